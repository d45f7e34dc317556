import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { boxOf, printedWordsOf } from '../number-print/printed-words.js';
import { abstain } from '../picture-detection.js';
import { findInterrupted } from './find-interrupted.js';

/**
 * On none of 164 genuine first pages and 5 of 346 edited ones, each in its place
 * (docs/evaluation/forged-pictures.md).
 */
const CONFIDENCE = 0.9;

/** Lines interrupted at more numbers are how the page is made. */
const FOUND_MAX = 3;

/**
 * Finds ruled lines that stop at a number and go on behind it: whoever covers a number in a table or
 * a form to type another one often covers a piece of the line beside it. The gap survives printing,
 * scanning and compression.
 */
export const interruptedRules = pictureDetector({
  id: 'interrupted-rules',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  detect({ picture, lines }, signal) {
    if (picture.orientation !== 1) return abstain('the picture is stored turned');
    const ink = pageInkOf(picture);
    const numbers = printedWordsOf(picture, ink, lines).filter(({ isNumber }) => isNumber);
    if (numbers.length === 0) return abstain('no numbers');
    signal.throwIfAborted();
    const { width, height } = picture;
    const found = findInterrupted(
      { width, height, data: picture.grey() },
      ink.map,
      numbers.map(({ box, glyphs }) => ({ box, height: Math.max(...glyphs.map(({ h }) => h)) })),
    );
    const isFinding = found.length > 0 && found.length <= FOUND_MAX;
    const places = isFinding
      ? found.map(({ gap, words }) => boxOf([gap, ...words.map((at) => numbers[at]!.box)]))
      : [];
    const regions = places.map((area) => ({ area, score: 1 }));
    return {
      findings: places.map((area) => ({
        code: 'rule_interrupted',
        values: { page: picture.page },
        confidence: CONFIDENCE,
        place: picture.toPlace(area),
        evidence: null,
      })),
      score: isFinding ? 1 : 0,
      figures: { numbers: numbers.length, interrupted: found.length },
      regions,
      heatmap: heatmapOfRegions(picture, regions),
      abstained: null,
    };
  },
});
