import type { Raster } from '../evidence/page.js';
import type { TextBox, TextModels } from '../infer.js';
import { sidesOf } from './cut-line.js';
import { certaintyOf, printedChars, type PrintedLine, readBoxes } from './printed-lines.js';
import { linesInHebrew } from './read-hebrew.js';
import { isSteep, lineIn } from './text-lines.js';
import type { Turn } from './text-plane.js';

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
  const sample = longest(
    boxes.filter((box) => isSteep(lineIn(box))),
    lengthOf,
  ).map(readDownwards);
  const clockwise = (await readBoxes(raster, sample, text)) ?? [];
  return (await readsBetterTurned(raster, clockwise, text)) ? 270 : 90;
}

/**
 * Whether a page whose lines the Latin model read is upside down. What that reads of Hebrew
 * is as unsure either way up, so the model of Hebrew is asked too. Rejects with
 * InferenceFailure.
 */
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

/** Digits tell it on a page of Hebrew too, where no model of Hebrew is live. */
async function readsBetterTurned(
  raster: Raster,
  lines: readonly PrintedLine[],
  text: TextModels,
): Promise<boolean> {
  if (lines.length === 0) return false;
  const boxes = lines.map(({ corners }) => corners);
  const inHebrew = await linesInHebrew(raster, boxes, text);
  if (certaintyOf(inHebrew) >= CERTAIN_MIN) return false;
  const turned = boxes.map((corners) => startingAt(corners, 2));
  const otherwise = (await readBoxes(raster, turned, text)) ?? [];
  const otherwiseInHebrew = await linesInHebrew(raster, turned, text);
  return sureChars(otherwise, otherwiseInHebrew) > sureChars(lines, inHebrew) * PREVAILS;
}

const longest = <One>(some: readonly One[], length: (one: One) => number): One[] =>
  some.toSorted((a, b) => length(b) - length(a)).slice(0, SAMPLE_LINES);

function liesSideways(boxes: readonly TextBox['corners'][]): boolean {
  let upright = 0;
  let all = 0;
  for (const corners of boxes) {
    const { width, height } = sidesOf(corners);
    const line = lineIn(corners);
    // Lone characters are about as high as wide, whichever way they lie.
    if (!line.isLong) continue;
    all += width * height;
    if (isSteep(line)) upright += width * height;
  }
  return all > 0 && upright > all * SIDEWAYS_SHARE;
}

/** The box of a line that runs downwards: turned clockwise, it begins at the upper right corner. */
function readDownwards(corners: TextBox['corners']): TextBox['corners'] {
  const { width, height } = sidesOf(corners);
  // A box that leans far may be given from its lower left corner on, its short side before its long one.
  return height >= width
    ? startingAt(corners, 1)
    : corners[0][1] < corners[1][1]
      ? corners
      : startingAt(corners, 2);
}

const lengthOf = (corners: TextBox['corners']): number =>
  Math.max(...Object.values(sidesOf(corners)));

/** The same box with another corner as its upper left one, `by` further clockwise. */
function startingAt(corners: TextBox['corners'], by: 1 | 2): TextBox['corners'] {
  const [a, b, c, d] = corners;
  return by === 1 ? [b, c, d, a] : [c, d, a, b];
}

/** Sure characters of lines, each as the model reads it that is sure of more. */
const sureChars = (lines: readonly PrintedLine[], inHebrew: readonly PrintedLine[]): number =>
  lines.reduce(
    (sum, line, index) => sum + Math.max(sureIn([line]), sureIn(inHebrew.slice(index, index + 1))),
    0,
  );

const sureIn = (lines: readonly PrintedLine[]): number =>
  printedChars(lines).filter(({ confidence }) => confidence >= SURE_MIN).length;
