import { type Area, holdsMiddle } from '../../evidence/geometry.js';
import type { Raster } from '../../evidence/page.js';
import type { TextBox } from '../../infer.js';
import { cutLine } from '../cut-line.js';
import { type Cell, cellFrom } from '../cells.js';
import { type OcrWord, onPage } from '../place-words.js';
import { type PrintedChar, type PrintedLine, readBoxes } from '../printed-lines.js';
import type { ReadPicture } from '../read-cells-alone.js';
import { inkPlace, pictureCorners } from '../segmentation.js';
import type { Comb, CombPlace } from './find-combs.js';

/** A comb, and what its places say: the words between blank ones, each character a digit. */
export interface ReadComb {
  comb: Comb;
  words: OcrWord[];
}

/** Margins around a character cut out of its place, as shares of the pitch. */
const MARGIN_PITCHES = 0.2;

/**
 * Reads the numbers in combs: what stands in the places is cut out without the ticks, set side by
 * side as a line, and read by the model of digits. A comb in which something else is written is
 * left out, to be read as any other text. Rejects with InferenceFailure.
 */
export async function readCombs(combs: readonly Comb[], picture: ReadPicture): Promise<ReadComb[]> {
  const read: ReadComb[] = [];
  for (const comb of combs) {
    const strip = stripOf(comb, picture);
    const digits = (await readTogether(strip, picture)) ?? (await readAlone(strip, picture));
    if (digits !== null) read.push({ comb, words: wordsOf(digits, picture) });
  }
  return read;
}

/** The filled places of a comb, cut out and set side by side. */
interface Strip {
  picture: Raster;
  parts: StripPart[];
}

interface StripPart {
  place: CombPlace;
  /** Of the place in its comb. */
  index: number;
  /** Columns of the strip. */
  left: number;
  right: number;
}

function stripOf(comb: Comb, { raster, segmentation }: ReadPicture): Strip {
  const filled = comb.places.flatMap((place, index) =>
    place.components.length > 0 ? [{ place, index }] : [],
  );
  const pitch = (comb.right - comb.left) / comb.places.length;
  const margin = pitch * MARGIN_PITCHES;
  const tick = TICK_PX * segmentation.scale;
  const all = cellFrom(filled.flatMap(({ place }) => place.components));
  const cuts = filled.map(({ place, index }) => {
    const { left, right } = cellFrom(place.components);
    const corners = pictureCorners(segmentation, {
      left: Math.max(place.left + tick, left - margin),
      right: Math.min(place.right - tick, right + margin),
      top: all.top - margin,
      bottom: all.bottom,
    });
    return { place, index, cut: cutLine(raster, corners) };
  });
  const height = Math.max(1, ...cuts.map(({ cut }) => cut.height));
  const edge = Math.round(height * EDGE_SHARE);
  const width = cuts.reduce((sum, { cut }) => sum + cut.width, 2 * edge);
  const paper = paperOf(cuts.map(({ cut }) => cut.rgb));
  const data = new Uint8Array(width * (height + 2 * edge) * 3).fill(paper);
  const parts: StripPart[] = [];
  let left = edge;
  for (const { place, index, cut } of cuts) {
    for (let row = 0; row < cut.height; row++)
      data.set(
        cut.rgb.subarray(row * cut.width * 3, (row + 1) * cut.width * 3),
        ((row + edge) * width + left) * 3,
      );
    parts.push({ place, index, left, right: left + cut.width });
    left += cut.width;
  }
  return { picture: { width, height: height + 2 * edge, data }, parts };
}

/** Pixels of the picture that a tick has beside its middle. */
const TICK_PX = 2;
/** Paper around the characters of a strip, as a share of their height. */
const EDGE_SHARE = 0.2;

/** The level that nine tenths of the samples do not exceed: paper, as characters cover less. */
function paperOf(pictures: readonly Uint8Array[]): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (const samples of pictures)
    for (const level of samples) {
      counts[level]!++;
      total++;
    }
  let level = 255;
  for (let above = counts[255]!; level > 0 && above < total * 0.1; above += counts[level]!) level--;
  return level;
}

/** A digit and where it was read. */
interface PlacedDigit {
  part: StripPart;
  char: PrintedChar;
}

