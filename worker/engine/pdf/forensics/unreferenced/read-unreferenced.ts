import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { frameOf } from '../revision-comparison/revision-state.js';
import { type VisibleWord, visibleWordsOf } from '../revision-comparison/visible-page.js';
import { type TextChange, textChanges } from '../revision-comparison/text-changes.js';
import { IDENTITY } from '../../syntax/matrix.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';
import { loadPdf } from '../../render/load-pdf.js';
import { pagesOf } from '../../syntax/page-content.js';
import { readMarks } from '../../page/page-marks.js';
import { newestRevision, type PdfFile, readPdfFile } from '../../syntax/pdf-file.js';
import { reachableObjects } from './reachable.js';
import { type UnusedContent, unusedContents } from './unreferenced-contents.js';
import { shapeOf, withPages } from './with-pages.js';
import type { UnreferencedText } from '../../../evidence/unreferenced-text.js';

const TEXTS_MAX = 20;
const TEXT_MAX_CHARS = 300;

/**
 * Draws unreferenced content as if it were a page, and returns the text in it that the
 * document does not show. Empty without any, or when pdf.js cannot draw it. Throws only
 * when `signal` is aborted.
 */
export async function readUnreferenced(
  file: PdfFile,
  drawn: readonly DrawnPage[],
  limits: { pagesMax: number; megapixelsMax: number },
  signal: AbortSignal,
): Promise<UnreferencedText[]> {
  const newest = newestRevision(file);
  const reached = reachableObjects(file);
  if (newest === null || newest.root === null || reached === null) return [];
  const found = unusedContents(newest, reached);
  if (found.length === 0) return [];
  const { store } = newest;
  const pages = pagesOf(store, newest.root);
  const bytes = withPages(
    file,
    found.map((content) => ({
      content,
      shape: shapeOf(store.resolve({ reference: pages[content.page - 1]?.object ?? 0 }), (value) =>
        store.resolve(value),
      ),
    })),
  );
  if (bytes === null) return [];
  const revision = newestRevision(readPdfFile(bytes, file.headerOffset));
  const document = await loadPdf(Uint8Array.from(bytes), revision, limits).catch(() => null);
  if (document === null) return [];
  try {
    const texts: UnreferencedText[] = [];
    for (const [index, content] of found.entries()) {
      signal.throwIfAborted();
      const page = drawn[content.page - 1];
      if (page !== undefined)
        texts.push(...(await compareWith(document, index + 1, page, content).catch(() => [])));
    }
    return withoutShown(texts, drawn).slice(0, TEXTS_MAX);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function compareWith(
  document: PDFDocumentProxy,
  number: number,
  shown: DrawnPage,
  { page }: UnusedContent,
): Promise<UnreferencedText[]> {
  const opened = await document.getPage(number);
  const frame = frameOf(opened);
  const marks = await readMarks(document, opened);
  const options = {
    kindOf: () => 'other' as const,
    isSeeThrough: () => false,
    toNewest: IDENTITY,
  };
  const old = marks === null ? null : visibleWordsOf(marks, frame, options);
  const now = visibleWordsOf(
    shown,
    { ...frame, width: shown.width, height: shown.height },
    options,
  );
  if (old === null || now === null || old.length === 0) return [];
  const changes = textChanges(old, now);
  if (!Array.isArray(changes)) return [{ page, text: textOf(old), shown: null, rect: null }];
  return changes.flatMap((change) => unusedOf(change, page, shown));
}

/** Text that only the page shows is ignored: the content may be one of several parts. */
const unusedOf = (
  { before, after, area }: TextChange,
  page: number,
  shown: DrawnPage,
): UnreferencedText[] =>
  before === null
    ? []
    : [
        {
          page,
          text: before,
          shown: after,
          rect: {
            x: (area.left / shown.width) * 100,
            y: (area.top / shown.height) * 100,
            w: ((area.right - area.left) / shown.width) * 100,
            h: ((area.bottom - area.top) / shown.height) * 100,
          },
        },
      ];

const textOf = (words: readonly VisibleWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, TEXT_MAX_CHARS);

/** Removes text that some page shows: it was moved or rewritten, not removed. */
function withoutShown(
  texts: readonly UnreferencedText[],
  drawn: readonly DrawnPage[],
): UnreferencedText[] {
  const words = new Set(
    drawn.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text))),
  );
  const seen = new Set<string>();
  return texts.filter(({ text, page, shown }) => {
    const isShown = shown === null && text.split(' ').every((word) => words.has(word));
    const key = `${page} ${text}`;
    return !isShown && !seen.has(key) && seen.add(key);
  });
}
