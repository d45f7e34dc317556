import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Raster } from '../../../evidence/page.js';
import type { PageChange } from '../../../evidence/revisions.js';
import { drawPage } from '../../render/draw-page.js';
import { type Comparable, openRevision } from './compare-revisions.js';
import { tracePages } from './page-list.js';
import { agreedNumbers, type OpenRevision } from './revision-state.js';

/** A page in an earlier state of its file, to be drawn. */
export interface EarlierPage {
  /** Counted from 1, in the current document. */
  page: number;
  /** Counted from 1, the oldest. */
  revision: number;
  /** Points. */
  width: number;
  height: number;
  render(longSidePx: number): Promise<Raster>;
}

/** States that show a page before it changed. */
interface Wanted {
  page: number;
  /** Counted from 0. */
  index: number;
}

/**
 * The states in which pages are worth seeing: the oldest, and the one before each change that
 * shows. Of each page the oldest comes first, so that a bound leaves out those in between.
 */
export function statesBefore(changes: readonly PageChange[]): Wanted[] {
  const indexes = new Map<number, Set<number>>();
  for (const { page, revision, what, drawn } of changes) {
    if (what === 'text_layer' || what === 'content' || drawn?.differs === false) continue;
    indexes.set(page, (indexes.get(page) ?? new Set([0])).add(Math.max(0, revision - 1)));
  }
  const wanted = [...indexes].flatMap(([page, of]) =>
    [...of].sort((a, b) => a - b).map((index, rank) => ({ page, index, rank })),
  );
  return wanted
    .sort((a, b) => a.rank - b.rank || a.page - b.page)
    .map(({ page, index }) => ({ page, index }));
}

/**
 * Opens pages in earlier states, one revision at a time. What does not open, or did not have the
 * page, is left out.
 */
export async function* openEarlierPages(
  given: Pick<Comparable, 'file' | 'document' | 'limits'>,
  wanted: readonly Wanted[],
): AsyncGenerator<EarlierPage> {
  const revision = given.file.revisions.at(-1);
  if (revision === undefined) return;
  const now = agreedNumbers({ index: -1, revision, document: given.document });
  for (const index of [...new Set(wanted.map((one) => one.index))].sort((a, b) => a - b)) {
    const opened = await openRevision(given, index).catch(() => null);
    if (opened === null) continue;
    try {
      for (const { page } of wanted.filter((one) => one.index === index)) {
        const proxy = await pageOf(opened, page, now);
        if (proxy === null) continue;
        const { width, height } = proxy.getViewport({ scale: 1 });
        const { megapixelsMax } = given.limits;
        yield {
          ...{ page, revision: index + 1, width, height },
          render: (longSidePx) => drawPage(opened.document, proxy, { longSidePx, megapixelsMax }),
        };
        proxy.cleanup();
      }
    } finally {
      await opened.document.loadingTask.destroy();
    }
  }
}

/** null where the revision did not have the page, or it does not open. */
async function pageOf(
  opened: OpenRevision,
  page: number,
  now: readonly number[],
): Promise<PDFPageProxy | null> {
  const then = agreedNumbers(opened);
  const isTraced = now.length > 0 && then.length > 0;
  const place = isTraced ? (tracePages(now, then)[page - 1] ?? null) : page - 1;
  if (place === null || place >= opened.document.numPages) return null;
  return opened.document.getPage(place + 1).catch(() => null);
}
