import { StandardFonts } from 'pdf-lib';
import { backgroundOf } from '../pdf-evidence/edit/background.js';
import { editPage, type PageEdit, rectOf, type PageRect } from '../pdf-evidence/edit/page-edit.js';
import { pageCountOf } from '../pdf-evidence/edit/page-tree.js';
import { editPdf } from '../pdf-evidence/edit/pdf-edit.js';
import type { Show } from '../pdf-evidence/edit/shows.js';
import { codesFor, startOf } from '../pdf-evidence/edit/type-text.js';
import { readWords } from '../pdf-evidence/edit/words.js';
import { FONTS } from '../samples/fonts.js';
import { changeOf, type Kind, kindOf } from './change.js';
import { widthIn } from './standard-fonts.js';

export type Colour = readonly [number, number, number];

/** A printed value and what a forger makes of it, in points of the page's own space. */
export interface Value {
  kind: Kind;
  page: number;
  view: PageEdit['view'];
  /** Percent of the page as shown. */
  box: ReturnType<PageEdit['boxOf']>;
  /** A little larger than the old and the new value. */
  patch: PageRect;
  /** Start of the new value's baseline: it ends where the old one ended. */
  x: number;
  y: number;
  size: number;
  /** The viewer's font that looks most like the value's. */
  standardFont: StandardFonts;
  /** A font file for programs that draw pictures. */
  fontFile: string;
  ink: Colour;
  paper: Colour;
  before: string;
  after: string;
  /**
   * The bytes of both in the page's own font, in hexadecimal, and how many
   * equal ones the page's text operators show before; null if the value is
   * spread over operators or the font lacks a letter.
   */
  codes: { before: string; after: string; nth: number; alone: boolean } | null;
}

/** Pages looked at; values of long files are much alike. */
const PAGES_MAX = 4;

/**
 * The values of a PDF's first pages, upright ones only. Empty for a file that
 * is encrypted, broken, or shows its text inside forms or pictures.
 */
export function valuesOf(bytes: Buffer, random: () => number): Value[] {
  const edit = editPdf(bytes);
  const pages = Array.from({ length: Math.min(pageCountOf(edit), PAGES_MAX) }, (_, at) => at + 1);
  return pages.flatMap((number) => {
    try {
      return valuesOn(editPage(edit, number), random);
    } catch {
      return [];
    }
  });
}

function valuesOn(page: PageEdit, random: () => number): Value[] {
  const shows = page.shows();
  const words = readWords(shows);
  return words.flatMap((word, index) => {
    if (!isUpright(word)) return [];
    const kind = kindOf(
      word.text,
      words.slice(Math.max(0, index - 3), index).filter((other) => areInLine(word, other)),
    );
    const after = kind === null ? null : changeOf(kind, word.text, random);
    return kind === null || after === null ? [] : [valueOf(page, shows, word, kind, after)];
  });
}

const isUpright = ({ ctm, textMatrix, size }: Show): boolean =>
  [ctm[1], ctm[2], textMatrix[1], textMatrix[2]].every((part) => part === 0) &&
  ctm[0] * textMatrix[0] > 0 &&
  ctm[3] * textMatrix[3] * size > 0;

const areInLine = (one: Show, other: Show): boolean =>
  Math.abs(startOf(one)[5] - startOf(other)[5]) < 1;

function valueOf(page: PageEdit, shows: Show[], word: Show, kind: Kind, after: string): Value {
  const [a, , , d, x, y] = startOf(word);
  const old = rectOf(word);
  const standardFont = likest(word.font.name);
  const size = Math.round(word.size * d * 100) / 100;
  const width = widthIn(standardFont, after, size);
  // Numbers keep their right edge, words their left one.
  const start = kind === 'name' ? x : x + word.width * a - width;
  const left = Math.min(old.x, start);
  const right = Math.max(old.x + old.w, start + width);
  const patch = { x: left - 0.5, y: old.y - 0.3, w: right - left + 1, h: old.h + 0.6 };
  return {
    kind,
    page: page.number,
    view: page.view,
    box: page.boxOf({ ...patch, x: left, w: right - left }),
    patch,
    x: start,
    y,
    size,
    standardFont,
    fontFile: /bold|black|heavy/i.test(word.font.name) ? FONTS.heebo.bold : FONTS.heebo.regular,
    ink: colourOf(word.colour) ?? [0, 0, 0],
    paper: colourOf(backgroundOf(page, old)) ?? [1, 1, 1],
    before: word.text,
    after,
    codes: codesOf(shows, word, after),
  };
}

function codesOf(shows: Show[], word: Show, after: string): Value['codes'] {
  const inside = shows.filter(({ from, to }) => from < word.to && to > word.from);
  const wanted = codesFor(word.font, after);
  if (inside.length !== 1 || wanted === null) return null;
  const before = flat(word.codes);
  if (wanted.length !== before.length) return null;
  const shown = shows.filter(({ from }) => from < word.from).map(({ codes }) => flat(codes));
  const nth = [...shown, flat(word.leading)]
    .map((codes) => codes.split(before).length - 1)
    .reduce((total, count) => total + count, 0);
  const alone = [...word.leading, ...word.trailing].every(({ text }) => text.trim() === '');
  return { before: hex(before), after: hex(wanted), nth, alone };
}

const flat = (codes: Show['codes']): string => codes.map(({ code }) => code).join('');

const hex = (codes: string): string => Buffer.from(codes, 'latin1').toString('hex');

function likest(name: string): StandardFonts {
  const bold = /bold|black|heavy|semi/i.test(name);
  if (/cour|mono|consol|typewriter/i.test(name))
    return bold ? StandardFonts.CourierBold : StandardFonts.Courier;
  if (/times|serif|roman|garamond|georgia|minion|cambria|cmr\d/i.test(name) && !/sans/i.test(name))
    return bold ? StandardFonts.TimesRomanBold : StandardFonts.TimesRoman;
  return bold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica;
}

/** The colour that operators such as `0 0 1 rg` set; null for patterns and unknown ones. */
function colourOf(operators: string): Colour | null {
  const last = /([\d.\s-]+)(g|rg|k|sc|scn)\s*$/.exec(operators);
  const numbers = (last?.[1] ?? '').trim().split(/\s+/).map(Number);
  if (last === null || numbers.some((one) => !Number.isFinite(one) || one < 0 || one > 1))
    return null;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (numbers.length === 1) return [a, a, a];
  if (numbers.length === 3) return [a, b, c];
  if (numbers.length === 4) return [(1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d)];
  return null;
}
