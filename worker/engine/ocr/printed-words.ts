import { lowerMedian, upperMedian } from '../statistics.js';
import type { Cell } from './cells.js';
import {
  believedLines,
  cellOfBrokenLine,
  hasBrokenInk,
  isPageBroken,
  type LineInInk,
  withSpaces,
} from './broken-ink.js';
import { divideCell } from './divide-cell.js';
import { glyphGroups, type GlyphGroup, isShekelSign } from './glyph-groups.js';
import type { PrintedChar, PrintedLine } from './printed-lines.js';
import { inkPlace, type Segmentation } from './segmentation.js';
import type { RawWord } from './tesseract.js';
import { writtenText } from './written-text.js';

/** A character with its centre in pixels of the ink. */
interface PlacedChar extends PrintedChar {
  line: PrintedLine;
}

/** What the models read, as words of the cells of the ink, and the lines without any cell. */
export interface PrintedWords {
  ofCell: Map<Cell, RawWord[]>;
  /** Cells that lie in a line, whether or not anything could be read there. */
  inLine: Set<Cell>;
  /** Cells of the ink that are not to be read: other cells of `ofCell` take their place. */
  replaced: Set<Cell>;
  /**
   * Lines of which most characters lie in no cell, and lines of which nothing was read and
   * that hold no cell: the ink could not be told from its ground.
   */
  withoutInk: PrintedLine[];
  /** Whether the ink of the whole page is broken; what lies beside its lines are specks then. */
  isBroken: boolean;
}

/** What is needed of the ink of a page. */
type Ink = Pick<Segmentation, 'cells' | 'slope' | 'scale'>;

/** A character belongs to a cell if its centre is this near, letter heights. */
const ASIDE_MAX_HEIGHTS = 0.5;
const APART_MAX_HEIGHTS = 0.15;

export function printedWords(lines: readonly PrintedLine[], segmentation: Ink): PrintedWords {
  const charsOf = new Map<Cell, PlacedChar[]>();
  const withoutInk: PrintedLine[] = [];
  const inLine = new Set<Cell>();
  const broken = new Set<Cell>();
  const asRead: LineInInk[] = [];
  const inInk = lines.map((line) => lineInInk(line, segmentation));
  const believed = believedLines(inInk, segmentation.scale);
  const isBroken = isPageBroken(believed);
  for (const ofLine of inInk) {
    const { line, places, inside } = ofLine;
    for (const cell of inside) inLine.add(cell);
    if (believed.has(ofLine) && (isBroken || hasBrokenInk(ofLine))) {
      if (inside.length === 0) withoutInk.push(line);
      else asRead.push(ofLine);
      for (const cell of inside) broken.add(cell);
      continue;
    }
    const printed = places.filter(({ char }) => char.text.trim() !== '');
    for (const { char, place, cell } of places) {
      if (cell === undefined) continue;
      const chars = charsOf.get(cell) ?? [];
      chars.push({ ...char, ...place, line });
      charsOf.set(cell, chars);
    }
    const placed = printed.filter(({ cell }) => cell !== undefined).length;
    if (printed.length === 0 ? inside.length === 0 : placed * 2 < printed.length)
      withoutInk.push(line);
  }
  const ofCell = new Map<Cell, RawWord[]>();
  const replaced = new Set([...broken].filter((cell) => !charsOf.has(cell)));
  for (const [cell, chars] of charsOf) {
    const parts = divideCell(cell, chars);
    if (parts.length > 1) replaced.add(cell);
    for (const part of parts) ofCell.set(part.cell, wordsOf(part.chars, part.cell));
  }
  for (const ofLine of asRead) {
    const cell = cellOfBrokenLine(ofLine, segmentation.scale);
    ofCell.set(cell, wordsAsRead(withSpaces(ofLine, segmentation.scale), cell, segmentation));
  }
  return { ofCell, inLine, replaced, withoutInk, isBroken };
}

