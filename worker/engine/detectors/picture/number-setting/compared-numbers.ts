import { median } from '../../../statistics.js';
import type { PlacedWord } from './placed-words.js';

/** By how much a trait of a number differs from its peers', and by how much one of them does; pixels. */
export interface Deviation {
  own: number;
  usual: number;
}

/** A number beside others. Deviations are null where they cannot be told. */
export interface ComparedNumber {
  number: PlacedWord;
  /** Beside the others of its list; null without enough of them. */
  list: ComparedInList | null;
  /** The line it stands on, from that of the word next to it. */
  beside: Deviation | null;
}

export interface ComparedInList {
  /** Natural logarithms of its weight and contrast over those of its peers; difference of tint. */
  bolder: number;
  stronger: number;
  tinted: number;
  /** Height of its digits; only between two numbers of its list. */
  size: Deviation | null;
  /** The line it stands on, from that of the words in its row. */
  level: Deviation | null;
}

const PEERS_MIN = 3;
/** From so many peers on, one may deviate as the number does: forgers change a total too. */
const PEERS_MANY = 8;

/** Natural logarithms: larger differences are another style, not the list's. */
const HEIGHT_SLACK = 0.25;
const CONTRAST_SLACK = 0.3;
/** ... and of numbers of one size. */
const SIZE_SLACK = 0.06;

/** Numbers of one column have this share of the narrower in common. */
const COMMON_MIN = 0.5;

/** A word and how far it stands below the nearest words of its row, to the left and right; null without one. */
interface RowWord extends PlacedWord {
  below: readonly [left: number | null, right: number | null];
}

/** Each is compared with all others. */
export const NUMBERS_MAX = 400;

/** The amounts and dates of a page, in page order; its first `NUMBERS_MAX`. */
export function comparedNumbers(placed: readonly PlacedWord[]): ComparedNumber[] {
  const words = placed.map((word): RowWord => ({
    ...word,
    below: [belowNext(word, placed, -1), belowNext(word, placed, 1)],
  }));
  const numbers = words.filter(isNumber).slice(0, NUMBERS_MAX);
  const compares = new Set(numbers);
  const besides = words.map((word) => besideOf(word, words));
  return words.flatMap((number, at): ComparedNumber[] => {
    if (!compares.has(number)) return [];
    const compared = {
      number,
      list: inList(number, numbers),
      beside: areAlike(number.digits) ? amongOthers(besides, at, number.height) : null,
    };
    return (compared.list ?? compared.beside) ? [compared] : [];
  });
}

const isNumber = ({ kind }: PlacedWord): boolean => kind === 'amount' || kind === 'date';

function inList(number: RowWord, numbers: readonly RowWord[]): ComparedInList | null {
  const peers = numbers.filter((other) => other !== number && isPeer(number, other));
  if (peers.length < PEERS_MIN) return null;
  const of = (trait: (one: PlacedWord) => number): number => median(peers.map(trait));
  return {
    bolder: Math.log(number.weight / of(({ weight }) => weight)),
    stronger: Math.log(number.contrast / of(({ contrast }) => contrast)),
    tinted: Math.hypot(
      number.tint.blue - of(({ tint }) => tint.blue),
      number.tint.red - of(({ tint }) => tint.red),
    ),
    size: isInRegularList(number, peers) ? sizeOf(number, peers) : null,
    level: levelOf(number, peers.filter(isAsHighAs(number))),
  };
}

/** Minimum number of others on the page by which a number is judged that is in no list. */
const OTHERS_MIN = 5;

/** One share of its height beside those of all others; null where it has none, or too many others. */
function amongOthers(
  shares: readonly (number | null)[],
  at: number,
  height: number,
): Deviation | null {
  const own = shares[at]!;
  const others = shares.filter((share, index) => index !== at && share !== null) as number[];
  if (own === null || others.length < OTHERS_MIN) return null;
  return { own: own * height, usual: usualOf(others) * height };
}

/** Words of one run are apart by this share of their height at most. */
const BLANK_MAX = 0.8;

const WORD = /[\p{L}\p{N}]{2}/u;
/** The sign of a currency often comes from another font, and stands off by less than this share of the height. */
const SIGN_SHARE = 0.12;

/** How far a word stands above or below the nearest one of its run, of its height; null without one. */
function besideOf(word: PlacedWord, words: readonly PlacedWord[]): number | null {
  let [nearest, least]: [PlacedWord | null, number] = [null, BLANK_MAX * word.height];
  for (const other of words) {
    if (other === word || !areInRow(word, other)) continue;
    if (Math.abs(Math.log(other.contrast / word.contrast)) > CONTRAST_SLACK) continue;
    const away = Math.max(other.left - word.right, word.left - other.right);
    if (away >= 0 && away < least) [nearest, least] = [other, away];
  }
  if (nearest === null) return null;
  const off = Math.abs(word.base - nearest.base) / word.height;
  return WORD.test(nearest.text) || off > SIGN_SHARE ? off : null;
}

