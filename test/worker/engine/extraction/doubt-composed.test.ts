import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { fields, named, readEnglish, readHebrew } from './read-rows.js';

const certainties = ({ fields: read }: DocumentData): Record<string, string> =>
  Object.fromEntries(Object.entries(read).map(([name, { certainty }]) => [name, certainty]));

describe('an amount that only the words of its label name', () => {
  it('is unsure by itself', async () => {
    const data = await readEnglish('Bill', 'Sum of charges you owe | 120.00');
    expect(fields(data)).toMatchObject({ amount_due: 12_000 });
    expect(certainties(data)).toMatchObject({ amount_due: 'unsure' });
  });

  it('is as sure as it was read where all that it is added up with is named', async () => {
    for (const total of ['120.00', '125.00']) {
      const data = await readEnglish(
        'Bill',
        'Charges before taxes | 100.00',
        'VAT on these charges 20% | 20.00',
        `Full price including VAT | ${total}`,
      );
      expect(fields(data)).toMatchObject({ subtotal: 10_000, vat: 2_000 });
      expect(certainties(data)).toMatchObject({ subtotal: 'exact', total: 'exact' });
    }
  });

  it('and unsure where a part of the sum is missing', async () => {
    const data = await readEnglish('Bill', 'Charges before taxes | 100.00', 'Grand total | 120.00');
    expect(certainties(data)).toEqual({ subtotal: 'unsure', total: 'exact' });
  });

  it('is sure where a listed label says it again', async () => {
    const data = await readEnglish('Bill', 'Grand total | 120.00', 'Sum you owe us | 120.00');
    expect(certainties(data)).toMatchObject({ amount_due: 'exact' });
  });

  it('on a payslip where gross, deductions and net are named', async () => {
    const payslip = ['משפחה לדוגמה', 'תלוש שכר', 'סך התשלומים ברוטו | 7,000.00'];
    const net = ['סה"כ ניכויים מהעובדת | 500.00', 'סכום נטו שהועבר לבנק | 6,500.00'];
    const data = await readHebrew(...payslip, ...net);
    expect(fields(data)).toMatchObject({ gross: 700_000, total_deductions: 50_000, net: 650_000 });
    expect(new Set(Object.values(certainties(data)))).toEqual(new Set(['exact']));
    const other = await readHebrew(...payslip, net[1] ?? '');
    expect(certainties(other)).toEqual({ gross: 'unsure', net: 'unsure' });
  });
});

describe('a listed label', () => {
  it('keeps its value beside a composed one of the same field', async () => {
    const data = await readEnglish('Invoice', 'Total charges now | 90.00', 'Grand total | 120.00');
    expect(fields(data)).toMatchObject({ total: 12_000 });
  });

  it('of one word is none of a kind beside a total that words name', async () => {
    const data = await readEnglish(
      'Booking invoice',
      'Total guests | 2',
      'Total cleaning | 60.00',
      'Full price including VAT | 550.00',
    );
    expect(fields(data)).toEqual({ total: 55_000 });
  });

  it('is no amount due where its words say that it was before', async () => {
    const data = await readEnglish('Bill', 'Previous amount due | 62.10', 'Amount due | 64.42');
    expect(fields(data)).toMatchObject({ amount_due: 6_442 });
    const only = await readEnglish('Bill', 'Previous amount due | 62.10');
    expect(fields(only)).toEqual({});
  });
});

it('a number without decimals is no amount of a composed label', async () => {
  const data = await readEnglish('Bill', 'Bill charges for the month 2026');
  expect(fields(data)).toEqual({});
});

it('dates and numbers behind composed labels are read', async () => {
  const data = await readEnglish(
    'Your bill',
    'Number of this bill: | NE-552190',
    'Bill issued on: | 14/09/2026',
    'Payment must reach us by: | 28/09/2026',
  );
  expect(data.issueDate?.value).toBe('2026-09-14');
  expect(named(data)).toMatchObject({ invoice_number: 'NE-552190', due_date: '2026-09-28' });
});
