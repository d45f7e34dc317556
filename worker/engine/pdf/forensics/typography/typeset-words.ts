import type { DrawnPage, DrawnWord, Glyph } from '../../../evidence/drawn-page.js';
import type { PdfFont } from '../../../evidence/fonts.js';
import { visibleLines } from './visible-lines.js';
import type { PageToTypeset, TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { upperMedian } from '../../../statistics.js';
import { scriptOf } from './script.js';
import { styleOf } from './style.js';

/** No page of a business document has more words; further words are ignored. */
const WORDS_MAX = 20_000;

/** The pages of a document with their words; `fonts` are the fonts of the file. */
export function typesetPages(
  pages: readonly PageToTypeset[],
  fonts: readonly PdfFont[],
): TypesetPage[] {
  const byObject = new Map(fonts.map((font) => [font.object, font]));
  return pages.map((page) =>
    typesetPage(
      page,
      (glyph) => byObject.get(page.textShows?.[glyph.textShow]?.fontObject ?? -1) ?? null,
    ),
  );
}

type Describe = (glyph: Glyph) => PdfFont | null;

function typesetPage(page: PageToTypeset, describe: Describe): TypesetPage {
  const angle = usualAngle(page);
  const lines: TypesetWord[][] = [];
  let count = 0;
  for (const line of visibleLines(page)) {
    const words = line.words
      .filter(({ glyphs }) => glyphs.every((one) => one.angleDeg === angle && !one.annotation))
      .flatMap((word) => typesetWords(page, word, describe))
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

function typesetWords(page: PageToTypeset, word: DrawnWord, describe: Describe): TypesetWord[] {
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
  said: Pick<TypesetWord, 'text' | 'whole' | 'part'>,
  all: readonly Glyph[],
  describe: Describe,
): TypesetWord | null {
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

function partOf({ textShows: shows }: PageToTypeset, glyph: Glyph): string | null {
  const show = shows?.[glyph.textShow];
  return show === undefined ? null : `${show.stream} ${show.form ?? ''}`;
}

const firstOrder = ({ all }: TypesetWord): number =>
  all.reduce((least, { order }) => Math.min(least, order), Infinity);

function usualAngle({ glyphs }: PageToTypeset): number {
  const counts = new Map<number, number>();
  for (const { angleDeg } of glyphs) counts.set(angleDeg, (counts.get(angleDeg) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** The gap between two words of one line, in ems of the first; negative where they overlap. */
export const gapEm = (one: TypesetWord, other: TypesetWord): number =>
  Math.max(one.left - other.right, other.left - one.right) / one.style.size;

/**
 * Headers and footers are in the margins, about two centimetres: this share of the page,
 * top and bottom.
 */
const MARGIN_SHARE = 0.08;

export const isInMargin = (
  { baseline }: TypesetWord,
  { height }: Pick<DrawnPage, 'height'>,
): boolean => baseline < MARGIN_SHARE * height || baseline > (1 - MARGIN_SHARE) * height;
