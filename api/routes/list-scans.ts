import { z } from 'zod';
import { Scan, ScanStatus } from '../../core/scan.js';
import { ClientReference, DateTime, Verdict } from '../../core/vocabulary.js';
import { readCursor, writeCursor } from '../cursor.js';
import { Limit, LIMIT_DEFAULT } from '../page-limit.js';
import { presentScan } from '../present-scan.js';
import { plain } from '../plain-text.js';
import { keyRoute } from '../route.js';

const ScanList = z
  .object({
    object: z.literal('list'),
    data: z.array(Scan),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  })
  .meta({ id: 'ScanList' });

export const listScans = keyRoute({
  id: 'list-scans',
  method: 'get',
  path: '/scans',
  scope: 'scans:read',
  summary: 'List scans',
  description:
    'Newest first. Scans come without their reports unless `include=report`. A cursor belongs to ' +
    'the filters it was made with.',
  query: z.strictObject({
    limit: Limit.optional().describe('Scans on a page.'),
    cursor: z.string().optional().describe('`next_cursor` of the page before.'),
    status: ScanStatus.optional(),
    verdict: Verdict.optional(),
    client_reference: plain(ClientReference).optional().describe('Exact match.'),
    created_after: DateTime.optional().describe('Created later than this instant (ISO 8601).'),
    created_before: DateTime.optional().describe('Created earlier than this instant (ISO 8601).'),
    include: z.enum(['report', 'summary']).optional().describe('Default `summary`.'),
  }),
  answers: { 200: { description: 'A page of scans.', schema: ScanList } },
  errors: ['INVALID_REQUEST'],
  async handle({ api, query, caller }) {
    const { limit = LIMIT_DEFAULT, cursor, include = 'summary', ...filter } = query;
    const organisationId = caller.organisation.id;
    const binding = { organisationId, filter };
    const page = await api.platform.scans.list({
      organisationId,
      filter: {
        ...(filter.status && { status: filter.status }),
        ...(filter.verdict && { verdict: filter.verdict }),
        ...(filter.client_reference && { clientReference: filter.client_reference }),
        ...(filter.created_after && { createdAfter: new Date(filter.created_after) }),
        ...(filter.created_before && { createdBefore: new Date(filter.created_before) }),
      },
      after: cursor === undefined ? null : readCursor(cursor, binding),
      limit,
      include,
    });
    const last = page.scans.at(-1);
    return {
      status: 200,
      body: {
        object: 'list',
        data: page.scans.map((scan) => presentScan(scan, include)),
        has_more: page.hasMore,
        next_cursor: page.hasMore && last !== undefined ? writeCursor(last, binding) : null,
      },
    };
  },
});
