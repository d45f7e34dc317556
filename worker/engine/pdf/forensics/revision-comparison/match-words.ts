import type { Area } from '../../../evidence/geometry.js';
import type { VisibleWord } from './visible-page.js';

/** The words that two states of a page share, and those that differ. */
export interface WordMatch {
  gone: VisibleWord[];
  come: VisibleWord[];
  /** Old word to the matching new word, and the reverse. */
  newOf: Map<VisibleWord, VisibleWord>;
  oldOf: Map<VisibleWord, VisibleWord>;
}

/** A word within this distance, in ems, did not move: programs round, and fonts differ in their boxes. */
const SAME_PLACE_EM = 0.4;

/**
 * Largest shift of a number along its line, in ems, when the line is reset; further away is
 * another column.
 */
const SLIDE_NUMBER_EM = 3;
const SLIDE_WORD_EM = 10;

/** This many words that moved together, or keep their order, are a moved block. */
const BLOCK_WORDS_MIN = 4;

/** Displacements that differ by less than this, in points, are the same. */
const MOVED_ALIKE_PT = 2;

/** Limits the work of comparing orders: the product of both word counts. */
const ORDER_PAIRS_MAX = 1_000_000;

/**
 * Matches the words of two states of a page: in the same place, shifted along their line,
 * moved as a block, or reflowed into other lines in the same order.
 */
export function matchWords(old: readonly VisibleWord[], now: readonly VisibleWord[]): WordMatch {
  const newOf = new Map<VisibleWord, VisibleWord>();
  const oldOf = new Map<VisibleWord, VisibleWord>();
  const pair = (before: VisibleWord, after: VisibleWord): void => {
    newOf.set(before, after);
    oldOf.set(after, before);
  };
  const left = (): { gone: VisibleWord[]; come: VisibleWord[] } => ({
    gone: old.filter((word) => !newOf.has(word)),
    come: now.filter((word) => !oldOf.has(word)),
  });

  pairNearest(left(), pair, (a, b) => {
    const away = apart(a, b);
    return Math.hypot(away.x, away.y) <= SAME_PLACE_EM * a.em ? away : null;
  });
  pairBlocks(left(), pair);
  pairNearest(left(), pair, (a, b) => {
    const away = apart(a, b);
    const slide = /\d/.test(a.text) ? SLIDE_NUMBER_EM : SLIDE_WORD_EM;
    return Math.abs(away.y) <= SAME_PLACE_EM * a.em && Math.abs(away.x) <= slide * a.em
      ? away
      : null;
  });
  pairInOrder(left(), pair);
  return { ...left(), newOf, oldOf };
}

type Pair = (before: VisibleWord, after: VisibleWord) => void;
interface Left {
  gone: VisibleWord[];
  come: VisibleWord[];
}

const middle = ({ left, right, top, bottom }: Area): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/**
 * Distance between two words, at the edge they share best: numbers are right-aligned, words
 * left-aligned.
 */
export function apart(a: VisibleWord, b: VisibleWord): { x: number; y: number } {
  const xs = [
    b.area.left - a.area.left,
    b.area.right - a.area.right,
    middle(b.area).x - middle(a.area).x,
  ];
  const x = xs.reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least));
  return { x, y: middle(b.area).y - middle(a.area).y };
}

function byText(words: readonly VisibleWord[]): Map<string, VisibleWord[]> {
  const groups = new Map<string, VisibleWord[]>();
  for (const word of words) {
    const key = plain(word.text);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [word]);
    else group.push(word);
  }
  return groups;
}

/** Normalises characters that look alike, and brackets, which mirror with the direction of their line. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\s]/g, '')
    .replace(/[\u2010-\u2015\u2212\u05be]/g, '-')
    .replace(/[\u2018\u2019\u05f3`´]/g, "'")
    .replace(/[\u201c-\u201f\u05f4]/g, '"')
    .replace(/[)\]}]/g, (bracket) => ({ ')': '(', ']': '[', '}': '{' })[bracket] ?? bracket);

/** Pairs tried per word; bounds the work when the same text occurs many times on a page. */
const TRIES_MAX = 300;

