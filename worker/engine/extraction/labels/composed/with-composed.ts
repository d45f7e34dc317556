import type { Cell } from '../../layout.js';
import type { Label, LabelMeaning } from '../label.js';
import { composedField, composedLabels, type ComposedLabel } from './composed-label.js';
import type { WordTable } from './concepts.js';
import type { ComposedField } from './rules.js';

/** Behind every listed label of the same field that names it in more than one word. */
export const COMPOSED_RANK = 1000;

const MEANINGS: Record<ComposedField, LabelMeaning> = {
  total: { kind: 'amount', field: 'total' },
  subtotal: { kind: 'amount', field: 'subtotal' },
  vat: { kind: 'amount', field: 'vat' },
  amount_due: { kind: 'amount', field: 'amount_due' },
  // Of wages on a payslip, whose labels are read by themselves.
  net_sum: { kind: 'amount', field: 'subtotal' },
  net_due: { kind: 'amount', field: 'amount_due' },
  opening_balance: { kind: 'amount', field: 'opening_balance' },
  closing_balance: { kind: 'amount', field: 'closing_balance' },
  gross: { kind: 'amount', field: 'gross' },
  net: { kind: 'amount', field: 'net' },
  total_deductions: { kind: 'amount', field: 'total_deductions' },
  transfer_amount: { kind: 'amount', field: 'transfer_amount' },
  interest_paid: { kind: 'named', field: 'interest_paid' },
  monthly_payment: { kind: 'named', field: 'monthly_payment' },
  issue_date: { kind: 'issue_date' },
  due_date: { kind: 'named', field: 'due_date' },
  pay_date: { kind: 'decoy' },
  invoice_number: { kind: 'named', field: 'invoice_number' },
  order_number: { kind: 'named', field: 'order_number' },
  customer_number: { kind: 'named', field: 'customer_number' },
  account: { kind: 'account' },
  decoy: { kind: 'decoy' },
};

/**
 * The labels of a cell with those that its words make. A listed label of the same words stays;
 * one of a part of them gives way, as "amount due" does in "previous amount due". A decoy takes
 * the place of listed labels only, and of none that its own word is in: "minimum payment".
 */
export function withComposed(cell: Cell, listed: Label[], tables: readonly WordTable[]): Label[] {
  let labels = listed;
  for (const composed of composedLabels(cell.folded, tables)) {
    const within = labels.filter(({ start, end }) => start < composed.end && composed.start < end);
    const label =
      within.length === 0 ? labelOf(cell, composed) : settle(cell, composed, within, tables);
    if (label) labels = [...labels.filter((one) => !within.includes(one)), label];
  }
  return labels.sort((a, b) => a.start - b.start);
}

const labelOf = (cell: Cell, { start, end, field }: ComposedLabel): Label | null =>
  field === 'decoy'
    ? null
    : { cell, start, end, meaning: MEANINGS[field], rank: COMPOSED_RANK, isComposed: true };

/** The one label that a composed one and the listed ones within it are; null where those stay. */
function settle(
  cell: Cell,
  composed: ComposedLabel,
  within: readonly Label[],
  tables: readonly WordTable[],
): Label | null {
  const { start, end, field, others } = composed;
  const meaning = MEANINGS[field];
  if (within.some((one) => one.start <= start && one.end >= end)) return null;
  if (field === 'decoy') {
    const isOther = within.every(
      (one) =>
        one.meaning.kind === 'amount' &&
        others.every((other) => one.end <= other.start || other.end <= one.start),
    );
    return isOther ? { cell, start, end, meaning, rank: COMPOSED_RANK } : null;
  }
  // "Total" in "total value of invoice" says the same, as "total amount due" does in "total amount
  // due by you" though a list calls it the total; each stays the label that a list holds.
  const same = within.find(
    (one) =>
      isSame(one.meaning, meaning) ||
      (field === 'amount_due' &&
        one.meaning.kind === 'amount' &&
        one.meaning.field === 'total' &&
        composedField(cell.folded.slice(one.start, one.end), tables) === field),
  );
  return same ? { ...same, start, end } : labelOf(cell, composed);
}

const isSame = (a: LabelMeaning, b: LabelMeaning): boolean =>
  a.kind === b.kind && ('field' in a ? a.field : '') === ('field' in b ? b.field : '');
