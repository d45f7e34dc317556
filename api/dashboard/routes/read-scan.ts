import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';
import { DashboardScan, presentDashboardScan } from '../scan-shapes.js';

export const readScan = sessionRoute({
  id: 'read-scan',
  method: 'get',
  path: '/scans/{id}',
  right: 'scans:read',
  summary: 'Read a scan',
  description: 'With its report, unless `include=summary`.',
  params: ScanId,
  query: z.strictObject({
    include: z.enum(['report', 'summary']).optional().describe('Default `report`.'),
  }),
  answers: { 200: { description: 'The scan.', schema: DashboardScan } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, query: { include = 'report' }, person }) {
    const scan = await api.platform.scans.get(person.organisation.id, params.id, include);
    if (scan === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    return { status: 200, body: presentDashboardScan(scan, include) };
  },
});
