import type { AmountField, NameRole } from '../document-data.js';
import { labelPattern, wholeWord } from '../fold.js';
import type { Cell, Row } from '../layout.js';
import { ENGLISH } from './en.js';
import { HEBREW } from './he.js';
import type { LabelTable } from './label-table.js';

export type LabelMeaning =
  | { kind: 'amount'; field: AmountField }
  | { kind: 'name'; role: NameRole }
  | { kind: 'identity'; of: 'person' | 'company' | 'dealer' }
  | { kind: 'reference' | 'bank' | 'branch' | 'account' | 'issue_date' }
  | { kind: 'allocation' | 'count' | 'decoy' };

export interface Label {
  cell: Cell;
  /** Within the cell's text, end exclusive, without the colon behind it. */
  start: number;
  end: number;
  meaning: LabelMeaning;
  /** Place in its list: the smaller, the more telling. */
  rank: number;
}

interface Entry {
  meaning: LabelMeaning;
  rank: number;
  pattern: RegExp;
}

const entries: Entry[] = [HEBREW, ENGLISH].flatMap(entriesOf);
/** Cells without any first word of a label need no closer look. */
const anyLabel = new RegExp(wholeWord(entries.map(({ pattern }) => pattern.source).join('|')), 'u');

/**
 * Every label of the document by row. Where labels overlap the longest counts:
 * "total GST" is no "total".
 */
export function findLabels(rows: readonly Row[]): Map<Row, Label[]> {
  const byRow = new Map<Row, Label[]>();
  for (const row of rows) byRow.set(row, row.cells.flatMap(labelsIn));
  return byRow;
}

function labelsIn(cell: Cell): Label[] {
  if (!anyLabel.test(cell.folded)) return [];
  const found: Label[] = [];
  for (const { meaning, rank, pattern } of entries) {
    for (const match of cell.folded.matchAll(pattern)) {
      const end = match.index + match[0].trimEnd().length;
      found.push({ cell, start: match.index, end, meaning, rank });
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.rank - b.rank);
  const kept: Label[] = [];
  for (const label of found) {
    if (!kept.some((other) => label.start < other.end && other.start < label.end)) kept.push(label);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function entriesOf(table: LabelTable): Entry[] {
  const { amounts, names, identity } = table;
  return [
    ...Object.entries(amounts).flatMap(([field, labels]) =>
      listed(labels, { kind: 'amount', field: field as AmountField }),
    ),
    ...Object.entries(names).flatMap(([role, labels]) =>
      listed(labels, { kind: 'name', role: role as NameRole }),
    ),
    ...listed(identity.person, { kind: 'identity', of: 'person' }),
    ...listed(identity.company, { kind: 'identity', of: 'company' }),
    ...listed(identity.dealer, { kind: 'identity', of: 'dealer' }),
    ...listed(table.references, { kind: 'reference' }),
    ...listed(table.bank, { kind: 'bank' }),
    ...listed(table.branch, { kind: 'branch' }),
    ...listed(table.account, { kind: 'account' }),
    ...listed(table.issueDate, { kind: 'issue_date' }),
    ...listed(table.allocation, { kind: 'allocation' }),
    ...listed(table.counts, { kind: 'count' }),
    ...listed(table.decoys, { kind: 'decoy' }),
  ];
}

function listed(labels: string[], meaning: LabelMeaning): Entry[] {
  return labels.map((label, rank) => ({
    meaning,
    rank,
    pattern: new RegExp(wholeWord(labelPattern(label)), 'gu'),
  }));
}
