import type { PdfSignature } from '../../../evidence/signatures.js';
import type { PdfRevision } from '../../../evidence/revisions.js';

/** A change after a signature that is not one of the permitted kinds. */
export interface LaterChange {
  /**
   * `content`: a later revision changes what pages print; `outside`: parts that
   * neither it nor a later revision covers.
   */
  how: 'content' | 'outside';
  /** Counted from 1, ascending; empty if unknown. */
  pages: number[];
}

/**
 * null when only permitted changes followed: signatures, time stamps, filled forms, notes.
 * Of pages whose look was compared, the comparison says more.
 *
 * @param notCompared pages whose look could not be compared; null when none was
 */
export function laterChange(
  { revision, leavesObjects }: PdfSignature,
  revisions: readonly PdfRevision[],
  notCompared: readonly number[] | null,
): LaterChange | null {
  const later = revision === null ? [] : revisions.slice(revision + 1);
  const changing = later.filter(
    ({ changesPageContent, pages: on }) =>
      changesPageContent && (notCompared === null || on.some((page) => notCompared.includes(page))),
  );
  const pages = [...new Set(changing.flatMap((one) => one.pages))].sort((a, b) => a - b);
  if (changing.length > 0) return { how: 'content', pages };
  return leavesObjects ? { how: 'outside', pages: [] } : null;
}