/** The words of a line that was read of one cell alone. */
export function wordsInCell(line: PrintedLine, cell: Cell, ink: Omit<Ink, 'cells'>): RawWord[] {
  const { places } = lineInInk(line, { ...ink, cells: [cell] });
  const chars = places.flatMap(({ char, place, cell: at }) =>
    at ? [{ ...char, ...place, line }] : [],
  );
  return wordsOf(chars, cell);
}

function lineInInk(line: PrintedLine, segmentation: Ink): LineInInk {
  const places = line.chars.map((char) => {
    const place = inkPlace(segmentation, char);
    return { char, place, cell: cellAt(segmentation.cells, place) };
  });
  return { line, places, inside: cellsInLine(line, segmentation) };
}

function cellsInLine({ corners }: PrintedLine, segmentation: Ink): Cell[] {
  const places = corners.map(([x, y]) => inkPlace(segmentation, { x, y }));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return segmentation.cells.filter((cell) => {
    const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

/** The cell around a point, or the nearest within reach. */
function cellAt(cells: readonly Cell[], { x, y }: { x: number; y: number }): Cell | undefined {
  let nearest: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const aside = Math.max(0, cell.left - x, x - cell.right);
    const apart = Math.max(0, cell.top - y, y - cell.bottom);
    if (aside > cell.letterHeight * ASIDE_MAX_HEIGHTS) continue;
    if (apart > cell.letterHeight * APART_MAX_HEIGHTS) continue;
    const offset = Math.abs((cell.top + cell.bottom) / 2 - y);
    const distance = 3 * (aside + apart) + offset;
    if (distance < least) [nearest, least] = [cell, distance];
  }
  return nearest;
}

/** The words of one cell from left to right: divided where the model read a space or the ink has one. */
function wordsOf(chars: readonly PlacedChar[], cell: Cell): RawWord[] {
  const inOrder = [...chars].sort((a, b) => a.x - b.x);
  const spaces = spacesAmong(inOrder, cell);
  const pitch = usualPitch(inOrder);
  const shekelSigns = glyphGroups(cell).filter((group) => isShekelSign(group, cell.letterHeight));
  const words: PlacedChar[][] = [];
  let beforeThat: PlacedChar | null = null;
  let previous: PlacedChar | null = null;
  for (const char of inOrder) {
    // placeWords() adds those that the ink shows; the Latin model's dictionary has none.
    if (shekelSigns.some(({ left, right }) => char.x > left && char.x < right)) continue;
    const isSpace = char.text.trim() === '';
    if (!isSpace) {
      const goesOn =
        previous !== null &&
        previous.line === char.line &&
        previous.text.trim() !== '' &&
        char.x - previous.x < cell.letterHeight * PITCH_MAX_HEIGHTS &&
        !hasSpaceBetween(spaces, { beforeThat, before: previous, after: char, pitch });
      if (goesOn) words.at(-1)?.push(char);
      else words.push([char]);
    }
    [beforeThat, previous] = [previous, char];
  }
  return words.map((word) => rawWord(word, cell));
}

/** The words of a line as the model read them: its ink says nothing of them. */
function wordsAsRead(line: PrintedLine, cell: Cell, ink: Omit<Ink, 'cells'>): RawWord[] {
  const words: PlacedChar[][] = [[]];
  for (const char of line.chars) {
    if (char.text.trim() === '') words.push([]);
    else words.at(-1)?.push({ ...char, ...inkPlace(ink, char), line });
  }
  return words
    .filter(({ length }) => length > 0)
    .map((chars) => {
      const word = rawWord(chars, cell);
      const most = /\d/.test(word.text) ? BROKEN_NUMBER_MAX : 1;
      return { ...word, confidence: Math.min(word.confidence, most), isAsRead: true };
    });
}

/**
 * Confidence of a number in broken ink, at most; below 0.6 extraction asks for no second reading.
 * An 8 whose left side is lost is a 3 to every reader, so that none confirms another; a sum does.
 */
const BROKEN_NUMBER_MAX = 0.59;

/** Characters of one word are nearer than this; between others is one that was not read. */
const PITCH_MAX_HEIGHTS = 2;

interface InkSpace {
  /** Of the glyph before it. */
  index: number;
  middle: number;
  /** Letter heights. */
  width: number;
  /** Whether it is so much wider than the usual gap of its cell that it is one by itself. */
  isWide: boolean;
}

/** A character and its ink are nearer than this; farther ones show that something was not read. */
const BESIDE_INK_MAX_HEIGHTS = 0.4;

/** The spaces of a cell, each before or after the middle of every character. */
function spacesAmong(inOrder: readonly PlacedChar[], cell: Cell): InkSpace[] {
  const printed = inOrder.filter(({ text }) => text.trim() !== '');
  const groups = glyphGroups(cell);
  const spaces = inkSpaces(groups, cell.letterHeight);
  const isOfGroup = (char: PlacedChar, index: number): boolean =>
    Math.abs(char.x - middleOf(groups[index]!)) < cell.letterHeight * BESIDE_INK_MAX_HEIGHTS;
  if (printed.length !== groups.length || !printed.every(isOfGroup)) return spaces;
  // Models place a character by a few pixels beside its ink, a narrow one behind a space even in it.
  return spaces.map((space) => ({
    ...space,
    middle: (printed[space.index]!.x + printed[space.index + 1]!.x) / 2,
  }));
}

/**
 * Gaps that divide words, letter heights. Between letters a word space is 0.3 or more, between
 * Hebrew ones, which are lower, 0.5; between digits, and around points of fixed-pitch print,
 * ordinary gaps are wider.
 */
const LETTER_SPACE_MIN = 0.32;
const HEBREW_SPACE_MIN = 0.4;
const DIGIT_SPACE_MIN = 0.4;
/** A one is as wide as the other digits but has less ink: beside each one a gap is wider by this. */
const ONE_SPACE_MORE = 0.12;
const POINT_SPACE_MIN = 0.8;
/** A word space is this many times the usual gap, at least: letters may be set apart. */
const SPACE_RATIO_MIN = 2;
/**
 * Letter heights by which a space is wider than the usual gap where only its width tells. The gaps
 * of worn or dotted print differ by up to 0.25.
 */
const WIDER_MIN = 0.27;

function inkSpaces(groups: readonly GlyphGroup[], letterHeight: number): InkSpace[] {
  const gaps = groups.slice(1).map(({ left }, index) => left - groups[index]!.right);
  const usual = upperMedian(gaps) ?? 0;
  const pitch = fixedPitchOf(groups);
  return gaps.flatMap((gap, index) => {
    const [before, after] = [groups[index]!, groups[index + 1]!];
    const width = gap / letterHeight;
    const distance = middleOf(after) - middleOf(before);
    const isWide = gap - usual >= letterHeight * WIDER_MIN && distance >= pitch * SPACED_PITCH_MIN;
    if (width < LETTER_SPACE_MIN || gap < Math.max(1, usual) * SPACE_RATIO_MIN) return [];
    return [{ index, middle: before.right + gap / 2, width, isWide }];
  });
}

const middleOf = ({ left, right }: GlyphGroup): number => (left + right) / 2;

/**
 * The distance of glyphs that stand on one pitch: the distances of their middles are multiples of
 * the usual one. 0 in other print. Of few glyphs it is not told, and the usual one is returned.
 */
function fixedPitchOf(groups: readonly GlyphGroup[]): number {
  const middles = groups.map(middleOf);
  const distances = middles.slice(1).map((x, index) => x - middles[index]!);
  const usual = lowerMedian(distances) ?? 0;
  if (usual <= 0) return 0;
  if (distances.length < PITCH_DISTANCES_MIN) return usual;
  const onPitch = distances.filter((distance) => {
    const times = distance / usual;
    return times > 0.5 && Math.abs(times - Math.round(times)) < PITCH_TOLERANCE;
  });
  return onPitch.length < distances.length * ON_PITCH_SHARE_MIN ? 0 : usual;
}

const PITCH_DISTANCES_MIN = 4;
/** Serifs and blur move middles by less; of capitals in other print half are this near. */
const PITCH_TOLERANCE = 0.1;
const ON_PITCH_SHARE_MIN = 0.8;

/**
 * Characters divided by a space are this many times the usual pitch apart, at least. In
 * fixed-pitch print narrow letters stand in gaps as wide as a space, but at the usual pitch. In
 * other print two narrow letters with a space between them may be no farther apart than two broad
 * ones ("MITCHELL JOHNSON"): there a wide gap is enough.
 */
const SPACED_PITCH_MIN = 1.25;

interface Between {
  beforeThat: PlacedChar | null;
  before: PlacedChar;
  after: PlacedChar;
  /** Usual distance of the cell's characters; 0 where too few tell it. */
  pitch: number;
}

function hasSpaceBetween(
  spaces: readonly InkSpace[],
  { beforeThat, before, after, pitch }: Between,
): boolean {
  const least = leastSpace(beforeThat, before, after);
  const isApart = isMark(before) || after.x - before.x > pitch * SPACED_PITCH_MIN;
  const isHebrew = /\p{Script=Hebrew}/u.test(before.text + after.text);
  return spaces.some(
    ({ middle, width, isWide }) =>
      middle > before.x &&
      middle < after.x &&
      width >= least &&
      (isApart || (isWide && (!isHebrew || width >= HEBREW_SPACE_MIN))),
  );
}

/** A point or colon stands near to what follows it, space or not. */
const isMark = ({ text }: PlacedChar): boolean => /^[^\p{L}\p{N}]$/u.test(text);

/** The narrowest gap that divides words between two characters, letter heights. */
function leastSpace(beforeThat: PlacedChar | null, before: PlacedChar, after: PlacedChar): number {
  const isDigit = (char: PlacedChar | null): boolean => char !== null && /\d/.test(char.text);
  const isPoint = ({ text }: PlacedChar): boolean => /^[.,'\-/]$/.test(text);
  const endsNumber = isPoint(before) && isDigit(beforeThat) && isDigit(after);
  if (isPoint(after) || endsNumber) return POINT_SPACE_MIN;
  if (!isDigit(before) || !isDigit(after)) return LETTER_SPACE_MIN;
  const ones = [before, after].filter(({ text }) => text === '1').length;
  return DIGIT_SPACE_MIN + ONE_SPACE_MORE * ones;
}

/** Fewer characters do not tell the usual pitch; 0 then. */
const PITCH_CHARS_MIN = 4;

function usualPitch(inOrder: readonly PlacedChar[]): number {
  const places = inOrder.filter(({ text }) => text.trim() !== '').map(({ x }) => x);
  if (places.length < PITCH_CHARS_MIN) return 0;
  return lowerMedian(places.slice(1).map((x, index) => x - places[index]!)) ?? 0;
}

function rawWord(chars: readonly PlacedChar[], cell: Cell): RawWord {
  const first = chars[0]!;
  const last = chars.at(-1)!;
  const pitch =
    chars.length > 1 ? (last.x - first.x) / (chars.length - 1) : cell.letterHeight * 0.6;
  const { language } = first.line;
  return {
    text: writtenText(chars, language),
    left: first.x - pitch / 2,
    right: last.x + pitch / 2,
    top: cell.top,
    bottom: cell.bottom,
    confidence: confidenceOf(chars),
    language,
    chars: chars.map(({ text, x, confidence }) => ({ text, x, confidence })),
  };
}

/**
 * Confidence of a word from its characters: of a number the lowest of its digits, since
 * each of them counts; otherwise nearer to the mean, since one weak letter among sure
 * ones is a blot, while another script lowers most.
 */
export function confidenceOf(chars: readonly Pick<PrintedChar, 'text' | 'confidence'>[]): number {
  const digits = chars.filter(({ text }) => /\d/.test(text));
  const letters = chars.filter(({ text }) => /\p{L}/u.test(text));
  const least = (some: typeof chars): number => Math.min(...some.map((one) => one.confidence));
  if (digits.length > 0 && letters.length === 0) return least(digits);
  const mean = chars.reduce((sum, { confidence }) => sum + confidence, 0) / chars.length;
  return LEAST_SHARE * least(chars) + (1 - LEAST_SHARE) * mean;
}

const LEAST_SHARE = 0.3;
