import { median } from '../../../statistics.js';
import type { Digit, NumberWord } from '../typeface/number-words.js';

/** How surprising it is that no digit of an amount or date is drawn like another on the page. */
export interface WordTwins {
  word: NumberWord;
  /** Number of its digits that have peers. */
  digits: number;
  /** Number of those with a twin in another word. */
  twins: number;
  /**
   * Probability that none of its digits had a twin, by how many of the digits that it is compared
   * with have one: the product over its digits, 0 to 1.
   */
  chance: number;
  /** Mean share of its digits' peers that have a twin. */
  usual: number;
  /** Natural logarithms of weight and width over those of its digits' peers; difference of lean. */
  bolder: number;
  wider: number;
  leaning: number;
  /** Difference in ink colour from the median word, as a share of contrast. */
  tinted: number;
  /** How much darker its darkest ink is than its digits' peers', as a share of contrast. */
  darker: number;
}

/**
 * Maximum difference of two drawings of one digit that count as equal, as a share of contrast: equal
 * drawings differ by the rounding of colours, the next of four phases of a renderer by up to 0.25.
 */
const EQUAL_MAX = 0.06;

/** Minimum number of equal digits of its size and contrast that a digit is compared with. */
const PEERS_MIN = 4;
const HEIGHT_SLACK_PX = 1;
/** Natural logarithm. */
const CONTRAST_SLACK = 0.3;

/** Highest share of twins that a digit is expected to have. */
const USUAL_MAX = 0.97;

interface Seen {
  word: NumberWord;
  digit: Digit;
  hasTwin: boolean;
}

/** The words of at least `digitsMin` digits with peers, in page order. */
export function twinsOf(words: readonly NumberWord[], digitsMin: number): WordTwins[] {
  const byCharacter = new Map<string, Seen[]>();
  const byWord = words.map((word) =>
    word.digits.map((digit) => {
      const seen: Seen = { word, digit, hasTwin: false };
      const fellows = byCharacter.get(digit.character);
      if (fellows === undefined) byCharacter.set(digit.character, [seen]);
      else fellows.push(seen);
      return seen;
    }),
  );
  for (const fellows of byCharacter.values()) markTwins(fellows);
  const blue = median(words.map(({ tint }) => tint.blue));
  const red = median(words.map(({ tint }) => tint.red));
  return byWord.flatMap((digits): WordTwins[] => {
    const compared = digits.flatMap((seen) => {
      const peers = peersOf(seen, byCharacter.get(seen.digit.character)!);
      return peers.length < PEERS_MIN ? [] : [{ seen, ...usualOf(peers) }];
    });
    if (compared.length < digitsMin) return [];
    const { word } = compared[0]!.seen;
    return [
      {
        word,
        digits: compared.length,
        twins: compared.filter(({ seen }) => seen.hasTwin).length,
        chance: compared.reduce((all, { twins }) => all * (1 - Math.min(USUAL_MAX, twins)), 1),
        usual: compared.reduce((sum, { twins }) => sum + twins, 0) / compared.length,
        bolder: median(compared.map(({ seen, weight }) => Math.log(seen.digit.weight / weight))),
        wider: median(compared.map(({ seen, aspect }) => Math.log(seen.digit.aspect / aspect))),
        leaning: median(compared.map(({ seen, lean }) => seen.digit.lean - lean)),
        darker:
          median(compared.map(({ seen, darkest }) => darkestOf(seen) - darkest)) / word.contrast,
        tinted: Math.hypot(word.tint.blue - blue, word.tint.red - red),
      },
    ];
  });
}

function markTwins(fellows: readonly Seen[]): void {
  for (const [index, one] of fellows.entries())
    for (let at = index + 1; at < fellows.length; at++) {
      const other = fellows[at]!;
      if (one.word === other.word || (one.hasTwin && other.hasTwin)) continue;
      if (!areEqual(one, other)) continue;
      one.hasTwin = true;
      other.hasTwin = true;
    }
}

/** Equal in levels, or as shares of their contrast: text may be set in two colours. */
function areEqual(one: Seen, other: Seen): boolean {
  const [a, b] = [one.digit.drawn, other.digit.drawn];
  if (a.width !== b.width || a.ink.length !== b.ink.length) return false;
  const [ofOne, ofOther] = [one.word.contrast, other.word.contrast];
  const levels = EQUAL_MAX * Math.max(ofOne, ofOther);
  let [sameLevels, sameShares] = [true, true];
  for (let at = 0; at < a.ink.length && (sameLevels || sameShares); at++) {
    const [mine, its] = [a.ink[at]!, b.ink[at]!];
    sameLevels &&= Math.abs(mine - its) <= levels;
    sameShares &&= Math.abs(mine / ofOne - its / ofOther) <= EQUAL_MAX;
  }
  return sameLevels || sameShares;
}

const peersOf = ({ word, digit }: Seen, fellows: readonly Seen[]): Seen[] =>
  fellows.filter(
    (other) =>
      other.word !== word &&
      Math.abs(other.digit.height - digit.height) <= HEIGHT_SLACK_PX &&
      Math.abs(Math.log(other.word.contrast / word.contrast)) <= CONTRAST_SLACK,
  );

const usualOf = (peers: readonly Seen[]) => ({
  // As if half a digit more had one, of one more: a few peers prove no certainty.
  twins: (peers.filter(({ hasTwin }) => hasTwin).length + 0.5) / (peers.length + 1),
  weight: median(peers.map(({ digit }) => digit.weight)),
  aspect: median(peers.map(({ digit }) => digit.aspect)),
  lean: median(peers.map(({ digit }) => digit.lean)),
  darkest: median(peers.map(darkestOf)),
});

/** Of its word, grey levels. */
const darkestOf = ({ word }: Seen): number => word.darkest;
