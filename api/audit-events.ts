import { z } from 'zod';
import type { Organisation } from '../core/accounts.js';
import { isLive } from '../core/accounts.js';
import {
  AuditAction,
  type AuditActor,
  AuditDetails,
  type AuditEvent,
  AuditOutcome,
} from '../core/audit.js';
import type { AuditQuery } from '../core/ports.js';
import { DateTime, Livemode } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { readCursor, writeCursor } from './cursor.js';

/** The audit log as the API and the dashboard show it. */

const Actor = z
  .object({
    type: z
      .enum(['key', 'user', 'operator', 'system'])
      .describe(
        '`user`: of the dashboard. `operator`: whoever runs the service. `system`: the service itself.',
      ),
    id: z.uuid().optional().describe('The key or the user.'),
    prefix: z.string().optional().describe('The beginning of the key.'),
    email: z.string().optional().describe('Of the user.'),
  })
  .meta({ id: 'AuditActor' });

export const AuditEventShape = z
  .object({
    id: z.uuid(),
    object: z.literal('audit_event'),
    created_at: DateTime.describe('When the act began.'),
    action: z.string().describe(`An open list; now ${AuditAction.options.join(', ')}.`),
    outcome: AuditOutcome.describe(
      '`unconfirmed`: it was about to be done, and whether it was is not known.',
    ),
    actor: Actor,
    target: z
      .object({ type: z.string(), id: z.string() })
      .nullable()
      .describe('What was acted on: its kind and id.'),
    details: AuditDetails.describe('Settings that were made or changed.'),
    before: AuditDetails.nullable().describe('What was changed, as it was before.'),
    client_address: z.string().nullable(),
    request_id: z.string().nullable(),
    livemode: Livemode,
  })
  .meta({ id: 'AuditEvent' });

export const AuditEventList = z
  .object({
    object: z.literal('list'),
    data: z.array(AuditEventShape),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  })
  .meta({ id: 'AuditEventList' });

/** Query parameters that choose events. */
export const AuditFilter = z.strictObject({
  action: AuditAction.optional(),
  since: DateTime.optional().describe('At this instant or later (ISO 8601).'),
  until: DateTime.optional().describe('Earlier than this instant (ISO 8601).'),
});

/** Whom the events of an organisation concern: of test data, those on test data only. */
export const eventsOf = (
  organisation: Organisation,
  { action, since, until }: z.output<typeof AuditFilter>,
): Omit<AuditQuery, 'after' | 'limit'> => ({
  organisationId: organisation.testOf ?? organisation.id,
  ...(!isLive(organisation) && { livemode: false }),
  ...(action && { action }),
  ...(since && { since: new Date(since) }),
  ...(until && { until: new Date(until) }),
});

/**
 * A page of events, newest first.
 *
 * @param filter as it was given, to which the cursor is bound
 */
export async function pageOfEvents(
  api: Api,
  organisation: Organisation,
  {
    query,
    filter,
    limit,
    cursor,
  }: {
    query: Omit<AuditQuery, 'after' | 'limit'>;
    filter: Record<string, string | undefined>;
    limit: number;
    cursor: string | undefined;
  },
): Promise<z.infer<typeof AuditEventList>> {
  const binding = { organisationId: organisation.id, filter };
  const page = await api.platform.audit.list({
    ...query,
    after: cursor === undefined ? null : readCursor(cursor, binding),
    limit,
  });
  const last = page.events.at(-1);
  return {
    object: 'list',
    data: page.events.map(presentEvent),
    has_more: page.hasMore,
    next_cursor:
      page.hasMore && last !== undefined
        ? writeCursor({ createdAt: last.at, id: last.id }, binding)
        : null,
  };
}

/** Without the name of an operator, which is none of the organisation's. */
function presentActor(actor: AuditActor): z.infer<typeof Actor> {
  if (actor.kind === 'key') return { type: 'key', id: actor.id, prefix: actor.prefix };
  if (actor.kind === 'user') return { type: 'user', id: actor.id, email: actor.email };
  return { type: actor.kind };
}

export const presentEvent = (event: AuditEvent): z.infer<typeof AuditEventShape> => ({
  id: event.id,
  object: 'audit_event',
  created_at: event.at.toISOString(),
  action: event.action,
  outcome: event.outcome,
  actor: presentActor(event.actor),
  target: event.target === null ? null : { type: event.target.kind, id: event.target.id },
  details: event.details,
  before: event.before,
  client_address: event.origin,
  request_id: event.requestId,
  livemode: event.livemode,
});
