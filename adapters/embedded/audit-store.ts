import { z } from 'zod';
import {
  AuditAction,
  type AuditActor,
  type AuditDetails,
  type AuditEvent,
  AuditOutcome,
  type AuditTarget,
} from '../../core/audit.js';
import type { AuditStore, Clock } from '../../core/ports.js';
import { actorText, type Concerned, concerned, newAuditEvent } from '../audit-event.js';
import type { Database, SqlValue } from './database.js';
import { fromStored, StoredDate, StoredFlag, toStored } from './stored-json.js';

/** Records removed in one transaction. */
const BATCH = 500;

const HolderRow = z.object({ id: z.string(), test_of: z.string().nullable() });
export const AuditRow = z
  .object({
    id: z.string(),
    at: StoredDate,
    organisation_id: z.string().nullable(),
    livemode: StoredFlag,
    actor: fromStored<AuditActor>(),
    action: AuditAction,
    target: fromStored<AuditTarget>().nullable(),
    details: fromStored<AuditDetails>(),
    former: fromStored<AuditDetails>().nullable(),
    origin: z.string().nullable(),
    request_id: z.string().nullable(),
    outcome: AuditOutcome,
  })
  .transform(
    ({ organisation_id: organisationId, former: before, request_id: requestId, ...row }) =>
      ({ ...row, organisationId, before, requestId }) satisfies AuditEvent,
  );
/** Start of a SELECT of records. */
export const AUDIT = `SELECT id, at, organisation_id, livemode, actor, action, target, details,
  former, origin, request_id, outcome FROM audit_events`;

/** Records of administrative acts, in SQLite. */
export function openAuditStore(database: Database, clock: Clock): AuditStore {
  return {
    begin: async (given) =>
      database.transaction(() => {
        const holder =
          given.organisationId === null ? null : readHolder(database, given.organisationId);
        const whom = holder ?? (given.target === null ? null : holderOf(database, given.target));
        const event = newAuditEvent(given, concernedBy(whom), clock());
        insertAuditEvent(database, event);
        return event;
      }),

    confirm: async (id, { target, details = {}, before = null }) =>
      database.transaction(() => {
        const begun = read(database, id);
        const whom =
          target !== undefined && begun.organisationId === null
            ? concernedBy(holderOf(database, target))
            : begun;
        database.run(
          `UPDATE audit_events SET outcome = 'done', organisation_id = ?, livemode = ?,
             target = ?, details = ?, former = ? WHERE id = ? AND outcome = 'unconfirmed'`,
          [
            whom.organisationId,
            whom.livemode ? 1 : 0,
            json(target ?? begun.target),
            toStored(details),
            json(before),
            id,
          ],
        );
        return read(database, id);
      }),

    withdraw: async (id) => {
      database.run(`DELETE FROM audit_events WHERE id = ? AND outcome = 'unconfirmed'`, [id]);
    },

    list: async ({ organisationId, livemode, action, actor, since, until, after, limit }) => {
      const [conditions, values]: [string[], SqlValue[]] = [[], []];
      const keep = (condition: string, ...with_: SqlValue[]): void => {
        conditions.push(condition);
        values.push(...with_);
      };
      if (organisationId !== undefined) keep('organisation_id = ?', organisationId);
      if (livemode !== undefined) keep('livemode = ?', livemode ? 1 : 0);
      if (action !== undefined) keep('action = ?', action);
      if (actor !== undefined) keep('instr(actor, ?) > 0', actorText(actor));
      if (since !== undefined) keep('at >= ?', since.getTime());
      if (until !== undefined) keep('at < ?', until.getTime());
      if (after !== null) keep('(at, id) < (?, ?)', after.createdAt.getTime(), after.id);
      const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
      const found = database.all(AuditRow, `${AUDIT} ${where} ORDER BY at DESC, id DESC LIMIT ?`, [
        ...values,
        limit + 1,
      ]);
      return { events: found.slice(0, limit), hasMore: found.length > limit };
    },

    expire: async (before) => {
      for (let removed = 0; ;) {
        const batch = database.run(
          `DELETE FROM audit_events WHERE id IN
             (SELECT id FROM audit_events WHERE at < ? ORDER BY at LIMIT ?)`,
          [before.getTime(), BATCH],
        );
        removed += batch;
        if (batch < BATCH) return removed;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

export function insertAuditEvent(database: Database, event: AuditEvent): void {
  database.run(
    `INSERT INTO audit_events (id, at, organisation_id, livemode, actor, action, target, details,
       former, origin, request_id, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      event.id,
      event.at.getTime(),
      event.organisationId,
      event.livemode ? 1 : 0,
      toStored(event.actor),
      event.action,
      json(event.target),
      toStored(event.details),
      json(event.before),
      event.origin,
      event.requestId,
      event.outcome,
    ],
  );
}

function read(database: Database, id: string): AuditEvent {
  const found = database.get(AuditRow, `${AUDIT} WHERE id = ?`, [id]);
  if (found === undefined) throw new Error('There is no such audit record.');
  return found;
}

type Holder = z.output<typeof HolderRow>;

const concernedBy = (holder: Holder | null): Concerned =>
  concerned(holder === null ? null : { id: holder.id, testOf: holder.test_of });

const readHolder = (database: Database, id: string): Holder | null =>
  database.get(HolderRow, 'SELECT id, test_of FROM organisations WHERE id = ?', [id]) ?? null;

const TABLES = { key: 'api_keys', webhook_endpoint: 'webhook_endpoints', scan: 'scans' };

/** The organisation that a target belongs to. */
function holderOf(database: Database, target: AuditTarget): Holder | null {
  if (target.kind === 'organisation') return readHolder(database, target.id);
  const [table, column] = target.kind === 'user' ? ['users', 'email'] : [TABLES[target.kind], 'id'];
  const of = `SELECT organisation_id FROM ${table} WHERE ${column} = ?`;
  return (
    database.get(HolderRow, `SELECT id, test_of FROM organisations WHERE id = (${of})`, [
      target.id,
    ]) ?? null
  );
}

const json = (value: unknown): string | null => (value === null ? null : toStored(value));
