import type { Connection } from 'mongoose';
import type { Clock, ScanStore } from '../../../core/ports.js';
import { openIdempotencyKeys } from './idempotency-keys.js';
import { openSimilarScans } from './similar-scans.js';
import { openReconcile } from './reconcile.js';
import { openAcceptance } from './scan-acceptance.js';
import { openCharging } from './scan-charge.js';
import { openScanClaim } from './scan-claim.js';
import { openScanDispatch } from './scan-dispatch.js';
import { openFeedback } from './feedback.js';
import { openScanList } from './scan-list.js';
import { openPictures } from './scan-pictures.js';
import { openScanQueries } from './scan-queries.js';
import { openRemoval } from './scan-removal.js';
import { openSlots } from './scan-slots.js';
import { openScanWork } from './scan-work.js';
import { redactErrors } from './redact-errors.js';

export interface ClusterScanStore extends ScanStore {
  /** Resolves when deferred writes are done. */
  idle(): Promise<void>;
}

/**
 * Scans and their dependent data in MongoDB, without transactions
 * (docs/decisions/0018-a-cluster-without-transactions.md).
 */
export function openScanStore(connection: Connection, clock: Clock): ClusterScanStore {
  const slots = openSlots(connection);
  const charging = openCharging(connection);
  const pictures = openPictures(connection);
  const acceptance = openAcceptance(connection, clock, charging);
  const removal = openRemoval(connection, clock, { slots, charging });
  const queries = openScanQueries(connection, clock);
  return redactErrors({
    ...openIdempotencyKeys(connection, clock),
    accept: acceptance.accept,
    remove: removal.remove,
    ...openScanClaim(connection, clock, slots),
    ...openScanWork(connection, clock, { slots, pictures }),
    ...openScanDispatch(connection, clock, slots),
    ...openReconcile(connection, clock, { slots, charging, pictures, removal }),
    ...queries,
    get: async (organisationId, id, include) => {
      await acceptance.decided(id);
      return queries.get(organisationId, id, include);
    },
    ...openScanList(connection),
    ...openFeedback(connection),
    heatmap: pictures.heatmap,
    listPageImages: pictures.listPageImages,
    readPageImage: pictures.readPageImage,
    ...openSimilarScans(connection),
    idle: () => charging.idle(),
  });
}
