import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { Scan } from '../../core/scan.js';
import { RETRY_AFTER_HEADER, retryAfter } from '../poll.js';
import { presentScan } from '../present-scan.js';
import { keyRoute } from '../route.js';
import { ScanId } from '../scan-id.js';

export const retrieveScan = keyRoute({
  id: 'retrieve-scan',
  method: 'get',
  path: '/scans/{id}',
  scope: 'scans:read',
  summary: 'Retrieve a scan',
  description: 'A completed scan carries its report, unless `include=summary`.',
  params: ScanId,
  query: z.strictObject({
    include: z.enum(['report', 'summary']).optional().describe('Default `report`.'),
  }),
  answers: { 200: { description: 'The scan.', schema: Scan, headers: RETRY_AFTER_HEADER } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params, query: { include = 'report' }, caller }) {
    const scan = await api.platform.scans.get(caller.organisation.id, params.id, include);
    if (scan === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    return { status: 200, body: presentScan(scan, include), headers: retryAfter(scan) };
  },
});
