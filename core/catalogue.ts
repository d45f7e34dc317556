import type { FindingCategory, FindingSource, Lang, Severity } from './vocabulary.js';

/** Every finding code and check that a report can hold, for whoever explains reports. */
export interface Catalogue {
  findings: {
    code: string;
    source: FindingSource;
    category: FindingCategory;
    severity: Severity;
    /** Impact on the risk score at confidence 1. */
    points: number;
  }[];
  checks: { id: string; label: Record<Lang, string> }[];
}
