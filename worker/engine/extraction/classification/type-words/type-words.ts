import type { DocumentType } from '../../../../../core/vocabulary.js';

/**
 * Words that indicate a document type, with weights: 4 names the type, 2 is usual in it,
 * 1 occurs in it. Notation as in the label tables; "=bit" counts only alone in its cell.
 */
export type TypeWords = Record<Exclude<DocumentType, 'other'>, [weight: number, word: string][]>;
