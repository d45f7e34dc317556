import type { Area } from '../../../evidence/geometry.js';
import { plain } from './match-words.js';
import type { VisibleWord } from './visible-page.js';

/** Edges within this distance, in ems, are the same. */
const SAME_EDGE_EM = 0.15;

/** Height, in points, of the bands in which lines are looked up. */
const BAND_PT = 4;

/** No line has more words than this; bounds the work. */
const BAND_WORDS_MAX = 200;

/**
 * A longer value written over a shorter one may close the gap to the previous word, so that
 * both are read as one word. Splits off the part that the other state shows as a separate
 * word in the same place, so that only the value differs.
 */
export function cutAlike(
  words: readonly VisibleWord[],
  others: readonly VisibleWord[],
): VisibleWord[] {
  const bands = new Map<number, VisibleWord[]>();
  for (const other of others) {
    const band = bands.get(bandOf(other.area)) ?? [];
    if (band.length < BAND_WORDS_MAX) band.push(other);
    bands.set(bandOf(other.area), band);
  }
  const counts = new Map<number, number>();
  return words
    .flatMap((word) => {
      const band = bandOf(word.area);
      const near = [band - 1, band, band + 1].flatMap((one) => bands.get(one) ?? []);
      return cut(word, near);
    })
    .map((word) => {
      const at = counts.get(word.line) ?? 0;
      counts.set(word.line, at + 1);
      return { ...word, at };
    });
}

const bandOf = ({ top, bottom }: Area): number => Math.round((top + bottom) / 2 / BAND_PT);

function cut(word: VisibleWord, near: readonly VisibleWord[]): VisibleWord[] {
  // A word that both states show is not split.
  if (near.some((other) => plain(other.text) === plain(word.text))) return [word];
  for (const other of near) {
    const pieces = pieceOf(word, other);
    if (pieces !== null) return pieces;
  }
  return [word];
}

/** The word split in two, in reading order, where the other word is its beginning or end. */
function pieceOf(word: VisibleWord, other: VisibleWord): [VisibleWord, VisibleWord] | null {
  const slack = SAME_EDGE_EM * word.em;
  const isAtLeft = Math.abs(other.area.left - word.area.left) <= slack;
  const isAtRight = Math.abs(other.area.right - word.area.right) <= slack;
  const [long, short] = [word.text, other.text];
  if (isAtLeft === isAtRight || short.length >= long.length || word.carrier !== other.carrier)
    return null;
  const isFirst = isAtRight === /[\u0590-\u08ff]/.test(short);
  if (isFirst ? !long.startsWith(short) : !long.endsWith(short)) return null;
  // Digits added in front of a number change the number.
  const rest = isFirst ? long.slice(short.length) : long.slice(0, -short.length);
  const seam = isFirst ? `${short.at(-1)}${rest[0]}` : `${rest.at(-1)}${short[0]}`;
  if (/^[\d.,]{2}$/.test(seam)) return null;
  const area = isAtLeft
    ? { ...word.area, left: Math.min(other.area.right, word.area.right) }
    : { ...word.area, right: Math.max(other.area.left, word.area.left) };
  const own: VisibleWord = { ...word, text: short, area: other.area };
  const changed: VisibleWord = { ...word, text: rest, area };
  return isFirst ? [own, changed] : [changed, own];
}
