import type { Connection } from 'mongoose';
import type { WebhookEndpoint } from '../../../core/accounts.js';
import type { Clock, WebhookStore } from '../../../core/ports.js';
import { newEndpoint, pingEvent } from '../../webhook-endpoint.js';
import { nextNumber } from './counter-model.js';
import { organisations } from './organisation-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { type WebhookEndpointDocument, webhookEndpoints } from './webhook-endpoint-model.js';

type Methods = Pick<
  WebhookStore,
  'addEndpoint' | 'listEndpoints' | 'removeEndpoint' | 'enableEndpoint' | 'ping'
>;

/** The registered webhook endpoints. */
export function openWebhookEndpoints(connection: Connection, clock: Clock): Methods {
  const endpoint = webhookEndpoints.on(connection);
  const delivery = webhookDeliveries.on(connection);
  const organisationExists = async (id: string): Promise<boolean> =>
    (await organisations.on(connection).exists({ _id: id })) !== null;

  return {
    addEndpoint: async (organisationId, url) => {
      if (!(await organisationExists(organisationId))) return null;
      const added = newEndpoint(organisationId, url, clock());
      const { id, ...fields } = added;
      const number = await nextNumber(connection, webhookEndpoints.name);
      await endpoint.insertMany([{ _id: id, ...fields, number }]);
      return added;
    },

    listEndpoints: async (organisationId) => {
      if (!(await organisationExists(organisationId))) return null;
      const found = await endpoint.find({ organisationId }).sort({ number: 1 }).lean();
      return found.map(toEndpoint);
    },

    removeEndpoint: async (id) => {
      const { deletedCount } = await endpoint.deleteOne({ _id: id });
      // A delivery written after this is deleted when due, because its endpoint is missing.
      await delivery.deleteMany({ endpointId: id });
      return deletedCount === 1;
    },

    enableEndpoint: async (id) => {
      const anew = { enabled: true, consecutiveFailures: 0 };
      const found = await endpoint
        .findOneAndUpdate({ _id: id }, { $set: anew }, { returnDocument: 'after' })
        .lean();
      return found === null ? null : toEndpoint(found);
    },

    ping: async (id) => {
      if ((await endpoint.exists({ _id: id })) === null) return null;
      const now = clock();
      const event = pingEvent(now);
      await delivery.insertMany([
        {
          _id: `${event.id}:${id}`,
          eventId: event.id,
          endpointId: id,
          scanId: null,
          type: event.type,
          body: JSON.stringify(event),
          attempt: 0,
          dueAt: now,
        },
      ]);
      return event.id;
    },
  };
}

export const toEndpoint = (found: WebhookEndpointDocument): WebhookEndpoint => ({
  id: found._id,
  organisationId: found.organisationId,
  url: found.url,
  secret: found.secret,
  enabled: found.enabled,
  consecutiveFailures: found.consecutiveFailures,
  createdAt: found.createdAt,
});
