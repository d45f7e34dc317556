import type { Grey } from '../image/grey.js';
import type { InkRuns } from './connected-components.js';
import type { Cell } from './cells.js';
import { glyphGroups, isShekelSign, type GlyphGroup } from './glyph-groups.js';
import type { Ink } from './ink.js';
import { cellMapOf, type CellMap } from './cell-map.js';

/**
 * The cells of a page redrawn one per line, black on white, at one letter size: the
 * input Tesseract reads best. Its own layout analysis drops lone digits and joins
 * columns; a sheet leaves it nothing to analyse.
 */
export interface LineSheet {
  picture: Grey;
  lines: SheetLine[];
}

export interface SheetLine {
  cell: Cell;
  /** Rows of the sheet that the line fills. */
  top: number;
  bottom: number;
  /** Sheet pixels per page pixel. */
  scale: number;
  /** Columns of the sheet of each glyph group, from left to right; shekel signs are left out. */
  glyphs: { from: number; to: number; group: GlyphGroup }[];
}

/** The ink of a page and its runs. */
export interface InkPage {
  ink: Ink;
  runs: InkRuns;
}

export interface SheetStyle {
  /** Height that the taller letters are scaled to, pixels. */
  letterHeightPx: number;
  /** Whether ink of other cells is removed from a cell's rectangle; otherwise all of it is copied. */
  ownInkOnly: boolean;
}

/**
 * Heights of 26, 32, 38 and 44 were tried on 12 rendered pages in four Hebrew fonts,
 * clean, scanned and photographed; 32 gave the fewest errors. The style for rereading
 * differs on purpose, so that its errors are independent.
 */
export const FIRST_PASS_STYLE: SheetStyle = { letterHeightPx: 32, ownInkOnly: true };
export const REREAD_STYLE: SheetStyle = { letterHeightPx: 40, ownInkOnly: false };

const MARGIN_PX = 24;
const LINE_GAP_PX = 28;
/** Tesseract accepts pictures up to 32,767 pixels; smaller sheets limit its memory. */
const SHEET_HEIGHT_MAX_PX = 6000;
const SCALE_MAX = 6;
/** The widest gap within a cell, in letter heights. */
const GAP_MAX_HEIGHTS = 1.2;

/** Sheets for all cells; lines of similar length share a sheet, so that little of it is empty. */
export function lineSheets(
  cells: readonly Cell[],
  { ink, runs }: InkPage,
  style: SheetStyle,
): LineSheet[] {
  if (cells.length === 0) return [];
  const cellMap = style.ownInkOnly ? cellMapOf(ink, runs, cells) : null;
  const plans = withinBudget(cells.map((cell) => planLine(cell, style))).sort(
    (a, b) => a.width - b.width,
  );
  const sheets: LineSheet[] = [];
  let batch: LinePlan[] = [];
  let height = MARGIN_PX;
  for (const plan of plans) {
    if (height + plan.height > SHEET_HEIGHT_MAX_PX && batch.length > 0) {
      sheets.push(drawSheet(batch, ink, cellMap));
      [batch, height] = [[], MARGIN_PX];
    }
    batch.push(plan);
    height += plan.height + LINE_GAP_PX;
  }
  if (batch.length > 0) sheets.push(drawSheet(batch, ink, cellMap));
  return sheets;
}

/** Limits the time per page, which grows with line length; a page dense with small print has 120,000 pixels. */
const LENGTH_MAX_PX = 160_000;
/** A line across an A4 page in 6 point type has 9,000 pixels. */
const LINE_MAX_PX = 12_000;

/** Lines from the top within the limit: a textured photo must not take minutes. */
function withinBudget(plans: readonly LinePlan[]): LinePlan[] {
  let left = LENGTH_MAX_PX;
  return plans
    .filter((plan) => plan.width <= LINE_MAX_PX)
    .sort((a, b) => a.cell.top - b.cell.top)
    .filter((plan) => (left -= plan.width) >= 0);
}

/** Page column that a column of the sheet was copied from. */
export function pageColumn(line: SheetLine, x: number): number {
  const glyph = line.glyphs.findLast(({ from }) => from <= x) ?? line.glyphs[0];
  return glyph === undefined ? line.cell.left : glyph.group.left + (x - glyph.from) / line.scale;
}

interface LinePlan {
  cell: Cell;
  scale: number;
  width: number;
  height: number;
  glyphs: { group: GlyphGroup; from: number; to: number }[];
}

