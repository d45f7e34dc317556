import { z } from 'zod';
import { Lang } from '../../core/vocabulary.js';
import { answerReportPdf, REPORT_PDF_ANSWER } from '../answer-report-pdf.js';
import { keyRoute } from '../route.js';
import { ScanId } from '../scan-id.js';

export const readReportPdf = keyRoute({
  id: 'read-report-pdf',
  method: 'get',
  path: '/scans/{id}/report.pdf',
  scope: 'scans:read',
  summary: 'Fetch the report as PDF',
  description:
    'The report of a completed scan to hand on: verdict, findings, checks and data, what could not be examined, ' +
    'what a person decided, and the pages with the places of the findings. It is written when it is asked for, ' +
    'which takes up to a second a page of the document. 404 with `Retry-After` while the scan is not final; ' +
    '503 with `Retry-After` when too many are being written.',
  params: ScanId,
  query: z.strictObject({
    lang: Lang.optional().describe(
      'Default: the language of the scan, which is also used where the report was never written in another.',
    ),
  }),
  answers: { 200: REPORT_PDF_ANSWER },
  errors: ['NOT_FOUND', 'AI_NOT_CONFIGURED'],
  handle: ({ api, params: { id }, query: { lang }, caller, request }) =>
    answerReportPdf(api, { organisationId: caller.organisation.id, id, lang, request }),
});
