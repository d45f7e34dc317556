import { type Area, areaAround } from '../evidence/geometry.js';
import type { Raster } from '../evidence/page.js';
import type { ReadLine, ReadText, TextBox, TextModels } from '../infer.js';
import { cutLine } from './cut-line.js';
import type { Language } from './tesseract.js';

/** The model that finds lines in any script. */
const DETECTOR = 'pp-ocr-detector';

/** The model that reads a script. Where it is not live, Tesseract reads that script. */
const RECOGNISERS = { latin: 'pp-ocr-recogniser', hebrew: 'hebrew-recogniser' } as const;

export type PrintedScript = keyof typeof RECOGNISERS;

const LANGUAGES: Readonly<Record<PrintedScript, Language>> = { latin: 'eng', hebrew: 'heb' };

/** One character that a model read, with its centre in pixels of the page. */
export interface PrintedChar {
  /** NFKC; a space between words. */
  text: string;
  x: number;
  y: number;
  /** 0-1; 0 for a character of a script that no document here is written in. */
  confidence: number;
}

/** A line of text as the models found and read it, its characters from left to right. */
export interface PrintedLine {
  corners: TextBox['corners'];
  chars: PrintedChar[];
  /** Of the model that read it. */
  language: Language;
}

/** Parts of a page read in one request: few, since each is a turn; more than one, so that work on the first can start. */
const LINES_PER_REQUEST = 32;
const REQUESTS_AT_ONCE = 2;

/** Where a page has lines; null when the model is not live. Rejects with InferenceFailure. */
export async function findLines(
  { width, height, data }: Raster,
  text: TextModels,
): Promise<TextBox['corners'][] | null> {
  const found = await text.find(DETECTOR, { width, height, rgb: data });
  return found === null ? null : found.boxes.map(({ corners }) => corners);
}

/**
 * Reads given boxes of a page by the model of a script; null when it is not live. Rejects with
 * InferenceFailure.
 */
export async function readBoxes(
  raster: Raster,
  boxes: readonly TextBox['corners'][],
  text: TextModels,
  script: PrintedScript = 'latin',
): Promise<PrintedLine[] | null> {
  const requests: TextBox['corners'][][] = [];
  for (let from = 0; from < boxes.length; from += LINES_PER_REQUEST)
    requests.push(boxes.slice(from, from + LINES_PER_REQUEST));
  const lines: PrintedLine[] = [];
  const known: KnownLine[] = [];
  const ask = (some: readonly TextBox['corners'][]): Promise<ReadText | null> => {
    const answer = text.read(
      RECOGNISERS[script],
      some.map((corners) => ({
        ...cutLine(raster, corners),
        mayBeNumber: isBelowNumber(corners, known),
      })),
    );
    // A rejection while an earlier answer is awaited is met when it is this one's turn.
    answer.catch(() => {});
    return answer;
  };
  const asked: Promise<ReadText | null>[] = [];
  for (const [at, some] of requests.entries()) {
    // The model has the next lines while the answer to these is on its way.
    while (asked.length < Math.min(requests.length, at + REQUESTS_AT_ONCE))
      asked.push(ask(requests[asked.length]!));
    const read = await asked[at]!;
    if (read === null) return null;
    for (const [index, corners] of some.entries()) {
      const line = read.lines[index];
      if (line === undefined) continue;
      lines.push({ corners, chars: charsOf(line, corners), language: LANGUAGES[script] });
      known.push(knownLine(lines.at(-1)!));
    }
  }
  return lines;
}

/** Edges of one column differ by so many heights of a line at most. */
const COLUMN_SLACK_HEIGHTS = 0.5;

/** The place of a line that was read, and whether it is a number. */
interface KnownLine {
  area: Area;
  isNumber: boolean;
}

/** Whether the nearest of the lines read above a box, in its column, is a number. */
function isBelowNumber(corners: TextBox['corners'], read: readonly KnownLine[]): boolean {
  const box = areaOf(corners);
  const slack = (box.bottom - box.top) * COLUMN_SLACK_HEIGHTS;
  let isNumber = false;
  let lowest = -Infinity;
  for (const { area, ...line } of read) {
    const { left, right, top, bottom } = area;
    const isInColumn = Math.abs(left - box.left) <= slack || Math.abs(right - box.right) <= slack;
    if (isInColumn && top < box.top && bottom > lowest)
      [isNumber, lowest] = [line.isNumber, bottom];
  }
  return isNumber;
}

const IS_NUMBER = /^[.,:/+%$-]*\d[\d.,:/+%$-]*$/;

const knownLine = ({ corners, chars }: PrintedLine): KnownLine => ({
  area: areaOf(corners),
  isNumber: IS_NUMBER.test(chars.map(({ text }) => text).join('')),
});

const areaOf = (corners: TextBox['corners']): Area =>
  areaAround(corners.map(([x, y]) => ({ x, y })));

function charsOf(line: ReadLine, [a, b, c, d]: TextBox['corners']): PrintedChar[] {
  const left = [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2] as const;
  const right = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2] as const;
  return line.characters.map((character, index) => {
    const place = line.places[index] ?? 0;
    const plain = plainCharacter(character);
    const isSign = isForeign(plain) && /^\d/u.test(line.characters[index + 1] ?? '');
    const text = isSign ? UNKNOWN_SIGN : plain;
    return {
      text,
      x: left[0] + (right[0] - left[0]) * place,
      y: left[1] + (right[1] - left[1]) * place,
      confidence: isForeign(plain) ? 0 : (line.confidences[index] ?? 0),
    };
  });
}

/** Characters that the dictionary has twice, or that a model for Chinese takes for a stroke. */
const SAME: Readonly<Record<string, string>> = { 一: '-', '—': '-', '–': '-', '’': "'", '‘': "'" };

const plainCharacter = (character: string): string =>
  SAME[character] ?? character.normalize('NFKC');

/** Right before a digit such a guess stands for a currency that its dictionary lacks: rupee, shekel. */
const UNKNOWN_SIGN = '¤';

/** The recogniser guesses Chinese characters where a script is not its own. */
const isForeign = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The characters of lines without their spaces. */
export const printedChars = (lines: readonly PrintedLine[]): PrintedChar[] =>
  lines.flatMap(({ chars }) => chars).filter(({ text }) => text.trim() !== '');

/** Mean certainty of the characters of lines, 0-1; 0 without any. */
export function certaintyOf(lines: readonly PrintedLine[]): number {
  const chars = printedChars(lines);
  const sum = chars.reduce((total, { confidence }) => total + confidence, 0);
  return chars.length === 0 ? 0 : sum / chars.length;
}
