import { bidi, hasRightToLeft, isSteering } from './bidi.js';
import { drawable, faceOf } from './fonts.js';

export interface Style {
  /** Points. */
  size: number;
  bold?: boolean;
  color?: string;
  /** Direction of the paragraph; `auto` goes by its first letter. */
  base: 'ltr' | 'rtl' | 'auto';
}

/** A run of one direction and one face. */
export interface Piece {
  /** As the writer of PDFs takes it, which itself turns runs with letters from right to left. */
  text: string;
  face: string;
  /** Points from the left end of the line. */
  x: number;
}

export interface Line {
  /**
   * From left to right, as programs that take out the text expect it: PDF.js and Poppler put
   * each line into reading order themselves.
   */
  pieces: Piece[];
  /** Points. */
  width: number;
}

/** Width in points of a text in one face. */
export type Measure = (text: string, face: string, size: number) => number;

/**
 * Breaks a paragraph into lines and places its parts by the bidirectional algorithm.
 *
 * @param width in points, at most; a word that is longer is broken anywhere
 */
export function layText(text: string, style: Style, width: number, measure: Measure): Line[] {
  const isBold = style.bold ?? false;
  const shown = drawable(text, isBold);
  const faces = facesOf(shown, isBold);
  const widthOf = (start: number, end: number): number =>
    runsOf(shown, faces, start, end).reduce(
      (sum, run) => sum + measure(run.text, run.face, style.size),
      0,
    );
  const levels = bidi.getEmbeddingLevels(shown, style.base);
  return breakLines(shown, width, widthOf).map(([start, end]) =>
    placeLine({ text: shown, faces, levels, start, end, size: style.size, measure }),
  );
}

/** The face of each UTF-16 unit; null for what is not drawn. */
function facesOf(text: string, isBold: boolean): (string | null)[] {
  return Array.from(text).flatMap((character) => {
    const face = isSteering(character) ? null : faceOf(character, isBold);
    return Array.from({ length: character.length }, () => face);
  });
}

interface Run {
  text: string;
  face: string;
}

function runsOf(text: string, faces: (string | null)[], start: number, end: number): Run[] {
  const runs: Run[] = [];
  for (let at = start; at < end; at += 1) {
    const face = faces[at];
    if (face === null || face === undefined) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += text[at] ?? '';
    else runs.push({ text: text[at] ?? '', face });
  }
  return runs;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Start and end of each line, without the spaces at which it was broken. */
function breakLines(
  text: string,
  width: number,
  widthOf: (start: number, end: number) => number,
): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let [start, end, used] = [0, 0, 0];
  const close = (next: number): void => {
    lines.push([start, end]);
    [start, end, used] = [next, next, 0];
  };
  for (const { 0: word, index } of text.matchAll(/\s+|\S+/g)) {
    const after = index + word.length;
    const wide = widthOf(index, after);
    if (/^\s/.test(word)) {
      used += wide;
      continue;
    }
    if (used + wide > width && end > start) close(index);
    if (wide <= width) {
      used += wide;
      end = after;
      continue;
    }
    for (const { segment, index: within } of graphemes.segment(word)) {
      const at = index + within;
      const step = widthOf(at, at + segment.length);
      if (used + step > width && end > start) close(at);
      used += step;
      end = at + segment.length;
    }
  }
  lines.push([start, end]);
  return lines;
}

function placeLine(line: {
  text: string;
  faces: (string | null)[];
  levels: ReturnType<typeof bidi.getEmbeddingLevels>;
  start: number;
  end: number;
  size: number;
  measure: Measure;
}): Line {
  const { text, faces, levels, start, end, size, measure } = line;
  if (end <= start) return { pieces: [], width: 0 };
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1);
  const runs: { first: number; last: number; isRtl: boolean; face: string }[] = [];
  for (const index of order) {
    const face = faces[index];
    if (face === null || face === undefined) continue;
    const isRtl = (levels.levels[index] ?? 0) % 2 === 1;
    const run = runs.at(-1);
    const joins = run?.isRtl === isRtl && run.face === face;
    if (joins && isRtl && index === run.first - 1) run.first = index;
    else if (joins && !isRtl && index === run.last + 1) run.last = index;
    else runs.push({ first: index, last: index, isRtl, face });
  }
  let x = 0;
  const pieces = runs.map(({ first, last, isRtl, face }): Piece => {
    const logical = text.slice(first, last + 1);
    const shown = isRtl
      ? logical.replaceAll(/[^]/g, (unit, at: number) => mirrored.get(first + at) ?? unit)
      : logical;
    // Runs without such letters, as a comma between two words, the writer leaves as they are.
    const piece = isRtl && !hasRightToLeft(shown) ? Array.from(shown).reverse().join('') : shown;
    const left = x;
    x += measure(piece, face, size);
    return { text: piece, face, x: left };
  });
  return { pieces, width: x };
}
