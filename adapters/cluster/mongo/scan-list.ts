import { type Connection, type FilterQuery, trusted } from 'mongoose';
import type { ScanFilter, ScanPosition, ScanStore } from '../../../core/ports.js';
import { toStored } from '../../stored-json.js';
import { type ScanDocument, scans } from './scan-model.js';
import { fields, readScan } from './scan-record.js';

export function openScanList(connection: Connection): Pick<ScanStore, 'list'> {
  const model = scans.on(connection);
  return {
    list: async ({ organisationId, filter, after, limit, include }) => {
      const found = await model
        .find(conditions(organisationId, filter, after), fields(include))
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean();
      return {
        scans: found.slice(0, limit).map((document) => readScan(document, include).scan),
        hasMore: found.length > limit,
      };
    },
  };
}

function conditions(
  organisationId: string,
  filter: ScanFilter,
  after: ScanPosition | null,
): FilterQuery<ScanDocument> {
  const { status, verdict, clientReference, createdAfter, createdBefore } = filter;
  const created = {
    ...(createdAfter && { $gt: createdAfter }),
    ...(createdBefore && { $lt: createdBefore }),
    // Redundant, but bounds the index scan.
    ...(after && { $lte: after.createdAt }),
  };
  return {
    organisationId,
    ...(status && { status }),
    ...(verdict && { verdict }),
    ...(clientReference !== undefined && { clientReference: toStored(clientReference) }),
    ...(Object.keys(created).length > 0 && { createdAt: trusted(created) }),
    ...(after && {
      $or: [
        { createdAt: trusted({ $lt: after.createdAt }) },
        { createdAt: after.createdAt, _id: trusted({ $lt: after.id }) },
      ],
    }),
  };
}
