import type { PixelRect } from '../../../evidence/geometry.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import { measureWords } from './measure-words.js';
import { wordFeatures } from './word-features.js';

export { WORD_FEATURES } from './word-features.js';

/** The words of a picture with the features that the layer weighs, in the order of WORD_FEATURES. */
export function measuredWords(
  picture: PagePicture,
): { box: PixelRect; features: ArrayLike<number> }[] {
  const words = measureWords(picture, pageInkOf(picture));
  return wordFeatures(words).map((features, index) => ({ box: words[index]!.word, features }));
}
