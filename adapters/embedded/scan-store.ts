import type { Clock, ScanStore } from '../../core/ports.js';
import type { Database } from './database.js';
import { feedback } from './feedback.js';
import { idempotencyKeys } from './idempotency-keys.js';
import { pageImages } from './page-images.js';
import { similarScans } from './similar-scans.js';
import { scanDispatch } from './scan-dispatch.js';
import { scanLifecycle } from './scan-lifecycle.js';
import { scanQueries } from './scan-queries.js';
import { scanWork } from './scan-work.js';

/** Scans and their dependent data, in SQLite. */
export function openScanStore(database: Database, clock: Clock): ScanStore {
  return {
    ...idempotencyKeys(database, clock),
    ...scanLifecycle(database, clock),
    ...scanWork(database, clock),
    ...scanDispatch(database, clock),
    ...scanQueries(database, clock),
    ...pageImages(database),
    ...feedback(database),
    ...similarScans(database),
  };
}
