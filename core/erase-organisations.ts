import type { Platform } from './ports.js';

/** Scans removed before the next are asked for. */
const BATCH = 100;
/**
 * Requests that were let in before a deletion began have ended by then: an upload takes at
 * most two minutes. What they wrote meanwhile goes with the last round.
 */
export const LAST_ROUND_AFTER_MS = 10 * 60_000;

/**
 * Goes on with every deletion of an organisation that has begun: removes its scans with all
 * that belongs to them, then the rest, and at last the organisation. Safe after any
 * interruption, and for many processes at once. Returns those that are gone altogether.
 */
export async function eraseOrganisations(
  stores: Pick<Platform, 'accounts' | 'scans' | 'files'>,
  now: Date,
): Promise<string[]> {
  const gone: string[] = [];
  for (const { id, holders, begunAt } of await stores.accounts.listDeletions()) {
    for (const holder of holders) await eraseScans(stores, holder);
    const isLast = now.getTime() - begunAt.getTime() >= LAST_ROUND_AFTER_MS;
    await stores.accounts.eraseOrganisation(id, isLast);
    if (isLast) gone.push(id);
  }
  return gone;
}

async function eraseScans(
  { scans, files }: Pick<Platform, 'scans' | 'files'>,
  organisationId: string,
): Promise<void> {
  for (;;) {
    const found = await scans.list({
      ...{ organisationId, filter: {}, after: null, limit: BATCH, include: 'summary' },
    });
    if (found.scans.length === 0) return;
    for (const { id, file } of found.scans) {
      // The file first: after an interruption its scan leads to it again.
      await files.remove(file.fileId);
      await scans.remove(organisationId, id);
    }
  }
}
