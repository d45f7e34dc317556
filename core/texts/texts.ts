import type { AuditAction } from '../audit.js';
import type { FailureReason } from '../errors.js';
import type { CheckStatus, ImpactLimit, LayerOutcome, ValueChange } from '../report.js';
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
  /** Why a finding counts less than it would alone. */
  impactLimits: Record<ImpactLimit, string>;
  /** What the two values of a finding are. */
  changes: Record<ValueChange['kind'], { before: string; after: string }>;
  auditActions: Record<AuditAction, string>;
  /** Of the labelled values of a report. */
  fields: Record<keyof typeof FIELDS, string>;
}
