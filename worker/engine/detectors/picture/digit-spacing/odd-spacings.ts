import { median } from '../../../statistics.js';
import type { SetNumber } from './set-numbers.js';
import { fitSpacing, pairsOf, type SpacingModel, WITH_DIGIT_MIN } from './spacing-model.js';

/** A number beside the others of its style. */
export interface ComparedNumber {
  number: SetNumber;
  /** Whether hardly another number has its style; then it is compared with the nearest style. */
  isAlone: boolean;
  /** Numbers of the style that it is compared with. */
  peers: number;
  /** Natural logarithms of its weight and contrast over those of its peers. */
  bolder: number;
  stronger: number;
  /** Whether its peers have all their digits at whole pixels, as some programs draw them. */
  areAtWholePixels: boolean;
  /** How far a character lies from where its number should have it, along it; and across it. */
  along: Deviation;
  across: Deviation;
}

/** Pixels. */
export interface Deviation {
  /** Of the number. */
  own: number;
  /** Of the number that deviates most among its peers; most but one, where there are many. */
  usual: number;
}

/** Maximum differences of one style: pixels, natural logarithms. */
const HEIGHT_SLACK_PX = 0.5;
const WEIGHT_SLACK = 0.25;
const CONTRAST_SLACK = 0.25;

const PEERS_MIN = 5;
/** From so many peers on, one may deviate as the number does: forgers change a total too. */
const PEERS_MANY = 8;

/** The numbers of a page with enough others of their style, in page order. */
export function comparedNumbers(numbers: readonly SetNumber[]): ComparedNumber[] {
  return numbers.flatMap((number): ComparedNumber[] => {
    const alike = numbers.filter((other) => other !== number && areOfOneStyle(number, other));
    const isAlone = alike.length <= FELLOWS_MAX;
    const style = isAlone ? nearestStyle(number, numbers) : alike;
    const isWhole = separateIn(style);
    const peers = style.filter(isWhole);
    if (peers.length < PEERS_MIN || !isWhole(number)) return [];
    const model = fitSpacing(peers, number.text);
    if (model === null) return [];
    const levels = digitLevels(peers);
    const compare = (measure: (one: SetNumber) => number | null): Deviation => ({
      own: measure(number) ?? 0,
      usual: usualOf(peers.map((peer) => measure(peer) ?? 0)),
    });
    return [
      {
        number,
        isAlone,
        peers: peers.length,
        bolder: Math.log(number.weight / median(peers.map(({ weight }) => weight))),
        stronger: Math.log(number.contrast / median(peers.map(({ contrast }) => contrast))),
        areAtWholePixels: alignmentOf(peers) >= WHOLE_MIN,
        along: compare((one) => placeError(one, model)),
        across: compare((one) => levelError(one, levels)),
      },
    ];
  });
}

/** Of alignmentOf(). */
const WHOLE_MIN = 0.85;

/**
 * How alike the fractions of pixels are at which equal digits lie: 1 for one fraction, 0 for any.
 * Mean length of the mean direction, by digit.
 */
function alignmentOf(numbers: readonly SetNumber[]): number {
  const turns = new Map<string, number[]>();
  for (const { left, marks } of numbers)
    for (const { character, isDigit, x } of marks)
      if (isDigit)
        turns.set(character, [...(turns.get(character) ?? []), 2 * Math.PI * (left + x)]);
  let [sum, count] = [0, 0];
  for (const all of turns.values()) {
    if (all.length < 3) continue;
    const [cosine, sine] = [Math.cos, Math.sin].map((of) =>
      all.reduce((total, turn) => total + of(turn), 0),
    );
    sum += Math.hypot(cosine!, sine!);
    count += all.length;
  }
  return count === 0 ? 0 : sum / count;
}

const areOfOneStyle = (one: SetNumber, other: SetNumber): boolean =>
  Math.abs(one.height - other.height) <= HEIGHT_SLACK_PX &&
  Math.abs(Math.log(one.weight / other.weight)) <= WEIGHT_SLACK &&
  Math.abs(Math.log(one.contrast / other.contrast)) <= CONTRAST_SLACK;

