import { areaOf, holdsMiddle, type Rect } from '../../../../worker/engine/evidence/geometry.js';
import type { Line, Page, Word } from '../../../../worker/engine/evidence/page.js';

export interface PageOptions {
  direction?: 'ltr' | 'rtl';
  number?: number;
  textSource?: Page['textSource'];
  pictureCoverage?: number;
  /** A picture file of 595 x 842 pixels, or so much larger. */
  pictureScale?: number;
  confidence?: number;
  /** What a second reader makes of a number; default: there is none. */
  readNumberAgain?: (firstReading: string) => { text: string; confidence: number } | null;
  /** Reread text by the text of the first pass at the same place. */
  readAgain?: (firstReading: string) => { text: string; confidence: number } | null;
}

/** A4 in points; a character is .7 % wide, a line 1.2 % high, rows 2 % apart. */
const CHAR_WIDTH = 0.7;
const LINE_HEIGHT = 1.2;
const ROW_STEP = 2;

/**
 * A page from rows of text. " | " separates the cells of a row, in columns of equal
 * width; "" is an empty row. A row may set its own direction and height: `at(31, '...')`.
 */
export function makePage(rows: readonly (string | PlacedRow)[], options: PageOptions = {}): Page {
  const { direction = 'ltr', textSource = 'text_layer', confidence = 0.95 } = options;
  let y = 3;
  const lines: Line[] = [];
  for (const row of rows) {
    const placed = typeof row === 'string' ? { y, text: row } : row;
    y = placed.y + ROW_STEP;
    if (placed.text.trim() !== '') {
      lines.push(makeLine(placed.text, placed.y, direction, textSource === 'ocr' ? confidence : 1));
    }
  }
  return {
    number: options.number ?? 1,
    width: 595 * (options.pictureScale ?? 1),
    height: 842 * (options.pictureScale ?? 1),
    ...(options.pictureScale !== undefined && { isPicture: true as const }),
    lines,
    textSource,
    pictureCoverage: options.pictureCoverage ?? (textSource === 'ocr' ? 1 : 0),
    hash: null,
    render: async () => ({ width: 1, height: 1, data: new Uint8Array(3) }),
    readNumbersAgain: async (rects) =>
      rects.map((rect) => options.readNumberAgain?.(textIn(lines, rect)) ?? null),
    readAgain: async (rect) => {
      if (textSource !== 'ocr') return null;
      const first = textIn(lines, rect);
      return options.readAgain?.(first) ?? { text: first, confidence: 0.9 };
    },
  };
}

/** The words whose middles lie in a place. */
const textIn = (lines: readonly Line[], place: Rect): string =>
  lines
    .flatMap((line) => line.words)
    .filter(({ rect }) => holdsMiddle(areaOf(place), areaOf(rect)))
    .map((word) => word.text)
    .join(' ');

export interface PlacedRow {
  y: number;
  text: string;
}

export const at = (y: number, text: string): PlacedRow => ({ y, text });

function makeLine(text: string, y: number, direction: 'ltr' | 'rtl', confidence: number): Line {
  const cells = text.split(/\s*\|\s*/);
  const slot = 92 / cells.length;
  const words = cells.flatMap((cell, index) =>
    placeWords(cell, 4 + index * slot, y, direction, confidence),
  );
  const xs = words.flatMap(({ rect }) => [rect.x, rect.x + rect.w]);
  const x = Math.min(...xs);
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    rect: { x, y, w: Math.max(...xs) - x, h: LINE_HEIGHT },
    direction,
  };
}

/** Logical order: from the left edge on, or, right to left, from the right edge on. */
function placeWords(
  cell: string,
  offset: number,
  y: number,
  direction: 'ltr' | 'rtl',
  confidence: number,
): Word[] {
  let at = offset;
  return cell
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => {
      const w = text.length * CHAR_WIDTH;
      const x = direction === 'ltr' ? at : 100 - at - w;
      at += w + CHAR_WIDTH;
      return { text, rect: { x, y, w, h: LINE_HEIGHT }, confidence };
    });
}
