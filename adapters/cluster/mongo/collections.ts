import type { Connection, Model } from 'mongoose';
import { organisations } from './organisation-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

/** Every collection of the document store: what `migrate` makes. */
export const COLLECTIONS: readonly {
  name: string;
  on(connection: Connection): Pick<Model<never>, 'createCollection' | 'createIndexes'>;
}[] = [organisations, webhookEndpoints, webhookDeliveries];
