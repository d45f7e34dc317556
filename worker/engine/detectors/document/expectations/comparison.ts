import type { Page } from '../../../evidence/page.js';
import type { DocumentData } from '../../../evidence/document-data.js';
import type { Classification } from '../../../evidence/classification.js';
import type { Finding } from './findings.js';

/** Result of comparing one expected field with the document. */
export type Comparison =
  | { kind: 'met' }
  /** `found` is what the document shows instead, if a label identifies it. */
  | { kind: 'mismatch'; found: string | null; place: Finding['place']; certain: boolean }
  /** Why no comparison was possible. */
  | { kind: 'not_checked'; why: 'unreadable' | 'near' | 'script' | 'no_value' | 'unclear_type' };

export interface Compared {
  data: DocumentData;
  pages: readonly Page[];
  classification: Classification;
}
