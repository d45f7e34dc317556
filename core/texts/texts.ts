import type { FailureReason } from '../errors.js';
import type { CheckStatus, LayerOutcome } from '../report.js';
import type { Stage } from '../scan.js';
import type { Channel, DocumentType, Severity, Verdict } from '../vocabulary.js';

/** Texts of the service's own vocabulary. A missing key in any language is a compile error. */
export interface Texts {
  failures: Record<FailureReason, string>;
  verdicts: Record<Verdict, string>;
  severities: Record<Severity, string>;
  documentTypes: Record<DocumentType, string>;
  channels: Record<Channel, string>;
  stages: Record<Stage, string>;
  checkStatuses: Record<CheckStatus, string>;
  layerOutcomes: Record<LayerOutcome, string>;
}
