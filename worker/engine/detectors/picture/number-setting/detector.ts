import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { isDrawnExactly } from '../drawn-exactly.js';
import { detectionOfOddNumbers } from '../odd-numbers.js';
import { abstain } from '../picture-detection.js';
import {
  areInRow,
  type ComparedInList,
  comparedNumbers,
  type ComparedNumber,
  type Deviation,
} from './compared-numbers.js';
import { placedWordsOf } from './placed-words.js';

/** Minimum deviations: pixels, and shares of the height of a digit. */
const LEAST = {
  size: { px: 0.6, share: 0.03 },
  level: { px: 0.7, share: 0.05 },
  beside: { px: 0.9, share: 0.05 },
};

/** Minimum deviation in those of any other number of the list, and from which on it is certain. */
const TIMES_MIN = 3;
const TIMES_CERTAIN = 8;

/** Lists in which others deviate by more than this share of a digit's height say nothing. */
const USUAL_MAX = 0.05;

/** Maximum differences from the list of a number that a program did not set apart. */
const BOLDER_MAX = 0.25;
const STRONGER_MAX = 0.1;
const TINTED_MAX = 0.15;

/**
 * Finds numbers that do not lie as others do. A program sets the numbers of a column in one size,
 * level with the words of their rows, and a number in a run of words on their line. A number that
 * somebody covered and typed again is larger or smaller by a few hundredths, or stands a few pixels
 * higher or lower. Only of pages as they were drawn: scans
 * set their numbers askew, and some have paper as flat as a compressed screen's.
 */
export const numberSetting = pictureDetector({
  id: 'number-setting',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  detect({ picture, lines }, signal) {
    if (picture.orientation !== 1) return abstain('turned');
    if (!isDrawnExactly(picture)) return abstain('not drawn, or compressed since');
    signal.throwIfAborted();
    const words = placedWordsOf(picture, lines);
    signal.throwIfAborted();
    const compared = comparedNumbers(words);
    const figures = { words: words.length, compared: compared.length };
    if (compared.length === 0) return abstain('too few numbers', figures);
    const odd = withoutNeighbours(
      compared
        .map((one) => ({ one, times: timesOf(one) }))
        .filter(({ times }) => Math.max(times.own, times.inRow) >= TIMES_MIN),
    );
    return detectionOfOddNumbers(
      picture,
      'number_set_otherwise',
      odd.map(({ one, times }) => ({ area: one.number.area, times: mostOf(times) })),
      { least: TIMES_MIN, certain: TIMES_CERTAIN },
      figures,
    );
  },
});

const isOfOneStyle = ({ bolder, stronger, tinted }: ComparedInList): boolean =>
  Math.abs(bolder) <= BOLDER_MAX && Math.abs(stronger) <= STRONGER_MAX && tinted <= TINTED_MAX;

/** How many times more a number deviates than others: in itself, and from the words of its row. */
interface Times {
  own: number;
  inRow: number;
}

const mostOf = ({ own, inRow }: Times): number => Math.max(own, inRow);

function timesOf({ number, list, beside }: ComparedNumber): Times {
  const times = (deviation: Deviation | null, { px, share }: { px: number; share: number }) => {
    const least = Math.max(px, share * number.height);
    return deviation === null ||
      deviation.own < least ||
      deviation.usual > USUAL_MAX * number.height
      ? 0
      : deviation.own / Math.max(deviation.usual, least / TIMES_MIN);
  };
  const listed = list !== null && isOfOneStyle(list) ? list : null;
  return {
    own: times(listed?.size ?? null, LEAST.size),
    inRow: Math.max(times(listed?.level ?? null, LEAST.level), times(beside, LEAST.beside)),
  };
}

interface Odd {
  one: ComparedNumber;
  times: Times;
}

/** Without numbers that are off only from another odd one in their row: the one that is off by itself, or more. */
const withoutNeighbours = (odd: readonly Odd[]): Odd[] =>
  odd.filter(
    ({ one, times }) =>
      times.own >= TIMES_MIN ||
      !odd.some(
        (other) =>
          other.one !== one &&
          areInRow(other.one.number, one.number) &&
          (other.times.own >= TIMES_MIN || other.times.inRow > times.inRow),
      ),
  );
