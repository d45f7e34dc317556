import type { Connection, Model } from 'mongoose';
import { apiKeys } from './api-key-model.js';
import { counters } from './counter-model.js';
import { decisions } from './decision-model.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { schemas } from './schema-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';
import { workers } from './worker-model.js';

/** Every collection of the document store: what `migrate` makes. */
export const COLLECTIONS: readonly {
  name: string;
  on(connection: Connection): Pick<Model<never>, 'createCollection' | 'createIndexes'>;
}[] = [
  schemas,
  counters,
  decisions,
  organisations,
  owners,
  apiKeys,
  webhookEndpoints,
  webhookDeliveries,
  workers,
];
