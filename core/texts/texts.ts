import type { FailureReason } from '../errors.js';
import type { CheckStatus, LayerOutcome } from '../report.js';
import type { Stage } from '../scan.js';
import type {
  Channel,
  DocumentType,
  FindingCategory,
  FindingSource,
  Severity,
  Verdict,
} from '../vocabulary.js';
import type { FIELDS } from './fields.en.js';

/** Texts of the service's own vocabulary. A missing key in any language is a compile error. */
export interface Texts {
  failures: Record<FailureReason, string>;
  verdicts: Record<Verdict, string>;
  severities: Record<Severity, string>;
  sources: Record<FindingSource, string>;
  categories: Record<FindingCategory, string>;
  documentTypes: Record<DocumentType, string>;
  channels: Record<Channel, string>;
  stages: Record<Stage, string>;
  checkStatuses: Record<CheckStatus, string>;
  layerOutcomes: Record<LayerOutcome, string>;
  /** Of the labelled values of a report. */
  fields: Record<keyof typeof FIELDS, string>;
}
