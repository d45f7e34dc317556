import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../worker/engine/evidence/page.js';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { check, tampered } from '../checks/run.js';
import type { Align } from './make-cells.js';
import { makePage } from './make-page.js';
import { makeStatement, type PrintedRow, rowsFrom, type StatementLook } from './make-statement.js';

const START = 500_000;

/** Each run reads several pages. */
const RUNS = { numRuns: 40 };

const sizes = fc.uniqueArray(fc.integer({ min: 100, max: 400_000 }), {
  minLength: 5,
  maxLength: 14,
});

/** Money in and out, mixed, of one kind only, or money in only at the end. */
const movements = fc
  .tuple(sizes, fc.constantFrom('mixed', 'debits', 'credits', 'credits last'), fc.nat())
  .map(([amounts, kind, seed]) =>
    amounts.map((amount, index) => {
      if (kind === 'mixed') return (seed >> index) % 2 === 0 ? amount : -amount;
      if (kind === 'credits last') return index > amounts.length - 3 ? amount : -amount;
      return kind === 'debits' ? -amount : amount;
    }),
  );

const look: fc.Arbitrary<StatementLook> = fc.record({
  language: fc.constantFrom('he', 'en'),
  headings: fc.constantFrom<Align[]>('left', 'centre', 'right'),
  signed: fc.boolean(),
  wrapped: fc.boolean(),
  rowsPerPage: fc.constantFrom(3, 4, 20),
});

/** A column of amounts without a minus has no direction. */
const lookAt = (how: StatementLook, amounts: readonly number[]): StatementLook =>
  amounts.some((amount) => amount < 0) ? how : { ...how, signed: false };

const ordered = (rows: readonly PrintedRow[], newestFirst: boolean): PrintedRow[] =>
  newestFirst ? [...rows].reverse() : [...rows];

const movementsIn = (data: DocumentData) =>
  data.transactions.map(({ amount, balance }) => [amount?.value.minor, balance?.value.minor]);

/** Results of the arithmetic checks that do not pass. */
const faults = (data: DocumentData) =>
  check('bank_statement', data).filter(
    ({ id, status }) =>
      (id === 'running_balance' || id === 'statement_totals') && status !== 'pass',
  );

const withRow = (
  rows: readonly PrintedRow[],
  at: number,
  change: (row: PrintedRow) => PrintedRow,
): PrintedRow[] => rows.map((row, index) => (index === at ? change(row) : row));

const other = (minor: number): number => tampered(minor, 0, 3);

