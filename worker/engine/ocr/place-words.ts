import type { Area } from '../evidence/geometry.js';
import type { Cell } from './cells.js';
import { glyphGroups, isShekelSign, type GlyphGroup } from './glyph-groups.js';
import type { InkWord } from './repair-words.js';

/** A word with its position in the picture, pixels. */
export interface OcrWord {
  /** Logical order, NFC, without direction marks. */
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0-1. */
  confidence: number;
  /** Height of the taller letters of its line, pixels. */
  letterHeight: number;
  /** Vertical drift of the page's lines at this word, pixels; less this drift, words of one line are level. */
  drift: number;
}

/**
 * Places a cell's words at their ink in the original picture, from left to right, and
 * adds the shekel signs that were left out of recognition. `slope` is the skew before
 * levelling (pixels down per pixel right), `scale` the enlargement. Empty for a lone
 * letter: a rounded corner or an icon.
 */
export function placeWords(
  words: readonly InkWord[],
  cell: Cell,
  { slope, scale }: { slope: number; scale: number },
): OcrWord[] {
  const { letterHeight } = cell;
  const placed: OcrWord[] = words.map((word) => ({
    text: word.text,
    ...placeOf(word, cell),
    confidence: word.confidence,
    letterHeight,
    drift: 0,
  }));
  // Pieces of broken letters look like any sign.
  const shekelSigns = words.some(({ isAsRead }) => isAsRead)
    ? []
    : glyphGroups(cell).filter((group) => isShekelSign(group, letterHeight));
  for (const group of shekelSigns) addShekelSign(placed, group, letterHeight);
  const [first, ...others] = placed;
  if (first !== undefined && others.length === 0 && /^\p{L}[^\p{L}\p{N}]?$/u.test(first.text))
    return [];
  return placed.sort((a, b) => a.left - b.left).map((word) => onPage(word, slope, scale));
}

/** Of broken letters the ink tells how far they reach, not how high they are. */
function placeOf(word: InkWord, cell: Cell): Area {
  if (word.groups.length === 0) return boxOf(word, cell);
  const ofInk = around(word.groups);
  if (!word.isAsRead) return ofInk;
  const read = boxOf(word, cell);
  return {
    left: Math.min(read.left, ofInk.left),
    right: Math.max(read.right, ofInk.right),
    top: read.top,
    bottom: read.bottom,
  };
}

function around(groups: readonly GlyphGroup[]): Area {
  const components = groups.flatMap((group) => group.components);
  return {
    left: Math.min(...components.map((component) => component.left)),
    top: Math.min(...components.map((component) => component.top)),
    right: Math.max(...components.map((component) => component.right)),
    bottom: Math.max(...components.map((component) => component.bottom)),
  };
}

/** For a word without glyphs of its own: the extent reported by the recogniser. */
const boxOf = (word: InkWord, cell: Cell): Area => ({
  left: Math.max(cell.left, word.left),
  right: Math.min(cell.right, word.right),
  top: cell.top,
  bottom: cell.bottom,
});

/** Joins a shekel sign to the number beside it, on its own side. */
function addShekelSign(words: OcrWord[], group: GlyphGroup, letterHeight: number): void {
  const box = around([group]);
  const near = letterHeight * 0.4;
  const number = words.find(
    (word) =>
      /\d/.test(word.text) &&
      (Math.abs(word.left - box.right) < near || Math.abs(box.left - word.right) < near),
  );
  if (number === undefined) {
    words.push({ text: '₪', ...box, confidence: 0.9, letterHeight, drift: 0 });
    return;
  }
  number.text = box.left < number.left ? `₪${number.text}` : `${number.text}₪`;
  number.left = Math.min(number.left, box.left);
  number.right = Math.max(number.right, box.right);
  number.top = Math.min(number.top, box.top);
  number.bottom = Math.max(number.bottom, box.bottom);
}

/** A word whose box is in pixels of the levelled ink, in those of the picture. */
export function onPage(word: OcrWord, slope: number, scale: number): OcrWord {
  const drift = slope * ((word.left + word.right) / 2);
  return {
    ...word,
    left: word.left / scale,
    right: word.right / scale,
    top: (word.top + drift) / scale,
    bottom: (word.bottom + drift) / scale,
    letterHeight: word.letterHeight / scale,
    drift: drift / scale,
  };
}
