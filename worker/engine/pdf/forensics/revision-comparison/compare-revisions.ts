import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageChange, PdfRevision } from '../../../evidence/revisions.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';
import { loadPdf } from '../../render/load-pdf.js';
import type { PdfFile } from '../../syntax/pdf-file.js';
import { drawnChanges } from './drawn-changes.js';
import type { Frame } from './frame.js';
import { joinSteps } from './join-steps.js';
import { changesBetween, pagesChanged } from './page-changes.js';
import { planComparison } from './plan.js';
import {
  agreedNumbers,
  frameOf,
  type Newest,
  type OpenRevision,
  readState,
  type RevisionState,
} from './revision-state.js';
import { workLimit } from '../work-limit.js';

/** Changes of the pages by later revisions, as far as they could be compared. */
export interface Comparison {
  /** null when no earlier revision could be read. */
  changes: PageChange[] | null;
  /** Reason, for an engineer; null when everything that changed was compared. */
  leftOut: string | null;
}

export interface Comparable {
  file: PdfFile;
  /** Facts of the same revisions, in the same order. */
  revisions: readonly PdfRevision[];
  /** The newest revision, open. */
  document: PDFDocumentProxy;
  drawn: readonly DrawnPage[];
  limits: { pagesMax: number; megapixelsMax: number };
}

/** Processor time; what remains is not compared. */
const BUDGET_MS = 8_000;

/**
 * Rebuilds the earlier revisions of a file and compares their pages, state by state, up to
 * the newest. Skips revisions that do not open.
 */
export async function compareRevisions(
  given: Comparable,
  signal: AbortSignal,
): Promise<Comparison> {
  const { file, document, drawn } = given;
  const plan = planComparison(file.revisions, given.revisions);
  const revision = file.revisions.at(-1);
  if (plan.states.length === 0 || revision === undefined) return { changes: [], leftOut: null };
  const mayGoOn = workLimit(BUDGET_MS, signal);
  const last: OpenRevision = { index: file.revisions.length - 1, revision, document };
  const newest: Newest = {
    numbers: agreedNumbers(last),
    pageCount: document.numPages,
    frames: await framesOf(document, plan.pages),
  };
  const leftOut = [...plan.leftOut];
  const states: RevisionState[] = [];
  let oldest: { document: PDFDocumentProxy; state: RevisionState } | null = null;
  try {
    for (const index of plan.states) {
      if (!mayGoOn()) break;
      try {
        const opened = await openRevision(given, index);
        const state = await readState(opened, newest, { mayGoOn }).catch(async (error: unknown) => {
          await opened.document.loadingTask.destroy();
          throw error;
        });
        states.push(state);
        if (oldest === null) oldest = { document: opened.document, state };
        else await opened.document.loadingTask.destroy();
      } catch {
        leftOut.push(`revision ${index}, which does not open`);
      }
    }
    signal.throwIfAborted();
    if (oldest === null) return { changes: null, leftOut: leftOut.join('; ') || 'no time' };
    const marks = new Map(drawn.map((page) => [page.number, page]));
    const marksOf = (page: number): DrawnPage | undefined => marks.get(page);
    const state = await readState(last, newest, { marksOf, mayGoOn: () => !signal.aborted });
    states.push(state);
    if (states.some(({ pages }) => pages.size < newest.frames.size))
      leftOut.push('some pages of earlier revisions');
    const steps = states.slice(1).map((after, index) => {
      const before = states[index];
      return before === undefined ? [] : changesBetween(before, after, newest);
    });
    const changes = await drawnChanges({
      changes: joinSteps(steps),
      contentPages: plan.contentPages,
      oldest,
      newest: { document, state },
      megapixelsMax: given.limits.megapixelsMax,
      mayGoOn,
    });
    return {
      changes: [...pagesChanged(states, newest), ...changes],
      leftOut: leftOut.length > 0 ? leftOut.join('; ') : null,
    };
  } finally {
    await oldest?.document.loadingTask.destroy();
  }
}

async function framesOf(
  document: PDFDocumentProxy,
  pages: readonly number[],
): Promise<Map<number, Frame>> {
  const frames = new Map<number, Frame>();
  for (const page of pages) {
    const proxy = page <= document.numPages ? await document.getPage(page).catch(() => null) : null;
    if (proxy !== null) frames.set(page, frameOf(proxy));
  }
  return frames;
}

/** The bytes up to a revision's end are the file as it was then. */
export async function openRevision(
  { file, limits }: Pick<Comparable, 'file' | 'limits'>,
  index: number,
): Promise<OpenRevision> {
  const revision = file.revisions[index];
  if (revision === undefined) throw new RangeError('no such revision');
  const document = await loadPdf(
    Uint8Array.from(file.bytes.subarray(0, revision.endOffset)),
    revision,
    limits,
  );
  return { index, revision, document };
}
