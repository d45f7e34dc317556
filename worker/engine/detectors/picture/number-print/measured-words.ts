import type { Line } from '../../../evidence/page.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import { printedWordsOf } from './printed-words.js';
import { type NumberFeatures, wordFeaturesOf } from './word-features.js';
import { wordTraitsOf } from './word-traits.js';

export { WORD_FEATURES } from './word-features.js';

/** A number of a page. */
export interface MeasuredNumber extends NumberFeatures {
  text: string;
  /** Pixels of the picture as stored. */
  box: PixelRect;
}

/** The numbers of a picture that was read, with what the layer weighs of each. */
export function measuredNumbers(picture: PagePicture, lines: readonly Line[]): MeasuredNumber[] {
  const ink = pageInkOf(picture);
  const words = printedWordsOf(picture, ink, lines);
  const features = wordFeaturesOf(words, wordTraitsOf(picture, ink, words));
  return words.flatMap(({ text, area }, index): MeasuredNumber[] => {
    const own = features[index] ?? null;
    return own === null ? [] : [{ text, box: area, ...own }];
  });
}
