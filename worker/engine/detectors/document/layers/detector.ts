import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import { type HiddenLayer, hiddenLayers } from '../../../pdf/forensics/occlusion/hidden-layers.js';
import { excerpt, hasDigit, wordCount } from '../../../pdf/forensics/occlusion/quoted.js';

const FINDINGS_MAX = 10;

/**
 * Optional content that is switched off and holds text, above all where other
 * text is shown instead.
 */
export const layers = documentDetector({
  id: 'layers',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['occlusion'],
  detect({ occlusion }): Finding[] {
    return occlusion
      .flatMap((one) =>
        hiddenLayers(one).flatMap((layer): Finding[] => {
          const { hidden, shown } = layer;
          const { page } = one;
          const rect = shown.rect ?? hidden.rect;
          if (rect === null) return [];
          return [
            {
              code: 'layer_hides_content',
              values: {
                page: page.number,
                hidden: excerpt(hidden.text),
                shown: excerpt(shown.text),
              },
              confidence: sureness(layer),
              place: { page: page.number, rect },
              evidence: excerpt([hidden.text, shown.text].filter(Boolean).join(' -> ')),
            },
          ];
        }),
      )
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, FINDINGS_MAX);
  },
});

/** More words than this are a version of the whole page: another language, a drawing's layer. */
const SWAPPED_WORDS_MAX = 30;

/** A name has at most so many words. */
const NAME_WORDS_MAX = 4;

/**
 * One value in place of another is a swap; layers are meant for languages,
 * variants and print marks.
 */
function sureness({ hidden, shown, isVariant }: HiddenLayer): number {
  const isShort = wordCount(hidden.text) <= SWAPPED_WORDS_MAX;
  const isValue = hasDigit(hidden.text) && isShort;
  if (shown.text === '') return isValue ? 0.4 : 0.1;
  if (isValue && hasDigit(shown.text)) return 1;
  if (isVariant || !isShort) return 0.3;
  return wordCount(hidden.text) <= NAME_WORDS_MAX ? 0.8 : 0.6;
}
