import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  DocumentData,
  LabelledAmount,
} from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { at, money } from '../document-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, only, tampered } from './run.js';

type Field = LabelledAmount['field'];

interface Invoice {
  subtotal?: number;
  vat?: number;
  due?: number;
  field?: Field;
  others?: number[];
  hasSums?: boolean;
  percentages?: number[];
}

/** An invoice with its sums, the amount due printed again below them, and what else it prints. */
function dataOf({
  subtotal = 100_000,
  vat = 18_000,
  due = subtotal + vat,
  field = 'amount_due',
  others = [],
  hasSums = true,
  percentages = [18],
}: Invoice): Partial<DocumentData> {
  const total = money(subtotal + vat, { place: at(52) });
  const again = money(due, { place: at(60) });
  const parts = {
    subtotal: money(subtotal, { place: at(50) }),
    vat: money(vat, { place: at(51) }),
  };
  return {
    percentages,
    fields: { ...(hasSums && parts), total },
    amounts: [
      ...(hasSums ? [parts.subtotal, parts.vat] : []),
      total,
      again,
      ...others.map((minor, index) => money(minor, { place: at(62 + index) })),
    ],
    labelled: [
      { field: 'total', amount: total },
      { field, amount: again },
    ],
  };
}

const repeated = (data: Partial<DocumentData>, type: 'invoice' | 'payslip' = 'invoice') =>
  only(check(type, data), 'repeated_amounts');

describe('amounts printed again', () => {
  it('pass where they are the same, whatever their sign, and where they are rounded', () => {
    for (const due of [118_000, -118_000, 117_950])
      expect(repeated(dataOf({ due }))).toMatchObject([{ status: 'pass' }]);
  });

  it('are not rounded by less than a unit unless one of them is round', () => {
    const [subtotal, vat] = [821, 49];
    expect(repeated(dataOf({ subtotal, vat, due: 900 }))).toMatchObject([{ status: 'pass' }]);
    expect(repeated(dataOf({ subtotal, vat, due: 810 }))).toMatchObject([
      { status: 'fail', values: { printed: '8.10', expected: '8.70' } },
    ]);
  });

  it('are called wrong where one digit differs from a total that its parts confirm', () => {
    const amount = fc.integer({ min: 10_000, max: 5_000_000 });
    fc.assert(
      fc.property(amount, fc.nat(8), fc.nat(8), (subtotal, position, digit) => {
        const vat = Math.round(subtotal * 0.18);
        const total = subtotal + vat;
        const due = tampered(total, position, digit);
        // What rounding, a round share or another printed amount explains says nothing.
        fc.pre(Math.abs(due - total) > 100 && due >= 100);
        const [result] = repeated(dataOf({ subtotal, vat, due }));
        fc.pre(result !== undefined);
        expect(result).toMatchObject({
          status: 'fail',
          finding: 'total_mismatch',
          values: { part: 'amount_due', expected: (total / 100).toFixed(2) },
        });
        expect(result?.place).toEqual(at(60));
      }),
    );
    expect(repeated(dataOf({ due: 178_000 }))).toMatchObject([{ status: 'fail' }]);
  });

  it('say nothing where a payment, a previous balance, a deposit or instalments are the difference', () => {
    const honest = [
      dataOf({ due: 68_000, others: [50_000] }),
      dataOf({ due: 68_000, others: [20_000, 30_000] }),
      dataOf({ due: 151_311, others: [33_311] }),
      dataOf({ due: 35_400, percentages: [18, 30] }),
      dataOf({ due: 82_600, percentages: [18, 30] }),
      dataOf({ due: 39_333 }),
      dataOf({ due: 60_001, others: [178_001] }),
      dataOf({ due: 60_001, hasSums: false, others: [118_000] }),
      dataOf({ due: 0 }),
    ];
    for (const data of honest) expect(repeated(data)).toEqual([]);
  });

  it('only warn where nothing confirms either value, or both are printed repeatedly', () => {
    expect(repeated(dataOf({ due: 178_000, hasSums: false }))).toMatchObject([
      { status: 'warn', say: 'differs', values: { printed: '1780.00', expected: '1180.00' } },
    ]);
    expect(repeated(dataOf({ due: 178_000, others: [178_000] }))).toMatchObject([
      { status: 'warn' },
    ]);
  });

  it('judge a subtotal that is printed twice, and no document of another kind', () => {
    expect(repeated(dataOf({ due: 108_000, field: 'subtotal' }))).toMatchObject([
      { status: 'fail', values: { part: 'subtotal', printed: '1080.00', expected: '1000.00' } },
    ]);
    expect(repeated(dataOf({ due: 178_000 }), 'payslip')).toEqual([]);
  });

  it('say nothing of another document of the file: merged invoices, two receipts on a page', async () => {
    const invoice = (subtotal: string, vat: string, total: string) => [
      'Invoice',
      `Subtotal | ${subtotal}`,
      `VAT 18% | ${vat}`,
      '',
      'Thank you',
      `Total | ${total}`,
    ];
    const [one, other] = [
      invoice('150.00', '27.00', '177.00'),
      invoice('451.50', '81.27', '532.77'),
    ];
    const merged = [makePage(one), makePage(other, { number: 2 })];
    expect(repeated(await extractData(merged))).toEqual([]);
    const receipts = [...one, 'CASH | 200.00', 'CHANGE | 23.00', '', ...other, 'CASH | 540.00'];
    expect(repeated(await extractData([makePage(receipts)]))).toEqual([]);
  });

  it.each([
    ['$872.83 was paid on 31 Aug, 2024 by card', '872.83'],
    ['$872.83 USD due May 26, 2024', '872.83'],
    ['The amount of $872.83 will be automatically deducted', '872.83'],
    ['Der Betrag in Höhe von EUR 872,83 wird am 20.03.2024 abgebucht', '872.83'],
    ['La somme de 872,83 € sera prélevée', '872.83'],
    ['סכום של 872.83 ₪ יחויב בהוראת קבע', '872.83'],
  ])('are read in sentences: %s', async (sentence, printed) => {
    const rows = (last: string) => [
      'Subtotal | 150.00',
      'VAT 15.22% | 22.83',
      'Total | 172.83',
      '',
      '',
      last,
    ];
    const found = async (last: string) => repeated(await extractData([makePage(rows(last))]));
    const honest = sentence.replace('872', '172');
    expect(await found(honest)).toMatchObject([{ status: 'pass' }]);
    expect(await found(sentence)).toMatchObject([
      { status: 'fail', values: { part: 'amount_paid', printed, expected: '172.83' } },
    ]);
    expect(await found(sentence.replace('872', '72'))).toEqual([]);
  });

  it('accuse nobody by an unsure reading', () => {
    const data = dataOf({ due: 178_000 });
    for (const { amount } of data.labelled ?? []) amount.certainty = 'unsure';
    expect(repeated(data)).toMatchObject([{ status: 'warn', finding: null }]);
  });
});

