import type { Connection, Model } from 'mongoose';
import { allowances, refunds } from './allowance-model.js';
import { apiKeys } from './api-key-model.js';
import { auditEvents } from './audit-event-model.js';
import { counters } from './counter-model.js';
import { decisions } from './decision-model.js';
import { gridChunks, gridFiles } from './grid-model.js';
import { heatmaps } from './heatmap-model.js';
import { idempotencyKeys } from './idempotency-key-model.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { pageImages } from './page-image-model.js';
import { scans } from './scan-model.js';
import { schemas } from './schema-model.js';
import { stagedFiles } from './staged-file-model.js';
import { singleSignOn } from './sso-model.js';
import { sessions, users } from './user-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';
import { workers } from './worker-model.js';

/** Every collection of the document store, as created by `migrate`. */
export const COLLECTIONS: readonly {
  name: string;
  on(
    connection: Connection,
  ): Pick<Model<never>, 'createCollection' | 'createIndexes' | 'diffIndexes'>;
}[] = [
  schemas,
  counters,
  decisions,
  organisations,
  owners,
  apiKeys,
  allowances,
  refunds,
  scans,
  heatmaps,
  pageImages,
  idempotencyKeys,
  webhookEndpoints,
  webhookDeliveries,
  users,
  sessions,
  singleSignOn,
  auditEvents,
  workers,
  stagedFiles,
  gridFiles,
  gridChunks,
];
