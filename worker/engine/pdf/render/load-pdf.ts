import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ScanFailure } from '../../../../core/errors.js';
import { getDocument } from '../pdfjs.js';
import type { FileRevision } from '../syntax/pdf-file.js';
import { boundPages, pagesBeyondBounds } from '../page/page-bounds.js';
import { registerFallbackFonts } from './fallback-fonts.js';

const require = createRequire(import.meta.url);
const packageFile = require.resolve('pdfjs-dist/package.json');
const packageFolder = dirname(packageFile);
const folder = (name: string): string => join(packageFolder, name, '/');

/**
 * Parses a PDF with pdf.js. pdf.js tries the empty user password itself, so files with
 * only an owner password open. Throws ScanFailure `password_required`, `corrupt_file` or
 * `too_many_pages`. Pages beyond the bounds are never drawn (`page-bounds.ts`); fonts that
 * the file lacks are drawn with pdf.js's own (`fallback-fonts.ts`). Takes ownership of the
 * bytes: do not use them afterwards.
 *
 * @param revision what the bytes hold, by our own reader
 */
export async function loadPdf(
  bytes: Uint8Array,
  revision: FileRevision | null,
  limits: { pagesMax: number; megapixelsMax: number },
): Promise<PDFDocumentProxy> {
  const leftOut = pagesBeyondBounds(revision);
  registerFallbackFonts(packageFile, folder('standard_fonts'));
  const task = getDocument({
    data: bytes,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    fontExtraProperties: true,
    maxImageSize: limits.megapixelsMax * 1e6,
    verbosity: 0,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy();
    throw asFailure(error);
  }
  if (document.numPages > limits.pagesMax) {
    await task.destroy();
    throw new ScanFailure('too_many_pages', `${document.numPages} pages`);
  }
  if (document.numPages < 1) {
    await task.destroy();
    throw new ScanFailure('corrupt_file', 'no pages');
  }
  boundPages(document, leftOut);
  return document;
}

/** Uses the name of the error only: its message may quote the document. */
function asFailure(error: unknown): ScanFailure {
  const name = error instanceof Error ? error.name : 'unknown';
  return name === 'PasswordException'
    ? new ScanFailure('password_required', name)
    : new ScanFailure('corrupt_file', name);
}
