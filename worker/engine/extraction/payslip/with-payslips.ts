import type { AmountField, DocumentData, Payslip } from '../../evidence/document-data.js';
import type { DateOrder } from '../dates.js';
import type { Row } from '../layout.js';
import { extractPayslips } from './extract-payslips.js';

const FIELDS = [
  'gross',
  'total_deductions',
  'mandatory_deductions',
  'voluntary_deductions',
  'net',
] as const satisfies readonly AmountField[];

/**
 * Adds what the forms of payslips say to a document's data. The sums and lines of the
 * first payslip replace those that were found by their labels alone.
 */
export function withPayslips(data: DocumentData, rows: readonly Row[], order: DateOrder): void {
  // A statement of an account names salaries too.
  if (data.transactions.length > 0) return;
  const { payslips, named, names } = extractPayslips(rows, order);
  const [first] = payslips;
  if (!first) return;
  data.payslips = payslips;
  // Tables side by side resemble the items of an invoice.
  data.lineItems = [];
  data.lineItemsComplete = false;
  addressEmployee(data);
  // "AHV 5.3 % of 7,200.00" is a contribution, and no VAT, nor one at a rate.
  const others = (data.named ?? []).filter(({ name }) => !OF_RATE.test(name));
  data.named = [...others, ...named];
  for (const name of names)
    if (!data.names.some(({ role, place }) => role === name.role && place.page === name.place.page))
      data.names.push(name);
  issueByEmployer(data);
  replaceSums(data, first);
}

const OF_RATE = /^(?:net|vat)_at_|^vat$/;

/** Whoever a payslip is sent to, or names without a role, is its employee. */
function addressEmployee(data: DocumentData): void {
  const pages = new Set(
    data.names.flatMap(({ role, place }) => (role === 'employee' ? [place.page] : [])),
  );
  data.names = data.names.flatMap((name) => {
    if (name.role !== 'customer' && name.role !== 'person') return [name];
    if (pages.has(name.place.page)) return [];
    pages.add(name.place.page);
    return [{ ...name, role: 'employee' as const }];
  });
}

/** A payslip is the employer's, whatever else stands in its head. */
function issueByEmployer(data: DocumentData): void {
  const employer = data.names.find(({ role }) => role === 'employer');
  if (!employer) return;
  const { value, raw, place, certainty } = employer;
  const others = (data.named ?? []).filter(({ name }) => name !== 'issuer');
  data.named = [...others, { name: 'issuer', value, raw, place, certainty }];
}

function replaceSums(
  data: DocumentData,
  { payments, mandatory, voluntary, totals }: Payslip,
): void {
  for (const field of FIELDS) {
    const total = totals[field] ?? (field === 'net' ? totals.net_to_pay : undefined);
    if (total) data.fields[field] = total;
    else delete data.fields[field];
  }
  // Other labels of amounts mean something else here: an advance is a deduction.
  for (const field of Object.keys(data.fields) as AmountField[])
    if (!FIELDS.some((one) => one === field)) delete data.fields[field];
  if (payments.length > 0) data.payments = payments;
  if (mandatory.length + voluntary.length > 0) data.deductions = [...mandatory, ...voluntary];
}
