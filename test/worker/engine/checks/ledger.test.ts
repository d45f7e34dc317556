import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage, type PageOptions } from '../extraction/make-page.js';
import { check, failures, only, tampered } from './run.js';

interface Receipt {
  prices: number[];
  /** Percent, printed and added above the total. */
  service: number;
  tax: number;
  /** Whether the prices include the tax, which is then only stated. */
  inclusive: boolean;
  change: number;
  /** Whether what is due is printed once more. */
  repeats: boolean;
}

const receipt: fc.Arbitrary<Receipt> = fc.record({
  prices: fc.array(fc.integer({ min: 120, max: 9_900 }), { minLength: 2, maxLength: 8 }),
  service: fc.constantFrom(0, 10),
  tax: fc.constantFrom(6, 8, 17),
  inclusive: fc.boolean(),
  change: fc.integer({ min: 5, max: 5_000 }),
  repeats: fc.boolean(),
});

const money = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

interface Sums {
  subtotal: number;
  service: number;
  tax: number;
  total: number;
}

function sumsOf({ prices, service: percent, tax: rate, inclusive }: Receipt): Sums {
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const service = Math.round((subtotal * percent) / 100);
  const base = subtotal + service;
  const tax = inclusive
    ? Math.round((base * rate) / (100 + rate))
    : Math.round((base * rate) / 100);
  return { subtotal, service, tax, total: inclusive ? base : base + tax };
}

/** A receipt of a restaurant as it is printed, some of its sums changed afterwards. */
function rowsOf(one: Receipt, changed: Partial<Sums> = {}): string[] {
  const sums = sumsOf(one);
  const printed = { ...sums, ...changed };
  return [
    'THE CORNER KITCHEN | ',
    ...one.prices.map((price, index) => `Dish ${'ABCDEFGH'[index]} | ${money(price)}`),
    `Subtotal | ${money(printed.subtotal)}`,
    ...(one.service > 0 ? [`Srv Chg | ${money(printed.service)}`] : []),
    ...(one.inclusive ? [] : [`Tax | ${money(printed.tax)}`]),
    `TOTAL | ${money(printed.total)}`,
    ...(one.repeats ? [`Amount due | ${money(sums.total)}`] : []),
    `CASH | ${money(sums.total + one.change)}`,
    `CHANGE | ${money(one.change)}`,
    ...(one.inclusive ? [`Tax included | ${money(printed.tax)}`] : []),
  ];
}

/** Read by OCR, each amount confirmed by a second reading unless told otherwise. */
const checked = async (rows: string[], options: PageOptions = {}) =>
  check('invoice', await extractData([makePage(rows, { textSource: 'ocr', ...options })]));

