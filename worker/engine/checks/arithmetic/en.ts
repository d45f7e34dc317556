import { amount, date, isolate } from '../../texts/format.js';
import type { FindingText, Values } from '../../texts/say.js';

/** English texts that several arithmetic checks share. */
export const findings = {
  total_mismatch: {
    title: 'A sum does not match its parts',
    detail: (v) =>
      `${inconsistentValueText(v)} ${v.or_parts === undefined ? 'The marked value' : 'It, or one of the amounts from which it follows,'} may have been changed; ask the issuer.`,
  },
  vat_mismatch: {
    title: 'The VAT does not match',
    detail: (v) => `${vatMismatchText(v)} Check the invoice with the seller.`,
  },
} satisfies Record<string, FindingText>;

export function vatMismatchText(v: Values): string {
  if (v.rates !== undefined)
    return `The VAT rate of ${v.rate}% was not in force${v.date ? ` on ${date(v.date)}` : ''}; lawful: ${v.rates}%.`;
  if (v.rate !== undefined)
    return `The VAT of ${amount(v.printed)} is more than ${v.rate}% of its base, which would be ${amount(v.expected)}.`;
  return inconsistentValueText(v);
}

/** Names of the quantities, by their key in `values.part`. */
const QUANTITY_NAMES: Record<string, string> = {
  total: 'total',
  subtotal: 'subtotal',
  vat: 'VAT',
  net_at_rate: 'base of the marked rate',
  vat_at_rate: 'VAT of the marked rate',
  net_of_rates: 'sum of the bases of all rates',
  vat_of_rates: 'sum of the VAT of all rates',
  discount: 'discount',
  insurance: 'part paid by the insurance',
  service_charge: 'service charge',
  rounding: 'rounding',
  vat_exempt: 'part exempt from VAT',
  cash: 'cash received',
  change: 'change',
  amount_due: 'amount due',
  amount_paid: 'amount paid',
  item: 'amount of the marked line',
  price: 'price of the marked line',
  gross: 'gross pay',
  total_payments: 'total of payments',
  total_taxes: 'total of taxes',
  net: 'net pay',
  net_to_pay: 'net to pay',
  year_gross: 'gross pay of the year',
  total_deductions: 'total of deductions',
  mandatory_deductions: 'total of mandatory deductions',
  voluntary_deductions: 'total of voluntary deductions',
  payments: 'marked payment',
  deductions_listed: 'marked deduction',
  credits: 'total of credits',
  debits: 'total of debits',
  opening: 'opening balance',
  closing: 'closing balance',
  part: 'marked part of the summary',
  movement: 'amount of the marked movement',
  principal: 'principal of the marked line',
  interest: 'interest of the marked line',
  instalment: 'instalment of the marked line',
  loan_balance: 'balance of the loan on the marked line',
  repaid: 'total to repay',
};

/** Text for one value that is inconsistent with all others. */
export const inconsistentValueText = (v: Values): string =>
  v.payments === undefined ? otherValueText(v) : tooLittleText(v);

/** A loan that its payments do not repay. */
const tooLittleText = (v: Values): string =>
  `The loan is printed as ${amount(v.printed)}, but its ${isolate(v.count)} payments come to ${amount(v.payments)} only.`;

const otherValueText = (v: Values): string =>
  `The ${QUANTITY_NAMES[String(v.part)] ?? 'amount'} is printed as ${amount(v.printed)}, but by the other amounts it should be ${amount(v.expected)}.`;

/** "the movement of 31/03/2026 (Salary)" */
const movement = (v: Values): string => {
  const when = v.date ? ` of ${date(v.date)}` : '';
  const what = v.description ? ` (${isolate(v.description)})` : '';
  return `movement${when}${what}`;
};

/** Text for the inconsistent part of a running balance. */
export function inconsistentBalanceText(v: Values): string {
  const [printed, expected] = [amount(v.printed), amount(v.expected)];
  switch (String(v.odd)) {
    case 'amount':
      return `The ${movement(v)} is printed as ${printed}, but the balances before and after it differ by ${expected}.`;
    case 'balance':
      return `After the ${movement(v)} a balance of ${printed} is printed; the movements before and after it give ${expected}.`;
    case 'opening':
      return `The opening balance and the first ${movement(v)} lead to ${expected}, but ${printed} is printed.`;
    case 'closing':
      return `The closing balance is printed as ${printed}, but the last movement leaves ${expected}.`;
    default:
      return `After the ${movement(v)} the balance should be ${expected}, but ${printed} is printed.`;
  }
}
