import { createHash } from 'node:crypto';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Outline } from '../../evidence/drawn-page.js';

/** Maximum length of an outline; longer ones are pictures set as text. */
const NUMBERS_MAX = 20_000;

/** Cache by path object: pdf.js keeps each outline as long as the document. */
const known = new WeakMap<object, Outline | null>();

/**
 * The outline that pdf.js draws for a glyph; null for a Type 3 font, whose glyphs are
 * drawings, and for a glyph without ink.
 */
export function outlineOf(page: PDFPageProxy, font: string, char: string): Outline | null {
  const id = `${font}_path_${char}`;
  const cached: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  if (typeof cached !== 'object' || cached === null) return null;
  const read = known.get(cached);
  if (read !== undefined) return read;
  const outline = 'path' in cached ? outlineFrom(cached.path) : null;
  known.set(cached, outline);
  return outline;
}

function outlineFrom(path: unknown): Outline | null {
  if (!(path instanceof Float32Array) || path.length === 0 || path.length > NUMBERS_MAX)
    return null;
  // Copied, because the array may be a view of shared memory of pdf.js.
  const own = Float32Array.from(path);
  const bytes = new Uint8Array(own.buffer);
  return { digest: createHash('sha256').update(bytes).digest('base64'), path: own };
}
