import type { GlobalFonts as Fonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The faces that pdf.js ships, by the generic family that it falls back to. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  'sans-serif': ['Regular', 'Bold', 'Italic', 'BoldItalic'].map(
    (style) => `LiberationSans-${style}.ttf`,
  ),
  serif: ['', 'Bold', 'Italic', 'BoldItalic'].map((style) => `FoxitSerif${style}.pfb`),
  monospace: ['', 'Bold', 'Italic', 'BoldItalic'].map((style) => `FoxitFixed${style}.pfb`),
};

let registered = false;

/**
 * Lets pdf.js draw a font that a file lacks, and that is none of the standard fourteen, with a face
 * of its own. pdf.js asks its canvas for a generic family; the canvas knows none, so that the text
 * was drawn with whatever font of the system came first, and a page looked, and was judged,
 * otherwise on another machine. Once per process.
 *
 * @param pdfjsFile a file of the package pdfjs-dist: the canvas must be the one that pdf.js draws
 *   with
 * @param folder the package's standard fonts
 */
export function registerFallbackFonts(pdfjsFile: string, folder: string): void {
  if (registered) return;
  registered = true;
  const canvas: unknown = createRequire(pdfjsFile)('@napi-rs/canvas');
  const { GlobalFonts } = canvas as { GlobalFonts: typeof Fonts };
  for (const [family, files] of Object.entries(FACES))
    for (const file of files) GlobalFonts.registerFromPath(join(folder, file), family);
}