function pairNearest(
  { gone, come }: Left,
  pair: Pair,
  away: (a: VisibleWord, b: VisibleWord) => { x: number; y: number } | null,
): void {
  const groups = byText(come);
  const taken = new Set<VisibleWord>();
  for (const word of gone) {
    let nearest: VisibleWord | null = null;
    let least = Infinity;
    let tries = 0;
    for (const other of groups.get(plain(word.text)) ?? []) {
      if (taken.has(other)) continue;
      if (++tries > TRIES_MAX) break;
      const by = away(word, other);
      const distance = by === null ? Infinity : Math.hypot(by.x, by.y);
      if (distance < least) [nearest, least] = [other, distance];
    }
    if (nearest === null) continue;
    taken.add(nearest);
    pair(word, nearest);
  }
}

/** Words that all moved by the same distance are a moved block with unchanged content. */
function pairBlocks({ gone, come }: Left, pair: Pair): void {
  const groups = byText(come);
  const votes = new Map<string, { a: VisibleWord; b: VisibleWord }[]>();
  for (const a of gone) {
    for (const b of (groups.get(plain(a.text)) ?? []).slice(0, BLOCK_TRIES_MAX)) {
      const { x, y } = displacement(a, b);
      const key = `${Math.round(x / MOVED_ALIKE_PT)} ${Math.round(y / MOVED_ALIKE_PT)}`;
      const vote = votes.get(key);
      if (vote === undefined) votes.set(key, [{ a, b }]);
      else vote.push({ a, b });
    }
  }
  const [paired, taken] = [new Set<VisibleWord>(), new Set<VisibleWord>()];
  const strongest = [...votes.values()].sort((one, other) => other.length - one.length);
  for (const vote of strongest) {
    if (vote.length < BLOCK_WORDS_MIN) break;
    const free = vote.filter(({ a, b }) => !paired.has(a) && !taken.has(b));
    // A column of numbers that moved down a row has a different meaning.
    const hasWords = free.filter(({ a }) => /\p{L}{2}/u.test(a.text)).length >= free.length / 4;
    if (free.length < BLOCK_WORDS_MIN || !hasWords) continue;
    for (const { a, b } of free) {
      if (paired.has(a) || taken.has(b)) continue;
      paired.add(a);
      taken.add(b);
      pair(a, b);
    }
  }
}

const BLOCK_TRIES_MAX = 12;

const displacement = (a: VisibleWord, b: VisibleWord): { x: number; y: number } => ({
  x: b.area.left - a.area.left,
  y: middle(b.area).y - middle(a.area).y,
});

/** Reflowed text: runs of words in the same order in both states. */
function pairInOrder({ gone, come }: Left, pair: Pair): void {
  if (gone.length * come.length > ORDER_PAIRS_MAX) return;
  const runs: { a: number; b: number; length: number }[] = [];
  const texts = come.map(({ text }) => plain(text));
  const lengths = new Map<number, number>();
  gone.forEach(({ text }, a) => {
    const key = plain(text);
    // Backwards, so that the values of the previous row are not yet overwritten.
    for (let b = come.length - 1; b >= 0; b--) {
      if (texts[b] !== key) {
        lengths.delete(b);
        continue;
      }
      const length = (b > 0 ? (lengths.get(b - 1) ?? 0) : 0) + 1;
      lengths.set(b, length);
      if (length >= BLOCK_WORDS_MIN) runs.push({ a: a - length + 1, b: b - length + 1, length });
    }
  });
  const [paired, taken] = [new Set<number>(), new Set<number>()];
  for (const run of runs.sort((one, other) => other.length - one.length)) {
    for (let index = 0; index < run.length; index++) {
      const [a, b] = [run.a + index, run.b + index];
      const [before, after] = [gone[a], come[b]];
      if (paired.has(a) || taken.has(b) || before === undefined || after === undefined) continue;
      paired.add(a);
      taken.add(b);
      pair(before, after);
    }
  }
}
