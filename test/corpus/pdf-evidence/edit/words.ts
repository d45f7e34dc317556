import { compose, type Matrix } from '../../../../worker/engine/pdf/syntax/matrix.js';
import type { DrawnCode, Show } from './shows.js';

/**
 * The words of a page's text, whichever way its producer draws them: one
 * operation per word, several words per operation with offsets between them, or
 * letter by letter.
 */
export const readWords = (shows: readonly Show[]): Show[] => lettersJoined(shows.flatMap(wordsOf));

/** In font sizes: a wider gap separates words. */
const GAP_MIN_EM = 0.2;

/** One operation split at its spaces and wide gaps. */
function wordsOf(show: Show): Show[] {
  const words: Show[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) words.push(partOf(show, from, to));
  };
  show.codes.forEach(({ text, before }, index) => {
    if (text.trim() === '' && show.codes.length > 1) {
      close(index);
      from = index + 1;
    } else if (index > from && Math.abs(before) / 1000 > GAP_MIN_EM) {
      close(index);
      from = index;
    }
  });
  close(show.codes.length);
  return words;
}

const widthOf = (codes: readonly DrawnCode[]): number =>
  codes.reduce((total, { advance }) => total + advance, 0);

const along = (matrix: Matrix, x: number): Matrix => compose(matrix, [1, 0, 0, 1, x, 0]);

function partOf(show: Show, from: number, to: number): Show {
  const [first, ...others] = show.codes.slice(from, to);
  if (first === undefined || (from === 0 && to === show.codes.length)) return show;
  const jump = (-first.before / 1000) * show.size;
  const start = widthOf(show.codes.slice(0, from)) + jump;
  const codes = [{ ...first, before: 0, advance: first.advance - jump }, ...others];
  return {
    ...show,
    codes,
    text: codes.map(({ text }) => text).join(''),
    width: widthOf(codes),
    textMatrix: along(show.textMatrix, start),
    leading: [
      ...show.codes.slice(0, from),
      ...(first.before === 0 ? [] : [{ code: '', text: '', before: first.before, advance: jump }]),
    ],
    trailing: show.codes.slice(to),
    runsOn: to < show.codes.length ? false : show.runsOn,
  };
}

/** Joins single-letter operations that follow each other without a gap. */
function lettersJoined(words: readonly Show[]): Show[] {
  const joined: Show[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isSpace = word.text.trim() === '';
    if (last !== undefined && !isSpace && follows(last, word))
      joined[joined.length - 1] = both(last, word);
    else joined.push(word);
  }
  return joined.filter(({ text }) => text.trim() !== '');
}

const follows = (one: Show, next: Show): boolean => {
  const gap = next.textMatrix[4] - along(one.textMatrix, one.width)[4];
  return (
    one.textFrom === next.textFrom &&
    one.fontName === next.fontName &&
    one.size === next.size &&
    one.text.trim() !== '' &&
    one.trailing.length === 0 &&
    next.leading.length === 0 &&
    next.trailing.length === 0 &&
    Math.abs(one.textMatrix[5] - next.textMatrix[5]) < 0.01 &&
    Math.abs(gap) < GAP_MIN_EM * Math.abs(next.size * next.textMatrix[0])
  );
};

function both(one: Show, next: Show): Show {
  const gap = (next.textMatrix[4] - along(one.textMatrix, one.width)[4]) / one.textMatrix[0];
  const [first, ...others] = next.codes;
  if (first === undefined) return one;
  const before = first.before - (gap * 1000) / one.size;
  const moved = {
    ...first,
    before: Math.abs(before) < 1 ? 0 : before,
    advance: first.advance + gap,
  };
  return {
    ...one,
    to: next.to,
    text: one.text + next.text,
    codes: [...one.codes, moved, ...others],
    width: one.width + gap + next.width,
    runsOn: next.runsOn,
    lineAfter: next.lineAfter,
  };
}
