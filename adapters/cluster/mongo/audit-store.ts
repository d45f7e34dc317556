import { type Connection, trusted } from 'mongoose';
import type { AuditActor, AuditDetails, AuditEvent, AuditTarget } from '../../../core/audit.js';
import type { AuditQuery, AuditStore, Clock } from '../../../core/ports.js';
import { actorText, type Concerned, concerned, newAuditEvent } from '../../audit-event.js';
import { readStored, toStored } from '../../stored-json.js';
import { apiKeys } from './api-key-model.js';
import { type AuditEventDocument, auditEvents } from './audit-event-model.js';
import { organisations } from './organisation-model.js';
import { escapePattern } from './scan-list.js';
import { scans } from './scan-model.js';
import { users } from './user-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

/** Records of administrative acts, in MongoDB. */
export function openAuditStore(connection: Connection, clock: Clock): AuditStore {
  const audit = auditEvents.on(connection);

  const whomOf = async (organisationId: string | null): Promise<Concerned> => {
    if (organisationId === null) return concerned(null);
    const fields = { testOf: 1 };
    const found = await organisations.on(connection).findById(organisationId, fields).lean();
    return concerned(found === null ? null : { id: found._id, testOf: found.testOf ?? null });
  };
  /** The organisation that a target belongs to. */
  const holderOf = async (target: AuditTarget | null): Promise<string | null> => {
    if (target === null) return null;
    if (target.kind === 'organisation') return target.id;
    const fields = { organisationId: 1 };
    if (target.kind === 'user') {
      const user = await users.on(connection).findOne({ email: target.id }, fields).lean();
      return user?.organisationId ?? null;
    }
    const found =
      target.kind === 'key'
        ? await apiKeys.on(connection).findById(target.id, fields).lean()
        : target.kind === 'scan'
          ? await scans.on(connection).findById(target.id, fields).lean()
          : await webhookEndpoints.on(connection).findById(target.id, fields).lean();
    return found?.organisationId ?? null;
  };

  return {
    begin: async (given) => {
      const whom = await whomOf(given.organisationId ?? (await holderOf(given.target)));
      const event = newAuditEvent(given, whom, clock());
      await audit.insertMany([toDocument(event)]);
      return event;
    },

    confirm: async (id, { target, details = {}, before = null }) => {
      const begun = await audit.findById(id).lean();
      const isUnknown = target !== undefined && begun?.organisationId === null;
      const confirmed = await audit
        .findOneAndUpdate(
          { _id: id, outcome: 'unconfirmed' },
          {
            $set: {
              outcome: 'done',
              details: toStored(details),
              before: json(before),
              ...(target !== undefined && { target: toStored(target) }),
              ...(isUnknown && (await whomOf(await holderOf(target)))),
            },
          },
          { returnDocument: 'after' },
        )
        .lean();
      if (confirmed === null) throw new Error('There is no such unconfirmed audit record.');
      return toEvent(confirmed);
    },

    withdraw: async (id) => {
      await audit.deleteOne({ _id: id, outcome: 'unconfirmed' });
    },

    list: async (query) => {
      const found = await audit
        .find(filterOf(query))
        .sort({ at: -1, _id: -1 })
        .limit(query.limit + 1)
        .lean();
      return {
        events: found.slice(0, query.limit).map(toEvent),
        hasMore: found.length > query.limit,
      };
    },

    expire: async (before) =>
      (await audit.deleteMany({ at: trusted({ $lt: before }) })).deletedCount,
  };
}

const filterOf = ({
  organisationId,
  livemode,
  action,
  actor,
  since,
  until,
  after,
}: AuditQuery) => ({
  ...(organisationId !== undefined && { organisationId }),
  ...(livemode !== undefined && { livemode }),
  ...(action !== undefined && { action }),
  ...(actor !== undefined && {
    actor: trusted({ $regex: escapePattern(actorText(actor)) }),
  }),
  ...((since !== undefined || until !== undefined) && {
    at: trusted({
      ...(since !== undefined && { $gte: since }),
      ...(until !== undefined && { $lt: until }),
    }),
  }),
  ...(after !== null && {
    $or: [
      { at: trusted({ $lt: after.createdAt }) },
      { at: after.createdAt, _id: trusted({ $lt: after.id }) },
    ],
  }),
});

export const toDocument = ({
  id,
  actor,
  target,
  details,
  before,
  ...event
}: AuditEvent): AuditEventDocument => ({
  ...event,
  _id: id,
  actor: toStored(actor),
  target: json(target),
  details: toStored(details),
  before: json(before),
});

export const toEvent = (found: AuditEventDocument): AuditEvent => ({
  id: found._id,
  at: found.at,
  organisationId: found.organisationId,
  livemode: found.livemode,
  actor: readStored<AuditActor>(found.actor),
  action: found.action,
  target: found.target === null ? null : readStored<AuditTarget>(found.target),
  details: readStored<AuditDetails>(found.details),
  before: found.before === null ? null : readStored<AuditDetails>(found.before),
  origin: found.origin,
  requestId: found.requestId,
  outcome: found.outcome,
});

const json = (value: unknown): string | null => (value === null ? null : toStored(value));
