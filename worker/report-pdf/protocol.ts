import { z } from 'zod';
import { ReportPdfInput } from '../../core/report-pdf.js';

/**
 * Messages between the process that is asked for a report and the child that writes it. Both
 * sides parse: the child reads pictures and texts of documents.
 */
export const ToReportChild = ReportPdfInput;

/** Fifty pictures of 150 kB become about three times as much as JPEG. */
export const PDF_MAX_BYTES = 64 * 1024 ** 2;

export const FromReportChild = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('written'),
    pdf: z.custom<Uint8Array>(
      (pdf) =>
        pdf instanceof Uint8Array &&
        pdf.length <= PDF_MAX_BYTES &&
        Buffer.from(pdf.subarray(0, 5)).toString('latin1') === '%PDF-',
    ),
  }),
  /** Without content: a message of a library may quote the document. */
  z.object({ kind: z.literal('failed'), error: z.string().max(4_000) }),
]);
export type FromReportChild = z.infer<typeof FromReportChild>;