describe('the column in which a receipt adds up', () => {
  it('accuses no consistent one', async () => {
    await fc.assert(
      fc.asyncProperty(receipt, async (one) => {
        expect(failures(await checked(rowsOf(one)))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('accuses none whose change is as much as its service charge', async () => {
    const one = { prices: [120, 120], service: 10, tax: 6, inclusive: true, repeats: false };
    expect(failures(await checked(rowsOf({ ...one, change: 24 })))).toEqual([]);
  });

  it('accuses no total of taxes between the sums that it joins, whatever its label', async () => {
    for (const label of ['Total taxes', 'Total of all']) {
      const rows = [
        'Dish A | 80.00',
        'Dish B | 20.00',
        'Subtotal | 100.00',
        'Tax 10% | 3.00',
        `${label} | 8.50`,
        'Tax 20% | 5.50',
        'TOTAL | 108.50',
      ];
      expect(failures(await checked(rows))).toEqual([]);
    }
  });

  it('accuses no sum without the tax that the amounts above it hold', async () => {
    const rows = [
      'Fridge | 4,190.00',
      'Dishwasher | 1,890.00',
      'Kettle | 299.00',
      'Delivery | 249.00',
      'Items | 6,628.00',
      'Coupon NOV250 | -250.00',
      'Subtotal | 5,405.08',
      'VAT 18% | 972.92',
      'Total | 6,378.00',
    ];
    expect(failures(await checked(rows))).toEqual([]);
    const changed = rows.map((row) => row.replace('5,405.08', '5,105.08'));
    expect(failures(await checked(changed))).not.toEqual([]);
  });

  it('accuses no change of nothing, where what was paid is the total that was not read', async () => {
    const rows = [
      'Dish A | 40.00',
      'Dish B | 19.99',
      'Subtotal | 59.99',
      'CASH | 63.35',
      'CHANGE | 0.00',
      'Tax included | 3.36',
    ];
    expect(failures(await checked(rows))).toEqual([]);
  });

  it.each(['total', 'subtotal'] as const)(
    'finds a changed %s, though no line of the items has a label',
    async (name) => {
      let found = 0;
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(receipt, fc.nat(3), fc.nat(8), async (one, position, digit) => {
          const genuine = sumsOf(one)[name];
          const changed = tampered(genuine, position, digit);
          // Less than this is rounding, or no longer a number of its kind.
          if (Math.abs(changed - genuine) <= 10 || changed < 100) return;
          tried += 1;
          const failed = failures(await checked(rowsOf(one, { [name]: changed })));
          found += Number(failed.some(({ values }) => values.expected === money(genuine)));
        }),
        { numRuns: 80 },
      );
      // The rest misses its sum by an amount that is also printed.
      expect(found / tried).toBeGreaterThan(0.85);
    },
  );
});

const bill = (total: string, ...between: string[]): string[] => [
  'THE CORNER KITCHEN | ',
  'Dish A | 28.00',
  'Dish B | 34.00',
  'Subtotal | 62.00',
  'Tax | 4.03',
  ...between,
  `TOTAL | ${total}`,
];

describe('a sum that differs from its parts', () => {
  it('is said to be wrong itself or to have a wrong part, where either may have been changed', async () => {
    const [fault] = failures(await checked(bill('96.03')));
    expect(fault).toMatchObject({
      id: 'invoice_total',
      finding: 'total_mismatch',
      values: { part: 'total', printed: '96.03', expected: '66.03', or_parts: 1 },
    });
  });

  it.each([
    ['a row between them has no label', ['Delivery | 30.00'], '96.03'],
    ['a number between them was not read as an amount', ['Delivery | 3O.0O9'], '96.03'],
    ['the tax is included', [], '62.00'],
    ['the tax is taken out', [], '57.97'],
  ])('accuses nobody where %s', async (_, between, total) => {
    expect(failures(await checked(bill(total, ...between)))).toEqual([]);
  });

  it('accuses nobody where it was read once', async () => {
    const readAgain = (first: string) => ({
      text: first === '96.03' ? '66.03' : first,
      confidence: 0.9,
    });
    const found = await checked(bill('96.03'), { readAgain });
    expect(failures(found)).toEqual([]);
  });

  it.each([
    ['accuses nobody of a digit that looks like the right one', '7.00', 1, []],
    ['finds it where the digits are larger', '7.00', 2, ['cash']],
    ['finds another digit', '7.40', 1, ['cash']],
  ])('printed eleven pixels high %s', async (_, cash, pictureScale, expected) => {
    const rows = [
      ...['THE CORNER KITCHEN | ', 'Dish A | 7.10', 'Dish B | 0.50', 'Total Amount | 7.60'],
      ...['Nett Total | 7.60', `CASH | ${cash}`, 'Change | 0.00'],
    ];
    const failed = failures(await checked(rows, { pictureScale }));
    expect(failed.map(({ values }) => values.part)).toEqual(expected);
  });

  it('accuses nobody where it is printed twice', async () => {
    const rows = [...bill('96.03'), 'VISA | 96.03'];
    expect(failures(await checked(rows))).toEqual([]);
  });

  it('is right where it is printed twice, so that its tax is wrong', async () => {
    const rows = [...bill('66.03'), 'VISA | 66.03'].map((row) => row.replace('4.03', '9.03'));
    expect(failures(await checked(rows))).toMatchObject([
      { values: { part: 'vat', printed: '9.03', expected: '4.03' } },
    ]);
  });

  it('contradicts a subtotal with its tax, too, where goods were not all read', async () => {
    const rows = [
      ...['THE CORNER KITCHEN | ', 'Dish A | 28.00', 'Dish B | 3O.0O9', 'Dish C | 34.00'],
      ...['Subtotal | 92.00', 'Tax | 5.98', 'TOTAL | 197.98'],
    ];
    expect(failures(await checked(rows))).toMatchObject([
      { values: { part: 'total', printed: '197.98', expected: '97.98', or_parts: 1 } },
    ]);
  });

  it('contradicts a sum between two that agree, where goods were not all read', async () => {
    const rows = (inclusive: string) => [
      ...['THE CORNER KITCHEN | ', 'Dish A | 28.O0S', 'Dish B | 34.00'],
      ...['Total (Excluding GST) | 62.00', 'GST | 4.03', `Total (Inclusive of GST) | ${inclusive}`],
      ...['TOTAL | 66.03', 'CASH | 66.03'],
    ];
    expect(failures(await checked(rows('66.03')))).toEqual([]);
    expect(failures(await checked(rows('46.03')))).toMatchObject([
      { values: { printed: '46.03', expected: '66.03' } },
    ]);
  });

  it('holds a tip that is added, and none that is offered', async () => {
    const rows = (total: string, ...more: string[]) => [
      ...bill('66.03'),
      'Gratuity 18% | 11.16',
      ...more,
      ...(total === '' ? [] : [`Total | ${total}`]),
    ];
    expect(failures(await checked(rows('77.19')))).toEqual([]);
    expect(failures(await checked(rows('97.19')))).toMatchObject([
      { values: { printed: '97.19', expected: '77.19' } },
    ]);
    expect(failures(await checked(rows('', 'Gratuity 20% | 12.40')))).toEqual([]);
  });

  it('accuses nobody where the items do not add up to the first sum either', async () => {
    const rows = bill('96.03').map((row) => row.replace('34.00', '39.00'));
    expect(only(await checked(rows), 'invoice_total')).not.toContainEqual(
      expect.objectContaining({ status: 'fail' }),
    );
  });
});

describe('items in a column of their own', () => {
  const rows = (total: string): string[] => [
    'THE CORNER KITCHEN |  |  | ',
    '1 | Dish A | 32.00 | ',
    '1 | Dish B | 18.00 | ',
    'Subtotal |  |  | 50.00',
    'Tax |  |  | 3.00',
    `TOTAL |  |  | ${total}`,
    'CASH |  |  | 60.00',
    'CHANGE |  |  | 7.00',
  ];

  it('are what the first sum is built on', async () => {
    expect(failures(await checked(rows('53.00')))).toEqual([]);
    expect(failures(await checked(rows('83.00')))).toMatchObject([
      { id: 'invoice_total', values: { printed: '83.00', expected: '53.00' } },
    ]);
  });
});

describe('items that miss their sum', () => {
  const rows = (...prices: string[]): string[] => [
    'THE CORNER KITCHEN | ',
    ...prices.map((price, index) => `Dish ${'ABCDEFGH'[index]} | ${price}`),
    'Subtotal | 50.30',
    'Tax | 3.02',
    'TOTAL | 53.32',
  ];

  it('by one digit of one of them contradict it', async () => {
    expect(failures(await checked(rows('19.90', '12.40', '18.00')))).toEqual([]);
    expect(failures(await checked(rows('19.90', '17.40', '18.00')))).toMatchObject([
      { id: 'invoice_total', values: { printed: '50.30', expected: '55.30', or_parts: 1 } },
    ]);
  });

  it.each([
    ['no digit of an item', ['19.90', '18.00']],
    ['an amount that is printed, as a line counted twice', ['19.90', '5.00', '12.40', '18.00']],
    ['what two items are', ['19.90', '16.40', '18.00', '1.00', '3.00', '-4.00']],
  ])('by %s accuse nobody', async (_, prices) => {
    expect(failures(await checked(rows(...prices)))).toEqual([]);
  });

  it('accuse nobody where there is room for a line that was not read', async () => {
    const printed = rows('19.90', '17.40', '18.00');
    printed.splice(2, 0, '');
    expect(failures(await checked(printed))).toEqual([]);
  });
});

describe('a line with a sign of multiplication', () => {
  const rows = (line: string, ...more: string[]): string[] => [
    'THE CORNER SHOP | ',
    '100001 | 2 x 6.50 | 13.00',
    `100002 | ${line}`,
    ...more,
    'TOTAL | | 14.90',
  ];

  it.each([
    ['price', '1 x 7.90 | 1.90', '7.90'],
    ['quantity', '3X 1.90 | 1.90', '5.70'],
    ['amount', '1 | x 1.90 | 7.90', '1.90'],
  ])('is wrong where its %s was changed', async (_, line, expected) => {
    expect(only(await checked(rows(line)), 'line_items')).toMatchObject([
      { status: 'fail', finding: 'total_mismatch', values: { expected, or_parts: 1 } },
    ]);
  });

  it.each([
    ['it is right', '1 x 1.90 | 1.90', []],
    ['the receipt prints a reduction', '2 x 1.90 | 1.90', ['Promotion | | -1.90']],
    ['it is sold by weight', '0.535 x 1.90 | 1.02', []],
  ])('accuses nobody where %s', async (_, line, more) => {
    const found = only(await checked(rows(line, ...more)), 'line_items');
    expect(failures(found)).toEqual([]);
  });

  it('accuses nobody where its quantity was read once', async () => {
    const readAgain = (first: string) => ({
      text: first.replace(/^3X?$/, '1X'),
      confidence: 0.9,
    });
    const found = await checked(rows('3X 1.90 | 1.90'), { readAgain });
    expect(failures(only(found, 'line_items'))).toEqual([]);
  });
});

describe('what was paid', () => {
  const rows = (paid: string): string[] => [
    'THE CORNER SHOP | ',
    'Article A | 13.00',
    'Article B | 1.90',
    'TOTAL | 14.90',
    `Payment | ${paid}`,
    'CHANGE | 5.10',
  ];

  it('contradicts a founded sum less the change, or the change does', async () => {
    expect(failures(await checked(rows('RM 20.00')))).toEqual([]);
    expect(failures(await checked(rows('RM 40.00')))).toMatchObject([
      { values: { part: 'amount_paid', printed: '40.00', expected: '20.00', or_parts: 1 } },
    ]);
  });
});

describe('an amount with the code of its tax read behind it', () => {
  it('is an item like the others', async () => {
    const rows = (second: string): string[] => [
      'THE CORNER SHOP | ',
      'Article A | 13.00ZRL',
      `Article B | ${second}`,
      'Subtotal | 14.90',
      'TOTAL | 14.90_',
    ];
    expect(failures(await checked(rows('1.90SR')))).toEqual([]);
    expect(failures(await checked(rows('1.70SR')))).toHaveLength(1);
  });
});

describe('a summary below the sums', () => {
  it('is no part of the column', async () => {
    const rows = [...bill('66.03'), '', 'Tax Summary | Amount', 'A 6.5% | 62.00', 'B 0% | 14.00'];
    expect(failures(await checked(rows))).toEqual([]);
  });
});

describe('the bill of a hospital with a subtotal for each section', () => {
  const bill = (second: string): string[] => [
    'HOSPITAL BILL | ',
    'CBC | 275.00',
    'TSH | 450.00',
    'Sub total | 725.00',
    'Catheter | 108.00',
    'IV set | 190.00',
    `Sub total | ${second}`,
    'Total | 1,023.00',
  ];
  const results = async (rows: string[]) => {
    const page = makePage(rows, {
      textSource: 'ocr',
      readNumberAgain: (text) => ({ text, confidence: 0.95 }),
    });
    return failures(check('invoice', await extractData([page])));
  };

  it('is not called wrong, and a changed one is', async () => {
    expect(await results(bill('298.00'))).toEqual([]);
    expect(await results(bill('898.00'))).not.toEqual([]);
  });
});

describe('sums that are none of the column', () => {
  it('of sections add up their own lines', async () => {
    const rows = [
      'Brake pads | 280.80',
      'Battery | 699.39',
      'Total parts | 980.19',
      'Service | 455.00',
      'Test | 338.00',
      'Total labour | 793.00',
      'Total before VAT | 1,773.19',
      'VAT 18% | 319.17',
      'Total to pay | 2,092.36',
    ];
    expect(failures(await checked(rows))).toEqual([]);
  });

  it('of a sentence are none', async () => {
    const rows = [
      'Leuchte | 1.907,18',
      'Nettosumme | 1.907,18',
      'zzgl. 19 % MwSt. | 362,36',
      'Rechnungsbetrag | 2.269,54',
      'Im Rechnungsbetrag sind nach § 35a EStG Lohnkosten in Höhe von netto 775,13 € zzgl. 19 %',
      'MwSt. 147,27 € enthalten. Bitte zahlen Sie mit Angabe der Rechnung, vielen Dank, Ihre GmbH',
    ];
    expect(failures(await checked(rows))).toEqual([]);
  });
});
