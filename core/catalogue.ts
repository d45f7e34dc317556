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
    /** Its meaning: the title of such a finding, with sample values. */
    title: Record<Lang, string>;
    /** The detail of such a finding, with sample values. */
    example: Record<Lang, string>;
  }[];
  checks: {
    id: string;
    label: Record<Lang, string>;
    /** Each sentence that it may say, with sample values. */
    examples: Record<Lang, string>[];
    /** Codes of the findings that a failure of it becomes. */
    findings: string[];
  }[];
}
