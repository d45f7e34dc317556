import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfSignature, SignedChange, SignedState } from '../../../../evidence/signatures.js';
import { loadPdf } from '../../../render/load-pdf.js';
import { type PageContent, pagesOf } from '../../../syntax/page-content.js';
import {
  newestRevision,
  type FileRevision,
  type PdfFile,
  readPdfFile,
} from '../../../syntax/pdf-file.js';
import type { PdfValue } from '../../../syntax/pdf-values.js';
import { frameOf } from '../../revision-comparison/revision-state.js';
import { pageNumbers, tracePages } from '../../revision-comparison/page-list.js';
import { alteredAnnotations } from './altered-annotations.js';
import { pageDifference, wholePage } from './page-difference.js';
import { isSameDrawing } from './same-drawing.js';
import { showPage, type ShownPage } from './shown-page.js';
import { signedBytes } from './signed-bytes.js';
import { workLimit } from '../../work-limit.js';

/** The signed states of a file, as far as they could be compared. */
export interface SignedComparison {
  states: SignedState[];
  /** Reason, for an engineer; null when everything that changed was compared. */
  leftOut: string | null;
}

export interface SignedFile {
  file: PdfFile;
  signatures: readonly PdfSignature[];
  /** The newest revision, open. */
  document: PDFDocumentProxy;
  limits: { pagesMax: number; megapixelsMax: number };
}

/** The first signature says most; more signers than this rarely add a state of their own. */
const STATES_MAX = 4;

/** Drawing is the most expensive step. */
const PAGES_MAX = 6;

/** Processor time; what remains is not compared. */
const BUDGET_MS = 10_000;

/**
 * Compares the document that each signature was made over with what the file shows now,
 * page by page: pages whose objects differ are drawn in both states.
 */
export async function compareSignedStates(
  given: SignedFile,
  signal: AbortSignal,
): Promise<SignedComparison> {
  const mayGoOn = workLimit(BUDGET_MS, signal);
  const newest = newestRevision(given.file);
  const wanted = given.signatures.flatMap((one, index) => {
    const isOver = one.kind !== 'signature' || (one.coversWholeFile && one.integrity === 'intact');
    const bytes = isOver ? null : signedBytes(given.file.bytes, one);
    return bytes === null ? [] : [{ index, one, bytes }];
  });
  const states: SignedState[] = [];
  const leftOut: string[] = [];
  if (newest === null) return { states, leftOut: null };
  const shownNow = new Map<number, Promise<ShownPage | null>>();
  for (const { index, one, bytes } of wanted.slice(0, STATES_MAX)) {
    if (!mayGoOn()) {
      leftOut.push('no time for all signatures');
      break;
    }
    try {
      states.push(await compareState({ ...given, newest, bytes, index, one, shownNow, mayGoOn }));
    } catch {
      leftOut.push(`the state of signature ${index}, which does not open`);
    }
  }
  signal.throwIfAborted();
  if (wanted.length > STATES_MAX) leftOut.push(`${wanted.length - STATES_MAX} signatures`);
  if (states.some(({ notCompared }) => notCompared.length > 0)) leftOut.push('some pages');
  return { states, leftOut: leftOut.join('; ') || null };
}

