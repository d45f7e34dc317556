import type { DrawnPage, DrawnWord, Glyph } from '../../../evidence/drawn-page.js';
import type { PdfFont } from '../../../evidence/fonts.js';
import { type PageToSet, shownLines } from './shown-lines.js';
import { type Script, scriptOf } from './script.js';
import { type Style, styleOf } from './style.js';
import { upperMedian } from '../../../statistics.js';

/**
 * A word, or the part of one that one font and one part of the file draws: what
 * it says, where, in which style, and when it was drawn. Points of the shown page.
 */
export interface SetWord {
  text: string;
  /** The whole word it is part of. */
  whole: string;
  script: Script;
  /** Letters and digits only, from left to right; signs are often borrowed from other fonts. */
  glyphs: readonly Glyph[];
  /** All glyphs of it. */
  all: readonly Glyph[];
  left: number;
  right: number;
  baseline: number;
  style: Style;
  /** Which content stream and form draws it; null when not told. */
  part: string | null;
  /** Its place among all words of the page in the order they are drawn, counted from 0. */
  rank: number;
  /** Index of its line on the page, and of itself in the line, both as seen. */
  line: number;
  at: number;
}

export interface SetPage {
  page: PageToSet;
  /** Lines top to bottom, words from left to right; only upright text of the page's own content. */
  lines: readonly (readonly SetWord[])[];
  words: readonly SetWord[];
  /** The same words in the order they are drawn. */
  drawn: readonly SetWord[];
}

/** Pages with more words are no pages of a business document; what comes after is not looked at. */
const WORDS_MAX = 20_000;

/** The pages of a document with their words; `fonts` are those of the file. */
export function setPages(pages: readonly PageToSet[], fonts: readonly PdfFont[]): SetPage[] {
  const byObject = new Map(fonts.map((font) => [font.object, font]));
  return pages.map((page) =>
    setPage(
      page,
      (glyph) => byObject.get(page.textShows?.[glyph.textShow]?.fontObject ?? -1) ?? null,
    ),
  );
}

type Describe = (glyph: Glyph) => PdfFont | null;

function setPage(page: PageToSet, describe: Describe): SetPage {
  const angle = usualAngle(page);
  const lines: SetWord[][] = [];
  let count = 0;
  for (const line of shownLines(page)) {
    const words = line.words
      .filter(({ glyphs }) => glyphs.every((one) => one.angleDeg === angle && !one.annotation))
      .flatMap((word) => setWords(page, word, describe))
      .sort((a, b) => a.left - b.left);
    if (words.length === 0 || count + words.length > WORDS_MAX) continue;
    words.forEach((word, at) => Object.assign(word, { line: lines.length, at }));
    lines.push(words);
    count += words.length;
  }
  const words = lines.flat();
  const drawn = [...words].sort((a, b) => firstOrder(a) - firstOrder(b));
  drawn.forEach((word, rank) => (word.rank = rank));
  return { page, lines, words, drawn };
}

function setWords(page: PageToSet, word: DrawnWord, describe: Describe): SetWord[] {
  const pieces: { part: string | null; glyphs: Glyph[] }[] = [];
  for (const glyph of word.glyphs) {
    const part = partOf(page, glyph);
    const last = pieces.at(-1);
    const before = last?.glyphs[0];
    if (last?.part === part && before?.font.id === glyph.font.id) last.glyphs.push(glyph);
    else pieces.push({ part, glyphs: [glyph] });
  }
  return pieces.flatMap(({ part, glyphs }) => {
    const text = pieces.length === 1 ? word.text : glyphs.map((one) => one.text).join('');
    return setWord({ text, whole: word.text, part }, glyphs, describe) ?? [];
  });
}

function setWord(
  said: Pick<SetWord, 'text' | 'whole' | 'part'>,
  all: readonly Glyph[],
  describe: Describe,
): SetWord | null {
  const glyphs = all
    .filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text))
    .sort((a, b) => a.left - b.left);
  const style = styleOf(glyphs, describe);
  if (style === null) return null;
  return {
    ...said,
    script: scriptOf(said.text),
    glyphs,
    all,
    left: Math.min(...all.map((glyph) => glyph.left)),
    right: Math.max(...all.map((glyph) => glyph.right)),
    baseline: upperMedian(glyphs.map((glyph) => glyph.baseline)) ?? 0,
    style,
    rank: 0,
    line: 0,
    at: 0,
  };
}

function partOf({ textShows: shows }: PageToSet, glyph: Glyph): string | null {
  const show = shows?.[glyph.textShow];
  return show === undefined ? null : `${show.stream} ${show.form ?? ''}`;
}

const firstOrder = ({ all }: SetWord): number =>
  all.reduce((least, { order }) => Math.min(least, order), Infinity);

function usualAngle({ glyphs }: PageToSet): number {
  const counts = new Map<number, number>();
  for (const { angleDeg } of glyphs) counts.set(angleDeg, (counts.get(angleDeg) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** The free space between two words of one line, in ems of the first; negative where they overlap. */
export const gapEm = (one: SetWord, other: SetWord): number =>
  Math.max(one.left - other.right, other.left - one.right) / one.style.size;

/** Headers and footers stand in the margins, two centimetres or so: this share of the page, above and below. */
const MARGIN_SHARE = 0.08;

export const isInMargin = ({ baseline }: SetWord, { height }: Pick<DrawnPage, 'height'>): boolean =>
  baseline < MARGIN_SHARE * height || baseline > (1 - MARGIN_SHARE) * height;
