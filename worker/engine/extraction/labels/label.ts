import type { AmountField, NameRole } from '../../evidence/document-data.js';
import type { Cell } from '../layout.js';
import type { NamedField } from './label-table.js';

export type LabelMeaning =
  | { kind: 'amount'; field: AmountField }
  | { kind: 'name'; role: NameRole }
  | { kind: 'identity'; of: 'person' | 'company' | 'dealer' }
  | { kind: 'named'; field: NamedField }
  | { kind: 'reference' | 'bank' | 'branch' | 'account' | 'issue_date' }
  | { kind: 'allocation' | 'count' | 'decoy' };

export interface Label {
  cell: Cell;
  /** Within the cell's text, end exclusive, without the colon behind it. */
  start: number;
  end: number;
  meaning: LabelMeaning;
  /** Index in its list; a lower rank is more specific. */
  rank: number;
  /** Whether no list holds it, and only its words say what it is. */
  isComposed?: true;
}
