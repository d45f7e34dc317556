import { type Connection, trusted } from 'mongoose';
import { organisations } from './organisation-model.js';
import type { ScanDocument } from './scan-model.js';

/** Since when an organisation keeps training copies; null where it keeps none. */
export async function trainingCopiesSince(
  connection: Connection,
  organisationId: string,
): Promise<Date | null> {
  const found = await organisations
    .on(connection)
    .findById(organisationId, { trainingCopiesSince: 1 })
    .lean();
  return found?.trainingCopiesSince ?? null;
}

/**
 * Tells of each of these scans whether its file is a training copy: it is one while its
 * organisation keeps them since the time at which it became one.
 */
export async function trainingCopyTest(
  connection: Connection,
  scans: readonly Pick<ScanDocument, 'organisationId' | 'trainingSince'>[],
): Promise<(scan: Pick<ScanDocument, 'organisationId' | 'trainingSince'>) => boolean> {
  const ids = scans.flatMap(({ organisationId, trainingSince }) =>
    organisationId !== undefined && trainingSince !== undefined ? [organisationId] : [],
  );
  if (ids.length === 0) return () => false;
  const found = await organisations
    .on(connection)
    .find({ _id: trusted({ $in: [...new Set(ids)] }) }, { trainingCopiesSince: 1 })
    .lean();
  const since = new Map(found.map((one) => [one._id, one.trainingCopiesSince?.getTime()]));
  return ({ organisationId = '', trainingSince }) =>
    trainingSince !== undefined && since.get(organisationId) === trainingSince.getTime();
}
