import { type Connection, trusted } from 'mongoose';
import type { Clock, LoggedDelivery, WebhookAttempt, WebhookStore } from '../../../core/ports.js';
import { LOG_KEPT_DAYS, waitsInLine } from '../../../core/webhook.js';
import { readStored } from '../../stored-json.js';
import { organisations } from './organisation-model.js';
import { dueDeliveries } from './webhook-deliveries.js';
import {
  type AttemptDocument,
  type WebhookDeliveryDocument,
  webhookDeliveries,
} from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

const DAY_MS = 24 * 3_600_000;
const NEVER = new Date(0);

type Methods = Pick<
  WebhookStore,
  'listDeliveries' | 'getDelivery' | 'replay' | 'expireLog' | 'backlog' | 'countEndpoints'
>;

/** The log of deliveries, and what is left to deliver. */
export function openWebhookLog(connection: Connection, clock: Clock): Methods {
  const delivery = webhookDeliveries.on(connection);
  const endpoint = webhookEndpoints.on(connection);
  const organisation = organisations.on(connection);
  const exists = (there: boolean) => trusted({ $exists: there });
  const isEnabled = async (id: string): Promise<boolean> =>
    (await endpoint.exists({ _id: id, enabled: true })) !== null;

  return {
    listDeliveries: async ({ endpointId, state, after, limit }) => {
      const found = await delivery
        .find({
          endpointId,
          ...(state !== undefined && { state: state === 'pending' ? exists(false) : state }),
          ...(after !== null && {
            $or: [
              { createdAt: trusted({ $lt: after.createdAt }) },
              { createdAt: after.createdAt, eventId: trusted({ $lt: after.id }) },
            ],
          }),
        })
        .sort({ createdAt: -1, eventId: -1 })
        .limit(limit + 1)
        .lean();
      const isOpen = await isEnabled(endpointId);
      return {
        deliveries: found.slice(0, limit).map((one) => toLogged(one, isOpen)),
        hasMore: found.length > limit,
      };
    },

    getDelivery: async (endpointId, eventId) => {
      const found = await delivery.findOne({ endpointId, eventId }).lean();
      return found === null ? null : toLogged(found, await isEnabled(endpointId));
    },

    replay: async (endpointId, which) => {
      const now = clock();
      if ('since' in which) {
        const { matchedCount } = await delivery.updateMany(
          {
            endpointId,
            createdAt: trusted({ $gte: which.since }),
            state: exists(true),
            type: trusted({ $in: ['scan.completed' as const, 'scan.failed' as const] }),
          },
          {
            $set: { attempt: 0, waiting: now },
            $unset: { state: 1, dueAt: 1, slot: 1 },
            $inc: { fence: 1 },
          },
        );
        return matchedCount;
      }
      const { eventId } = which;
      const found = await delivery.findOne({ endpointId, eventId }, { type: 1 }).lean();
      if (found === null) return 0;
      const inLine = waitsInLine(found.type);
      const { matchedCount } = await delivery.updateOne(
        { _id: found._id },
        {
          $set: { attempt: 0, ...(inLine ? { waiting: now } : { dueAt: now }) },
          $unset: { state: 1, slot: 1, ...(inLine && { dueAt: 1 }) },
          $inc: { fence: 1 },
        },
      );
      return matchedCount;
    },

    expireLog: async () => {
      const now = clock();
      await endpoint.updateMany(
        { previousUntil: trusted({ $lte: now }) },
        { $set: { previousSecret: null, previousUntil: null } },
      );
      const { deletedCount } = await delivery.deleteMany({
        state: exists(true),
        createdAt: trusted({ $lt: new Date(now.getTime() - LOG_KEPT_DAYS * DAY_MS) }),
      });
      return deletedCount;
    },

    backlog: async () => {
      const due = { $and: [await dueDeliveries(connection), { dueAt: exists(true) }] };
      const shut = await endpoint
        .find(
          { $or: [{ enabled: false }, { failingSince: trusted({ $ne: null }) }] },
          { enabled: 1 },
        )
        .lean();
      const disabled = shut.filter(({ enabled }) => !enabled).map(({ _id }) => _id);
      const inLineBut = (ids: string[]) => ({
        waiting: exists(true),
        endpointId: trusted({ $nin: ids }),
      });
      const [dueNow, inLine, oldestDue, oldestInLine] = await Promise.all([
        delivery.countDocuments(due),
        delivery.countDocuments(inLineBut(disabled)),
        delivery.findOne(due, { dueAt: 1 }).sort({ dueAt: 1 }).lean(),
        delivery
          .findOne(inLineBut(shut.map(({ _id }) => _id)), { waiting: 1 })
          .sort({ waiting: 1 })
          .lean(),
      ]);
      const times = [oldestDue?.dueAt, oldestInLine?.waiting].flatMap(
        (time) => time?.getTime() ?? [],
      );
      return {
        pending: dueNow + inLine,
        oldestDueAt: times.length === 0 ? null : new Date(Math.min(...times)),
      };
    },

    countEndpoints: async () => {
      const tests = await organisation.find({ testOf: exists(true) }, { _id: 1 }).lean();
      const live = { organisationId: trusted({ $nin: tests.map(({ _id }) => _id) }) };
      const [ok, failing, disabled] = await Promise.all([
        endpoint.countDocuments({ ...live, enabled: true, failingSince: null }),
        endpoint.countDocuments({ ...live, enabled: true, failingSince: trusted({ $ne: null }) }),
        endpoint.countDocuments({ ...live, enabled: false }),
      ]);
      return { ok, failing, disabled };
    },
  };
}

function toLogged(found: WebhookDeliveryDocument, isEnabled: boolean): LoggedDelivery {
  const { dueAt } = found;
  const goes = isEnabled || !waitsInLine(found.type);
  return {
    eventId: found.eventId,
    endpointId: found.endpointId,
    scanId: found.scanId,
    type: found.type,
    state: found.state ?? 'pending',
    createdAt: found.createdAt ?? dueAt ?? NEVER,
    nextAttemptAt: goes ? (dueAt ?? null) : null,
    body: found.body,
    attempts: (found.attempts ?? []).map(toAttempt),
  };
}

export const toAttempt = (found: AttemptDocument): WebhookAttempt => ({
  at: found.at,
  durationMs: found.durationMs,
  outcome: found.outcome,
  status: found.status ?? null,
  headers: readStored<Record<string, string>>(found.headers),
  answer: typeof found.answer === 'string' ? readStored<string>(found.answer) : null,
});
