import type { PageChange } from '../evidence/revisions.js';
import type { Layers } from './coverage.js';
import type { OpenDocument } from './opening/opened-document.js';

const LAYER = 'revision_comparison';

/**
 * What later revisions of a PDF changed on its pages; null where there was
 * nothing to compare or no earlier revision opens, which the coverage tells.
 */
export async function compareRevisions(
  { pdf, compareRevisions: compare }: Pick<OpenDocument, 'pdf' | 'compareRevisions'>,
  layers: Layers,
  timeoutMs: number,
): Promise<PageChange[] | null> {
  if (pdf === null) return null;
  if (compare === null) {
    layers.skip(LAYER, 'the file was saved once');
    return null;
  }
  const comparison = await layers.attempt(LAYER, timeoutMs, compare);
  if (comparison === null) return null;
  // The newest revision was read: what earlier ones keep from us breaks no scan.
  if (comparison.leftOut !== null) layers.skip(LAYER, `not compared: ${comparison.leftOut}`);
  return comparison.changes;
}