describe('a balance at the end of a page', () => {
  it('goes on on the next one, and is not the closing balance printed once more', async () => {
    const data = await extractData([
      makePage([
        'Opening balance | 1,318.27',
        'Payments in | 11,555.73',
        'Payments out | 12,544.57',
        'Closing balance | 329.43',
        '14 Oct 26 | BALANCE CARRIED FORWARD | 3,510.47',
      ]),
    ]);
    const found = only(check('bank_statement', data), 'repeated_amounts');
    expect(found.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(data.labelled?.map(({ amount }) => amount.value.minor)).not.toContain(351_047);
  });
});

describe('an amount due in a box at the top', () => {
  const bill = (box: string): string[] => [
    'Itemized statement of hospital services',
    `AMOUNT DUE | ${box}`,
    'TOTAL CHARGES | 17,879.55',
    'Contractual adjustment | -9,216.88',
    'Insurance | -6,330.14',
    'Patient share | 2,332.53',
    'Patient payment | -250.00',
    'AMOUNT DUE | 2,082.53',
  ];
  const statuses = async (rows: string[]) =>
    only(check('invoice', await extractData([makePage(rows)])), 'repeated_amounts').map(
      ({ status }) => status,
    );

  it('is what the lines below come to, and no other print of the total', async () => {
    expect(await statuses(bill('2,082.53'))).not.toContain('warn');
  });
});

describe('totals on two pages of an unknown kind', () => {
  const pages = (first: string[], second: string[]) =>
    extractData([makePage(first), makePage(second, { number: 2 })]);

  it('are of two documents in one file, and not held against each other', async () => {
    const data = await pages(
      ['Something else', 'Total | 2,348.88'],
      ['Subtotal | 1,916.96', 'VAT | 293.42', 'Total | 2,210.38'],
    );
    const told = only(check('other', data), 'repeated_amounts');
    expect(told.filter(({ status }) => status === 'fail' || status === 'warn')).toEqual([]);
    const ofOne = only(check('invoice', data), 'repeated_amounts');
    expect(ofOne.some(({ status }) => status === 'fail' || status === 'warn')).toBe(true);
  });
});
