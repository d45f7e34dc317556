import { describe, expect, it, test } from 'vitest';
import { check } from '../checks/run.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { fields, names, readEnglish, readHebrew } from './read-rows.js';

const valueOf = (data: DocumentData, wanted: string): string | undefined =>
  namedValues(data).find(({ name }) => name === wanted)?.value;

describe('a receipt that says in a sentence who paid what', () => {
  it.each([
    ['Received from: Jane Roe the amount of ₹ 11,800'],
    ['Received a sum of Rs. 11,800.00 (eleven thousand eight hundred) from Jane Roe towards rent'],
    ['Received with thanks from Jane Roe the sum of Rs. 11,800.00'],
  ])('in English: %s', async (sentence) => {
    const data = await readEnglish('Rent Receipt', 'No: RC-78417', sentence, 'Month of April');
    expect(fields(data)).toMatchObject({ total: 1_180_000 });
    expect(names(data)).toContain('payer: Jane Roe');
    expect(valueOf(data, 'customer')).toBe('Jane Roe');
    expect(valueOf(data, 'invoice_number')).toBe('RC-78417');
  });

  it('over two lines, its amount in words before its digits', async () => {
    const data = await readEnglish(
      'OFFICIAL RECEIPT',
      'Received from: Jane Roe',
      'of Example City the sum',
      'of twelve thousand four hundred pesos only ( Php 12,400.00 ) in full payment',
    );
    expect(fields(data)).toMatchObject({ total: 1_240_000 });
    const onOneLine = await readEnglish(
      'OFFICIAL RECEIPT',
      'Received from: Jane Roe the sum of twelve thousand four hundred',
      'pesos only ( Php 12,400.00 ) in full payment',
    );
    expect(fields(onOneLine)).toMatchObject({ total: 1_240_000 });
  });

  it('in French', async () => {
    const data = await readEnglish(
      'QUITTANCE DE LOYER',
      'Reçus de Jeanne Exemple la somme de 885,00 €, au titre du paiement du loyer',
      'Fait à Nantes, le 05/02/2026',
    );
    expect(fields(data)).toMatchObject({ total: 88_500 });
    expect(names(data)).toContain('customer: Jeanne Exemple');
    expect(valueOf(data, 'issue_date')).toBe('2026-02-05');
  });

  it('in Hebrew', async () => {
    const data = await readHebrew('קבלה מספר 50177', 'התקבל מאת: פלוני אלמוני סך של 360.00 ש"ח');
    expect(fields(data)).toMatchObject({ total: 36_000 });
    expect(valueOf(data, 'customer')).toBe('פלוני אלמוני');
  });

  it('but not on a paper of another kind, nor where two sums differ', async () => {
    const letter = 'We agreed on the sum of $500.00 from Jane Roe';
    expect(fields(await readEnglish('Letter of intent', letter))).toEqual({});
    const two = await readEnglish('Receipt', 'the sum of $500.00', 'the sum of $600.00');
    expect(two.fields.total).toBeUndefined();
  });
});

test('an amount due that was paid with change given back is the total', async () => {
  const data = await readEnglish(
    'Receipt',
    'Amount due | 12,400.00',
    'Amount paid | 12,500.00',
    'Change | 100.00',
  );
  expect(fields(data)).toMatchObject({ total: 1_240_000 });
});

describe('totals of one kind each', () => {
  const KINDS = ['Total Fees | 6,350.00', 'Total Fines | 50.00', 'Total Discounts | 450.00'];

  it('are none of the document where it has its own', async () => {
    const data = await readEnglish('Fee Receipt', ...KINDS, 'Total amount to pay | 5,950.00');
    expect(data.fields.total).toMatchObject({ value: { minor: 595_000 }, certainty: 'exact' });
  });

  it('leave a guess where it has none', async () => {
    const data = await readEnglish('Fee Receipt', ...KINDS);
    expect(data.fields.total?.certainty).toBe('unsure');
  });

  it('give way to a total that more words name', async () => {
    const data = await readEnglish('Bill', 'Total net payable | 90.00', 'Total | 100.00');
    expect(fields(data).total).toBe(9_000);
  });
});

test('a discount among the items that has no minus accuses no total', async () => {
  const data = await readEnglish(
    'Fee Receipt',
    'Receipt No. 441',
    'Particulars | Amount',
    'Tuition | 4,500.00',
    'Transport | 1,200.00',
    'Sibling discount | 450.00',
    'Total amount to pay | 5,250.00',
  );
  expect(data.lineItemsComplete).toBe(false);
  expect(check('invoice', data).filter(({ status }) => status === 'fail')).toEqual([]);
});

test('a label in two languages before its amount', async () => {
  const data = await readHebrew(
    'חשבונית מס / Tax Invoice',
    'סכום לפני מע"מ / Subtotal | 3,200.00',
    'מע"מ / VAT 18% | 576.00',
    'סה"כ לתשלום / Total Due | 3,776.00',
  );
  expect(fields(data)).toMatchObject({ subtotal: 320_000, vat: 57_600, total: 377_600 });
});

test('what is payable before the due date is the total, not what is payable after it', async () => {
  const data = await readEnglish(
    'Electricity Bill',
    'Pay Before Due Dt. | 1,300.00',
    'Pay After Due Dt. | 1,326.80',
  );
  expect(fields(data).total).toBe(130_000);
});
