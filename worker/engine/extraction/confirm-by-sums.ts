import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import type { Page } from '../evidence/page.js';

type Amount = ExtractedValue<Money>;

/**
 * Confirms amounts that a sum printed on the document ties together: each was read by
 * itself, so a misread digit would break the sum. Only sums of at least three amounts other
 * than zero count, since two equal ones may be misread alike. What a text layer says stays
 * as it is: where that is unsure, it is not for its reading.
 */
export function confirmBySums(data: DocumentData, pages: readonly Page[]): void {
  const read = new Set(
    pages.filter(({ textSource }) => textSource === 'ocr').map(({ number }) => number),
  );
  for (const amounts of sumsThatHold(data))
    for (const amount of amounts)
      if (amount.certainty === 'unsure' && read.has(amount.place.page))
        amount.certainty = 'confirmed';
}

/** The amounts of each printed sum of a document that holds to the last digit. */
export const sumsThatHold = (data: DocumentData): Amount[][] => [
  ...balanceLinks(data),
  ...lineItems(data),
  ...invoiceTotals(data),
  ...statementTotals(data),
  ...payslipTotals(data),
];

/** Links of a chain that must hold before one of them says anything. */
const LINKS_MIN = 2;

/**
 * Rows whose balance differs from the one before by their own amount, or, where the newest
 * row stands first, by the amount of the row before.
 */
function balanceLinks({ transactions }: DocumentData): Amount[][] {
  const links = { oldestFirst: [] as Amount[][], newestFirst: [] as Amount[][] };
  for (const [index, row] of transactions.entries()) {
    const before = transactions[index - 1];
    if (before === undefined || row.gapBefore === true || row.newStatement !== undefined) continue;
    if (before.balance === null || row.balance === null) continue;
    const difference = Math.abs(row.balance.value.minor - before.balance.value.minor);
    if (difference === 0) continue;
    for (const [order, amount] of [
      ['oldestFirst', row.amount],
      ['newestFirst', before.amount],
    ] as const)
      if (amount !== null && Math.abs(amount.value.minor) === difference)
        links[order].push([before.balance, amount, row.balance]);
  }
  const { oldestFirst, newestFirst } = links;
  const holding = oldestFirst.length >= newestFirst.length ? oldestFirst : newestFirst;
  return holding.length >= LINKS_MIN ? holding : [];
}

/** Lines whose quantity, other than one, times the price is their amount. */
const lineItems = (data: DocumentData): Amount[][] =>
  data.lineItems.flatMap(({ quantity, unitPrice, amount }) => {
    if (quantity === null || unitPrice === null) return [];
    const product = Math.round(quantity.value * unitPrice.value.minor);
    const tells = quantity.value !== 1 && product !== 0;
    return tells && product === amount.value.minor ? [[unitPrice, amount]] : [];
  });

/** Subtotal and tax make the total; all lines make one of them. */
function invoiceTotals({ fields, lineItems: items }: DocumentData): Amount[][] {
  const { total, subtotal, vat, service_charge, discount, rounding } = fields;
  const lines = items.map(({ amount }) => amount);
  return [
    ...holding(total, [subtotal, vat, service_charge, rounding], [discount]),
    ...holding(fields.amount_due, [subtotal, vat, service_charge, rounding], [discount]),
    ...holding(subtotal, lines, [discount]),
    ...holding(total, lines, [discount]),
    ...holding(fields.cash, [total, fields.change], []),
  ];
}

const statementTotals = ({ fields }: DocumentData): Amount[][] =>
  holding(
    fields.closing_balance,
    [fields.opening_balance, fields.total_credits],
    [fields.total_debits],
  );

function payslipTotals({ payslips = [] }: DocumentData): Amount[][] {
  const amountsOf = (lines: readonly { amount: Amount }[]): Amount[] =>
    lines.map(({ amount }) => amount);
  return payslips.flatMap(({ totals, payments, mandatory, voluntary }) => [
    ...holding(totals.gross, amountsOf(payments), []),
    ...holding(totals.mandatory_deductions, amountsOf(mandatory), []),
    ...holding(totals.voluntary_deductions, amountsOf(voluntary), []),
    ...holding(totals.net, [totals.gross], [totals.total_deductions]),
    ...holding(totals.net, [totals.gross], [totals.mandatory_deductions]),
    ...holding(totals.net_to_pay, [totals.gross], [totals.total_deductions]),
    ...holding(totals.net_to_pay, [totals.total_payments], [totals.total_deductions]),
    ...holding(totals.net_to_pay, [totals.net], [totals.voluntary_deductions]),
  ]);
}

/** The amounts of a sum that holds to the last digit; debits count as printed with or without a sign. */
function holding(
  sum: Amount | undefined,
  parts: readonly (Amount | undefined)[],
  less: readonly (Amount | undefined)[],
): Amount[][] {
  const [added, taken] = [parts, less].map((some) =>
    some.filter((one): one is Amount => one !== undefined && one.value.minor !== 0),
  ) as [Amount[], Amount[]];
  if (sum === undefined || added.length + taken.length < 2) return [];
  const plus = added.reduce((all, { value }) => all + value.minor, 0);
  const minus = taken.reduce((all, { value }) => all + Math.abs(value.minor), 0);
  return plus - minus === sum.value.minor ? [[sum, ...added, ...taken]] : [];
}
