import { z } from 'zod';
import type { ScanFilter } from '../../../core/ports.js';
import { Label, ScanStatus } from '../../../core/scan.js';
import { DateTime, DocumentType, Verdict } from '../../../core/vocabulary.js';
import { readCursor, writeCursor } from '../../cursor.js';
import { Limit, LIMIT_DEFAULT } from '../../page-limit.js';
import { plain } from '../../plain-text.js';
import { sessionRoute } from '../route.js';
import { DashboardScan, presentDashboardScan } from '../scan-shapes.js';

const SEARCH_MAX_CHARS = 200;

const Filters = z.strictObject({
  search: plain(z.string().min(1).max(SEARCH_MAX_CHARS))
    .optional()
    .describe('Part of the reference, file name or issuer, or the beginning of the SHA-256.'),
  status: ScanStatus.optional(),
  verdict: Verdict.optional(),
  document_type: DocumentType.optional(),
  label: z
    .enum([...Label.options, 'none'])
    .optional()
    .describe('`none`: not labelled.'),
  created_after: DateTime.optional(),
  created_before: DateTime.optional(),
});

const DashboardScanList = z
  .object({
    object: z.literal('list'),
    data: z.array(DashboardScan),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'DashboardScanList' });

export const listScans = sessionRoute({
  id: 'list-scans',
  method: 'get',
  path: '/scans',
  right: 'scans:read',
  summary: 'List scans',
  description: 'Newest first, without reports. A cursor belongs to its filters.',
  query: Filters.extend({ limit: Limit.optional(), cursor: z.string().optional() }),
  answers: { 200: { description: 'A page of scans.', schema: DashboardScanList } },
  async handle({ api, query, person }) {
    const { limit = LIMIT_DEFAULT, cursor, ...filters } = query;
    const organisationId = person.organisation.id;
    const binding = { organisationId, filter: filters };
    const page = await api.platform.scans.list({
      organisationId,
      filter: filterOf(filters),
      after: cursor === undefined ? null : readCursor(cursor, binding),
      limit,
      include: 'summary',
    });
    const last = page.scans.at(-1);
    return {
      status: 200,
      body: {
        object: 'list',
        data: page.scans.map((scan) => presentDashboardScan(scan, 'summary')),
        has_more: page.hasMore,
        next_cursor: page.hasMore && last !== undefined ? writeCursor(last, binding) : null,
      },
    };
  },
});

const filterOf = (filters: z.output<typeof Filters>): ScanFilter => ({
  ...(filters.search && { search: filters.search }),
  ...(filters.status && { status: filters.status }),
  ...(filters.verdict && { verdict: filters.verdict }),
  ...(filters.document_type && { documentType: filters.document_type }),
  ...(filters.label && { label: filters.label === 'none' ? null : filters.label }),
  ...(filters.created_after && { createdAfter: new Date(filters.created_after) }),
  ...(filters.created_before && { createdBefore: new Date(filters.created_before) }),
});
