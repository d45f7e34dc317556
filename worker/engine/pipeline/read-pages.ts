import type { LayerRun } from '../../../core/report.js';
import { ScanFailure } from '../../../core/errors.js';
import { NO_REREADING, type Page } from '../evidence/page.js';
import type { Layers } from './coverage.js';
import type { TextModels } from '../infer.js';
import type { Recogniser } from '../ocr/recogniser.js';
import type { OpenPage } from './opening/opened-document.js';
import { beginPage, type BegunPage, readPage } from './read-page.js';
import { withinTime } from './within-time.js';

/** Receives the pages read so far, with what the coverage would say of them. */
export type SeeReading = (pages: readonly Page[], runs: readonly LayerRun[]) => Promise<void>;

export interface ReadingOptions {
  /** Time left for reading, in ms. */
  leftMs: () => number;
  signal: AbortSignal;
  /** Models that read; without any that answers, Tesseract reads alone. */
  text: TextModels;
  /**
   * Called for each page for which there is time, and waited for before it is read; also, and
   * not waited for, while the page before it is read.
   */
  before?: (page: OpenPage) => Promise<void>;
  /** Called after each page. */
  after?: (page: Page) => void;
  /** Called after each page but the last, and waited for. */
  see?: SeeReading;
}

/**
 * Reads every page from its text layer or by OCR, and begins the next one meanwhile: models
 * find its lines while this process works on those that were read. A page that fails, or for
 * which no time is left, is recorded and has no text; the other pages still count.
 *
 * @throws {ScanFailure} `corrupt_file` when every page is broken; any other at once
 */
export async function readPages(
  openPages: readonly OpenPage[],
  recogniser: () => Promise<Recogniser>,
  layers: Layers,
  { leftMs, signal, text, before, after, see }: ReadingOptions,
): Promise<Page[]> {
  const pages: Page[] = [];
  const record = openReadingRecord(openPages.length);
  let next: { page: OpenPage; begun: Promise<BegunPage> } | null = null;
  const begin = (page: OpenPage | undefined): void => {
    if (page === undefined || signal.aborted || leftMs() <= 0) return;
    // What is examined first, as where the page is not begun ahead.
    const ready = before?.(page).catch(() => {}) ?? Promise.resolve();
    next = { page, begun: ready.then(() => beginPage(page, text)) };
    // A rejection is met when it is the page's turn.
    next.begun.catch(() => {});
  };
  for (const [index, openPage] of openPages.entries()) {
    signal.throwIfAborted();
    const startedMs = performance.now();
    try {
      const attempt = await withinTime(signal, leftMs(), async () => {
        const prepared = next?.page === openPage ? next.begun : null;
        await prepared?.catch(() => {});
        await before?.(openPage);
        const { readWithoutModels } = record;
        const begun = await (prepared ?? beginPage(openPage, text));
        const page = readPage(openPage, recogniser, { text, begun, readWithoutModels });
        // When its lines are found, so that the models read them first.
        if ('found' in begun) await begun.found?.catch(() => {});
        begin(openPages[index + 1]);
        return page;
      });
      if (attempt.status === 'ran') {
        record.read(attempt.result, performance.now() - startedMs);
        pages.push(attempt.result);
      } else {
        if (attempt.status === 'failed') record.broken(openPage, attempt.reason);
        pages.push(unreadPage(openPage));
      }
    } catch (error) {
      if (!(error instanceof ScanFailure && error.reason === 'corrupt_file')) throw error;
      record.broken(openPage, error);
      pages.push(unreadPage(openPage));
    }
    after?.(pages.at(-1)!);
    if (pages.length < openPages.length) await see?.(pages, record.runs());
  }
  record.throwIfAllCorrupt();
  for (const run of record.runs()) layers.note(run);
  return pages;
}

/** What the coverage says of reading: the layers `text_layer` and `ocr`. */
function openReadingRecord(total: number) {
  const spent = { text_layer: { pages: 0, ms: 0 }, ocr: { pages: 0, ms: 0 } };
  let broken = 0;
  let withoutModels = 0;
  let firstFault: { page: number; reason: string } | null = null;
  let corrupt: ScanFailure | null = null;
  return {
    read({ textSource }: Page, ms: number): void {
      const by = spent[textSource === 'text_layer' ? 'text_layer' : 'ocr'];
      by.pages++;
      by.ms += Math.round(ms);
    },
    readWithoutModels: (): void => {
      withoutModels++;
    },
    broken({ number }: OpenPage, fault: ScanFailure | string): void {
      broken++;
      if (typeof fault !== 'string') corrupt ??= fault;
      firstFault ??= { page: number, reason: typeof fault === 'string' ? fault : fault.reason };
    },
    throwIfAllCorrupt(): void {
      if (corrupt !== null && broken === total) throw corrupt;
    },
    runs(): LayerRun[] {
      const unread = total - broken - spent.text_layer.pages - spent.ocr.pages;
      const textLayer: LayerRun =
        spent.text_layer.pages > 0
          ? { layer: 'text_layer', status: 'ran', duration_ms: spent.text_layer.ms }
          : { layer: 'text_layer', status: 'skipped', reason: 'no page has one', duration_ms: 0 };
      return [textLayer, { layer: 'ocr', duration_ms: spent.ocr.ms, ...outcomeOfOcr(unread) }];
    },
  };

  function outcomeOfOcr(unread: number): Pick<LayerRun, 'status' | 'reason'> {
    if (firstFault !== null)
      return { status: 'failed', reason: `page ${firstFault.page}: ${firstFault.reason}` };
    if (unread > 0)
      return { status: 'timed_out', reason: `${unread} of ${total} pages left unread` };
    if (spent.ocr.pages > 0)
      return withoutModels === 0
        ? { status: 'ran' }
        : { status: 'ran', reason: `${withoutModels} of ${total} pages read without models` };
    return { status: 'skipped', reason: 'every page has a text layer' };
  }
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
  ...NO_REREADING,
});
