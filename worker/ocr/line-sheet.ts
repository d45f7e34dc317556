import type { Grey } from '../imaging/grey.js';
import { heightOf } from './blots.js';
import type { Cell } from './cells.js';
import { glyphGroups, isShekelSign, type GlyphGroup } from './glyph-groups.js';
import type { Ink } from './ink.js';

/**
 * Cells of a page written anew below each other, one a line, black on white, all
 * letters of one size: what the recogniser reads best. Its own layout analysis
 * drops lone digits and joins columns; here is nothing to analyse.
 */
export interface LineSheet {
  picture: Grey;
  lines: SheetLine[];
}

export interface SheetLine {
  cell: Cell;
  /** Rows of the sheet it fills. */
  top: number;
  bottom: number;
  /** Where each of its signs stands in the sheet, from left to right; shekel signs are left out. */
  signs: { from: number; to: number; group: GlyphGroup }[];
  shekelSigns: GlyphGroup[];
}

export interface SheetStyle {
  /** Height given to the taller letters, pixels. */
  letterHeightPx: number;
  /** Whether only a cell's own ink is copied, or all of its rectangle as it is. */
  ownInkOnly: boolean;
}

/**
 * Heights of 26, 32, 38 and 44 were tried on 12 rendered pages in four Hebrew fonts,
 * clean, scanned and photographed: 32 misread least. The second look differs on purpose.
 */
export const FIRST_LOOK: SheetStyle = { letterHeightPx: 32, ownInkOnly: true };
export const SECOND_LOOK: SheetStyle = { letterHeightPx: 40, ownInkOnly: false };

const MARGIN_PX = 24;
const LINE_GAP_PX = 28;
/** The recogniser takes pictures up to 32,767 pixels; smaller sheets bound its memory. */
const SHEET_HEIGHT_MAX_PX = 6000;
const SCALE_MAX = 6;
/** Word spaces narrower than this many letter heights are often not seen; they are widened to it. */
const WORD_SPACE_HEIGHTS = 0.6;
/** Gaps between signs from which on they are word spaces, in letter heights; letters stand .05 to .25 apart. */
const WORD_SPACE_MIN_HEIGHTS = 0.33;

/** Sheets for all cells, lines of like length together so that little is empty. */
export function lineSheets(cells: readonly Cell[], ink: Ink, style: SheetStyle): LineSheet[] {
  const plans = cells.map((cell) => planLine(cell, style)).sort((a, b) => a.width - b.width);
  const sheets: LineSheet[] = [];
  let batch: LinePlan[] = [];
  let height = MARGIN_PX;
  for (const plan of plans) {
    if (height + plan.height > SHEET_HEIGHT_MAX_PX && batch.length > 0) {
      sheets.push(drawSheet(batch, ink, style));
      [batch, height] = [[], MARGIN_PX];
    }
    batch.push(plan);
    height += plan.height + LINE_GAP_PX;
  }
  if (batch.length > 0) sheets.push(drawSheet(batch, ink, style));
  return sheets;
}

interface LinePlan {
  cell: Cell;
  scale: number;
  width: number;
  height: number;
  signs: { group: GlyphGroup; from: number; to: number }[];
  shekelSigns: GlyphGroup[];
}

function planLine(cell: Cell, style: SheetStyle): LinePlan {
  const scale = Math.min(SCALE_MAX, style.letterHeightPx / Math.max(4, cell.letterHeight));
  const groups = glyphGroups(cell);
  const shekelSigns = groups.filter((group) => isShekelSign(group, cell.letterHeight));
  const wordSpace = wordSpaceOf(groups, cell.letterHeight);
  const signs: LinePlan['signs'] = [];
  let at = MARGIN_PX;
  let previous: GlyphGroup | null = null;
  for (const group of groups) {
    if (shekelSigns.includes(group)) continue;
    if (previous !== null) {
      const gap = group.left - previous.right;
      const isSpace = gap > wordSpace;
      at += scale * (isSpace ? Math.max(gap, WORD_SPACE_HEIGHTS * cell.letterHeight) : gap);
    }
    const to = at + scale * (group.right - group.left);
    signs.push({ group, from: at, to });
    at = to;
    previous = group;
  }
  return {
    cell,
    scale,
    width: Math.ceil(at) + MARGIN_PX,
    height: Math.ceil((cell.bottom - cell.top) * scale),
    signs,
    shekelSigns,
  };
}

/** From which gap on a space parts words; letter-spaced lines have wide gaps throughout. */
function wordSpaceOf(groups: readonly GlyphGroup[], letterHeight: number): number {
  const gaps = groups.slice(1).map((group, index) => group.left - groups[index]!.right);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const isSpaced = gaps.length >= 4 && usual > letterHeight * 0.25;
  return isSpaced ? usual * 2.2 : letterHeight * WORD_SPACE_MIN_HEIGHTS;
}

