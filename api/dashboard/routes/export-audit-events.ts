import { Readable } from 'node:stream';
import { z } from 'zod';
import type { AuditDetails } from '../../../core/audit.js';
import type { AuditQuery } from '../../../core/ports.js';
import { TEXTS as en } from '../../../core/texts/en.js';
import { TEXTS as he } from '../../../core/texts/he.js';
import { Lang } from '../../../core/vocabulary.js';
import type { Api } from '../../api.js';
import { presentEvent } from '../../audit-events.js';
import { CSV_START, csvRow } from '../../csv.js';
import { eventsFor, PersonAuditFilter } from '../audit-filter.js';
import { namesIn } from '../audit-names.js';
import type { Person } from '../person.js';
import { sessionRoute } from '../route.js';

/** Events that are read at once, and in memory. */
const BATCH = 500;
const WORDS = { en: en.auditActions, he: he.auditActions };
const HEADINGS = [
  ...['time', 'action', 'description', 'outcome', 'livemode'],
  ...['actor_type', 'actor', 'actor_name', 'target_type', 'target', 'target_name'],
  ...['details', 'before', 'client_address', 'request_id', 'id'],
];

export const exportAuditEvents = sessionRoute({
  id: 'export-audit-events',
  method: 'get',
  path: '/audit-events.csv',
  right: 'audit:read',
  summary: 'Export audit events',
  description:
    'All that the filters choose, newest first, as CSV. A value that a spreadsheet would take for a formula is led by an apostrophe.',
  query: PersonAuditFilter.extend({ lang: Lang.default('en').describe('Of `description`.') }),
  answers: {
    200: { description: 'A table.', type: 'text/csv', schema: z.string() },
  },
  async handle({ api, person, query: { lang, ...filter } }) {
    const rows = rowsOf(api, person, eventsFor(person, filter), lang);
    return {
      status: 200,
      type: 'text/csv; charset=utf-8',
      headers: {
        'Content-Disposition': 'attachment; filename="audit-log.csv"',
        'Cache-Control': 'no-store',
      },
      body: Readable.from(rows),
    };
  },
});

async function* rowsOf(
  api: Api,
  { organisation }: Person,
  query: Omit<AuditQuery, 'after' | 'limit'>,
  lang: Lang,
): AsyncGenerator<string> {
  yield CSV_START + csvRow(HEADINGS);
  for (let after: AuditQuery['after'] = null; ;) {
    const { events, hasMore } = await api.platform.audit.list({ ...query, after, limit: BATCH });
    const names = await namesIn(api, organisation, events.map(presentEvent));
    yield events
      .map((event) => {
        const { actor, target, ...shown } = presentEvent(event);
        return csvRow([
          shown.created_at,
          event.action,
          WORDS[lang][event.action],
          shown.outcome,
          String(shown.livemode),
          actor.type,
          actor.email ?? actor.prefix ?? '',
          names[actor.id ?? ''] ?? '',
          target?.type ?? '',
          target?.id ?? '',
          names[target?.id ?? ''] ?? '',
          listed(shown.details),
          shown.before === null ? '' : listed(shown.before),
          shown.client_address ?? '',
          shown.request_id ?? '',
          shown.id,
        ]);
      })
      .join('');
    const last = events.at(-1);
    if (!hasMore || last === undefined) return;
    after = { createdAt: last.at, id: last.id };
  }
}

/** `name=Till; scopes=scans:read scans:write` */
const listed = (details: AuditDetails): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join(' ') : String(value)}`)
    .join('; ');
