import { type Connection, trusted } from 'mongoose';
import type { Clock, Delivery, WebhookStore } from '../../../core/ports.js';
import { ATTEMPTS_KEPT, ATTEMPTS_MAX, isNotice, RETRY_DELAYS_MS } from '../../../core/webhook.js';
import type { SecretBox } from '../../secret-box.js';
import { toStored } from '../../stored-json.js';
import { signingSecrets } from '../../webhook-secrets.js';
import {
  type AttemptDocument,
  type WebhookDeliveryDocument,
  webhookDeliveries,
} from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';
import { noteFailure, noteSuccess } from './webhook-gate.js';
import { openWebhookLine } from './webhook-line.js';

type Methods = Pick<WebhookStore, 'claimDue' | 'record'>;

/** Deliveries that the endpoint's state lets through once they were begun. */
export async function dueDeliveries(connection: Connection) {
  const disabled = await webhookEndpoints
    .on(connection)
    .find({ enabled: false }, { _id: 1 })
    .lean();
  const ids = disabled.map(({ _id }) => _id);
  return {
    $or: [
      { type: trusted({ $nin: ['scan.completed' as const, 'scan.failed' as const] }) },
      { endpointId: trusted({ $nin: ids }) },
    ],
  };
}

/** Claims deliveries and records their outcome for deliveries and endpoints. */
export function openWebhookDeliveries(
  connection: Connection,
  clock: Clock,
  box: SecretBox,
): Methods {
  const delivery = webhookDeliveries.on(connection);
  const endpoint = webhookEndpoints.on(connection);
  const line = openWebhookLine(connection);

  /** null when another process was faster, or the delivery has ended. */
  const takeOn = async (
    { _id, attempt, dueAt }: Pick<WebhookDeliveryDocument, '_id' | 'attempt' | 'dueAt'>,
    { now, leaseUntil }: { now: Date; leaseUntil: Date },
  ): Promise<Delivery | null> => {
    const seen = { _id, attempt, ...(dueAt !== undefined && { dueAt }) };
    if (attempt >= ATTEMPTS_MAX) {
      // A process died during its last attempt.
      await delivery.updateOne(seen, { $set: { state: 'given_up' }, $unset: { dueAt: 1 } });
      return null;
    }
    const taken = await delivery
      .findOneAndUpdate(
        seen,
        { $set: { dueAt: leaseUntil }, $inc: { attempt: 1, fence: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return taken === null ? null : addressed(taken, { now, probe: null });
  };

  /** With the receiver of a claimed delivery; null when there is none any more. */
  const addressed = async (
    taken: WebhookDeliveryDocument,
    { now, probe }: { now: Date; probe: number | null },
  ): Promise<Delivery | null> => {
    const receiver = await endpoint
      .findById(taken.endpointId, {
        ...{ url: 1, notifyUrl: 1, secret: 1, previousSecret: 1, previousUntil: 1 },
      })
      .lean();
    const url = (isNotice(taken.type) ? receiver?.notifyUrl : receiver?.url) ?? null;
    if (receiver === null || url === null) {
      // The delivery was written while its endpoint was being removed.
      await delivery.deleteOne({ _id: taken._id });
      return null;
    }
    const stored = {
      endpointId: receiver._id,
      secret: receiver.secret,
      previousSecret: receiver.previousSecret ?? null,
      previousUntil: receiver.previousUntil ?? null,
    };
    return {
      deliveryId: taken._id,
      eventId: taken.eventId,
      type: taken.type,
      endpoint: { id: receiver._id, url, secrets: signingSecrets(box, stored, now) },
      body: taken.body,
      attempt: taken.attempt,
      fence: taken.fence ?? 0,
      probe,
    };
  };

  return {
    claimDue: async (limit, leaseMs, exceptEndpoints = []) => {
      const now = clock();
      const at = { now, leaseUntil: new Date(now.getTime() + leaseMs) };
      const claimed: Delivery[] = [];
      const seen: string[] = [];
      const going = await dueDeliveries(connection);
      while (claimed.length < limit) {
        const due = await delivery
          .find(
            {
              $and: [
                going,
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
          const taken = await takeOn(next, at);
          if (taken !== null) claimed.push(taken);
        }
      }
      for await (const { taken, probe } of line.take(limit - claimed.length, {
        ...at,
        exceptEndpoints,
      })) {
        const first = await addressed(taken, { now, probe });
        if (first !== null) claimed.push(first);
      }
      return claimed;
    },

    record: async (claim, { headers, answer, ...rest }) => {
      const now = clock();
      const isDelivered = rest.outcome === 'delivered';
      const attempt: AttemptDocument = {
        ...rest,
        headers: toStored(headers),
        answer: answer === null ? null : toStored(answer),
      };
      const log = { $push: { attempts: { $each: [attempt], $slice: -ATTEMPTS_KEPT } } };
      const delayMs = RETRY_DELAYS_MS[claim.attempt - 1];
      const state = isDelivered
        ? ('delivered' as const)
        : delayMs === undefined
          ? ('given_up' as const)
          : null;
      // If it was claimed again or replayed since, the next attempt belongs to that claim.
      const own = { _id: claim.deliveryId, ...(!isDelivered && { fence: claim.fence }) };
      const before = await delivery
        .findOneAndUpdate(
          own,
          state === null
            ? {
                ...log,
                $set: { dueAt: new Date(now.getTime() + (delayMs ?? 0)) },
                $unset: { slot: 1 },
              }
            : { ...log, $set: { state }, $unset: { dueAt: 1, waiting: 1, slot: 1 } },
          { returnDocument: 'before', projection: { slot: 1 } },
        )
        .lean();
      if (before === null) await delivery.updateOne({ _id: claim.deliveryId }, log);
      await line.release(claim.endpoint.id, before?.slot);
      const turn = isNotice(claim.type)
        ? { turned: null, endpointDisabled: false }
        : isDelivered
          ? await noteSuccess(connection, claim.endpoint.id, now)
          : await noteFailure(connection, claim.endpoint.id, claim.probe, now);
      return { ...turn, gaveUp: before !== null && state === 'given_up' };
    },
  };
}
