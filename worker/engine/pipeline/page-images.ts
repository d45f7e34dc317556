import { PAGE_IMAGES_MAX, type PageImage } from '../../../core/page-image.js';
import type { Raster } from '../evidence/page.js';
import type { PageChange } from '../evidence/revisions.js';
import { pageImageSize, writePageImage } from '../image/write-page-image.js';
import type { OpenDocument, OpenPage } from './opening/opened-document.js';
import { withinTime } from './within-time.js';

/** Drawings that wait to be encoded have at most so many pixels, 30 MB together. */
const WAITING_PIXELS_MAX = 10e6;

/**
 * Makes a picture of each page for whoever looks at the scan. Most pages are drawn large enough
 * to be read anyway, and such a drawing is used. Encoding runs in another thread, beside
 * whatever the scan does next.
 */
export interface PageImages {
  /** The pages of the document; what is drawn of them is used. */
  pages: readonly OpenPage[];
  /**
   * Draws the pages that were not drawn large enough, as far as time allows. A page that cannot
   * be drawn has no picture.
   */
  draw(leftMs: number, signal: AbortSignal): Promise<void>;
  /**
   * The same, and waits for all pictures; those that are not ready in time are given up. Then
   * draws pages that later revisions changed as they were before.
   */
  finish(
    leftMs: number,
    signal: AbortSignal,
    changes?: readonly PageChange[] | null,
  ): Promise<void>;
}

/** @param take is given each picture once, in any order; absent: none are made */
export function openPageImages(
  {
    pages,
    pdf,
    leftOut,
    openEarlierPages = null,
  }: Pick<OpenDocument, 'pages' | 'pdf' | 'leftOut'> &
    Partial<Pick<OpenDocument, 'openEarlierPages'>>,
  take: ((image: PageImage) => void) | undefined,
): PageImages {
  if (take === undefined) return { pages, draw: async () => {}, finish: async () => {} };
  const missing = new Map(
    pages
      .filter(({ number }) => number <= PAGE_IMAGES_MAX && !leftOut.includes(number))
      .map((page) => [page.number, page]),
  );
  const sizeOf = (page: OpenPage) => pageImageSize(page, pdf !== null);
  /** Begun and not ended, oldest first. */
  const waiting: { pixels: number; done: Promise<void> }[] = [];
  const hasRoom = () => waiting.reduce((sum, { pixels }) => sum + pixels, 0) < WAITING_PIXELS_MAX;

  function encode(page: OpenPage, drawing: Raster): void {
    missing.delete(page.number);
    const before = waiting.at(-1)?.done ?? Promise.resolve();
    const done = before.then(async () => {
      const written = await writePageImage(drawing, sizeOf(page)).catch(() => null);
      waiting.shift();
      if (written !== null) take?.({ page: page.number, ...written });
    });
    waiting.push({ pixels: drawing.width * drawing.height, done });
  }

  async function drawRest(signal: AbortSignal): Promise<void> {
    for (const page of missing.values()) {
      while (!hasRoom()) await waiting[0]?.done;
      if (signal.aborted) return;
      const { width, height } = sizeOf(page);
      const drawing = await page.render(Math.max(width, height)).catch(() => null);
      if (drawing === null) missing.delete(page.number);
      else encode(page, drawing);
    }
  }

  /** States of a page that look alike, as those between changes of other pages do, are one. */
  async function drawEarlier(changes: readonly PageChange[], signal: AbortSignal): Promise<void> {
    const drawn = new Map<number, Uint8Array>();
    for await (const { page, revision, ...earlier } of openEarlierPages?.(changes) ?? []) {
      if (signal.aborted) return;
      if (page > PAGE_IMAGES_MAX) continue;
      const size = pageImageSize(earlier, true);
      const drawing = await earlier.render(Math.max(size.width, size.height)).catch(() => null);
      const written = drawing && (await writePageImage(drawing, size).catch(() => null));
      const last = drawn.get(page);
      if (!written || (last && Buffer.compare(last, written.webp) === 0)) continue;
      drawn.set(page, written.webp);
      take?.({ page, revision, ...written });
    }
  }

  return {
    pages: pages.map((page) => ({
      ...page,
      render: async (longSidePx) => {
        const drawing = await page.render(longSidePx);
        const size = sizeOf(page);
        // Sizes are rounded in more than one place.
        const isLarge = drawing.width >= size.width - 1 && drawing.height >= size.height - 1;
        if (isLarge && missing.has(page.number) && hasRoom()) encode(page, drawing);
        return drawing;
      },
    })),
    draw: async (leftMs, signal) => {
      await withinTime(signal, leftMs, drawRest);
    },
    finish: async (leftMs, signal, changes) => {
      await withinTime(signal, leftMs, async (inTime) => {
        await drawRest(inTime);
        await waiting.at(-1)?.done;
        if (changes) await drawEarlier(changes, inTime);
      });
    },
  };
}
