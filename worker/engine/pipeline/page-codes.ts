import { codeValuesOf } from '../codes/code-values.js';
import { type ReadCode, readCodes } from '../codes/read-codes.js';
import type { Area } from '../evidence/geometry.js';
import type { Raster } from '../evidence/page.js';
import type { PrintedCode } from '../evidence/printed-code.js';
import type { OpenPage } from './opening/opened-document.js';
import { type Attempt, withinTime } from './within-time.js';

/** Its name in the coverage, where it is told only if it does not complete. */
export const CODES_LAYER = 'read_codes';

/** The smallest symbols in use have modules of 0.33 mm: two pixels at 150 dpi. */
const PIXELS_PER_POINT = 150 / 72;

/** Sizes are rounded in more than one place. */
const ENOUGH = 0.97;

/** A poster is drawn smaller: its codes are larger, or not to be read. */
const MEGAPIXELS_MAX = 8;

/** Pictures are read as they are; what is drawn of one for other reasons suffices from here on. */
const PICTURE_SIDE_PX = 1600;

/** Codes stand on the first pages of a bill, or on its last. */
const PAGES_MAX = 12;

/** A page whose drawing may hold a code: a picture of 10 mm, or as many shapes as its modules take. */
const SIDE_MIN_PT = 28;
const SHAPES_MIN = 60;

/**
 * Reads the machine-readable codes of a document's pages: of whatever is drawn of a page anyway, where
 * that is large enough; other pages are drawn for it only where something on them may be a code.
 */
export interface PageCodes {
  /** The pages of the document; what is drawn of them is looked through. */
  pages: OpenPage[];
  /**
   * Codes of known formats, each once, in page order, and how the reading ended: what was read before
   * a fault, or before its time was over, is in it.
   */
  read(
    leftMs: number,
    signal: AbortSignal,
  ): Promise<{ codes: PrintedCode[]; ended: Attempt<void> }>;
}

export function openPageCodes(pages: readonly OpenPage[]): PageCodes {
  /** Contents by page; a page is in it from when its drawing was looked through. */
  const contents = new Map<number, readonly ReadCode[]>();
  /** A drawing is wanted even where its codes cannot be read. */
  let fault: Attempt<void> | null = null;

  const isLookedAt = ({ number }: OpenPage): boolean =>
    number <= PAGES_MAX || number === pages.length;

  async function look(page: OpenPage, drawing: Raster): Promise<void> {
    if (
      contents.has(page.number) ||
      Math.max(drawing.width, drawing.height) < sideOf(page) * ENOUGH
    )
      return;
    contents.set(page.number, []);
    try {
      contents.set(page.number, await readCodes(drawing));
    } catch (error) {
      fault = { status: 'failed', reason: error instanceof Error ? error.name : 'unknown fault' };
    }
  }

  return {
    pages: pages.map((page) => ({
      ...page,
      render: async (longSidePx) => {
        const drawing = await page.render(longSidePx);
        if (isLookedAt(page)) await look(page, drawing);
        return drawing;
      },
    })),
    async read(leftMs, signal) {
      const ended = await withinTime(signal, leftMs, async (inTime) => {
        for (const page of pages.filter(isLookedAt)) {
          if (inTime.aborted) return;
          if (contents.has(page.number) || !mayHoldCode(page)) continue;
          // A page that cannot be drawn is told by the layers that need it.
          const drawing = await page.render(sideOf(page)).catch(() => null);
          if (drawing) await look(page, drawing);
        }
      });
      return { codes: printedCodes(contents), ended: fault ?? ended };
    },
  };
}

const sideOf = ({ width, height, drawn }: OpenPage): number => {
  const longSide = Math.max(width, height);
  if (drawn === null) return Math.min(longSide, PICTURE_SIDE_PX);
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt((MEGAPIXELS_MAX * 1e6) / (width * height)));
  return Math.round(longSide * scale);
};

function mayHoldCode({ drawn }: OpenPage): boolean {
  if (drawn === null) return true;
  const isLarge = ({ left, top, right, bottom }: Area): boolean =>
    right - left >= SIDE_MIN_PT && bottom - top >= SIDE_MIN_PT;
  return drawn.fills.length >= SHAPES_MIN || drawn.pictures.some(isLarge);
}

function printedCodes(contents: ReadonlyMap<number, readonly ReadCode[]>): PrintedCode[] {
  const seen = new Set<string>();
  const inOrder = [...contents].sort(([one], [other]) => one - other);
  return inOrder.flatMap(([page, codes]) =>
    codes.flatMap(({ text, rect }) => {
      const values = seen.has(text) ? null : codeValuesOf(text);
      seen.add(text);
      return values === null ? [] : { place: { page, rect }, values };
    }),
  );
}
