import type { Page } from '../../../evidence/page.js';
import type { DocumentData } from '../../../evidence/document-data.js';
import type { Classification } from '../../../evidence/classification.js';
import type { Finding } from './findings.js';

/** What the expectation of one field meets in the document. */
export type Comparison =
  | { kind: 'met' }
  /** `found` is what the document says instead, where a label tells. */
  | { kind: 'mismatch'; found: string | null; place: Finding['place']; certain: boolean }
  /** Why nothing can be said. */
  | { kind: 'not_checked'; why: 'unreadable' | 'near' | 'script' | 'no_value' | 'unclear_type' };

export interface Compared {
  data: DocumentData;
  pages: readonly Page[];
  classification: Classification;
}