/** The digits of a strip read as one line; null where they are not one to a part. */
async function readTogether(
  { picture, parts }: Strip,
  { text }: ReadPicture,
): Promise<PlacedDigit[] | null> {
  const box = cornersOf({ left: 0, top: 0, right: picture.width, bottom: picture.height });
  const [line] = (await readBoxes(picture, [box], text)) ?? [];
  const chars = charsIn(line);
  if (chars.length !== parts.length) return null;
  const digits = parts.flatMap((part, at) => {
    const char = asDigit(chars[at]!);
    const slack = (part.right - part.left) / 2;
    const isThere = char && char.x >= part.left - slack && char.x <= part.right + slack;
    return isThere ? [{ part, char }] : [];
  });
  return digits.length === parts.length ? digits : null;
}

/** The same with each part read by itself. */
async function readAlone(
  { picture, parts }: Strip,
  { text }: ReadPicture,
): Promise<PlacedDigit[] | null> {
  const boxes = parts.map(({ left, right }) =>
    cornersOf({ left, top: 0, right, bottom: picture.height }),
  );
  const lines = (await readBoxes(picture, boxes, text)) ?? [];
  const digits = parts.flatMap((part, at) => {
    const [only, ...others] = charsIn(lines[at]);
    const char = only && others.length === 0 ? asDigit(only) : null;
    return char ? [{ part, char }] : [];
  });
  return digits.length === parts.length ? digits : null;
}

const cornersOf = ({ left, top, right, bottom }: Area): TextBox['corners'] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const charsIn = (line: PrintedLine | undefined): PrintedChar[] =>
  line?.chars.filter(({ text }) => text.trim() !== '') ?? [];

/** Digits as a reader mistakes them where it does not know that there are no letters. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  b: '6',
  g: '9',
  q: '9',
};
/** Certainty of a digit that was read as a letter. */
const GUESSED = 0.4;

function asDigit(char: PrintedChar): PrintedChar | null {
  if (/^\d$/.test(char.text)) return char;
  const guess = AS_DIGIT[char.text];
  if (guess === undefined) return null;
  return { ...char, text: guess, confidence: Math.min(GUESSED, char.confidence) };
}

/** The digits between blank places as words. */
function wordsOf(digits: readonly PlacedDigit[], picture: ReadPicture): OcrWord[] {
  const words: PlacedDigit[][] = [];
  let previous = -2;
  for (const digit of digits) {
    if (digit.part.index !== previous + 1) words.push([]);
    words.at(-1)!.push(digit);
    previous = digit.part.index;
  }
  return words.map((word) => placed(word, picture));
}

function placed(digits: readonly PlacedDigit[], { segmentation }: ReadPicture): OcrWord {
  const { left, top, right, bottom, letterHeight } = cellFrom(
    digits.flatMap(({ part }) => part.place.components),
  );
  const word: OcrWord = {
    ...{ text: digits.map(({ char }) => char.text).join(''), left, top, right, bottom },
    ...{ confidence: Math.min(...digits.map(({ char }) => char.confidence)) },
    ...{ letterHeight, drift: 0 },
  };
  return onPage(word, segmentation.slope, segmentation.scale);
}

/** The cells of a page without what stands in combs. */
export function cellsWithoutCombs(cells: readonly Cell[], combs: readonly ReadComb[]): Cell[] {
  if (combs.length === 0) return [...cells];
  return cells.flatMap((cell) => {
    const rest = cell.components.filter(
      (component) => !combs.some(({ comb }) => holdsMiddle(comb, component)),
    );
    if (rest.length === cell.components.length) return [cell];
    return rest.length === 0 ? [] : [cellFrom(rest)];
  });
}

/** Lines of a page without the characters that were read in combs, of their ticks among others. */
export function linesWithoutCombs(
  lines: readonly PrintedLine[],
  combs: readonly ReadComb[],
  segmentation: ReadPicture['segmentation'],
): PrintedLine[] {
  if (combs.length === 0) return [...lines];
  return lines.flatMap((line) => {
    const chars = line.chars.filter((char) => {
      const { x, y } = inkPlace(segmentation, char);
      const place = { left: x, right: x, top: y, bottom: y };
      return !combs.some(({ comb }) => holdsMiddle(comb, place));
    });
    const isRead = chars.some(({ text }) => text.trim() !== '');
    return isRead || chars.length === line.chars.length ? [{ ...line, chars }] : [];
  });
}
