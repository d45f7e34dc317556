import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { Lang } from '../../../core/vocabulary.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';
import { DashboardScan, inLanguage, presentDashboardScan } from '../scan-shapes.js';

export const readScan = sessionRoute({
  id: 'read-scan',
  method: 'get',
  path: '/scans/{id}',
  right: 'scans:read',
  summary: 'Read a scan',
  description:
    'With its report, unless `include=summary`: in the language asked for, or, where it was never written in that, in the one that the scan asked for.',
  params: ScanId,
  query: z.strictObject({
    include: z.enum(['report', 'summary']).optional().describe('Default `report`.'),
    lang: Lang.optional().describe('Language to read the report in. Default: the user’s.'),
  }),
  answers: { 200: { description: 'The scan.', schema: DashboardScan } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, query, person }) {
    const { include = 'report', lang = person.user.language } = query;
    const scan = await api.platform.scans.get(person.organisation.id, params.id, include);
    if (scan === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    return { status: 200, body: presentDashboardScan(inLanguage(scan, lang), include) };
  },
});
