import type { PageChange } from '../../../../../../worker/engine/evidence/revisions.js';
import type { Comparison } from '../../../../../../worker/engine/pdf/forensics/revision-comparison/compare-revisions.js';
import { openPdf } from '../../../../../../worker/engine/pipeline/opening/open-pdf.js';
import {
  appendRevision,
  type Body,
  hex,
  type Objects,
  pageObjects,
  writePdf,
} from '../../syntax/write-pdf.js';

/** A line of words, each where it stands: points from the left and from the bottom. */
export type Placed = [x: number, y: number, text: string];

export const draw = (words: readonly Placed[], size = 10): string =>
  words.map(([x, y, text]) => `BT /F1 ${size} Tf ${x} ${y} Td ${hex(text)} Tj ET`).join('\n');

/** Right-to-left letters are drawn from the left as seen. */
export const seen = (hebrew: string): string => [...hebrew].reverse().join('');

/** A statement's rows: dates at the left, amounts at the right. */
export const ROWS: readonly Placed[] = [
  [50, 700, '01/03/2026'],
  [200, 700, 'Opening'],
  [250, 700, 'balance'],
  [480, 700, '100.00'],
  [50, 680, '02/03/2026'],
  [200, 680, 'Salary'],
  [480, 680, '250.00'],
  [50, 660, '03/03/2026'],
  [200, 660, seen('משכנתא')],
  [480, 660, '350.00'],
];

/** The rows with one word changed; null takes it away. */
export const rowsWith = (text: string, by: string | null): Placed[] =>
  ROWS.flatMap(([x, y, word]): Placed[] =>
    word !== text ? [[x, y, word]] : by === null ? [] : [[x, y, by]],
  );

export const page = (content: string): Body => ({ dict: '', stream: content });

export const original = (more: Objects = {}, pageEntries = ''): Buffer =>
  writePdf({ ...pageObjects(draw(ROWS), pageEntries), ...more });

/** The original with the page's content written anew. */
export const revised = (content: string): Buffer =>
  appendRevision(original(), { 4: page(content) });

export const pageEntry = (entries: string): Body => pageObjects('', entries)[3] ?? '';

/** What is found in a file of several revisions; null when it has only one. */
export async function compared(bytes: Uint8Array): Promise<Comparison | null> {
  const document = await openPdf(bytes, { pagesMax: 50, megapixelsMax: 40 });
  try {
    const { signal } = new AbortController();
    const revisions = (await document.readers?.revisions(signal)) ?? [];
    if (revisions.length < 2) return null;
    return (await document.compareRevisions?.(revisions, signal)) ?? null;
  } finally {
    await document.close();
  }
}

/** The changes alone; throws when nothing could be compared. */
export async function changesOf(bytes: Uint8Array): Promise<PageChange[]> {
  const changes = (await compared(bytes))?.changes;
  if (!changes) throw new Error('nothing was compared');
  return changes;
}

/** The changes that can be seen: a page that is only stored anew looks the same. */
export const seenChangesOf = async (bytes: Uint8Array): Promise<PageChange[]> =>
  (await changesOf(bytes)).filter(({ what }) => what !== 'content');

/** What, how, before and after of each change. */
export const told = (changes: readonly PageChange[]): unknown[] =>
  changes.map(({ what, how, before, after }) => [what, how, before, after]);
