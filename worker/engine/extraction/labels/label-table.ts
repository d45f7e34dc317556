import type { AmountField, NameRole } from '../../evidence/document-data.js';

/**
 * Labels that introduce values. In a label `(x)` is optional; spaces, gershayim and final
 * letters are normalised (see `labelPattern`). In a list more specific labels come first:
 * where two labels of one field give different values, the earlier label wins.
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
  /** Allocation number of the tax authority on a larger invoice. */
  allocation: string[];
  /** Labels of counts; their numbers are not money, however they are printed. */
  counts: string[];
  /** Words that resemble a label above and introduce something else. */
  decoys: string[];
}
