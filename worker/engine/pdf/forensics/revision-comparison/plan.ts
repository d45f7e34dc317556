import type { PdfRevision } from '../../../evidence/revisions.js';
import { touchesAnnotations } from './annotations.js';
import { pageNumbers, tracePages } from './page-list.js';
import type { FileRevision } from '../../syntax/pdf-file.js';

/** The earlier states and the pages to open. */
export interface Plan {
  /** Indexes of earlier revisions, oldest first. */
  states: number[];
  /** Pages of the newest revision, counted from 1. */
  pages: number[];
  /** Pages whose own content a revision changed; on the others only annotations changed. */
  contentPages: Set<number>;
  /** What is not compared, for an engineer. */
  leftOut: string[];
}

export const STATES_MAX = 5;

export const PAGES_MAX = 10;

/** `readRevisions` examines only this many of the newest savings. */
const LOOKED_INTO_MAX = 50;

/** Pure except for reading objects. `facts` are those of the same revisions, in the same order. */
export function planComparison(
  revisions: readonly FileRevision[],
  facts: readonly PdfRevision[],
): Plan {
  const newest = revisions.at(-1);
  if (newest === undefined || revisions.length < 2) return NOTHING;
  const now = pageNumbers(newest);
  const contentPages = new Set<number>();
  const notedPages = new Set<number>();
  const steps: { index: number; isContent: boolean }[] = [];
  const firstKnown = Math.max(1, revisions.length - LOOKED_INTO_MAX + 1);

  for (let index = firstKnown; index < revisions.length; index++) {
    const [before, after] = [revisions[index - 1], revisions[index]];
    if (before === undefined || after === undefined) continue;
    const pages = pageNumbers(after);
    const traced = tracePages(now, pages);
    const changed = new Set(facts[index]?.pages ?? []);
    const noted = new Set<number>();
    traced.forEach((place, page) => {
      if (place === null) return;
      if (changed.has(place + 1)) contentPages.add(page + 1);
      const number = pages[place];
      const stores = { before: before.store, after: after.store, own: after.entries };
      if (number !== undefined && touchesAnnotations(number, stores)) noted.add(page + 1);
    });
    for (const page of noted) notedPages.add(page);
    const isContent = facts[index]?.changesPageContent === true;
    if (isContent || noted.size > 0) steps.push({ index, isContent });
  }
  // All earlier savings are compared as one step, on every page.
  if (firstKnown > 1) {
    steps.unshift({ index: 1, isContent: true });
    now.forEach((_number, page) => contentPages.add(page + 1));
  }

  const states = chosenStates(steps);
  const pages = [
    ...[...contentPages].sort((a, b) => a - b),
    ...[...notedPages].filter((page) => !contentPages.has(page)).sort((a, b) => a - b),
  ];
  return {
    states,
    pages: pages.slice(0, PAGES_MAX),
    contentPages,
    leftOut: [
      ...(pages.length > PAGES_MAX
        ? [`${pages.length - PAGES_MAX} of ${pages.length} changed pages`]
        : []),
      ...(steps.length > STATES_MAX
        ? [`${steps.length - states.length} of ${steps.length} states in between`]
        : []),
    ],
  };
}

const NOTHING: Plan = { states: [], pages: [], contentPages: new Set(), leftOut: [] };

/**
 * The states to open, each before a step that changed something: the oldest, then
 * preferably those before a content change.
 */
function chosenStates(steps: readonly { index: number; isContent: boolean }[]): number[] {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  const wanted = [...others].sort((a, b) => Number(b.isContent) - Number(a.isContent));
  return [first, ...wanted.slice(0, STATES_MAX - 1)]
    .map(({ index }) => index - 1)
    .sort((a, b) => a - b);
}
