import { restoreBuiltins } from './builtins.js';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Loaded now and not with the first document, since it brings the same replacements.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/**
 * pdf.js without what it does to the rest of the process: its build for older browsers replaces
 * `Array.prototype.push` and the functions of JSON by slower ones, for corner cases that no part
 * of this program meets. Every other module imports its values from here.
 */
restoreBuiltins();

export { getDocument, OPS };
