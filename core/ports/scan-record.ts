import { z } from 'zod';
import type { FailureReason } from '../errors.js';
import type { Feedback } from '../feedback.js';
import type { PageImage } from '../page-image.js';
import type { Report } from '../report.js';
import type { ReportTranslations } from '../report-texts.js';
import type { Decision, Label, PastDecision, ScanStatus, Stage } from '../scan.js';
import type {
  Channel,
  DocumentType,
  FileType,
  Lang,
  Metadata,
  ScanContext,
  Verdict,
} from '../vocabulary.js';

export interface StoredFile {
  /** Key in the FileStore. */
  fileId: string;
  name: string;
  type: FileType;
  size: number;
  sha256: string;
  available: boolean;
}

/**
 * The request that a scan came by: so that log lines and traces of its analysis can be
 * followed back to it. Deleted with the scan; not part of an archive.
 */
export const ScanOrigin = z.object({
  requestId: z.string(),
  /** The API key, or the user of the dashboard, that it came by. */
  keyId: z.string().optional(),
  userId: z.string().optional(),
  clientAddress: z.string().nullable(),
  /** W3C trace context of the request; null without tracing. */
  traceparent: z.string().nullable(),
});
export type ScanOrigin = z.infer<typeof ScanOrigin>;

/** A stored scan. */
export interface StoredScan {
  id: string;
  organisationId: string;
  status: ScanStatus;
  stage: Stage;
  failure: FailureReason | null;
  createdAt: Date;
  completedAt: Date | null;
  clientReference: string | null;
  metadata: Metadata;
  lang: Lang;
  context: ScanContext;
  file: StoredFile;
  verdict: Verdict | null;
  riskScore: number | null;
  documentType: DocumentType | null;
  issuer: string | null;
  channel: Channel | null;
  /** Absent when the caller asked for scans without reports. */
  report?: Report | null;
  /** With the report; null where it came before translations. */
  translations?: ReportTranslations | null;
  label: Label | null;
  /** Who gave the label; null without one, or where that is not known. */
  decision: Decision | null;
  /** Those before it, in the order in which they ended. */
  pastDecisions: PastDecision[];
  /** false for a scan of test data: it is not analysed, its outcome is given. */
  livemode: boolean;
  /** Workers that claimed this scan and did not release the claim. */
  attempt: number;
  /** null for one that an older version accepted, or that was restored. */
  origin: ScanOrigin | null;
}

export interface NewScan {
  id: string;
  organisationId: string;
  clientReference: string | null;
  metadata: Metadata;
  lang: Lang;
  context: ScanContext;
  file: StoredFile;
  origin?: ScanOrigin;
  livemode: boolean;
}

/** The stored result of a finished analysis. */
export interface ScanResult {
  verdict: Verdict;
  riskScore: number;
  documentType: DocumentType;
  issuer: string | null;
  channel: Channel;
  report: Report;
  translations?: ReportTranslations;
  fingerprint: Fingerprint;
  /** Referenced by `report.forensic_analysis`. */
  heatmaps: StoredHeatmap[];
  /** In page order; absent where none are made. */
  pageImages?: PageImage[];
}

/** A picture that marks suspected changes of a page; deleted with its scan. */
export interface StoredHeatmap {
  /** Unique within its scan. */
  id: string;
  png: Uint8Array;
}

/** What people said about a scan. */
export interface ScanFeedback extends Feedback {
  /** Whether its file is kept as a training copy. */
  hasTrainingCopy: boolean;
}

/** A labelled document that may be trained with. */
export interface TrainingCopy {
  /** With its report. */
  scan: StoredScan;
  feedback: Feedback;
}

/** What is kept of a page's picture, without its bytes. */
export interface PageImageInfo extends Omit<PageImage, 'webp'> {
  bytes: number;
}

/**
 * Stored to recognise a document seen before; deleted with its scan. Hashes
 * only: no content can be recovered from it.
 */
export interface Fingerprint {
  sha256: string;
  /** Perceptual hash of each page image: 64 bits as 16 hexadecimal digits. */
  pageHashes: string[];
  /**
   * Hashes (8 hexadecimal digits) of the normalised words that contain digits:
   * sorted, unique, at most 512.
   */
  numberHashes: string[];
  /** The same of all other words. */
  wordHashes: string[];
}