describe('the table of a statement', () => {
  it('is read with every amount in its own column, however headings and pages are set', async () => {
    await fc.assert(
      fc.asyncProperty(movements, look, fc.boolean(), async (amounts, how, newestFirst) => {
        const rows = ordered(rowsFrom(START, amounts), newestFirst);
        const data = await extractData(makeStatement(rows, lookAt(how, amounts)));
        expect(movementsIn(data)).toEqual(rows.map(({ amount, balance }) => [amount, balance]));
        expect(faults(data)).toEqual([]);
        expect(data.transactions.filter(({ newStatement }) => newStatement)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is read where the balance is printed only once a day', async () => {
    const rows = rowsFrom(START, [-100, -250, 900, -375, -40, 1_000]).map((row, index) =>
      index % 2 === 0 ? { ...row, balance: null } : row,
    );
    for (const headings of ['left', 'centre', 'right'] as const) {
      const data = await extractData(makeStatement(rows, { language: 'en', headings }));
      expect(movementsIn(data).map(([amount]) => amount)).toEqual(rows.map(({ amount }) => amount));
      expect(faults(data)).toEqual([]);
    }
  });
});

describe("a statement in which somebody blacked out what is nobody's business", () => {
  const rows = rowsFrom(START, [-100, -250, 900, -375, -40, 1_000, 70, -90]);
  const [whole, amounts] = [{ amount: null, balance: null }, { amount: null }];

  it.each([
    ['an amount', amounts],
    ['an amount with its balance', whole],
  ])('accuses nobody for %s, and hides no forgery elsewhere', async (_what, gone) => {
    for (const how of [
      { language: 'en', headings: 'left' },
      { language: 'he', headings: 'centre', wrapped: true },
    ] as const) {
      const redacted = rows.map((row, index) => (index === 3 ? { ...row, ...gone } : row));
      const data = await extractData(makeStatement(redacted, how));
      expect(faults(data)).toEqual([]);
      const forged = withRow(redacted, 6, (row) => ({ ...row, balance: 99_999 }));
      expect(faults(await extractData(makeStatement(forged, how)))).toMatchObject([
        { status: 'fail', say: 'balance' },
      ]);
    }
  });
});

describe('a forged statement', () => {
  it('is found by one changed amount, at its row, however the table is set', async () => {
    await fc.assert(
      fc.asyncProperty(
        movements,
        look,
        fc.boolean(),
        fc.nat(),
        async (amounts, how, newestFirst, seed) => {
          const at = 2 + (seed % (amounts.length - 3));
          const genuine = rowsFrom(START, amounts);
          const forged = withRow(genuine, at, (row) => ({
            ...row,
            amount: other(row.amount ?? 0),
          }));
          const data = await extractData(
            makeStatement(ordered(forged, newestFirst), lookAt(how, amounts)),
          );
          expect(faults(data)).toMatchObject([
            { status: 'fail', say: 'amount', finding: 'balance_mismatch' },
          ]);
          expect(faults(data)[0]?.values).toMatchObject({
            expected: ((amounts[at] ?? 0) / 100).toFixed(2),
          });
        },
      ),
      RUNS,
    );
  });

  it('is found by one changed balance, at its row, however the table is set', async () => {
    await fc.assert(
      fc.asyncProperty(
        movements,
        look,
        fc.boolean(),
        fc.nat(),
        async (amounts, how, newestFirst, seed) => {
          const at = 1 + (seed % (amounts.length - 2));
          const genuine = rowsFrom(START, amounts);
          const forged = withRow(genuine, at, (row) => ({
            ...row,
            balance: other(row.balance ?? 0),
          }));
          const data = await extractData(
            makeStatement(ordered(forged, newestFirst), lookAt(how, amounts)),
          );
          expect(faults(data)).toMatchObject([
            {
              status: 'fail',
              say: 'balance',
              values: { expected: ((genuine[at]?.balance ?? 0) / 100).toFixed(2) },
            },
          ]);
        },
      ),
      RUNS,
    );
  });

  it('is found by two changed amounts, both at their rows', async () => {
    await fc.assert(
      fc.asyncProperty(movements, look, fc.boolean(), async (amounts, how, newestFirst) => {
        const changed = (row: PrintedRow) => ({ ...row, amount: other(row.amount ?? 0) });
        const forged = withRow(withRow(rowsFrom(START, amounts), 1, changed), 3, changed);
        const rows = ordered([...forged, ...more(forged)], newestFirst);
        const found = faults(await extractData(makeStatement(rows, lookAt(how, amounts))));
        expect(found.map(({ status, finding }) => [status, finding])).toEqual([
          ['fail', 'balance_mismatch'],
          ['fail', 'balance_mismatch'],
        ]);
      }),
      RUNS,
    );
  });

  it('is found by a changed opening or closing balance where the other end holds', async () => {
    const amounts = [-100, -250, 900, -375, -40, 1_000];
    const rows = rowsFrom(START, amounts);
    const closing = rows.at(-1)?.balance ?? 0;
    for (const headings of ['left', 'centre', 'right'] as const) {
      const how = { language: 'en', headings } as const;
      const opened = makeStatement(rows, { ...how, opening: START + 90_000, closing });
      expect(faults(await extractData(opened))).toMatchObject([{ status: 'fail', say: 'opening' }]);
      const closed = makeStatement(rows, { ...how, opening: START, closing: closing + 90_000 });
      expect(faults(await extractData(closed))).toMatchObject([{ status: 'fail', say: 'closing' }]);
    }
  });
});

/** Four more movements after the last one. */
function more(rows: readonly PrintedRow[]): PrintedRow[] {
  const last = rows.at(-1);
  return rowsFrom(last?.balance ?? 0, [-1_111, 2_222, -3_333, 4_444]).map((row) => ({
    ...row,
    day: row.day + (last?.day ?? 0),
  }));
}

describe('two statements in one file', () => {
  const first = rowsFrom(1_227_393, [216_734, -145_671, 6_898, -368_978, -113_558]);
  const second = rowsFrom(755_882, [-56_670, -237_569, -230_792, 112_213, 322_479]);

  /** The two of them, the second set otherwise, with what tells them apart. */
  function merged(
    [one, two]: [StatementLook, StatementLook],
    [a, b]: [PrintedRow[], PrintedRow[]] = [first, second],
  ): Page[] {
    const pages = makeStatement(a, one);
    return [...pages, ...makeStatement(b, { ...two, firstPage: pages.length + 1 })];
  }

  const looks: [string, StatementLook, StatementLook][] = [
    [
      'opening balances',
      { language: 'en', headings: 'right', opening: 1_227_393, month: '03/2026' },
      { language: 'en', headings: 'left', wrapped: true, opening: 755_882, month: '09/2026' },
    ],
    [
      'the accounts alone',
      { language: 'he', headings: 'centre', account: '12-571-041116', month: '03/2026' },
      { language: 'he', headings: 'right', account: '12-571-990023', month: '09/2026' },
    ],
    [
      'dates that start again',
      { language: 'en', headings: 'centre', month: '09/2026' },
      { language: 'he', headings: 'left', signed: true, month: '03/2026' },
    ],
  ];

  it.each(looks)('told apart by %s are no forgery, in either order', async (_name, one, two) => {
    for (const newestFirst of [false, true]) {
      const rows: [PrintedRow[], PrintedRow[]] = [
        ordered(first, newestFirst),
        ordered(second, newestFirst),
      ];
      const looks: [StatementLook, StatementLook] =
        one.account === undefined && one.opening === undefined && newestFirst
          ? [two, one]
          : [one, two];
      const data = await extractData(merged(looks, rows));
      expect(movementsIn(data)).toHaveLength(10);
      expect(faults(data)).toEqual([]);
    }
  });

  it.each(looks)('told apart by %s are searched for forgeries, each', async (_name, one, two) => {
    for (const at of [0, 1] as const) {
      const rows: [PrintedRow[], PrintedRow[]] = [[...first], [...second]];
      rows[at] = withRow(rows[at], 2, (row) => ({ ...row, balance: other(row.balance ?? 0) }));
      const data = await extractData(merged([one, two], rows));
      expect(faults(data)).toMatchObject([{ status: 'fail', say: 'balance' }]);
    }
  });

  it('may run one oldest and one newest first', async () => {
    const [, one, two] = looks[0] ?? [];
    if (!one || !two) throw new Error('no looks');
    const data = await extractData(merged([one, two], [first, ordered(second, true)]));
    expect(faults(data)).toEqual([]);
  });

  it('leave a forged first row of the second one to be found by its opening balance', async () => {
    const [, one, two] = looks[0] ?? [];
    if (!one || !two) throw new Error('no looks');
    const forged = withRow(second, 0, (row) => ({ ...row, balance: other(row.balance ?? 0) }));
    const data = await extractData(merged([one, two], [first, forged]));
    expect(faults(data)).toMatchObject([{ status: 'fail', say: 'balance' }]);
  });
});

describe('a head repeated on every page', () => {
  it.each(['opening balance', 'account'])(
    'with the %s hides no forgery in the first row below it',
    async (repeated) => {
      const genuine = rowsFrom(START, [-100, -250, 900, -375, -40, 1_000, 70, -90]);
      const forged = withRow(genuine, 4, (row) => ({ ...row, amount: -99_940 }));
      const pages = makeStatement(forged, {
        language: 'en',
        headings: 'centre',
        rowsPerPage: 4,
        opening: START,
        ...(repeated === 'account' ? { account: '12-571-041116' } : { openingOnEveryPage: true }),
      });
      expect(pages).toHaveLength(2);
      expect(faults(await extractData(pages))).toMatchObject([
        { status: 'fail', say: 'amount', values: { expected: '-0.40' } },
      ]);
    },
  );

  it('begins no other statement where the dates turn back but the balance goes on', async () => {
    const rows = rowsFrom(START, [-100, -250, 900, -375, -40, 1_000, 70, -90]).map((row, index) =>
      index === 4 ? { ...row, day: 2 } : row,
    );
    const closing = (rows.at(-1)?.balance ?? 0) + 90_000;
    const pages = makeStatement(rows, {
      language: 'he',
      headings: 'centre',
      rowsPerPage: 4,
      opening: START,
      closing,
    });
    expect(faults(await extractData(pages))).toMatchObject([{ status: 'fail', say: 'closing' }]);
  });
});

describe('a statement in sections', () => {
  const summary = ['Beginning Balance | $1,000.00', 'Ending Balance | $1,150.00'];

  it('takes the direction of movements from the title of their table', async () => {
    const data = await extractData([
      makePage([
        ...summary,
        'DEPOSITS AND ADDITIONS',
        'Date | Description | Amount',
        '01/15/2026 | Salary | 300.00',
        'ELECTRONIC WITHDRAWALS',
        'Date | Description | Amount',
        '01/20/2026 | Rent | 150.00',
      ]),
    ]);
    expect(data.transactions.map(({ amount }) => amount?.value.minor)).toEqual([30_000, -15_000]);
  });

  it('reads a heading whose first line holds only a part of one column', async () => {
    const data = await extractData([
      makePage([
        'Date of',
        'Transaction | Merchant Name or Transaction Description | $ Amount',
        '11/15/2026 | Payment | -2,000.00',
        '11/20/2026 | Example Hotel | 1,087.26',
      ]),
    ]);
    expect(data.transactions.map(({ date }) => date?.value)).toEqual(['2026-11-15', '2026-11-20']);
  });

  it('ends a table at its closing balance', async () => {
    const data = await extractData([
      makePage([
        'Date | Description | Additions | Subtractions | Ending daily balance',
        '01/15/2026 | Salary | 300.00 |  | 1,300.00',
        '01/20/2026 | Rent |  | 150.00 | 1,150.00',
        'Ending balance |  |  |  | 1,150.00',
        'Minimum daily balance |  | 300.00 |  | 14,461.81',
      ]),
    ]);
    expect(movementsIn(data)).toEqual([
      [30_000, 130_000],
      [-15_000, 115_000],
    ]);
  });

  it('reads opening and closing balance of the first account of several', async () => {
    const data = await extractData([
      makePage([
        ...summary,
        'Total deposits | $300.00',
        'Second account',
        'Beginning Balance | $5,000.00',
        'Total deposits | $7.00',
        'Ending Balance | $5,007.00',
      ]),
    ]);
    const { opening_balance, closing_balance, total_credits } = data.fields;
    expect(
      [opening_balance, closing_balance, total_credits].map((one) => one?.value.minor),
    ).toEqual([100_000, 115_000, 30_000]);
  });

  it('keeps the closing balance behind one that is carried to the next page', async () => {
    const data = await extractData([
      makePage([
        'Opening balance | 1,000.00',
        'Balance carried forward | 1,300.00',
        'Balance brought forward | 1,300.00',
        'Closing balance | 1,150.00',
      ]),
    ]);
    expect(data.fields.closing_balance?.value.minor).toBe(115_000);
  });
});
