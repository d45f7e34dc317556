import { z } from 'zod';
import { isLive } from '../../core/accounts.js';
import {
  AuditAction,
  type AuditActor,
  AuditDetails,
  type AuditEvent,
  AuditOutcome,
} from '../../core/audit.js';
import { DateTime, Livemode } from '../../core/vocabulary.js';
import { readCursor, writeCursor } from '../cursor.js';
import { Limit, LIMIT_DEFAULT } from '../page-limit.js';
import { keyRoute } from '../route.js';

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

const AuditEventShape = z
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

const AuditEventList = z
  .object({
    object: z.literal('list'),
    data: z.array(AuditEventShape),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  })
  .meta({ id: 'AuditEventList' });

export const listAuditEvents = keyRoute({
  id: 'list-audit-events',
  method: 'get',
  path: '/audit-events',
  scope: 'audit:read',
  summary: 'List audit events',
  description:
    'Administrative acts that concern the organization, newest first: who made, changed or ended ' +
    'keys, webhook endpoints and the organization itself. A test key sees those on test data ' +
    'only. Neither secrets nor documents are in them.',
  query: z.strictObject({
    limit: Limit.optional().describe('Events on a page.'),
    cursor: z.string().optional().describe('`next_cursor` of the page before.'),
    action: AuditAction.optional(),
    since: DateTime.optional().describe('At this instant or later (ISO 8601).'),
    until: DateTime.optional().describe('Earlier than this instant (ISO 8601).'),
  }),
  answers: { 200: { description: 'A page of events.', schema: AuditEventList } },
  errors: ['INVALID_REQUEST'],
  async handle({ api, query, caller: { organisation } }) {
    const { limit = LIMIT_DEFAULT, cursor, ...filter } = query;
    const binding = { organisationId: organisation.id, filter };
    const page = await api.platform.audit.list({
      organisationId: organisation.testOf ?? organisation.id,
      ...(!isLive(organisation) && { livemode: false }),
      ...(filter.action && { action: filter.action }),
      ...(filter.since && { since: new Date(filter.since) }),
      ...(filter.until && { until: new Date(filter.until) }),
      after: cursor === undefined ? null : readCursor(cursor, binding),
      limit,
    });
    const last = page.events.at(-1);
    return {
      status: 200,
      body: {
        object: 'list',
        data: page.events.map(present),
        has_more: page.hasMore,
        next_cursor:
          page.hasMore && last !== undefined
            ? writeCursor({ createdAt: last.at, id: last.id }, binding)
            : null,
      },
    };
  },
});

/** Without the name of an operator, which is none of the organisation's. */
function presentActor(actor: AuditActor): z.infer<typeof Actor> {
  if (actor.kind === 'key') return { type: 'key', id: actor.id, prefix: actor.prefix };
  if (actor.kind === 'user') return { type: 'user', id: actor.id, email: actor.email };
  return { type: actor.kind };
}

const present = (event: AuditEvent): z.infer<typeof AuditEventShape> => ({
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
