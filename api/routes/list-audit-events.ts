import { AuditEventList, AuditFilter, eventsOf, pageOfEvents } from '../audit-events.js';
import { z } from 'zod';
import { Limit, LIMIT_DEFAULT } from '../page-limit.js';
import { keyRoute } from '../route.js';

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
    ...AuditFilter.shape,
  }),
  answers: { 200: { description: 'A page of events.', schema: AuditEventList } },
  errors: ['INVALID_REQUEST'],
  async handle({ api, query: asked, caller: { organisation } }) {
    const { limit = LIMIT_DEFAULT, cursor, ...filter } = asked;
    const query = eventsOf(organisation, filter);
    return {
      status: 200,
      body: await pageOfEvents(api, organisation, { query, filter, limit, cursor }),
    };
  },
});
