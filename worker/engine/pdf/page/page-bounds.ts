import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileRevision } from '../syntax/pdf-file.js';
import { openWorkCounter, type PageWork } from '../syntax/page-work.js';
import { pagesOf } from '../syntax/page-content.js';

/**
 * What one page may take to draw. Of 929 pages of 528 statements, payslips, invoices, forms
 * and test files none has more than 12,395 operators, 7,770 bytes of text and 2,517 objects.
 * pdf.js takes some 15 us for an operator each time it goes through a page, and a scan does so
 * four times.
 */
const OF_A_PAGE: PageWork = { operators: 100_000, glyphs: 40_000, objects: 20_000 };

/** What all pages may take together; those beyond it are left out. */
const OF_A_DOCUMENT: PageWork = { operators: 1_000_000, glyphs: 600_000, objects: 100_000 };

/** A page that is not drawn because of what it would take. */
export class PageBeyondBounds extends Error {
  override readonly name = 'PageBeyondBounds';
}

/** By document as pdf.js has it opened: every drawing and reading of a page asks here. */
const beyond = new WeakMap<PDFDocumentProxy, ReadonlySet<number>>();

/** Remembers which pages of a document are not drawn, by number from 1. */
export function boundPages(document: PDFDocumentProxy, numbers: ReadonlySet<number>): void {
  beyond.set(document, numbers);
}

export const isBeyondBounds = (document: PDFDocumentProxy, number: number): boolean =>
  beyond.get(document)?.has(number) === true;

/** @throws {PageBeyondBounds} for a page that is not drawn */
export function refuseBeyondBounds(document: PDFDocumentProxy, number: number): void {
  if (isBeyondBounds(document, number)) throw new PageBeyondBounds();
}

/**
 * Numbers, from 1, of the pages of a revision that take more than the bounds. Pages that only
 * a repair of the file finds are not counted: the limits on the time of a scan hold for them.
 */
export function pagesBeyondBounds(revision: FileRevision | null): Set<number> {
  const numbers = new Set<number>();
  if (revision === null || revision.root === null) return numbers;
  const workOf = openWorkCounter(revision.store);
  const total = { operators: 0, glyphs: 0, objects: 0 };
  pagesOf(revision.store, revision.root).forEach((page, index) => {
    const work = workOf(page);
    const isWithin = KINDS.every(
      (kind) => work[kind] <= OF_A_PAGE[kind] && total[kind] + work[kind] <= OF_A_DOCUMENT[kind],
    );
    if (!isWithin) numbers.add(index + 1);
    else for (const kind of KINDS) total[kind] += work[kind];
  });
  return numbers;
}

const KINDS = ['operators', 'glyphs', 'objects'] as const satisfies (keyof PageWork)[];
