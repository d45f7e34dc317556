import type { Evidence } from '../evidence/evidence.js';
import type { Layers } from './coverage.js';
import { compareRevisions } from './compare-revisions.js';
import type { OpenDocument } from './opening/opened-document.js';

/** What a file itself tells, beside what its pages say; `timeoutMs` is for each layer. */
export async function readFileEvidence(
  document: OpenDocument,
  layers: Layers,
  timeoutMs: number,
): Promise<Pick<Evidence, 'container' | 'pdf' | 'picture' | 'drawn' | 'changes' | 'unused'>> {
  const { container, pdf, picture, pages, readUnused } = document;
  return {
    container,
    pdf,
    picture,
    drawn: pdf && pages.flatMap(({ drawn }) => drawn ?? []),
    changes: await compareRevisions(document, layers, timeoutMs),
    unused: readUnused && (await layers.attempt('unused_objects', timeoutMs, readUnused)),
  };
}
