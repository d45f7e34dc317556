import { z } from 'zod';
import { PAGE_IMAGES_MAX } from './page-image.js';
import { Report } from './report.js';
import { Decision } from './scan.js';
import { Channel, DocumentType, FileType, Lang, Metadata, Verdict } from './vocabulary.js';

/** A completed scan as it is written into a PDF, for whoever is handed it. */
export const ReportPdfInput = z.object({
  /** Of the PDF; `report` is in it. */
  lang: Lang,
  /** When the PDF is made; with the time zone of the process that writes it. */
  madeAt: z.date(),
  scan: z.object({
    id: z.string(),
    createdAt: z.date(),
    completedAt: z.date().nullable(),
    clientReference: z.string().nullable(),
    metadata: Metadata,
    file: z.object({
      name: z.string(),
      type: FileType,
      size: z.number(),
      sha256: z.string(),
    }),
    verdict: Verdict.nullable(),
    riskScore: z.number().nullable(),
    documentType: DocumentType.nullable(),
    issuer: z.string().nullable(),
    channel: Channel.nullable(),
    decision: Decision.nullable(),
    livemode: z.boolean(),
  }),
  report: Report,
  /** The pages of which a picture is kept, in page order. Width and height in pixels. */
  pages: z
    .array(
      z.object({
        page: z.number().int().min(1),
        width: z.number().int().min(1),
        height: z.number().int().min(1),
        webp: z.custom<Uint8Array>((webp) => webp instanceof Uint8Array),
      }),
    )
    .max(PAGE_IMAGES_MAX),
});
export type ReportPdfInput = z.infer<typeof ReportPdfInput>;

/** No place is free and none will be soon: the caller answers so and forgets the order. */
export class ReportPdfBusy extends Error {}

/** Writes reports as PDF, outside of this process. */
export interface ReportPdfWriter {
  /**
   * Writes one. `load` is called when its turn has come, so that orders that wait hold no
   * pictures; its error is passed on. An aborted order stops at once, and rejects.
   *
   * @throws {ReportPdfBusy} when too many wait already, or too many of this organisation
   */
  write(order: {
    organisationId: string;
    load: () => Promise<ReportPdfInput>;
    signal: AbortSignal;
  }): Promise<Uint8Array>;
  /** Ends what is being written. */
  close(): void;
}