function planLine(cell: Cell, style: SheetStyle): LinePlan {
  const scale = Math.min(SCALE_MAX, style.letterHeightPx / Math.max(4, cell.letterHeight));
  const groups = glyphGroups(cell);
  const shekelSigns = groups.filter((group) => isShekelSign(group, cell.letterHeight));
  const glyphs: LinePlan['glyphs'] = [];
  let at = MARGIN_PX;
  let previous: GlyphGroup | null = null;
  for (const group of groups) {
    if (shekelSigns.includes(group)) continue;
    // A left-out shekel sign leaves a narrow gap.
    const gap = previous === null ? 0 : group.left - previous.right;
    at += scale * Math.min(gap, cell.letterHeight * GAP_MAX_HEIGHTS);
    const to = at + scale * (group.right - group.left);
    glyphs.push({ group, from: at, to });
    at = to;
    previous = group;
  }
  return {
    cell,
    scale,
    width: Math.ceil(at) + MARGIN_PX,
    height: Math.ceil((cell.bottom - cell.top) * scale),
    glyphs,
  };
}

function drawSheet(plans: readonly LinePlan[], ink: Ink, cellMap: CellMap | null): LineSheet {
  const width = Math.max(...plans.map((plan) => plan.width));
  const height = 2 * MARGIN_PX + plans.reduce((sum, plan) => sum + plan.height + LINE_GAP_PX, 0);
  const picture: Grey = { width, height, data: new Uint8Array(width * height).fill(255) };
  const lines: SheetLine[] = [];
  let top = MARGIN_PX;
  for (const plan of plans) {
    drawLine(picture, top, plan, ink, cellMap);
    lines.push({
      cell: plan.cell,
      top,
      bottom: top + plan.height,
      scale: plan.scale,
      glyphs: plan.glyphs,
    });
    top += plan.height + LINE_GAP_PX;
  }
  return { picture, lines };
}

/** Margin around a cell's ink that is copied for blurred edges and tails, at least, pixels. */
const EDGE_PX = 2;
/** The same margin in letter heights: tails of commas may be too faint to count as ink. */
const EDGE_HEIGHTS = 0.15;

function drawLine(
  picture: Grey,
  top: number,
  plan: LinePlan,
  ink: Ink,
  cellMap: CellMap | null,
): void {
  const { cell, scale } = plan;
  const edge = Math.ceil(Math.max(EDGE_PX, EDGE_HEIGHTS * cell.letterHeight));
  const source = cutOut(cell, edge, ink, cellMap);
  const gain = 255 / Math.max(40, strongIn(source.data));
  const bleed = Math.ceil(edge * scale);
  for (const piece of piecesOf(plan)) {
    const first = Math.max(0, Math.floor(piece.from - EDGE_PX * scale));
    const last = Math.min(picture.width - 1, Math.ceil(piece.to + EDGE_PX * scale));
    for (let x = first; x <= last; x++) {
      const sourceX = piece.left - cell.left + edge + (x + 0.5 - piece.from) / scale - 0.5;
      for (let row = -bleed; row < plan.height + bleed; row++) {
        const y = top + row;
        if (y < 0 || y >= picture.height) continue;
        const value = sample(source, sourceX, edge + (row + 0.5) / scale - 0.5, scale) * gain;
        const dark = 255 - Math.min(255, Math.max(0, value - INK_FLOOR));
        const to = y * picture.width + x;
        if (dark < picture.data[to]!) picture.data[to] = dark;
      }
    }
  }
}

/** Strengths below this, after stretching to 0-255, are background. */
const INK_FLOOR = 20;

/** Glyph groups that keep their distances are copied together, with any faint ink between them. */
function piecesOf(plan: LinePlan): { from: number; to: number; left: number }[] {
  const pieces: { from: number; to: number; left: number }[] = [];
  for (const { group, from, to } of plan.glyphs) {
    const last = pieces.at(-1);
    const isInPlace =
      last !== undefined &&
      Math.abs(from - last.from - (group.left - last.left) * plan.scale) < 0.01;
    if (isInPlace) last.to = to;
    else pieces.push({ from, to, left: group.left });
  }
  return pieces;
}

/** A cell's rectangle with a margin, without the ink of other cells. */
function cutOut(cell: Cell, edge: number, ink: Ink, cellMap: CellMap | null): Grey {
  const left = cell.left - edge;
  const top = cell.top - edge;
  const width = cell.right - cell.left + 2 * edge;
  const height = cell.bottom - cell.top + 2 * edge;
  const data = new Uint8Array(width * height);
  const own = cellMap?.numberOf(cell);
  for (let y = Math.max(0, top); y < Math.min(ink.height, top + height); y++)
    for (let x = Math.max(0, left); x < Math.min(ink.width, left + width); x++) {
      const from = y * ink.width + x;
      const cellNumber = cellMap?.map[from] ?? 0;
      if (cellNumber === 0 || cellNumber === own)
        data[(y - top) * width + x - left] = ink.strength[from]!;
    }
  return { width, height, data };
}

/** The strength exceeded by the darkest 3 % of pixels only. */
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

/** Bilinear interpolation; when shrinking, the mean of the area that a pixel covers. */
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
