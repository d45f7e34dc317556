import type { DocumentType } from '../../../../../core/vocabulary.js';
import type { Compared, Comparison } from './comparison.js';

/** Types with so many words in common that layout alone cannot show a mismatch between them. */
const NEIGHBOURS: readonly (readonly DocumentType[])[] = [
  ['bank_transfer', 'payment_app', 'deposit_receipt'],
  ['account_confirmation', 'balance_confirmation'],
  ['bank_statement', 'card_statement'],
  ['invoice', 'utility_bill'],
  ['contract', 'loan_document'],
];

export function compareDocumentType(expected: string, { classification }: Compared): Comparison {
  const found = classification.documentType;
  if (found === expected) return { kind: 'met' };
  if (found === 'other' || expected === 'other')
    return { kind: 'not_checked', why: 'unclear_type' };
  const near = NEIGHBOURS.some(
    (kinds) => kinds.includes(found) && kinds.some((kind) => kind === expected),
  );
  return { kind: 'mismatch', found, place: null, certain: !near };
}
