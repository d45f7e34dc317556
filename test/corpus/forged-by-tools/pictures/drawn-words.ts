import { command } from '../tools.js';
import { coloursIn, type Pixels } from './picture.js';
import type { Area, PlacedWord } from './read-words.js';

/**
 * A word with a box that fits its ink, found where the columns and rows of its box differ from its
 * paper; null where there is none.
 */
export function tightened(pixels: Pixels, word: PlacedWord): PlacedWord | null {
  const box = within(pixels, word);
  if (box.w < 1 || box.h < 1) return null;
  const { paper } = coloursIn(pixels, box);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = box.y; y < box.y + box.h; y++)
    for (let x = box.x; x < box.x + box.w; x++) {
      const at = (y * pixels.width + x) * 3;
      const apart = paper.map((value, channel) =>
        Math.abs(value - (pixels.data[at + channel] ?? 0)),
      );
      if (Math.max(...apart) < INK_MIN) continue;
      xs.push(x);
      ys.push(y);
    }
  if (xs.length === 0) return null;
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))];
  const [right, bottom] = [
    xs.reduce((a, b) => Math.max(a, b)),
    ys.reduce((a, b) => Math.max(a, b)),
  ];
  return { ...word, x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/** Levels between paper and the edge of a letter. */
const INK_MIN = 48;

function within({ width, height }: Pixels, { x, y, w, h }: Area): Area {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.min(width, Math.ceil(x + w));
  const bottom = Math.min(height, Math.ceil(y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/**
 * The words of a page of a PDF as drawn at `dpi`, by its text layer; empty where it has none or
 * where poppler is missing.
 */
export async function wordsOfPdf(
  path: string,
  { page, dpi, pixels }: { page: number; dpi: number; pixels: Pixels },
): Promise<PlacedWord[]> {
  const pages = ['-f', String(page), '-l', String(page)];
  const xml = await command('pdftotext', '-bbox-layout', '-cropbox', ...pages, path, '-').catch(
    () => '',
  );
  const words: PlacedWord[] = [];
  let line = -1;
  for (const [tag, name, attributes = '', text = ''] of xml.matchAll(
    /<(line|word)\b([^>]*)>([^<]*)/g,
  )) {
    if (name === 'line') line += 1;
    if (name !== 'word' || tag === '' || text === '') continue;
    const [x = 0, y = 0, right = 0, bottom = 0] = ['xMin', 'yMin', 'xMax', 'yMax'].map(
      (side) => (Number(new RegExp(`${side}="([^"]*)"`).exec(attributes)?.[1]) * dpi) / 72,
    );
    const word = { text: unescaped(text), line, x, y, w: right - x, h: bottom - y };
    const tight = tightened(pixels, word);
    if (tight !== null) words.push(tight);
  }
  return words;
}

const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
