import { PAGE_IMAGES_MAX, type PageImage } from '../../../core/page-image.js';
import type { Raster } from '../evidence/page.js';
import { pageImageSize, writePageImage } from '../image/write-page-image.js';
import type { OpenDocument, OpenPage } from './opening/opened-document.js';
import { withinTime } from './within-time.js';

/** Drawings that wait to be encoded; each takes some 12 MB. */
const WAITING_MAX = 2;

/**
 * Makes a picture of each page for whoever looks at the scan. Most pages are drawn large enough
 * to be read anyway: such a drawing is encoded in another thread meanwhile. Only the pages that
 * were not are drawn for it, at the end.
 */
export interface PageImages {
  /** The pages of the document; what is drawn of them is used. */
  pages: readonly OpenPage[];
  /**
   * Draws the other pages and waits for all pictures, or until the time is over. A page that
   * cannot be drawn, or for which no time is left, has none.
   */
  finish(leftMs: number, signal: AbortSignal): Promise<void>;
}

/** @param take is given each picture once, in any order; absent: none are made */
export function openPageImages(
  { pages, pdf, leftOut }: Pick<OpenDocument, 'pages' | 'pdf' | 'leftOut'>,
  take: ((image: PageImage) => void) | undefined,
): PageImages {
  if (take === undefined) return { pages, finish: async () => {} };
  const missing = new Map(
    pages
      .filter(({ number }) => number <= PAGE_IMAGES_MAX && !leftOut.includes(number))
      .map((page) => [page.number, page]),
  );
  const sizeOf = (page: OpenPage) => pageImageSize(page, pdf !== null);
  let encoded = Promise.resolve();
  let waiting = 0;

  function encode(page: OpenPage, drawing: Raster): void {
    missing.delete(page.number);
    waiting++;
    encoded = encoded.then(async () => {
      const written = await writePageImage(drawing, sizeOf(page)).catch(() => null);
      waiting--;
      if (written !== null) take?.({ page: page.number, ...written });
    });
  }

  async function drawRest(signal: AbortSignal): Promise<void> {
    for (const page of missing.values()) {
      if (signal.aborted) return;
      const { width, height } = sizeOf(page);
      const drawing = await page.render(Math.max(width, height)).catch(() => null);
      // The one before is encoded while this one is drawn.
      await encoded;
      if (drawing !== null) encode(page, drawing);
    }
    await encoded;
  }

  return {
    pages: pages.map((page) => ({
      ...page,
      render: async (longSidePx) => {
        const drawing = await page.render(longSidePx);
        const isUsed =
          missing.has(page.number) &&
          waiting < WAITING_MAX &&
          drawing.width >= sizeOf(page).width &&
          drawing.height >= sizeOf(page).height;
        if (isUsed) encode(page, drawing);
        return drawing;
      },
    })),
    finish: async (leftMs, signal) => {
      await withinTime(signal, leftMs, drawRest);
    },
  };
}
