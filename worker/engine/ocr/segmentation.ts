import type { Raster } from '../evidence/page.js';
import { enlargeTwice } from '../image/enlarge.js';
import { type Grey, toGrey } from '../image/grey.js';
import { type Cell, cellsOf, medianLetterHeight } from './cells.js';
import { inkComponentsOf, type InkRuns } from './connected-components.js';
import { deskew, skewOf } from './deskew.js';
import { type Ink, inkOf } from './ink.js';
import type { InkPage } from './line-sheet.js';

/** The ink of a page, level and large enough to be told apart, and its cells. */
export interface Segmentation {
  page: InkPage;
  cells: Cell[];
  /** Skew before levelling: pixels down per pixel to the right. */
  slope: number;
  /** Ink pixels per picture pixel. */
  scale: number;
}

/** Cells recognised per page at most: a dense A4 page has about 400, a photographed texture more. */
const CELLS_MAX = 2500;

/**
 * Below this median letter height, pixels, points and commas are too faint to
 * separate from paper. An A4 page sent by a messenger app has about 9.
 */
const LETTER_HEIGHT_MIN = 13;
const ENLARGED_PIXELS_MAX = 12_000_000;

export function segmentPage(raster: Raster): Segmentation {
  const grey = toGrey(raster);
  const ink = inkOf(grey);
  const runs = inkComponentsOf(ink);
  const isSmall = medianLetterHeight(runs.components, ink.height) < LETTER_HEIGHT_MIN;
  if (isSmall && grey.data.length * 4 <= ENLARGED_PIXELS_MAX) {
    const large = enlargeTwice(grey);
    return { ...segmentLevelled(large, inkOf(large)), scale: 2 };
  }
  return { ...segmentLevelled(grey, ink, runs), scale: 1 };
}

/** The place in the ink of a point of the picture, both in their own pixels. */
export function inkPlace(
  { slope, scale }: Pick<Segmentation, 'slope' | 'scale'>,
  { x, y }: { x: number; y: number },
): { x: number; y: number } {
  return { x: x * scale, y: y * scale - slope * x * scale };
}

/** The corners in the picture of a rectangle of the ink. */
export function pictureCorners(
  { slope, scale }: Pick<Segmentation, 'slope' | 'scale'>,
  box: { left: number; top: number; right: number; bottom: number },
): [[number, number], [number, number], [number, number], [number, number]] {
  const corner = (x: number, y: number): [number, number] => [x / scale, (y + slope * x) / scale];
  return [
    corner(box.left, box.top),
    corner(box.right, box.top),
    corner(box.right, box.bottom),
    corner(box.left, box.bottom),
  ];
}

function segmentLevelled(
  grey: Grey,
  ink: Ink,
  runs: InkRuns = inkComponentsOf(ink),
): Omit<Segmentation, 'scale'> {
  const slope = skewOf(runs.components);
  if (slope === 0) return { page: { ink, runs }, cells: largestCells(runs, ink), slope };
  const level = inkOf(deskew(grey, slope));
  const levelRuns = inkComponentsOf(level);
  return { page: { ink: level, runs: levelRuns }, cells: largestCells(levelRuns, level), slope };
}

/** The cells with the most components, up to `CELLS_MAX`. */
const largestCells = (runs: InkRuns, ink: Ink): Cell[] =>
  cellsOf(runs, ink)
    .sort((a, b) => b.components.length - a.components.length)
    .slice(0, CELLS_MAX);
