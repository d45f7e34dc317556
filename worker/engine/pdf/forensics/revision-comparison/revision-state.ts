import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { asMatrix, IDENTITY } from '../../syntax/matrix.js';
import { type PageContent, pagesOf } from '../../syntax/page-content.js';
import { readMarks } from '../../page/page-marks.js';
import type { FileRevision } from '../../syntax/pdf-file.js';
import { annotationKinds } from './annotations.js';
import { between, type Frame, isOn, through } from './frame.js';
import { pageNumbers, tracePages } from './page-list.js';
import { storedPictures, visiblePicturesOf } from './visible-pictures.js';
import { type VisiblePage, visibleWordsOf } from './visible-page.js';
import type { VisibleMarks } from './visible-glyphs.js';

/** The pages of a revision, as far as they are compared. */
export interface RevisionState {
  index: number;
  /**
   * Visible content by page number in the newest revision. null where the page did not
   * exist yet; pages that were not read are missing.
   */
  pages: Map<number, VisiblePage | null>;
  /** Page numbers in this revision, counted from 1, by page of the newest revision. */
  places: Map<number, number>;
  /** Pages of this revision that the newest no longer has, counted from 1. */
  removed: number[];
}

export interface OpenRevision {
  index: number;
  revision: FileRevision;
  document: PDFDocumentProxy;
}

/** The newest revision, to whose pages all others are mapped. */
export interface Newest {
  /** Object numbers of its pages; empty when their tree disagrees with pdf.js. */
  numbers: readonly number[];
  pageCount: number;
  /** Frames of the compared pages. */
  frames: ReadonlyMap<number, Frame>;
}

export const frameOf = (page: PDFPageProxy): Frame => {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  return { width, height, transform: asMatrix(transform) ?? IDENTITY };
};

/** Object numbers of a revision's pages; empty where our reader and pdf.js find different pages. */
export function agreedNumbers({ revision, document }: OpenRevision): number[] {
  const numbers = pageNumbers(revision);
  return numbers.length === document.numPages ? numbers : [];
}

/** Reads the wanted pages of a revision while `mayGoOn` allows it. */
export async function readState(
  open: OpenRevision,
  newest: Newest,
  {
    marksOf,
    mayGoOn,
  }: { marksOf?: (page: number) => VisibleMarks | undefined; mayGoOn: () => boolean },
): Promise<RevisionState> {
  const { index, revision, document } = open;
  const numbers = agreedNumbers(open);
  const areTraced = numbers.length > 0 && newest.numbers.length > 0;
  const traced = areTraced
    ? tracePages(newest.numbers, numbers)
    : Array.from({ length: newest.pageCount }, (_, at) => (at < document.numPages ? at : null));
  const contents = revision.root === null ? [] : pagesOf(revision.store, revision.root);
  const kindOf = annotationKinds(revision.store);
  const state: RevisionState = { index, pages: new Map(), places: new Map(), removed: [] };
  traced.forEach((place, at) => {
    if (place !== null) state.places.set(at + 1, place + 1);
  });
  if (areTraced) {
    const kept = new Set(traced);
    state.removed = numbers.flatMap((_, at) => (kept.has(at) ? [] : [at + 1]));
  }
  for (const [page, newestFrame] of newest.frames) {
    if (!mayGoOn()) break;
    const place = traced[page - 1] ?? null;
    if (place === null) {
      state.pages.set(page, null);
      continue;
    }
    const drawn = await readPage(document, place + 1, marksOf?.(page));
    if (drawn === null) continue;
    const { marks, frame } = drawn;
    const content = contents.length === document.numPages ? contents[place] : undefined;
    state.pages.set(page, seePage(marks, { frame, newestFrame, content, revision, kindOf }));
  }
  return state;
}

/** null for a page that pdf.js does not open, or whose marks cannot be read. */
async function readPage(
  document: PDFDocumentProxy,
  number: number,
  known: VisibleMarks | undefined,
): Promise<{ marks: VisibleMarks; frame: Frame } | null> {
  try {
    const proxy = await document.getPage(number);
    const marks = known ?? (await readMarks(document, proxy));
    const frame = frameOf(proxy);
    proxy.cleanup();
    return marks === null ? null : { marks, frame };
  } catch {
    return null;
  }
}

function seePage(
  marks: VisibleMarks,
  given: {
    frame: Frame;
    newestFrame: Frame;
    content: PageContent | undefined;
    revision: FileRevision;
    kindOf: ReturnType<typeof annotationKinds>;
  },
): VisiblePage {
  const { frame, newestFrame, content, kindOf } = given;
  const stored = content === undefined ? [] : storedPictures(given.revision.store, content);
  const toNewest = between(frame, newestFrame);
  const isSeeThrough = ({ width, height }: { width: number; height: number }): boolean =>
    stored.some((one) => one.isSeeThrough && one.width === width && one.height === height);
  return {
    frame,
    words: visibleWordsOf(marks, frame, { kindOf, isSeeThrough, toNewest }),
    pictures: visiblePicturesOf(marks.pictures, { stored, kindOf, toNewest }),
    unseenLetters: marks.glyphs.filter(
      ({ invisible, annotation, text }) =>
        invisible && annotation === null && /[\p{L}\p{N}]/u.test(text),
    ).length,
  };
}

/** Without content that either crop of the page leaves out. */
export function inBothFrames<Seen extends { area: VisiblePage['pictures'][number]['area'] }>(
  seen: readonly Seen[],
  frames: readonly Frame[],
  newest: Frame,
): Seen[] {
  const ways = frames.map((frame) => ({ frame, way: between(newest, frame) }));
  return seen.filter(({ area }) => ways.every(({ frame, way }) => isOn(through(area, way), frame)));
}
