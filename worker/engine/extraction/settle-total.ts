import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import type { LabelledRows } from './labels/value-of.js';

/** Rows below a total in which its rounded amount is looked for. */
const ROWS_BELOW = 4;

/**
 * Settles which amount is the total once everything was read twice. A total that two
 * readers agree on stays, whatever the sums say. An unsure one gives way to the only other
 * amount called total that the sums allow; where no label of a total was read, the amount
 * above the cash that cash and change leave is one, or the only amount of an invoice. These
 * remain `unsure`. A total that is rounded below gives way to the rounded amount.
 */
export function settleTotal(
  data: DocumentData,
  totals: readonly ExtractedValue<Money>[],
  document: LabelledRows,
): void {
  const { fields } = data;
  if (data.transactions.length > 0) return;
  if (!fields.total) {
    const found = paidAmount(data, document) ?? onlyAmount(data);
    if (found) fields.total = { ...found, certainty: 'unsure' };
    return;
  }
  const sums = sumsOf(data);
  if (fields.total.certainty === 'unsure' && !sums.has(fields.total.value.minor)) {
    const others = totals.filter(({ value }) => sums.has(value.minor));
    const [other] = others;
    if (other && others.every(({ value }) => value.minor === other.value.minor))
      fields.total = { ...other, certainty: 'unsure' };
  }
  const rounded = roundedTotal(data, document);
  if (rounded) fields.total = rounded;
}

/** What the printed parts of a receipt allow the total to be, hundredths. */
function sumsOf({ fields, lineItems, lineItemsComplete }: DocumentData): ReadonlySet<number> {
  const minor = (name: keyof typeof fields): number => fields[name]?.value.minor ?? 0;
  const sums: number[] = [];
  if (fields.cash && fields.change) sums.push(Math.abs(minor('cash')) - Math.abs(minor('change')));
  if (fields.subtotal)
    for (const discount of [0, Math.abs(minor('discount'))])
      for (const vat of [0, minor('vat')])
        for (const service of [0, minor('service_charge')])
          sums.push(minor('subtotal') + vat + service + minor('vat_exempt') - discount);
  if (lineItemsComplete && lineItems.length > 1)
    sums.push(lineItems.reduce((sum, { amount }) => sum + amount.value.minor, 0));
  const rounding = minor('rounding');
  return new Set(sums.flatMap((sum) => [sum, sum + rounding]));
}

/**
 * The last amount above the cash that is what it leaves after the change, if any, and that
 * nothing else is called; else the subtotal, where nothing was added to it.
 */
function paidAmount(data: DocumentData, document: LabelledRows): ExtractedValue<Money> | null {
  const { cash, change, subtotal } = data.fields;
  if (!cash) return null;
  const paid = Math.abs(cash.value.minor) - Math.abs(change?.value.minor ?? 0);
  const found = data.amounts.filter(
    (amount) =>
      amount.value.minor === paid &&
      isAbove(amount, cash) &&
      !data.lineItems.some((item) => isSamePlace(item.amount, amount)) &&
      !isOtherwiseLabelled(amount, document),
  );
  return found.at(-1) ?? (subtotal?.value.minor === paid ? subtotal : null);
}

/** The only amount of an invoice, printed with its currency, that no label names. */
function onlyAmount({ amounts, fields, named }: DocumentData): ExtractedValue<Money> | null {
  const isInvoice = named?.some(({ name }) => name === 'invoice_number') ?? false;
  if (!isInvoice || Object.keys(fields).length > 0) return null;
  const [first] = amounts.filter(({ value }) => value.currency !== null && value.minor > 0);
  const isOnly = amounts.every(({ value }) => value.minor === first?.value.minor);
  return first && isOnly ? first : null;
}

/** "Total 72.93, rounding 0.02, ttl 72.95": the amount below a total that is the total, rounded. */
function roundedTotal(data: DocumentData, document: LabelledRows): ExtractedValue<Money> | null {
  const { total, rounding } = data.fields;
  if (!total || !rounding || rounding.value.minor === 0) return null;
  const height = Math.max(total.place.rect.h, 0.1);
  const found = data.amounts.find(
    (amount) =>
      amount.value.minor === total.value.minor + rounding.value.minor &&
      isAbove(rounding, amount) &&
      amount.place.rect.y - rounding.place.rect.y <= ROWS_BELOW * 2 * height &&
      !isOtherwiseLabelled(amount, document),
  );
  return found ?? null;
}

type Placed = Pick<ExtractedValue<unknown>, 'place'>;

const isAbove = ({ place: a }: Placed, { place: b }: Placed): boolean =>
  a.page === b.page && a.rect.y < b.rect.y;

const isSamePlace = ({ place: a }: Placed, { place: b }: Placed): boolean =>
  a.page === b.page && a.rect.x === b.rect.x && a.rect.y === b.rect.y;

/** Whether the row of an amount has a label that gives it another meaning than the total. */
function isOtherwiseLabelled({ place }: Placed, { rows, labels }: LabelledRows): boolean {
  const row = rows.find(
    ({ page, cells }) =>
      page.number === place.page &&
      cells.some(({ words }) =>
        words.some(({ word }) => word.rect.x === place.rect.x && word.rect.y === place.rect.y),
      ),
  );
  const isOther = ({ meaning }: Label): boolean =>
    meaning.kind !== 'decoy' && !(meaning.kind === 'amount' && meaning.field === 'total');
  return !row || (labels.get(row) ?? []).some(isOther);
}
