import { randomUUID } from 'node:crypto';
import type { AuditActor, AuditEvent } from '../core/audit.js';
import type { AuditQuery, NewAuditEvent } from '../core/ports.js';

/** The record of an act that is about to be done. */
export const newAuditEvent = (
  { actor, action, target, origin = null, requestId = null }: NewAuditEvent,
  { organisationId, livemode }: Concerned,
  at: Date,
): AuditEvent => ({
  id: randomUUID(),
  at,
  organisationId,
  livemode,
  actor,
  action,
  target,
  details: {},
  before: null,
  origin,
  requestId,
  outcome: 'unconfirmed',
});

/**
 * Text that the stored actor holds where it is the one asked for. Text that somebody chose, e.g.
 * the name of an operator, is not mistaken for it: its quotation marks are escaped.
 */
export const actorText = (actor: NonNullable<AuditQuery['actor']>): string =>
  'id' in actor ? `"id":${JSON.stringify(actor.id)}` : `"kind":"${actor.kind}"`;

/** Whom an act concerns. */
export interface Concerned {
  organisationId: string | null;
  livemode: boolean;
}

/** @param holder the organisation whose data it is, or that of its test data */
export const concerned = (holder: { id: string; testOf: string | null } | null): Concerned => ({
  organisationId: holder?.testOf ?? holder?.id ?? null,
  livemode: holder === null || holder.testOf === null,
});

/** The record of a migration that is done. */
export const migrationEvent = (
  actor: AuditActor,
  from: number,
  to: number,
  at: Date,
): AuditEvent => ({
  ...newAuditEvent(
    { actor, action: 'schema.migrated', organisationId: null, target: null },
    concerned(null),
    at,
  ),
  details: { from_version: from, to_version: to },
  outcome: 'done',
});
