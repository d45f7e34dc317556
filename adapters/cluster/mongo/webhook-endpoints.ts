import { type Connection, trusted } from 'mongoose';
import type { WebhookEndpoint } from '../../../core/accounts.js';
import type { Clock } from '../../../core/ports.js';
import { ENDPOINTS_MAX, TooManyEndpoints } from '../../../core/webhook.js';
import type { SecretBox } from '../../secret-box.js';
import { type EndpointMethods, newEndpoint, newSecret, pingEvent } from '../../webhook-endpoint.js';
import { nextNumber } from './counter-model.js';
import { organisations } from './organisation-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { type WebhookEndpointDocument, webhookEndpoints } from './webhook-endpoint-model.js';
import { writeDueEvent } from './webhook-outbox.js';

/** The registered webhook endpoints. */
export function openWebhookEndpoints(
  connection: Connection,
  clock: Clock,
  box: SecretBox,
): EndpointMethods {
  const endpoint = webhookEndpoints.on(connection);
  const delivery = webhookDeliveries.on(connection);
  const organisationExists = async (id: string): Promise<boolean> =>
    (await organisations.on(connection).exists({ _id: id })) !== null;
  const isLive = async (organisationId: string): Promise<boolean> =>
    (await organisations.on(connection).findById(organisationId, { testOf: 1 }).lean())?.testOf ===
    undefined;

  return {
    addEndpoint: async (organisationId, url, notifyUrl = null) => {
      if (!(await organisationExists(organisationId))) return null;
      const { id, ...fields } = newEndpoint(organisationId, url, notifyUrl, clock());
      const { nextProbeAt: probeAt, previousSecretUntil: previousUntil, ...rest } = fields;
      const secret = newSecret();
      const number = await nextNumber(connection, webhookEndpoints.name);
      const sealed = box.seal(secret, id);
      await endpoint.insertMany([
        { ...rest, _id: id, secret: sealed, probeAt, previousUntil, number },
      ]);
      // Counted afterwards, so that those added at once see most of each other.
      const older = { organisationId, number: trusted({ $lte: number }) };
      if ((await endpoint.countDocuments(older)) > ENDPOINTS_MAX) {
        await endpoint.deleteOne({ _id: id });
        throw new TooManyEndpoints();
      }
      return { id, ...fields, secret };
    },

    getEndpoint: async (id) => {
      const found = await endpoint.findById(id).lean();
      return found === null ? null : toEndpoint(found);
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
      const anew = { enabled: true, consecutiveFailures: 0, probes: 0, told: false };
      const found = await endpoint
        .findOneAndUpdate(
          { _id: id },
          { $set: { ...anew, failingSince: null, probeAt: null } },
          { returnDocument: 'after' },
        )
        .lean();
      return found === null ? null : toEndpoint(found);
    },

    rollSecret: async (id, keepMs) => {
      const secret = newSecret();
      for (;;) {
        const found = await endpoint.findById(id).lean();
        if (found === null) return null;
        const keeps = keepMs > 0 && box.opens(found.secret);
        const previousUntil = keeps ? new Date(clock().getTime() + keepMs) : null;
        const previousSecret = keeps ? found.secret : null;
        const rolled = await endpoint
          .findOneAndUpdate(
            { _id: id, secret: found.secret },
            { $set: { secret: box.seal(secret, id), previousSecret, previousUntil } },
            { returnDocument: 'after' },
          )
          .lean();
        // Otherwise somebody else has rolled it meanwhile.
        if (rolled !== null) return { ...toEndpoint(rolled), secret };
      }
    },

    ping: async (id) => {
      const found = await endpoint.findById(id, { organisationId: 1 }).lean();
      if (found === null) return null;
      const now = clock();
      const event = pingEvent(now, await isLive(found.organisationId));
      await writeDueEvent(connection, event, id, now);
      return event.id;
    },
  };
}

export const toEndpoint = (found: WebhookEndpointDocument): WebhookEndpoint => ({
  id: found._id,
  organisationId: found.organisationId,
  url: found.url,
  notifyUrl: found.notifyUrl ?? null,
  enabled: found.enabled,
  consecutiveFailures: found.consecutiveFailures,
  failingSince: found.failingSince ?? null,
  nextProbeAt: found.probeAt ?? null,
  previousSecretUntil: found.previousUntil ?? null,
  createdAt: found.createdAt,
});
