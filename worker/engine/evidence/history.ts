import type { Fingerprint, SeenBefore } from '../../../core/ports.js';

export interface HistoryFacts {
  fingerprint: Fingerprint;
  seen: SeenBefore[];
}