/** Maximum number of others in a style that is none: a forger may change two numbers. */
const FELLOWS_MAX = 1;

/** Natural logarithm of heights: beyond it a size is a choice. */
const NEAR_SLACK = 0.16;

/** The largest style among the numbers that are nearly as large, as heavy and as dark. */
function nearestStyle(number: SetNumber, numbers: readonly SetNumber[]): SetNumber[] {
  const near = numbers.filter(
    (other) =>
      other !== number &&
      Math.abs(Math.log(other.height / number.height)) <= NEAR_SLACK &&
      Math.abs(Math.log(other.weight / number.weight)) <= WEIGHT_SLACK &&
      Math.abs(Math.log(other.contrast / number.contrast)) <= CONTRAST_SLACK,
  );
  let largest: SetNumber[] = [];
  for (const centre of near) {
    const style = near.filter((other) => areOfOneStyle(centre, other));
    if (style.length > largest.length) largest = style;
  }
  return largest;
}

/** Maximum difference of one character's width: more is another character, or a rule beside it. */
const WIDTH_SLACK_PX = 1.5;
const WIDTH_SLACK = 0.2;

/** Whether all characters of a number are as wide as they usually are in a style. */
function separateIn(style: readonly SetNumber[]): (number: SetNumber) => boolean {
  const widths = new Map<string, number[]>();
  for (const { marks } of style)
    for (const { character, width } of marks)
      widths.set(character, [...(widths.get(character) ?? []), width]);
  const usual = new Map([...widths].map(([character, all]) => [character, median(all)] as const));
  return ({ marks }) =>
    marks.every(({ character, width }) => {
      const one = usual.get(character) ?? width;
      return Math.abs(width - one) <= Math.max(WIDTH_SLACK_PX, WIDTH_SLACK * one);
    });
}

const usualOf = (deviations: number[]): number =>
  deviations.sort((a, b) => b - a)[deviations.length >= PEERS_MANY ? 1 : 0]!;

/** A gap wider by this share of a digit's height holds a blank, as some print after thousands. */
const BLANK_SHARE = 0.2;

/** Deviations of its pairs, in the order of its characters; null for pairs that are not known. */
const errorsOf = (number: SetNumber, model: SpacingModel): (number | null)[] =>
  pairsOf(number).map((pair) => {
    const expected = model.expected(pair);
    if (expected === null) return null;
    const error = pair.distance - expected;
    return error > BLANK_SHARE * number.height ? null : error;
  });

/** How far a character lies from where the first of its run says, pixels. */
function placeError(number: SetNumber, model: SpacingModel): number {
  let [most, run] = [0, 0];
  for (const error of errorsOf(number, model)) {
    run = error === null ? 0 : run + error;
    most = Math.max(most, Math.abs(run));
  }
  return most;
}

/** How far the ink of each digit lies below the middle of its number, pixels. */
function digitLevels(numbers: readonly SetNumber[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (let round = 0; round < 4; round++) {
    const below = new Map<string, number[]>();
    for (const number of numbers) {
      const digits = number.marks.filter(({ isDigit }) => isDigit);
      const middle = median(digits.map(({ character, y }) => y - (levels.get(character) ?? 0)));
      for (const { character, y } of digits)
        below.set(character, [...(below.get(character) ?? []), y - middle]);
    }
    for (const [character, all] of below)
      if (all.length >= WITH_DIGIT_MIN) levels.set(character, median(all));
  }
  return levels;
}

/** How far one digit lies above or below the others of its number, pixels. */
function levelError({ marks }: SetNumber, levels: ReadonlyMap<string, number>): number {
  const known = marks.flatMap(({ character, isDigit, y }) => {
    const level = levels.get(character);
    return isDigit && level !== undefined ? [y - level] : [];
  });
  if (known.length < 3) return 0;
  const middle = median(known);
  return Math.max(...known.map((level) => Math.abs(level - middle)));
}