async function compareState(given: {
  file: PdfFile;
  document: PDFDocumentProxy;
  limits: SignedFile['limits'];
  newest: FileRevision;
  bytes: Uint8Array;
  index: number;
  one: PdfSignature;
  shownNow: Map<number, Promise<ShownPage | null>>;
  mayGoOn: () => boolean;
}): Promise<SignedState> {
  const { file, newest, bytes, one, limits, document, shownNow, mayGoOn } = given;
  const signed = newestRevision(readPdfFile(bytes, file.headerOffset));
  if (signed === null) throw new RangeError('no revision');
  const opened = await loadPdf(Uint8Array.from(bytes), signed, limits);
  try {
    const [old, now] = [pagesAt(signed, opened), pagesAt(newest, document)];
    const traced = tracePages(now.numbers, old.numbers);
    const changes: SignedChange[] = traced.flatMap((place, at) =>
      place === null ? [wholePage(at + 1, 'added')] : [],
    );
    const kept = new Set(traced);
    old.numbers.forEach((_, at) => {
      if (!kept.has(at)) changes.push(wholePage(Math.min(at + 1, now.numbers.length), 'removed'));
    });
    const notCompared: number[] = [];
    let drawn = 0;
    for (const [at, place] of traced.entries()) {
      const [oldPage, nowPage] = [old.contents[place ?? -1], now.contents[at]];
      if (place === null || (!one.leavesObjects && isUnchanged(signed, oldPage, newest, nowPage)))
        continue;
      if (drawn >= PAGES_MAX || !mayGoOn()) {
        notCompared.push(at + 1);
        continue;
      }
      drawn++;
      const { megapixelsMax } = limits;
      const before = await showPage(opened, place + 1, {
        store: signed.store,
        content: oldPage,
        megapixelsMax,
      });
      const shown =
        shownNow.get(at) ??
        showPage(document, at + 1, { store: newest.store, content: nowPage, megapixelsMax });
      shownNow.set(at, shown);
      const after = await shown;
      if (before === null || after === null) {
        notCompared.push(at + 1);
        continue;
      }
      const altered =
        oldPage === undefined || nowPage === undefined
          ? []
          : alteredAnnotations(
              { store: signed.store, object: oldPage.object },
              { store: newest.store, object: nowPage.object },
              frameOf(await document.getPage(at + 1)),
            );
      changes.push(
        ...pageDifference(before, after, {
          number: at + 1,
          altered,
          rules: one,
          isFromSigned: nowPage !== undefined && isWithin(newest, nowPage, bytes.length),
        }),
      );
    }
    return { signature: given.index, changes, notCompared };
  } finally {
    await opened.loadingTask.destroy();
  }
}

/** The pages of a state; by position where our reader and pdf.js find different ones. */
function pagesAt(
  revision: FileRevision,
  { numPages }: PDFDocumentProxy,
): { numbers: number[]; contents: (PageContent | undefined)[] } {
  const numbers = pageNumbers(revision);
  if (numbers.length === numPages && revision.root !== null)
    return { numbers, contents: pagesOf(revision.store, revision.root) };
  return { numbers: Array.from({ length: numPages }, (_, at) => -1 - at), contents: [] };
}

/** Keys of a page, inherited or not, that determine what it shows. */
const PAGE_KEYS = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'];

/** Whether a page, its annotations and the layers of its file draw the same in both states. */
function isUnchanged(
  signed: FileRevision,
  old: PageContent | undefined,
  newest: FileRevision,
  now: PageContent | undefined,
): boolean {
  if (old === undefined || now === undefined) return false;
  const value = (revision: FileRevision, page: PageContent): PdfValue => {
    const catalogue = revision.store.resolveDict({ reference: revision.root ?? 0 });
    const form = revision.store.resolveDict(catalogue?.entries.get('AcroForm'));
    const dict = revision.store.resolveDict({ reference: page.object });
    const annotations = revision.store.resolve(dict?.entries.get('Annots'));
    return [
      { entries: page.contentEntries },
      { entries: new Map(PAGE_KEYS.map((key) => [key, inherited(revision, page.object, key)])) },
      catalogue?.entries.get('OCProperties') ?? null,
      form?.entries.get('DR') ?? null,
      form?.entries.get('NeedAppearances') ?? null,
      Array.isArray(annotations) ? annotations.length : 0,
    ];
  };
  const frame = { width: 100, height: 100, transform: [1, 0, 0, 1, 0, 0] as const };
  return (
    isSameDrawing(
      { store: signed.store, value: value(signed, old) },
      { store: newest.store, value: value(newest, now) },
    ) &&
    alteredAnnotations(
      { store: signed.store, object: old.object },
      { store: newest.store, object: now.object },
      frame,
    ).length === 0
  );
}

const PARENTS_MAX = 32;

function inherited({ store }: FileRevision, page: number, key: string): PdfValue {
  let node = store.resolveDict({ reference: page });
  for (let hop = 0; node !== null && hop < PARENTS_MAX; hop++) {
    const value = node.entries.get(key);
    if (value !== undefined) return value;
    node = store.resolveDict(node.entries.get('Parent'));
  }
  return null;
}

/** Whether every object that a page draws from lies in the first bytes of the file. */
const isWithin = ({ store }: FileRevision, { usedObjects }: PageContent, end: number): boolean =>
  [...usedObjects].every((number) => {
    const entry = store.entryOf(number);
    if (entry === undefined || entry === 'free') return true;
    const at = 'offset' in entry ? entry : store.entryOf(entry.objectStream);
    return typeof at === 'object' && 'offset' in at && at.offset < end;
  });
