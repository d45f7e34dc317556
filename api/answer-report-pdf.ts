import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from '../core/errors.js';
import type { StoredScan } from '../core/ports.js';
import { ReportPdfBusy, type ReportPdfInput } from '../core/report-pdf.js';
import { reportIn } from '../core/report-texts.js';
import type { Lang } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { retryAfter } from './poll.js';
import type { Answer, AnswerShape } from './route.js';

/** Seconds: a report of a few pages takes about one. */
const RETRY_AFTER_S = 5;

export const REPORT_PDF_ANSWER: AnswerShape = {
  description: 'The report.',
  type: 'application/pdf',
  schema: z.string(),
  headers: { 'Content-Disposition': 'A name for the file: `report-` and the id of the scan.' },
};

/**
 * The report of a scan as a PDF, in this language or, where it was never written in it, in that
 * of the scan.
 *
 * @param lang default: the language of the scan
 * @throws {AppError} NOT_FOUND without a scan or a report; AI_NOT_CONFIGURED when too many wait
 */
export async function answerReportPdf(
  api: Api,
  {
    organisationId,
    id,
    lang,
    request,
  }: { organisationId: string; id: string; lang: Lang | undefined; request: Request },
): Promise<Answer> {
  const scan = await api.platform.scans.get(organisationId, id, 'report');
  if (scan === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
  const written = scan.status === 'completed' ? reportIn(lang ?? scan.lang, scan) : null;
  if (written === null) throw withoutReport(scan);
  const gone = whenGone(request);
  try {
    const pdf = await api.reportPdf.write({
      organisationId,
      signal: gone,
      load: async () => ({
        ...written,
        madeAt: api.clock(),
        scan: aboutScan(scan),
        pages: await picturesOf(api, organisationId, id),
      }),
    });
    return {
      status: 200,
      type: 'application/pdf',
      body: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength),
      headers: {
        'Content-Disposition': `attachment; filename="report-${id}.pdf"`,
        // It shows the document, which may be deleted, and a decision, which may change.
        'Cache-Control': 'private, no-store',
      },
    };
  } catch (error) {
    // Nobody reads an answer to a client that has gone.
    if (error instanceof ReportPdfBusy || gone.aborted) {
      throw new AppError('AI_NOT_CONFIGURED', 'Too many reports are being written as PDF.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    throw error;
  }
}

/** What of it is in the PDF, and no more, as it goes to another process. */
const aboutScan = (scan: StoredScan): ReportPdfInput['scan'] => ({
  id: scan.id,
  createdAt: scan.createdAt,
  completedAt: scan.completedAt,
  clientReference: scan.clientReference,
  metadata: scan.metadata,
  file: {
    name: scan.file.name,
    type: scan.file.type,
    size: scan.file.size,
    sha256: scan.file.sha256,
  },
  verdict: scan.verdict,
  riskScore: scan.riskScore,
  documentType: scan.documentType,
  issuer: scan.issuer,
  channel: scan.channel,
  decision: scan.decision,
  livemode: scan.livemode,
});

function withoutReport(scan: StoredScan): AppError {
  const message = `The scan has no report: its status is ${scan.status}.`;
  const after = retryAfter(scan)['Retry-After'];
  return new AppError(
    'NOT_FOUND',
    message,
    after === undefined ? {} : { retryAfterS: Number(after) },
  );
}

/** Pages whose picture went meanwhile, with the file, have none. */
async function picturesOf(
  { platform: { scans } }: Api,
  organisationId: string,
  id: string,
): Promise<ReportPdfInput['pages']> {
  const pages: ReportPdfInput['pages'] = [];
  for (const { page, width, height } of await scans.listPageImages(organisationId, id)) {
    const webp = await scans.readPageImage(organisationId, id, page);
    if (webp !== null) pages.push({ page, width, height, webp });
  }
  return pages;
}

/** Aborted when the connection ends, whether its answer was sent or not. */
function whenGone({ res }: Request): AbortSignal {
  const aborter = new AbortController();
  res?.once('close', () => aborter.abort());
  return aborter.signal;
}
