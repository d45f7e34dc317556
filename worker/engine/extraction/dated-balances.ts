import type { DocumentData, ExtractedValue, Money, NamedText } from '../evidence/document-data.js';
import { placeKey } from '../evidence/geometry.js';
import { findDates, type DateOrder } from './dates.js';
import { decimal } from './decimal.js';
import { moneyAt, type Row } from './layout.js';

/** A balance and the words between it and its day: "Kontostand am", "Solde créditeur au", "Balance as of". */
const BALANCE_OF_DAY =
  /^\W*(?:\p{L}+ )?(?:konto ?stand|saldo|solde|(?:ledger )?balance|יתרה)(?:[\s/]+\p{L}+){0,3}[\s:(]*$/u;
/** "Solde débiteur": the account is overdrawn, whatever sign is printed. */
const OVERDRAWN = /(?<!\p{L})(?:d[ée]biteur|overdrawn|im soll|חובה)(?!\p{L})/u;

interface DatedBalance {
  iso: string;
  amount: ExtractedValue<Money>;
}

/**
 * The opening and closing balance of a statement that names balances by their days alone: the
 * one of the first day and the one of the last. A single one is what the other, labelled one
 * leaves; where neither is labelled, the closing balance if no later day is printed. No check
 * calculates with these values.
 */
export function datedBalances(
  data: Pick<DocumentData, 'transactions' | 'fields' | 'amounts'>,
  rows: readonly Row[],
  order: DateOrder,
): NamedText[] {
  const { fields } = data;
  const found = rows.flatMap((row) => balanceIn(row, order) ?? []);
  found.sort((a, b) => a.iso.localeCompare(b.iso));
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return [];
  const isRange = first.iso !== last.iso;
  if (!isRange && data.transactions.length === 0) return [];
  const byPlace = new Map(data.amounts.map((amount) => [placeKey(amount.place), amount]));
  const named = (name: string, { amount }: DatedBalance): NamedText => ({
    name,
    value: decimal(amount.value.minor),
    raw: amount.raw,
    place: amount.place,
    certainty: (byPlace.get(placeKey(amount.place)) ?? amount).certainty,
  });
  const isLatest = (): boolean =>
    rows.every(({ cells }) =>
      cells.every(({ text }) => findDates(text, order).every(({ iso }) => iso <= last.iso)),
    );
  const opens = !fields.opening_balance && (isRange || fields.closing_balance !== undefined);
  const closes =
    !fields.closing_balance && (isRange || fields.opening_balance !== undefined || isLatest());
  return [
    ...(opens ? [named('opening_balance', first)] : []),
    ...(closes ? [named('closing_balance', last)] : []),
  ];
}

function balanceIn({ cells }: Row, order: DateOrder): DatedBalance | null {
  for (const cell of cells) {
    for (const date of findDates(cell.text, order)) {
      const before = cell.folded.slice(0, date.start);
      if (!date.possible || !BALANCE_OF_DAY.test(before)) continue;
      const after = cells
        .slice(cell.index)
        .flatMap((one) =>
          one.amounts
            .filter(({ start, decimals }) => decimals && (one !== cell || start >= date.end))
            .map((amount) => moneyAt(one, amount)),
        );
      const [amount, ...others] = after;
      if (!amount || others.length > 0) return null;
      const { minor } = amount.value;
      if (OVERDRAWN.test(before) && minor > 0) amount.value.minor = -minor;
      return { iso: date.iso, amount };
    }
  }
  return null;
}
