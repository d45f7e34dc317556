import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import type { AmountField } from '../../../../../worker/engine/evidence/document-data.js';
import { makePage } from '../make-page.js';

const MINOR = 123_456;

/** The amount 1,234.56 below some lines of a document, beside each of these labels, is of a field. */
function readsAs(field: AmountField, head: readonly string[], labels: readonly string[]): void {
  it.each(labels)(`${field}: %s`, async (label) => {
    const isHebrew = /[א-ת]/u.test(label);
    const row = isHebrew ? `1,234.56 | ${label}` : `${label} | 1,234.56`;
    const page = makePage([...head, row], { direction: isHebrew ? 'rtl' : 'ltr' });
    const { fields, payslips } = await extractData([page]);
    const ofPayslip: Partial<Record<string, { value: { minor: number } }>> =
      payslips?.[0]?.totals ?? {};
    const read = fields[field] ?? ofPayslip[field] ?? ofPayslip.net_to_pay;
    expect(read?.value.minor).toBe(MINOR);
  });
}

describe('an invoice has its', () => {
  const head = ['Example Trading Ltd', 'Invoice No. 1042', 'Invoice date | 12/03/2024'];
  readsAs('total', head, [
    ...['Total inc. VAT', 'Total (incl. VAT)', 'Total including tax', 'Amount to pay'],
    ...['Total invoice amount', 'Bill amount', 'Net payable', 'Please pay', 'Pay this amount'],
  ]);
  readsAs(
    'amount_due',
    [...head, 'Total | 2,000.00'],
    [
      ...['Balance due', 'Balance payable', 'Amount outstanding', 'Remaining balance'],
      ...['Amount owed', 'Total outstanding', 'Current balance due'],
    ],
  );
  readsAs(
    'vat',
    [...head, 'Subtotal | 6,172.80', 'Total | 7,407.36'],
    [...['VAT @ 20%', 'Value Added Tax (20%)', 'IGST 20%', 'HST', 'Total taxes']],
  );
  readsAs('total', ['דוגמה בע"מ', 'חשבונית מס 1042'], ['מחיר סופי', 'סה"כ חשבון', 'לתשלום']);
});

it('net and gross beside a VAT are the sums of a sale', async () => {
  const rows = ['Net amount | 1,000.00', 'VAT | 180.00', 'Gross amount | 1,180.00'];
  const { fields } = await extractData([makePage(['Invoice No. 1042', ...rows])]);
  expect(fields).toMatchObject({
    subtotal: { value: { minor: 100_000 } },
    vat: { value: { minor: 18_000 } },
    total: { value: { minor: 118_000 } },
  });
  expect(fields.net).toBeUndefined();
});

describe('a statement has its', () => {
  const head = ['Example Bank', 'Account statement', 'Account number 12345678'];
  readsAs('opening_balance', head, [
    ...['Balance B/F', 'Balance forward', 'Initial balance', 'Previous statement balance'],
    ...['Balance at the start of the period', 'Opening balance on 01/03/2024'],
  ]);
  readsAs(
    'closing_balance',
    [...head, 'Opening balance | 500.00'],
    [...['Balance C/F', 'Balance at end of period', 'Statement balance', 'Current balance']],
  );
  readsAs(
    'total_credits',
    [...head, 'Opening balance | 500.00'],
    [...['Total deposits and credits', 'Total receipts', 'Deposits and other additions']],
  );
  readsAs(
    'total_debits',
    [...head, 'Opening balance | 500.00'],
    [...['Total withdrawals and debits', 'Total outgoing', 'Withdrawals and other subtractions']],
  );
  readsAs('opening_balance', ['בנק לדוגמה', 'דף חשבון'], ['יתרה מדף קודם', 'יתרה פותחת']);
  readsAs('closing_balance', ['בנק לדוגמה', 'דף חשבון'], ['יתרת עו"ש', 'יתרה עדכנית']);
});

describe('a payslip has its', () => {
  const head = ['Example Ltd', 'Payslip March 2024', 'Employee name: Sample Person'];
  readsAs(
    'net',
    [...head, 'Gross pay | 2,000.00'],
    [
      ...['Net income', 'Net remuneration', 'In-hand salary', 'Net pay for the month'],
      'Current net pay',
    ],
  );
  readsAs(
    'gross',
    [...head, 'Net pay | 1,000.00'],
    [...['Gross income', 'Total salary', 'Gross pay this period', 'Total gross earnings']],
  );
  readsAs(
    'total_deductions',
    [...head, 'Gross pay | 2,000.00', 'Net pay | 765.44'],
    [
      ...['Deductions total', 'Total withheld', 'Total deductions this period'],
      'Total taxes and deductions',
    ],
  );
});
