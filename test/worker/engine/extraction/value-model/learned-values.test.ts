import { describe, expect, it, test } from 'vitest';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../../worker/engine/extraction/layout.js';
import { namedValues } from '../../../../../worker/engine/extraction/named-values.js';
import {
  describedNumbers,
  learnedValues,
  likelyFields,
} from '../../../../../worker/engine/extraction/value-model/learned-values.js';
import { fieldsOf } from '../../../../../worker/engine/extraction/value-model/value-model.js';
import { settleDoubted } from '../../../../../worker/engine/extraction/value-model/settle-doubted.js';
import { check } from '../../checks/run.js';
import { makePage } from '../make-page.js';

const pageOf = (rows: readonly string[]) =>
  makePage(rows, { direction: rows.some((row) => /[א-ת]/.test(row)) ? 'rtl' : 'ltr' });

const numbersOf = (type: DocumentType, ...rows: string[]) =>
  describedNumbers(rowsOf([pageOf(rows)]), type, 'day_first');

const likelyOf = (type: DocumentType, rows: readonly string[]) =>
  likelyFields(rowsOf([pageOf(rows)]), type, 'day_first');

/** What the model alone makes of a page, where nothing else was read. */
const learned = async (type: DocumentType, ...rows: string[]) => {
  const nothing = await extractData([]);
  const named = learnedValues(nothing, likelyOf(type, rows));
  return Object.fromEntries(named.map(({ name, value }) => [name, value]));
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const BILL = [
  'Your energy account | 3 May 2025 - 2 June 2025',
  'Electricity used | 247 kWh | 63.55',
  'Standing charge | 31 days | 15.92',
  'Subtotal of charges before VAT | 79.47',
  'VAT @ 5.00% | 3.97',
  'Total electricity charges | 83.44',
  'Amount now due | 83.44',
];

describe('the words around a number', () => {
  it('stand before it, above it, at the head of its column, behind it and over its section', () => {
    const numbers = numbersOf(
      'bank_statement',
      'Savings account',
      'Money in | Money out | Balance at end',
      '100.00 | 40.00 | 60.00 credit',
      'Kept for you | 12.00 monthly',
    );
    const of = (value: string) =>
      numbers.find(({ candidate }) => candidate.extracted.value === value)?.candidate;
    expect(of('60.00')).toMatchObject({
      above: ['balance', 'at', 'end'],
      heading: ['balance', 'at', 'end'],
      after: ['credit'],
      section: ['savings', 'account'],
    });
    expect(of('12.00')).toMatchObject({ before: ['kept', 'for', 'you'], after: ['monthly'] });
  });

  it('are read from right to left in Hebrew', () => {
    const [number] = numbersOf('payslip', 'סה"כ ניכויי חובה | 1,234.50');
    expect(number?.candidate).toMatchObject({
      before: ['סה"כ', 'ניכויי', 'חובה'],
      extracted: { value: '1234.50' },
    });
  });

  it('are told apart by their place, and stand beside how amounts relate', () => {
    const numbers = numbersOf('invoice', 'Net | 100.00', 'Tax | 18.00', 'Together | 118.00');
    const features = numbers.map((number) => number.features);
    expect(features[2]).toContain('L together');
    expect(features[2]).not.toContain('N together');
    expect(features[2]).toContain('sums 1');
    expect(features[0]).toContain('parts 1');
    expect(features[2]).toContain('larger 0');
  });
});

describe('a value that the words name', () => {
  test.each<[string, DocumentType, string[], Record<string, string>]>([
    ['of a bill', 'utility_bill', BILL, { subtotal: '79.47', amount_due: '83.44' }],
    [
      'of a payslip in Hebrew',
      'payslip',
      [
        'תלוש שכר לחודש 11/2025',
        'סה"כ תשלומים ברוטו | 14,200.00',
        'סה"כ ניכויי חובה | 3,105.20',
        'שכר נטו | 11,094.80',
        'ברוטו מצטבר מתחילת השנה | 156,200.00',
      ],
      { mandatory_deductions: '3105.20', net: '11094.80' },
    ],
  ])('is found %s', async (_, type, rows, expected) => {
    expect(await learned(type, ...rows)).toMatchObject(expected);
  });

  it('is unsure, also in a text layer, and leaves what rules found as it is', async () => {
    const rows = ['Invoice 4711', ...BILL, 'Put by for you this year | 12.00'];
    const data = await extractData([pageOf(rows)]);
    const values = namedValues(data);
    const names = values.filter(({ isListed }) => !isListed).map(({ name }) => name);
    expect(names.length).toBe(new Set(names).size);
    expect(values.find(({ name }) => name === 'total')).toMatchObject({
      value: '83.44',
      extracted: { certainty: 'exact' },
    });
    const all = learnedValues({ ...data, fields: {}, named: [] }, likelyOf('utility_bill', rows));
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ certainty }) => certainty === 'unsure')).toBe(true);
  });

  it('stands for the value of a rule that it contradicts, but not for one of a sum or read twice', async () => {
    const rows = ['Invoice 4711', ...BILL];
    const data = await extractData([pageOf(rows)]);
    const standing = data.amounts.find(({ value }) => value.minor === 1592)!;
    const dueOf = (amount: typeof standing, fields = {}) => {
      const changed = { ...data, fields: { ...fields, amount_due: amount } };
      const likely = likelyOf('utility_bill', rows);
      settleDoubted(changed, likely);
      const named = learnedValues(changed, likely);
      const due = [...namedValues({ ...changed, learned: named })];
      return due.filter(({ name }) => name === 'amount_due').map(({ value }) => value);
    };
    expect(dueOf(standing)).toEqual(['83.44']);
    expect(dueOf({ ...standing, certainty: 'confirmed' })).toEqual(['15.92']);
    const of = (minor: number) => ({ ...standing, value: { minor, currency: null } });
    expect(dueOf(standing, { subtotal: of(1000), vat: of(592) })).toEqual(['15.92']);
  });

  it('makes the value of a rule unsure that it doubts, for the report alone', async () => {
    const data = await extractData([pageOf(BILL)]);
    const standing = data.amounts.find(({ value }) => value.minor === 1592)!;
    const changed = { ...data, fields: { amount_due: standing } };
    const [some, ...others] = likelyOf('utility_bill', BILL).map((one) => ({
      candidate: one.candidate,
      own: digitsOf(one.candidate.extracted.raw) === '1592',
    }));
    const doubtedBy = (own: number, rival: number): boolean => {
      const likely = [some!, ...others].map(({ candidate, own: isOwn }) => ({
        candidate,
        fields: new Map([['amount_due', isOwn ? own : rival]]),
      }));
      settleDoubted(changed, likely);
      expect(changed.fields.amount_due.certainty).toBe('exact');
      const [due] = namedValues(changed).filter(({ name }) => name === 'amount_due');
      expect(due!.value).toBe('15.92');
      return due!.extracted.certainty === 'unsure';
    };
    expect(doubtedBy(0.05, 0.31)).toBe(true);
    expect(doubtedBy(0.05, 0.29)).toBe(false);
    expect(doubtedBy(0.2, 0.85)).toBe(false);
    expect(doubtedBy(0.2, 0.95)).toBe(true);
    expect(doubtedBy(0.97, 0.95)).toBe(false);
  });

  it('changes no check, whatever it says', async () => {
    const data = await extractData([pageOf(BILL)]);
    const { place } = data.amounts[0]!;
    const wrong = ['total', 'subtotal', 'vat', 'amount_due'].map((name) => ({
      ...{ name, value: '1.00', raw: '1.00', place, certainty: 'exact' as const },
    }));
    const without = check('utility_bill', { ...data, learned: [] });
    expect(without.length).toBeGreaterThan(0);
    expect(check('utility_bill', { ...data, learned: wrong })).toEqual(without);
    // The same values as those of rules are seen.
    const fields = {
      ...data.fields,
      subtotal: { ...data.fields.total!, value: { minor: 100, currency: null } },
    };
    expect(check('utility_bill', { ...data, fields })).not.toEqual(without);
  });
});

it('gives probabilities: at most one in all, and little to a number among unknown words', () => {
  const fields = fieldsOf('amount', ['L zqxv', 'N zqxv']);
  const shares = [...fields.values()];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
  expect(Math.max(...shares)).toBeLessThan(0.5);
});
