import type { Rect } from '../evidence/geometry.js';
import type { Raster } from '../evidence/page.js';
import type { TextBox, TextModels } from '../infer.js';
import { isUpright, sidesOf } from './cut-line.js';
import { type PrintedLine, readBoxes } from './printed-lines.js';

/** Degrees clockwise by which a page as shown is turned against its text. */
export type Turn = 0 | 90 | 180 | 270;

/** Lines that tell which way up a page is: long ones, since they say most. */
const SAMPLE_LINES = 8;
/** Upright lines are so much of a page's lines, by area, that it lies on its side. */
const SIDEWAYS_SHARE = 0.65;
/** Mean certainty from which a page is surely the right way up. */
const CERTAIN_MIN = 0.9;
/** Sure characters of the other way up, as a multiple of this one's, that prevail. */
const PREVAILS = 1.5;
const SURE_MIN = 0.9;

/**
 * How a page is turned that lies on its side, by a sample of its lines read both ways up;
 * 0 for a page that does not. Rejects with InferenceFailure.
 */
export async function sidewaysTurn(
  raster: Raster,
  boxes: readonly TextBox['corners'][],
  text: TextModels,
): Promise<Turn> {
  if (!liesSideways(boxes)) return 0;
  // Turned clockwise, a line begins at the upper right corner of its box.
  const sample = longest(boxes.filter(isUpright), lengthOf).map((box) => startingAt(box, 1));
  const clockwise = (await readBoxes(raster, sample, text)) ?? [];
  return (await readsBetterTurned(raster, clockwise, text)) ? 270 : 90;
}

/** Whether a page whose lines were read is upside down. Rejects with InferenceFailure. */
export async function isUpsideDown(
  raster: Raster,
  lines: readonly PrintedLine[],
  text: TextModels,
): Promise<boolean> {
  if (certaintyOf(lines) >= CERTAIN_MIN) return false;
  return readsBetterTurned(
    raster,
    longest(lines, ({ corners }) => lengthOf(corners)),
    text,
  );
}

/** Digits tell it on a page of Hebrew too. */
async function readsBetterTurned(
  raster: Raster,
  lines: readonly PrintedLine[],
  text: TextModels,
): Promise<boolean> {
  if (lines.length === 0) return false;
  const turned = lines.map(({ corners }) => startingAt(corners, 2));
  const otherwise = (await readBoxes(raster, turned, text)) ?? [];
  return sureChars(otherwise) > sureChars(lines) * PREVAILS;
}

const longest = <One>(some: readonly One[], length: (one: One) => number): One[] =>
  some.toSorted((a, b) => length(b) - length(a)).slice(0, SAMPLE_LINES);

/** The page turned back, so that its text is the right way up. */
export function turnedBack({ width, height, data }: Raster, turn: Turn): Raster {
  if (turn === 0) return { width, height, data };
  const isSideways = turn !== 180;
  const [toWidth, toHeight] = isSideways ? [height, width] : [width, height];
  const back = new Uint8Array(data.length);
  let at = 0;
  for (let y = 0; y < toHeight; y++)
    for (let x = 0; x < toWidth; x++) {
      const [fromX, fromY] =
        turn === 180
          ? [width - 1 - x, height - 1 - y]
          : turn === 90
            ? [width - 1 - y, x]
            : [y, height - 1 - x];
      const from = (fromY * width + fromX) * 3;
      back[at++] = data[from]!;
      back[at++] = data[from + 1]!;
      back[at++] = data[from + 2]!;
    }
  return { width: toWidth, height: toHeight, data: back };
}

/** The place on the page as shown of a place on the page turned back, both in percent. */
export function asShown({ x, y, w, h }: Rect, turn: Turn): Rect {
  switch (turn) {
    case 0:
      return { x, y, w, h };
    case 90:
      return { x: 100 - y - h, y: x, w: h, h: w };
    case 180:
      return { x: 100 - x - w, y: 100 - y - h, w, h };
    case 270:
      return { x: y, y: 100 - x - w, w: h, h: w };
  }
}

function liesSideways(boxes: readonly TextBox['corners'][]): boolean {
  let upright = 0;
  let all = 0;
  for (const corners of boxes) {
    const { width, height } = sidesOf(corners);
    // Lone characters are about as high as wide, whichever way they lie.
    if (Math.max(width, height) < 2 * Math.min(width, height)) continue;
    all += width * height;
    if (height > width) upright += width * height;
  }
  return all > 0 && upright > all * SIDEWAYS_SHARE;
}

const lengthOf = (corners: TextBox['corners']): number =>
  Math.max(...Object.values(sidesOf(corners)));

/** The same box with another corner as its upper left one, `by` further clockwise. */
function startingAt(corners: TextBox['corners'], by: 1 | 2): TextBox['corners'] {
  const [a, b, c, d] = corners;
  return by === 1 ? [b, c, d, a] : [c, d, a, b];
}

const charsOf = (lines: readonly PrintedLine[]) =>
  lines.flatMap(({ chars }) => chars).filter(({ text }) => text.trim() !== '');

function certaintyOf(lines: readonly PrintedLine[]): number {
  const chars = charsOf(lines);
  const sum = chars.reduce((total, { confidence }) => total + confidence, 0);
  return chars.length === 0 ? 0 : sum / chars.length;
}

const sureChars = (lines: readonly PrintedLine[]): number =>
  charsOf(lines).filter(({ confidence }) => confidence >= SURE_MIN).length;
