import type { Raster } from '../evidence/page.js';
import type { TextModels } from '../infer.js';
import type { Cell } from './cells.js';
import { type PrintedScript, readBoxes } from './printed-lines.js';
import { wordsInCell } from './printed-words.js';
import type { CellResult } from './read-cells.js';
import { pictureCorners, type Segmentation } from './segmentation.js';
import type { RawWord } from './tesseract.js';

/** Margin around a cell cut out for a model, letter heights: it was trained on lines with some. */
const MARGIN_HEIGHTS = 0.35;

/** A page that models read, and its ink. */
export interface ReadPicture {
  raster: Raster;
  segmentation: Segmentation;
  text: TextModels;
}

/**
 * Reads cells, each cut out by itself, by the model of a script; null when that is not live.
 * Rejects with InferenceFailure.
 */
export async function readCellsAlone(
  cells: readonly Cell[],
  script: PrintedScript,
  { raster, segmentation, text }: ReadPicture,
): Promise<Map<Cell, CellResult> | null> {
  if (cells.length === 0) return new Map();
  const boxes = cells.map((cell) => {
    const margin = cell.letterHeight * MARGIN_HEIGHTS;
    return pictureCorners(segmentation, {
      left: cell.left - margin,
      top: cell.top - margin,
      right: cell.right + margin,
      bottom: cell.bottom + margin,
    });
  });
  const lines = await readBoxes(raster, boxes, text, script);
  if (lines === null) return null;
  const results = new Map<Cell, CellResult>();
  for (const [index, cell] of cells.entries()) {
    const line = lines[index];
    const words: RawWord[] = line === undefined ? [] : wordsInCell(line, cell, segmentation);
    results.set(cell, { cell, words });
  }
  return results;
}
