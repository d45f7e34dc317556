import { z } from 'zod';
import { AuditAction, type AuditEvent } from '../../core/audit.js';
import { DateTime } from '../../core/vocabulary.js';
import { command } from './command.js';
import { wholeNumber } from './whole-number.js';

const LISTED = 100;
/** Records read at once. */
const PAGE = 500;

const show = (event: AuditEvent) => ({
  id: event.id,
  at: event.at.toISOString(),
  action: event.action,
  outcome: event.outcome,
  actor: event.actor,
  organization_id: event.organisationId,
  livemode: event.livemode,
  target: event.target,
  details: event.details,
  before: event.before,
  client_address: event.origin,
  request_id: event.requestId,
});

export const auditCommands = [
  command({
    name: 'audit list',
    takes: '[--org ID] [--action ACTION] [--since TIME] [--until TIME] [--limit N]',
    about: `Lists administrative acts, newest first, ${LISTED} unless --limit says otherwise. Those that are "unconfirmed" were about to be done; whether they were is not known.`,
    flags: () => ({
      org: z.string().min(1).optional(),
      action: AuditAction.optional(),
      since: DateTime.optional(),
      until: DateTime.optional(),
      limit: wholeNumber(1).optional(),
    }),
    acts: [],
    run: async ({ audit }, { org, action, since, until, limit = LISTED }) => {
      const found: AuditEvent[] = [];
      for (let hasMore = true; hasMore && found.length < limit;) {
        const last = found.at(-1);
        const page = await audit.list({
          ...(org !== undefined && { organisationId: org }),
          ...(action !== undefined && { action }),
          ...(since !== undefined && { since: new Date(since) }),
          ...(until !== undefined && { until: new Date(until) }),
          after: last === undefined ? null : { createdAt: last.at, id: last.id },
          limit: Math.min(PAGE, limit - found.length),
        });
        found.push(...page.events);
        hasMore = page.hasMore;
      }
      return found.map(show);
    },
  }),
];
