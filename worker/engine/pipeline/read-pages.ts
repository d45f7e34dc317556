import { ScanFailure } from '../../../core/errors.js';
import type { Page } from '../evidence/page.js';
import type { Layers } from './coverage.js';
import type { Recogniser } from '../ocr/recogniser.js';
import type { OpenPage } from './opening/opened-document.js';
import { readPage } from './read-page.js';

interface Spent {
  pages: number;
  ms: number;
}

/**
 * Reads every page from its text layer or by OCR. A page that fails, or for which no time
 * is left, is recorded and has no text; the other pages still count.
 */
export async function readPages(
  openPages: readonly OpenPage[],
  recogniser: () => Promise<Recogniser>,
  layers: Layers,
  options: { budgetMs: number; signal: AbortSignal },
): Promise<Page[]> {
  const pages: Page[] = [];
  const spent: Record<Page['textSource'], Spent> = {
    text_layer: { pages: 0, ms: 0 },
    ocr: { pages: 0, ms: 0 },
    none: { pages: 0, ms: 0 },
  };
  let broken: { page: number; fault: string } | null = null;
  let unread = 0;
  const startedMs = performance.now();

  for (const openPage of openPages) {
    options.signal.throwIfAborted();
    if (performance.now() - startedMs > options.budgetMs) {
      unread++;
      pages.push(unreadPage(openPage));
      continue;
    }
    const pageStartedMs = performance.now();
    try {
      const page = await readPage(openPage, recogniser);
      spent[page.textSource].pages++;
      spent[page.textSource].ms += performance.now() - pageStartedMs;
      pages.push(page);
    } catch (error) {
      if (error instanceof ScanFailure) throw error;
      broken ??= {
        page: openPage.number,
        fault: error instanceof Error ? error.name : 'unknown fault',
      };
      pages.push(unreadPage(openPage));
    }
  }

  const layerMs = { text_layer: spent.text_layer.ms, ocr: spent.ocr.ms + spent.none.ms };
  if (spent.text_layer.pages > 0) {
    layers.note({ layer: 'text_layer', status: 'ran', duration_ms: layerMs.text_layer });
  } else {
    layers.skip('text_layer', 'no page has one');
  }
  if (broken) {
    const reason = `page ${broken.page}: ${broken.fault}`;
    layers.note({ layer: 'ocr', status: 'failed', reason, duration_ms: layerMs.ocr });
  } else if (unread > 0) {
    const reason = `${unread} of ${openPages.length} pages left unread`;
    layers.note({ layer: 'ocr', status: 'timed_out', reason, duration_ms: layerMs.ocr });
  } else if (spent.ocr.pages + spent.none.pages > 0) {
    layers.note({ layer: 'ocr', status: 'ran', duration_ms: layerMs.ocr });
  } else {
    layers.skip('ocr', 'every page has a text layer');
  }
  return pages;
}

const unreadPage = (page: OpenPage): Page => ({
  number: page.number,
  width: page.width,
  height: page.height,
  lines: [],
  textSource: 'none',
  pictureCoverage: page.pictureCoverage,
  hash: null,
  render: (longSidePx) => page.render(longSidePx),
  readAgain: async () => null,
});
