import { describe, expect, it } from 'vitest';
import { fields, minor, names, readEnglish, readHebrew } from './read-rows.js';

const named = (data: Awaited<ReturnType<typeof readEnglish>>, name: string) =>
  (data.named ?? []).filter((one) => one.name === name).map(({ value }) => value);

describe('a transfer', () => {
  it('keeps its amount beside the total that it makes with a fee', async () => {
    const data = await readEnglish(
      'Transfer successful',
      'Amount | PHP 1,500.00',
      'Service fee | PHP 15.00',
      'Total | PHP 1,515.00',
    );
    expect(fields(data)).toEqual({ transfer_amount: 150_000, total: 151_500 });
  });

  it('is what an app says was paid, and no receipt of a sale is one', async () => {
    const app = await readEnglish('Payment successful', 'Amount paid: $799.00');
    expect(fields(app)).toEqual({ transfer_amount: 79_900 });
    const receipt = await readEnglish('Receipt', 'Payment successful', 'Amount paid: $799.00');
    expect(fields(receipt)).toEqual({ amount_paid: 79_900, total: 79_900 });
  });

  it('names who pays and is paid in blocks with a heading', async () => {
    const data = await readEnglish(
      'Source account',
      'Account number | Account holder',
      '4471902288 | Jane Roe',
      '',
      'Beneficiary details',
      'Name | Country',
      'John Doe | Ireland',
    );
    expect(names(data)).toEqual(['payer: Jane Roe', 'payee: John Doe']);
  });

  it('has a reference whole that begins like a label', async () => {
    const data = await readEnglish('Transfer receipt', 'Reference: | REF-2025-55102');
    expect(data.references.map(({ value }) => value)).toEqual(['REF-2025-55102']);
  });
});

describe('a line of several parts', () => {
  it('is read to its end', async () => {
    const data = await readHebrew(
      'לוח סילוקין',
      'סכום ההלוואה: ₪80,000.00 · ריבית שנתית: 4.2% · מספר תשלומים: 8 · החזר חודשי: ₪10,157.90',
    );
    expect(named(data, 'monthly_payment')).toEqual(['10157.90']);
  });
});

describe('the sums of sections', () => {
  it('are no subtotal of the document', async () => {
    const data = await readEnglish(
      'Final bill',
      'Diagnostics',
      'Subtotal: 895.00',
      'Medicines',
      'Subtotal: 224.50',
      'Bill amount: 1,119.50',
      'Total due: 1,119.50',
    );
    expect(fields(data).subtotal).toBeUndefined();
    expect(minor(data.fields.total)).toBe(111_950);
  });
});

describe('the schedule of a loan', () => {
  it('is read by its columns', async () => {
    const data = await readEnglish(
      'Repayment schedule',
      'No | Principal | Interest | Total Payment | Balance',
      '1 | 246.28 | 10.00 | 256.28 | 753.72',
      '2 | 248.74 | 7.54 | 256.28 | 504.98',
      '3 | 251.23 | 5.05 | 256.28 | 253.75',
    );
    const first = data.instalments?.[0];
    expect(data.instalments).toHaveLength(3);
    expect([first?.principal, first?.interest, first?.payment, first?.balance].map(minor)).toEqual([
      24_628, 1_000, 25_628, 75_372,
    ]);
  });
});

describe('the summary of a statement', () => {
  it('is read from a list between its balances', async () => {
    const data = await readEnglish(
      'Account statement',
      'Opening balance | 1,000.00',
      'Deposits | 500.00',
      'Withdrawals | 300.00',
      'Closing balance | 1,200.00',
    );
    expect(minor(data.balanceSummary?.opening)).toBe(100_000);
    expect(data.balanceSummary?.parts.map(({ amount }) => minor(amount))).toEqual([50_000, 30_000]);
    expect(minor(data.balanceSummary?.closing)).toBe(120_000);
  });

  it('is none where a line between them is of no known kind', async () => {
    const data = await readEnglish(
      'Opening balance | 1,000.00',
      'Bonus points | 500.00',
      'Closing balance | 1,200.00',
    );
    expect(data.balanceSummary).toBeNull();
  });
});

describe('a payslip', () => {
  it('does not take a column of quantities for its sums', async () => {
    const data = await readEnglish(
      'Pay slip',
      'Name | Quantity/rate | Amount | Total',
      'Basic salary | 1.00 | 4,200.00 | 4,200.00',
      'Gross | 1.00 | 4,200.00 | 4,200.00',
      'Net salary | 1.00 | 3,500.00 | 3,500.00',
    );
    expect(minor(data.payslips?.[0]?.totals.gross)).toBe(420_000);
    expect(minor(data.payslips?.[0]?.totals.net)).toBe(350_000);
  });
});

describe('a medical certificate', () => {
  it('names whom its sentence certifies', async () => {
    const data = await readEnglish(
      'Sick letter',
      'This is to certify that Jane Roe was seen at this practice on 9 June 2025.',
    );
    expect(names(data)).toEqual(['patient: Jane Roe']);
  });

  it('names its patient below a heading and its doctor by the title', async () => {
    const data = await readEnglish(
      'Medical certificate',
      'PATIENT DETAILS',
      'Full name: Jane Roe',
      'Dr John Doe',
    );
    expect(names(data)).toEqual(['patient: Jane Roe', 'doctor: John Doe']);
  });
});
