import { z } from 'zod';
import { Lang } from '../../../core/vocabulary.js';
import { answerReportPdf, REPORT_PDF_ANSWER } from '../../answer-report-pdf.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';

export const readScanReportPdf = sessionRoute({
  id: 'read-scan-report-pdf',
  method: 'get',
  path: '/scans/{id}/report.pdf',
  right: 'scans:read',
  summary: 'Fetch the report as PDF',
  description: 'As GET /scans/{id}/report.pdf of the API.',
  params: ScanId,
  query: z.strictObject({
    lang: Lang.optional().describe('Language to read the report in. Default: the user’s.'),
  }),
  answers: { 200: REPORT_PDF_ANSWER },
  errors: ['NOT_FOUND', 'AI_NOT_CONFIGURED'],
  handle: ({ api, params: { id }, query: { lang }, person, request }) =>
    answerReportPdf(api, {
      ...{ organisationId: person.organisation.id, id, request },
      lang: lang ?? person.user.language,
    }),
});
