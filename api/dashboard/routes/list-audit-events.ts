import { z } from 'zod';
import { AuditEventList, pageOfEvents } from '../../audit-events.js';
import { Limit, LIMIT_DEFAULT } from '../../page-limit.js';
import { eventsFor, PersonAuditFilter } from '../audit-filter.js';
import { namesIn, Names } from '../audit-names.js';
import { sessionRoute } from '../route.js';

const NamedAuditEventList = AuditEventList.extend({ names: Names }).meta({
  id: 'NamedAuditEventList',
});

export const listAuditEvents = sessionRoute({
  id: 'list-audit-events',
  method: 'get',
  path: '/audit-events',
  right: 'audit:read',
  summary: 'List audit events',
  description:
    'Acts that concern the organization or its test data, newest first. A cursor belongs to its filters.',
  query: PersonAuditFilter.extend({ limit: Limit.optional(), cursor: z.string().optional() }),
  answers: { 200: { description: 'A page of events.', schema: NamedAuditEventList } },
  async handle({ api, person, query: asked }) {
    const { limit = LIMIT_DEFAULT, cursor, ...filter } = asked;
    const query = eventsFor(person, filter);
    const page = await pageOfEvents(api, person.organisation, { query, filter, limit, cursor });
    const names = await namesIn(api, person.organisation, page.data);
    return { status: 200, body: { ...page, names } };
  },
});
