import type { Page } from '../../../evidence/page.js';

/** With fewer words it is a picture with a caption, not a document that was read. */
const WORDS_MIN = 5;

/** Tesseract's mean confidence on clean scans is above .85, on unreadable photos below .6. */
const MEAN_CONFIDENCE_MIN = 0.6;

/** How far the absence of a text proves that it is not in the document. */
export function textQuality(pages: readonly Page[]): 'exact' | 'fair' | 'poor' {
  const words = pages.flatMap((page) => page.lines.flatMap((line) => line.words));
  if (words.length < WORDS_MIN) return 'poor';
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  if (mean < MEAN_CONFIDENCE_MIN) return 'poor';
  const unread = pages.some(({ textSource }) => textSource === 'none');
  return !unread && pages.every(({ textSource }) => textSource === 'text_layer') ? 'exact' : 'fair';
}
