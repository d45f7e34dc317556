import { randomUUID } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import { STARTS_MAX } from '../../../core/webhook.js';
import { type WebhookDeliveryDocument, webhookDeliveries } from './webhook-delivery-model.js';
import { type WebhookEndpointDocument, webhookEndpoints } from './webhook-endpoint-model.js';

interface Claim {
  now: Date;
  leaseUntil: Date;
  exceptEndpoints: string[];
}

/**
 * First attempts in line. The number of an endpoint's that are under way is
 * limited by an array in its document, which one conditional update checks and
 * extends; a probe is taken by whoever moves `probeAt`.
 */
export interface WebhookLine {
  /** Claims at most `limit` first attempts that may begin now. */
  take(
    limit: number,
    claim: Claim,
  ): AsyncGenerator<{ taken: WebhookDeliveryDocument; probe: number | null }>;
  /** The first attempt has ended. */
  release(endpointId: string, slot: string | undefined): Promise<void>;
}

export function openWebhookLine(connection: Connection): WebhookLine {
  const delivery = webhookDeliveries.on(connection);
  const endpoint = webhookEndpoints.on(connection);
  return { take, release };

  async function* take(
    limit: number,
    claim: Claim,
  ): AsyncGenerator<{ taken: WebhookDeliveryDocument; probe: number | null }> {
    if (limit <= 0) return;
    const waiting = await delivery.distinct('endpointId', {
      waiting: trusted({ $exists: true }),
      endpointId: trusted({ $nin: claim.exceptEndpoints }),
    });
    if (waiting.length === 0) return;
    const open = await endpoint
      .find(
        { _id: trusted({ $in: waiting }), enabled: true },
        { failingSince: 1, probeAt: 1, probes: 1, starting: 1 },
      )
      .sort({ number: 1 })
      .lean();
    let left = limit;
    for (const one of open) {
      if ((one.failingSince ?? null) !== null) {
        const taken = await takeProbe(one, claim);
        if (taken !== null) yield { taken, probe: one.probes ?? 0 };
        left -= taken === null ? 0 : 1;
      } else {
        await releaseLapsed(one, claim.now);
        for (; left > 0; left -= 1) {
          const taken = await takeFirst(one._id, claim);
          if (taken === null) break;
          yield { taken, probe: null };
        }
      }
      if (left <= 0) return;
    }
  }

  /** null when as many are under way as may be, or nothing is in line. */
  async function takeFirst(
    endpointId: string,
    { leaseUntil }: Claim,
  ): Promise<WebhookDeliveryDocument | null> {
    const slot = randomUUID();
    const reserved = await endpoint.updateOne(
      {
        _id: endpointId,
        enabled: true,
        failingSince: null,
        [`starting.${STARTS_MAX - 1}`]: trusted({ $exists: false }),
      },
      { $push: { starting: { id: slot, until: leaseUntil } } },
    );
    if (reserved.matchedCount === 0) return null;
    const taken = await takeNext(endpointId, leaseUntil, { slot });
    if (taken === null) await release(endpointId, slot);
    return taken;
  }

  /** null when it is too early, another process takes it, or nothing is in line. */
  async function takeProbe(
    { _id, probeAt }: Pick<WebhookEndpointDocument, '_id' | 'probeAt'>,
    { now, leaseUntil }: Claim,
  ): Promise<WebhookDeliveryDocument | null> {
    if (!probeAt || probeAt > now) return null;
    const won = await endpoint.updateOne(
      { _id, enabled: true, failingSince: trusted({ $ne: null }), probeAt },
      { $set: { probeAt: leaseUntil } },
    );
    if (won.matchedCount === 0) return null;
    const taken = await takeNext(_id, leaseUntil, {});
    if (taken === null)
      await endpoint.updateOne({ _id, probeAt: leaseUntil }, { $set: { probeAt } });
    return taken;
  }

  /** The delivery that has waited longest. */
  async function takeNext(
    endpointId: string,
    leaseUntil: Date,
    place: { slot?: string },
  ): Promise<WebhookDeliveryDocument | null> {
    return delivery
      .findOneAndUpdate(
        { endpointId, waiting: trusted({ $exists: true }) },
        {
          $set: { dueAt: leaseUntil, attempt: 1, ...place },
          $inc: { fence: 1 },
          $unset: { waiting: 1 },
        },
        { sort: { waiting: 1, createdAt: 1, _id: 1 }, returnDocument: 'after' },
      )
      .lean();
  }

  async function release(endpointId: string, slot: string | undefined): Promise<void> {
    if (slot === undefined) return;
    await endpoint.updateOne({ _id: endpointId }, { $pull: { starting: { id: slot } } });
  }

  /** Of processes that died. */
  async function releaseLapsed(
    { _id, starting = [] }: Pick<WebhookEndpointDocument, '_id' | 'starting'>,
    now: Date,
  ): Promise<void> {
    for (const { id, until } of starting) if (until <= now) await release(_id, id);
  }
}
