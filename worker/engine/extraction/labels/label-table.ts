import type { AmountField, NameRole } from '../../evidence/document-data.js';

/**
 * The words that announce a value. In a label `(x)` is optional; spaces,
 * gershayim and final letters need no care (see `labelPattern`). Within a list
 * the more telling labels come first: where two labels of one field differ in
 * what they say, the earlier in the list is believed.
 */
export interface LabelTable {
  amounts: Partial<Record<AmountField, string[]>>;
  names: Partial<Record<NameRole, string[]>>;
  references: string[];
  /** A bank, by name or code; a branch; an account, alone or as bank-branch-account. */
  bank: string[];
  branch: string[];
  account: string[];
  identity: { person: string[]; company: string[]; dealer: string[] };
  issueDate: string[];
  /** The tax authority's number of a larger invoice. */
  allocation: string[];
  /** Numbers that count something and are no money, however they are printed. */
  counts: string[];
  /** Words that look like a label above and announce something else. */
  decoys: string[];
}
