import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { FONTS } from '../../samples/fonts.js';
import { command } from '../tools.js';
import { coloursIn, type Pixels } from './picture.js';
import type { Area } from './read-words.js';

/** A font as drawing programs ask for it. */
export interface ChosenFont {
  file: string;
  family: string;
  /** Pixels per em at which its letters are as high as those that they replace. */
  size: number;
}

/** Fonts with Latin digits that a system has for its programs, in one order. */
const OF_SYSTEMS =
  /\b(Nimbus|Liberation|DejaVu|FreeSans|FreeSerif|FreeMono|Arimo|Carlito|C059|P052)|NotoSans-|NotoSerif-/;

async function candidates(folder: string | null): Promise<{ file: string; family: string }[]> {
  const listed = await command('fc-list', '-f', '%{file}\t%{family[0]}\n', ':lang=en').catch(
    () => '',
  );
  const installed = listed.split('\n').flatMap((line) => {
    const [file = '', family = ''] = line.split('\t');
    return OF_SYSTEMS.test(file) && /\.(ttf|otf)$/.test(file) ? [{ file, family }] : [];
  });
  const own = Object.values(FONTS).map(({ name, regular }) => ({ file: regular, family: name }));
  const given = folder === null ? [] : await fontsIn(folder);
  const system = installed.sort((a, b) => (a.file < b.file ? -1 : 1));
  return [...own, ...given, ...system].map((one, index) => {
    GlobalFonts.registerFromPath(one.file, aliasOf(index));
    return one;
  });
}

/** The TrueType and OpenType files below a folder; the family is the name of the file. */
async function fontsIn(folder: string): Promise<{ file: string; family: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(ttf|otf)$/i.test(entry.name))
    .map(({ parentPath, name }) => ({
      file: join(parentPath, name),
      family: name.replace(/\.[a-z]+$/i, ''),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

const aliasOf = (index: number): string => `Candidate ${index}`;

/** How far the size that the height of a box tells may be off, pixels per em. */
const REACH = 1.5;

/** Fonts that are tried in all sizes: those that look most like the word at about the size of its box. */
const FONTS_TRIED = 16;

let found: Promise<{ file: string; family: string }[]> | null = null;

/**
 * The font whose drawing of a word looks most like the word of the page, as one who retypes it
 * would look for: each candidate is drawn as high as the word and compared with its ink.
 *
 * @param folder of more fonts that the forger has; the same in each call
 */
export async function closestFont(
  pixels: Pixels,
  { text, ...area }: Area & { text: string },
  folder: string | null = null,
): Promise<ChosenFont> {
  const fonts = await (found ??= candidates(folder));
  const ink = inkOf(pixels, area);
  const likeness = (index: number, size: number): number =>
    Math.max(
      ...[-1, 0, 1].map((lower) =>
        correlation(ink, drawn(text, area, { font: aliasOf(index), size, lower })),
      ),
    );
  const tried = fonts.flatMap((font, index) => {
    const usual = sizeFor(text, area.h, aliasOf(index));
    return usual === null
      ? []
      : [
          {
            font,
            index,
            usual,
            like: Math.max(...[-1, 0, 1].map((by) => likeness(index, usual + by))),
          },
        ];
  });
  let best: ChosenFont = { ...fonts[0]!, size: Math.round(area.h * 1.3) };
  let closest = -Infinity;
  for (const { font, index, usual } of tried.sort((a, b) => b.like - a.like).slice(0, FONTS_TRIED))
    for (let size = usual - REACH; size <= usual + REACH; size += 0.5) {
      const like = likeness(index, size);
      if (like <= closest) continue;
      closest = like;
      best = { ...font, size };
    }
  return best;
}

const context = createCanvas(8, 8).getContext('2d');

/** null for letters without height. */
function sizeFor(text: string, height: number, font: string): number | null {
  context.font = `100px "${font}"`;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    context.measureText(text);
  return above + below > 0 ? Math.round(((height * 100) / (above + below)) * 2) / 2 : null;
}

/** 0 for paper to 1 for ink, rows from the top. */
function inkOf(pixels: Pixels, { x, y, w, h }: Area): number[] {
  const { paper, ink } = coloursIn(pixels, { x, y, w, h });
  const span = ink.map((value, channel) => value - (paper[channel] ?? 0));
  const length = span.reduce((sum, value) => sum + value * value, 0) || 1;
  const out: number[] = [];
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) {
      const at = (row * pixels.width + column) * 3;
      const along = span.reduce(
        (sum, value, channel) =>
          sum + value * ((pixels.data[at + channel] ?? 0) - (paper[channel] ?? 0)),
        0,
      );
      out.push(along / length);
    }
  return out;
}

function drawn(
  text: string,
  { w, h }: Area,
  { font, size, lower }: { font: string; size: number; lower: number },
): number[] {
  const canvas = createCanvas(w, h);
  const drawing = canvas.getContext('2d');
  drawing.font = `${size}px "${font}"`;
  const { actualBoundingBoxDescent: below, actualBoundingBoxLeft: left } =
    drawing.measureText(text);
  drawing.fillText(text, left, h - below + lower);
  const { data } = drawing.getImageData(0, 0, w, h);
  return Array.from({ length: w * h }, (_, at) => (data[at * 4 + 3] ?? 0) / 255);
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [common, ofOne, ofOther] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    common += (value - a) * ((other[at] ?? 0) - b);
    ofOne += (value - a) ** 2;
    ofOther += ((other[at] ?? 0) - b) ** 2;
  }
  return common / (Math.sqrt(ofOne * ofOther) || 1);
}