/**
 * Maximum difference in height of the digits of a number. With a larger one some reach below the
 * line, as old-style figures do, or one is another character.
 */
const DIGIT_SPREAD = 0.15;

function areAlike(digits: PlacedWord['digits']): boolean {
  const heights = digits.map(({ top, bottom }) => bottom - top);
  const usual = median(heights);
  return heights.every((one) => Math.abs(one - usual) <= DIGIT_SPREAD * usual);
}

const isPeer = (one: PlacedWord, other: PlacedWord): boolean =>
  one.kind === other.kind &&
  commonOf(one, other) >= COMMON_MIN * Math.min(one.right - one.left, other.right - other.left) &&
  Math.abs(Math.log(one.height / other.height)) <= HEIGHT_SLACK &&
  Math.abs(Math.log(one.contrast / other.contrast)) <= CONTRAST_SLACK;

const commonOf = (one: PlacedWord, other: PlacedWord): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

const isAsHighAs =
  (one: PlacedWord) =>
  (other: PlacedWord): boolean =>
    Math.abs(Math.log(one.height / other.height)) <= SIZE_SLACK;

/** Deviation of the height of its digits; null where they touch, in it or in too many others. */
function sizeOf(number: PlacedWord, peers: readonly PlacedWord[]): Deviation | null {
  const own = heightOfDigits(number);
  const others = peers.flatMap((peer) => heightOfDigits(peer) ?? []);
  if (own === null || others.length < PEERS_MIN) return null;
  return deviation(own, others, (one) => one);
}

const heightOfDigits = ({ digits }: PlacedWord): number | null =>
  digits.length === 0 || !areAlike(digits)
    ? null
    : median(digits.map(({ top, bottom }) => bottom - top));

/** Rows of one list are as far apart from each other, to this factor. */
const STEPS_MAX = 1.45;

/** Whether a number of its list stands above and one below it, both as far away: boxes and totals stand apart. */
function isInRegularList({ base }: PlacedWord, peers: readonly PlacedWord[]): boolean {
  const up = Math.min(...peers.flatMap((peer) => (peer.base < base ? base - peer.base : [])));
  const down = Math.min(...peers.flatMap((peer) => (peer.base > base ? peer.base - base : [])));
  return Number.isFinite(up + down) && Math.max(up, down) <= STEPS_MAX * Math.min(up, down);
}

function deviation<T>(own: T, peers: readonly T[], trait: (one: T) => number): Deviation {
  const values = peers.map(trait);
  const middle = median(values);
  return {
    own: Math.abs(trait(own) - middle),
    usual: usualOf(values.map((value) => Math.abs(value - middle))),
  };
}

const usualOf = (deviations: number[]): number =>
  deviations.sort((a, b) => b - a)[deviations.length >= PEERS_MANY ? 1 : 0]!;

/** Words are in one row when they have this share of the lower one's height in common. */
const ROW_SHARE = 0.6;

/**
 * How far a number stands below the nearest word on one side, in the side where its list agrees most;
 * null where it stands level with a word of its row, as blocks of one column may be set in two ways.
 */
function levelOf(number: RowWord, peers: readonly RowWord[]): Deviation | null {
  let best: Deviation | null = null;
  for (const [side, own] of number.below.entries()) {
    if (own === null) continue;
    if (Math.abs(own) <= LEVEL_SHARE * number.height) return null;
    if (Math.abs(own) > LINE_SHARE * number.height) continue;
    const others = peers.flatMap(({ below }) => below[side] ?? []);
    if (others.length < PEERS_MIN) continue;
    const found = deviation(own, others, (one) => one);
    if (best === null || found.usual < best.usual) best = found;
  }
  return best;
}

/** Words are level that differ by this share of their height at most. */
const LEVEL_SHARE = 0.04;
/** A word further above or below is on another line of its cell: what is typed again is put near its place. */
const LINE_SHARE = 0.22;

export const areInRow = (one: PlacedWord, other: PlacedWord): boolean =>
  Math.min(one.base, other.base) - Math.max(one.top, other.top) >=
  ROW_SHARE * Math.min(one.height, other.height);

function belowNext(number: PlacedWord, words: readonly PlacedWord[], side: 1 | -1): number | null {
  let [nearest, least]: [PlacedWord | null, number] = [null, Infinity];
  for (const word of words) {
    const away = side === 1 ? word.left - number.right : number.left - word.right;
    if (away < 0 || away >= least || !areInRow(number, word)) continue;
    [nearest, least] = [word, away];
  }
  return nearest === null ? null : number.base - nearest.base;
}
