import { type Connection, trusted } from 'mongoose';
import type { Clock, Delivery, WebhookStore } from '../../../core/ports.js';
import { ATTEMPTS_MAX, CONSECUTIVE_FAILURES_MAX, RETRY_DELAYS_MS } from '../../../core/webhook.js';
import { type WebhookDeliveryDocument, webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

type Methods = Pick<WebhookStore, 'claimDue' | 'record' | 'backlog'>;

/** Claims deliveries and records their outcome for deliveries and endpoints. */
export function openWebhookDeliveries(connection: Connection, clock: Clock): Methods {
  const delivery = webhookDeliveries.on(connection);
  const endpoint = webhookEndpoints.on(connection);

  /** Deliveries of enabled endpoints; pings are sent in any case. */
  const going = async () => {
    const disabled = await endpoint.find({ enabled: false }, { _id: 1 }).lean();
    const ids = disabled.map(({ _id }) => _id);
    return { $or: [{ type: 'ping' as const }, { endpointId: trusted({ $nin: ids }) }] };
  };

  /**
   * Counts the attempt; the delivery is due again at the end of the lease unless
   * its outcome is recorded first. null when another process was faster or the
   * delivery has ended.
   */
  const takeOn = async (
    { _id, attempt, dueAt }: Pick<WebhookDeliveryDocument, '_id' | 'attempt' | 'dueAt'>,
    leaseUntil: Date,
  ): Promise<Delivery | null> => {
    if (attempt >= ATTEMPTS_MAX) {
      // A process died during its last attempt.
      await delivery.deleteOne({ _id, attempt, dueAt });
      return null;
    }
    const taken = await delivery
      .findOneAndUpdate(
        { _id, attempt, dueAt },
        { $set: { dueAt: leaseUntil }, $inc: { attempt: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (taken === null) return null;
    const receiver = await endpoint.findById(taken.endpointId, { url: 1, secret: 1 }).lean();
    if (receiver === null) {
      // The delivery was written while its endpoint was being removed.
      await delivery.deleteOne({ _id });
      return null;
    }
    return {
      deliveryId: _id,
      eventId: taken.eventId,
      type: taken.type,
      endpoint: { id: receiver._id, url: receiver.url, secret: receiver.secret },
      body: taken.body,
      attempt: taken.attempt,
    };
  };

  /** Returns whether this failure disables the endpoint. */
  const countFailure = async (id: string): Promise<boolean> => {
    await endpoint.updateOne({ _id: id }, { $inc: { consecutiveFailures: 1 } });
    const inARow = trusted({ $gte: CONSECUTIVE_FAILURES_MAX });
    const { modifiedCount } = await endpoint.updateOne(
      { _id: id, enabled: true, consecutiveFailures: inARow },
      { $set: { enabled: false } },
    );
    return modifiedCount === 1;
  };

  return {
    claimDue: async (limit, leaseMs, exceptEndpoints = []) => {
      const now = clock();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const claimed: Delivery[] = [];
      const seen: string[] = [];
      while (claimed.length < limit) {
        const due = await delivery
          .find(
            {
              $and: [
                await going(),
                {
                  _id: trusted({ $nin: seen }),
                  dueAt: trusted({ $lte: now }),
                  endpointId: trusted({ $nin: exceptEndpoints }),
                },
              ],
            },
            { attempt: 1, dueAt: 1 },
          )
          .sort({ dueAt: 1, _id: 1 })
          .limit(limit - claimed.length)
          .lean();
        if (due.length === 0) break;
        for (const next of due) {
          seen.push(next._id);
          const taken = await takeOn(next, leaseUntil);
          if (taken !== null) claimed.push(taken);
        }
      }
      return claimed;
    },

    record: async ({ deliveryId, attempt, endpoint: { id } }, delivered) => {
      if (delivered) {
        await endpoint.updateOne({ _id: id }, { $set: { consecutiveFailures: 0 } });
        await delivery.deleteOne({ _id: deliveryId });
        return { endpointDisabled: false, gaveUp: false };
      }
      const endpointDisabled = await countFailure(id);
      // If another process has claimed it since, the next attempt belongs to that process.
      const own = { _id: deliveryId, attempt };
      const delayMs = RETRY_DELAYS_MS[attempt - 1];
      if (delayMs === undefined) {
        const { deletedCount } = await delivery.deleteOne(own);
        return { endpointDisabled, gaveUp: deletedCount === 1 };
      }
      const dueAt = new Date(clock().getTime() + delayMs);
      await delivery.updateOne(own, { $set: { dueAt } });
      return { endpointDisabled, gaveUp: false };
    },

    backlog: async () => {
      const waiting = await going();
      const [pending, oldest] = await Promise.all([
        delivery.countDocuments(waiting),
        delivery.findOne(waiting, { dueAt: 1 }).sort({ dueAt: 1 }).lean(),
      ]);
      return { pending, oldestDueAt: oldest?.dueAt ?? null };
    },
  };
}