function drawSheet(plans: readonly LinePlan[], ink: Ink, style: SheetStyle): LineSheet {
  const width = Math.max(...plans.map((plan) => plan.width));
  const height = 2 * MARGIN_PX + plans.reduce((sum, plan) => sum + plan.height + LINE_GAP_PX, 0);
  const picture: Grey = { width, height, data: new Uint8Array(width * height).fill(255) };
  const lines: SheetLine[] = [];
  let top = MARGIN_PX;
  for (const plan of plans) {
    drawLine(picture, top, plan, ink, style);
    lines.push({
      cell: plan.cell,
      top,
      bottom: top + plan.height,
      signs: plan.signs,
      shekelSigns: plan.shekelSigns,
    });
    top += plan.height + LINE_GAP_PX;
  }
  return { picture, lines };
}

/** Ink beyond a letter's own threshold that still belongs to its blurred edge, pixels. */
const EDGE_PX = 2;

function drawLine(picture: Grey, top: number, plan: LinePlan, ink: Ink, style: SheetStyle): void {
  const { cell, scale } = plan;
  const source = cutOut(cell, ink, style.ownInkOnly);
  const gain = 255 / Math.max(40, strongIn(source.data));
  for (const { group, from, to } of plan.signs) {
    const first = Math.max(0, Math.floor(from - EDGE_PX * scale));
    const last = Math.min(picture.width - 1, Math.ceil(to + EDGE_PX * scale));
    for (let x = first; x <= last; x++) {
      const sourceX = group.left - cell.left + EDGE_PX + (x + 0.5 - from) / scale - 0.5;
      for (let row = -2; row < plan.height + 2; row++) {
        const sourceY = EDGE_PX + (row + 0.5) / scale - 0.5;
        const value = sample(source, sourceX, sourceY, scale) * gain;
        const at = (top + row) * picture.width + x;
        const dark = 255 - Math.min(255, Math.max(0, value - INK_FLOOR));
        if (dark < picture.data[at]!) picture.data[at] = dark;
      }
    }
  }
}

/** Strengths below this, after stretching to 0-255, are ground. */
const INK_FLOOR = 20;

/** A cell's ink with a margin of `EDGE_PX`. */
function cutOut(cell: Cell, ink: Ink, ownInkOnly: boolean): Grey {
  const left = cell.left - EDGE_PX;
  const top = cell.top - EDGE_PX;
  const width = cell.right - cell.left + 2 * EDGE_PX;
  const height = cell.bottom - cell.top + 2 * EDGE_PX;
  const data = new Uint8Array(width * height);
  const copy = (y: number, from: number, to: number): void => {
    if (y < 0 || y >= ink.height || y < top || y >= top + height) return;
    for (let x = Math.max(0, left, from); x < Math.min(ink.width, left + width, to); x++)
      data[(y - top) * width + x - left] = ink.strength[y * ink.width + x]!;
  };
  if (!ownInkOnly) {
    for (let y = top; y < top + height; y++) copy(y, left, left + width);
    return { width, height, data };
  }
  for (const blot of cell.blots) {
    // Small print's neighbours stand closer than two pixels.
    const edge = heightOf(blot) > 16 ? EDGE_PX : 1;
    for (let at = 0; at < blot.runs.length; at += 3)
      for (let y = blot.runs[at]! - edge; y <= blot.runs[at]! + edge; y++)
        copy(y, blot.runs[at + 1]! - edge, blot.runs[at + 2]! + edge);
  }
  return { width, height, data };
}

/** The strength that only the darkest 3 % exceed. */
function strongIn(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]!++;
  let left = data.length * 0.03;
  for (let level = 255; level > 0; level--) {
    left -= counts[level]!;
    if (left < 0) return level;
  }
  return 0;
}

/** Bilinear; the average of what a pixel covers when the picture shrinks. */
function sample(source: Grey, x: number, y: number, scale: number): number {
  if (scale < 0.7) {
    const half = 0.5 / scale;
    return average(source, x - half, y - half, x + half, y + half);
  }
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [x - left, y - top];
  return (
    at(source, left, top) * (1 - a) * (1 - b) +
    at(source, left + 1, top) * a * (1 - b) +
    at(source, left, top + 1) * (1 - a) * b +
    at(source, left + 1, top + 1) * a * b
  );
}

function average(source: Grey, x0: number, y0: number, x1: number, y1: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.round(y0); y < Math.max(Math.round(y0) + 1, Math.round(y1)); y++)
    for (let x = Math.round(x0); x < Math.max(Math.round(x0) + 1, Math.round(x1)); x++) {
      sum += at(source, x, y);
      count++;
    }
  return sum / count;
}

const at = ({ width, height, data }: Grey, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : data[y * width + x]!;
