import type { FailureReason } from '../errors.js';
import type { CheckStatus, LayerOutcome } from '../report.js';
import type { Stage } from '../scan.js';
import type { Channel, DocumentType, Severity, Verdict } from '../vocabulary.js';

/** The words of the service's own vocabulary. A key that a language lacks does not compile. */
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
