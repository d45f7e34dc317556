import type { TextShowOperator } from '../../../evidence/drawn-page.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';

/** A value that the file writes differently from all other text in its font. */
export interface OddValue {
  words: TypesetWord[];
  /** In how many habits it differs, at least 2. */
  ways: number;
}

/** Habits of how a program writes text operators; a program keeps them throughout a document. */
const HABITS: readonly ((show: TextShowOperator) => string)[] = [
  ({ operator }) => operator,
  ({ strings }) => strings,
  ({ placedBy }) => placedBy ?? '',
  ({ depth }) => String(depth),
  ({ fontSetHere }) => String(fontSetHere),
  ({ decimals }) => (decimals > DECIMALS_USUAL_MAX ? 'many' : 'few'),
];

/** Programs round coordinates to so many decimals; libraries that do not round write many more. */
const DECIMALS_USUAL_MAX = 3;

/** Fewer pieces of text, or words in them, do not show a habit: letter-spaced words are drawn letter by letter. */
const SHOWS_MIN = 15;

/** One difference happens by chance; no program deviates from itself in two habits at once. */
const WAYS_MIN = 2;
const WORDS_MAX = 6;

/** No edit leaves more; this bounds the work on a hostile file. */
const ODD_MAX = 50;

interface Piece {
  page: TypesetPage;
  index: number;
  show: TextShowOperator;
}

/**
 * The one piece of text in a font that is written differently from all others,
 * if it is a value.
 */
export function oddValues(pages: readonly TypesetPage[]): Map<TypesetPage, OddValue[]> {
  const found = new Map<TypesetPage, OddValue[]>();
  const odd = byFont(pages)
    .flatMap((pieces) => [...loners(pieces)])
    .filter(([, ways]) => ways >= WAYS_MIN);
  for (const [{ page, index }, ways] of odd.slice(0, ODD_MAX)) {
    const words = page.words.filter(({ all }) => all.some(({ textShow: show }) => show === index));
    const isValue = words.some(({ text }) => /\d/.test(text)) && words.length <= WORDS_MAX;
    if (isValue && !isScanLine(words, page))
      found.set(page, [...(found.get(page) ?? []), { words, ways }]);
  }
  return found;
}

/** "0000372561993341008 000000246534000004000 17": the line of a coupon that machines read, set as no other text is. */
function isScanLine([word]: readonly TypesetWord[], page: TypesetPage): boolean {
  const line = word ? (page.lines[word.line] ?? []) : [];
  const digits = line.map(({ text }) => text).join('');
  return /^\d+$/.test(digits) && digits.length >= SCAN_LINE_DIGITS_MIN;
}

/** More than an account number of any country has. */
const SCAN_LINE_DIGITS_MIN = 25;

function byFont(pages: readonly TypesetPage[]): Piece[][] {
  const fonts = new Map<number | null, Piece[]>();
  for (const page of pages)
    page.page.textShows?.forEach((show, index) => {
      // Another program often wrote the form.
      if (show.form !== null) return;
      const pieces = fonts.get(show.fontObject) ?? [];
      pieces.push({ page, index, show });
      fonts.set(show.fontObject, pieces);
    });
  const words = wordsByFont(pages);
  return [...fonts]
    .filter(([font, { length }]) => Math.min(length, words.get(font) ?? 0) >= SHOWS_MIN)
    .map(([, pieces]) => pieces);
}

function wordsByFont(pages: readonly TypesetPage[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const { page, words } of pages)
    for (const { all } of words) {
      const font = page.textShows?.[all[0]?.textShow ?? -1]?.fontObject ?? null;
      counts.set(font, (counts.get(font) ?? 0) + 1);
    }
  return counts;
}

/** For each piece, the number of habits in which it alone differs and all others agree. */
function loners(pieces: readonly Piece[]): Map<Piece, number> {
  const ways = new Map<Piece, number>();
  for (const habit of HABITS) {
    const kinds = new Map<string, Piece[]>();
    for (const piece of pieces) {
      const kind = habit(piece.show);
      const like = kinds.get(kind) ?? [];
      like.push(piece);
      kinds.set(kind, like);
    }
    if (kinds.size !== 2) continue;
    for (const [piece, ...more] of kinds.values())
      if (piece !== undefined && more.length === 0) ways.set(piece, (ways.get(piece) ?? 0) + 1);
  }
  return ways;
}
