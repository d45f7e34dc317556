import type { Values } from '../../../core/texts/say.js';
import type { Place } from '../evidence/geometry.js';
import type { FindingCode } from '../scoring/weights.js';

/** What a detector says: a reason code, its values, how sure it is, and where. Never text, never a score. */
export interface Finding {
  code: FindingCode;
  /** Who found it, when not the detector itself (e.g. a check); the runner fills in the detector's id. */
  engine?: string;
  values: Values;
  /** 0-1, how often such a sign is right. */
  confidence: number;
  place: Place | null;
  /** What a person can verify, verbatim from the document or file (e.g. the producer string). */
  evidence: string | null;
}
