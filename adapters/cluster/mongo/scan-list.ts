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
  const { status, verdict, clientReference, documentType, label, search } = filter;
  const { createdAfter, createdBefore } = filter;
  const created = {
    ...(createdAfter && { $gt: createdAfter }),
    ...(createdBefore && { $lt: createdBefore }),
    // Redundant, but bounds the index scan.
    ...(after && { $lte: after.createdAt }),
  };
  const either = [
    ...(search ? [searched(search)] : []),
    ...(after
      ? [
          [
            { createdAt: trusted({ $lt: after.createdAt }) },
            { createdAt: after.createdAt, _id: trusted({ $lt: after.id }) },
          ],
        ]
      : []),
  ];
  return {
    organisationId,
    ...(status && { status }),
    ...(verdict && { verdict }),
    ...(clientReference !== undefined && { clientReference: toStored(clientReference) }),
    ...(documentType && { documentType }),
    ...(label === null && { label: trusted({ $exists: false }) }),
    ...(label && { label }),
    ...(Object.keys(created).length > 0 && { createdAt: trusted(created) }),
    ...(either.length > 0 && { $and: either.map(($or) => ({ $or })) }),
  };
}

/** Answered from the index of the list, which holds what is searched. */
function searched(text: string): FilterQuery<ScanDocument>[] {
  // Within the JSON that text is stored as.
  const inside = trusted({ $regex: escapePattern(toStored(text).slice(1, -1)), $options: 'i' });
  return [
    { clientReference: inside },
    { fileName: inside },
    { issuer: inside },
    { fileSha256: trusted({ $regex: `^${escapePattern(text.toLowerCase())}` }) },
  ];
}

export const escapePattern = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
