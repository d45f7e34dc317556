import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Classification } from '../../../../worker/engine/evidence/classification.js';
import type {
  DocumentData,
  TransactionRow,
} from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { runChecks } from '../../../../worker/engine/pipeline/run-checks.js';
import { at, emptyData, money, reading, statementRows } from '../document-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, only } from './run.js';

const classification: Classification = {
  documentType: 'bank_statement',
  issuer: null,
  channel: 'native_pdf',
};

const results = (data: DocumentData) =>
  runChecks({
    data,
    classification,
    file: { name: 'statement.pdf', type: 'application/pdf' },
    today: '2026-11-20',
  }).filter(({ id }) => id === 'running_balance');

const statement = (transactions: TransactionRow[], fields: DocumentData['fields'] = {}) => ({
  ...emptyData(),
  transactions,
  fields,
});

const amount = fc.integer({ min: -2_000_000, max: 2_000_000 }).filter((minor) => minor !== 0);
const movements = fc.array(amount, { minLength: 4, maxLength: 30 });
const start = fc.integer({ min: -500_000, max: 5_000_000 });

/** One digit of a number replaced by another. */
const tampered = (minor: number, position: number, digit: number): number => {
  const digits = String(Math.abs(minor));
  const index = position % digits.length;
  const old = Number(digits[index]);
  const other = (old + 1 + (digit % 9)) % 10;
  const changed = Number(digits.slice(0, index) + other + digits.slice(index + 1));
  return minor < 0 ? -changed : changed;
};

const withRow = (
  rows: readonly TransactionRow[],
  index: number,
  change: (row: TransactionRow) => TransactionRow,
) => rows.map((row, at) => (at === index ? change(row) : row));

describe('running balance', () => {
  it('never fails a consistent statement, oldest or newest first, with or without its ends', () => {
    fc.assert(
      fc.property(
        start,
        movements,
        fc.boolean(),
        fc.boolean(),
        (opening, amounts, newestFirst, ends) => {
          const rows = statementRows(opening, amounts);
          const closing = opening + amounts.reduce((sum, one) => sum + one, 0);
          const fields = ends
            ? { opening_balance: money(opening), closing_balance: money(closing) }
            : {};
          const found = results(statement(newestFirst ? [...rows].reverse() : rows, fields));
          expect(found.map(({ status }) => status)).toEqual(['pass']);
        },
      ),
    );
  });

  it('never fails a part of a statement whose page numbers say that pages are missing', () => {
    fc.assert(
      fc.property(
        start,
        movements,
        fc.boolean(),
        fc.subarray([1, 2, 3, 4], { minLength: 1, maxLength: 3 }),
        (opening, amounts, newestFirst, kept) => {
          const rows = statementRows(opening, amounts);
          const closing = opening + amounts.reduce((sum, one) => sum + one, 0);
          const ordered = newestFirst ? [...rows].reverse() : rows;
          const onPage = (index: number) => 1 + Math.floor((4 * index) / ordered.length);
          // As a person sends some of four pages: each printed number stays, the file's own changes.
          const sent = ordered.flatMap((row, index) => {
            const page = kept.indexOf(onPage(index)) + 1;
            return page === 0 ? [] : [{ ...row, place: { ...row.place, page } }];
          });
          const pageNumbers = kept.map((number, index) =>
            reading({ number, of: 4 }, { place: at(97, 80, index + 1) }),
          );
          const fields = { opening_balance: money(opening), closing_balance: money(closing) };
          const found = results({ ...statement(sent, fields), pageNumbers });
          expect(found.filter(({ status }) => status === 'fail')).toEqual([]);
        },
      ),
    );
  });

  it('never fails a statement that prints the balance only once a day', () => {
    fc.assert(
      fc.property(start, movements, fc.infiniteStream(fc.boolean()), (opening, amounts, shown) => {
        const rows = statementRows(opening, amounts).map((row) =>
          shown.next().value ? row : { ...row, balance: null },
        );
        expect(results(statement(rows)).filter(({ status }) => status !== 'pass')).toEqual([]);
      }),
    );
  });

  /** The balance after a day's last movement, printed beside any one of its movements. */
  const onceADay = (rows: TransactionRow[], lengths: number[], beside: number[]) => {
    let from = 0;
    return lengths.flatMap((length, day) => {
      const movementsOfDay = rows.slice(from, from + length);
      from += length;
      const { balance = null, date = null } = movementsOfDay.at(-1) ?? {};
      const at = (beside[day] ?? 0) % Math.max(1, movementsOfDay.length);
      return movementsOfDay.map((row, index) => ({
        ...row,
        date,
        balance: index === at ? balance : null,
      }));
    });
  };
  const days = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 10 });

  it('never fails a statement that prints the balance of a day beside any of its movements', () => {
    fc.assert(
      fc.property(
        start,
        days,
        fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }),
        fc.infiniteStream(amount),
        fc.boolean(),
        (opening, lengths, beside, stream, newestFirst) => {
          const count = lengths.reduce((sum, one) => sum + one, 0);
          const rows = statementRows(opening, [...stream.take(count)]);
          const printed = onceADay(rows, lengths, beside);
          const found = results(statement(newestFirst ? printed.reverse() : printed));
          expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
        },
      ),
    );
  });

  it('finds a changed amount of such a statement', () => {
    const lengths = [1, 2, 1, 3, 1, 1];
    const amounts = [-5000, 12_000, -3350, -7125, 4400, -1810, 960, -2275, 8340];
    const printed = onceADay(statementRows(90_000, amounts), lengths, [0, 0, 0, 1, 0, 0]);
    const forged = withRow(printed, 7, (row) => ({ ...row, amount: money(-2_275_00) }));
    expect(results(statement(printed)).map(({ status }) => status)).toEqual(['pass']);
    expect(results(statement(forged)).map(({ status }) => status)).toContain('fail');
  });

  it('accuses no movement whose line prints what the balances demand beside it', async () => {
    const rows = [
      'Date | Description | Amount | Balance | Charges',
      '22/01/2026 | Purchase | 642.90 | 5,669.58 |',
      '26/01/2026 | Payment to Mr Botes | 1,280.00 | 4,389.58 | 8.50',
      '01/02/2026 | Debit order | 1,284.17 | 3,105.41 |',
      '05/02/2026 | Electricity | 800.00 | 2,305.41 | 1.50',
      '14/02/2026 | Telephone | 599.00 | 1,706.41 |',
      '20/02/2026 | Fee | 249.00 | 1,457.41 |',
    ];
    const failures = async (some: string[]) =>
      only(check('bank_statement', await extractData([makePage(some)])), 'running_balance').filter(
        ({ status }) => status === 'fail',
      ).length;
    expect(await failures(rows)).toBe(0);
    expect(await failures(rows.map((row) => row.replace('3,105.41', '8,105.41')))).toBeGreaterThan(
      0,
    );
  });

  it('accuses no movement of a picture whose sign was misread', () => {
    const rows = statementRows(90_000, [-5_000, 12_000, -3_350, 4_400, -1_810], 'confirmed');
    const misread = withRow(rows, 3, (row) => ({
      ...row,
      amount: money(-4_400, { certainty: 'confirmed' }),
    }));
    expect(results(statement(misread)).map(({ status }) => status)).toEqual(['pass']);
    const exact = withRow(
      statementRows(90_000, [-5_000, 12_000, -3_350, 4_400, -1_810]),
      3,
      (row) => ({
        ...row,
        amount: money(-4_400),
      }),
    );
    expect(results(statement(exact)).map(({ status }) => status)).toEqual(['fail']);
  });

  it('finds one changed digit of a balance at its row, once, and knows the right value', () => {
    fc.assert(
      fc.property(
        start,
        movements,
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (opening, amounts, at, position, digit, newestFirst) => {
          const rows = statementRows(opening, amounts);
          const index = at % amounts.length;
          const genuine = rows[index]?.balance?.value.minor ?? 0;
          const forged = withRow(rows, index, (row) => ({
            ...row,
            balance: money(tampered(genuine, position, digit), { place: row.balance?.place }),
          }));
          const closing = opening + amounts.reduce((sum, one) => sum + one, 0);
          const found = results(
            statement(newestFirst ? [...forged].reverse() : forged, {
              opening_balance: money(opening),
              closing_balance: money(closing),
            }),
          );
          expect(found).toHaveLength(1);
          expect(found[0]).toMatchObject({
            status: 'fail',
            say: 'balance',
            finding: 'balance_mismatch',
            place: rows[index]?.balance?.place,
            values: { expected: (genuine / 100).toFixed(2), description: `row ${index}` },
          });
        },
      ),
    );
  });

  it('finds one changed digit of an amount at its row, once, and knows the right value', () => {
    fc.assert(
      fc.property(
        start,
        movements,
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (opening, amounts, at, position, digit, newestFirst) => {
          const rows = statementRows(opening, amounts);
          const index = 1 + (at % (amounts.length - 2));
          const genuine = amounts[index] ?? 0;
          const forged = withRow(rows, index, (row) => ({
            ...row,
            amount: money(tampered(genuine, position, digit), { place: row.amount?.place }),
          }));
          const found = results(statement(newestFirst ? [...forged].reverse() : forged));
          expect(found).toHaveLength(1);
          expect(found[0]).toMatchObject({
            status: 'fail',
            finding: 'balance_mismatch',
            values: { description: `row ${index}` },
          });
        },
      ),
    );
  });

  it('never fails a statement that lists the movements of a day in another order', () => {
    const day = fc.integer({ min: 2, max: 5 });
    // No two sums of these are alike, so that no row fits by chance.
    const powers = fc
      .array(fc.boolean(), { minLength: 4, maxLength: 12 })
      .map((ins) => ins.map((isIn, index) => (isIn ? 1 : -1) * 100 * 3 ** index));
    fc.assert(
      fc.property(start, powers, day, fc.boolean(), (opening, amounts, size, newestFirst) => {
        const rows = statementRows(opening, amounts);
        const listed = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
          // Every other day runs the other way.
          index % 2 === 0
            ? rows.slice(index * size, (index + 1) * size)
            : rows.slice(index * size, (index + 1) * size).reverse(),
        ).flat();
        const fields = {
          opening_balance: money(opening),
          closing_balance: money(opening + amounts.reduce((sum, one) => sum + one, 0)),
        };
        const found = results(statement(newestFirst ? [...listed].reverse() : listed, fields));
        expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
      }),
    );
  });

  it('takes a row without a date among dated ones for no movement where it breaks the balance', () => {
    const rows = statementRows(10_000, [100, -200, 300, -400, 500, -600, 700, -800]);
    const turnover: TransactionRow = {
      date: null,
      description: 'turnover of the month',
      amount: money(400),
      balance: money(600),
      reference: null,
      place: { page: 1, rect: { x: 5, y: 13.5, w: 90, h: 0.4 } },
    };
    const genuine = [...rows.slice(0, 4), turnover, ...rows.slice(4)];
    expect(results(statement(genuine))).toMatchObject([{ status: 'pass' }]);
    const undatedBalance = [...rows.slice(0, 4), { ...turnover, balance: null }, ...rows.slice(4)];
    expect(results(statement(undatedBalance))).toMatchObject([{ status: 'pass' }]);
    const forged = withRow(genuine, 7, (row) => ({ ...row, balance: money(77_700) }));
    expect(results(statement(forged))).toMatchObject([{ status: 'fail', say: 'balance' }]);
  });

  it('accuses nobody of a digit that was read once', () => {
    const rows = withRow(statementRows(10_000, [100, 200, 300, 400, 500]), 2, (row) => ({
      ...row,
      balance: money(99_999, { certainty: 'unsure' }),
    }));
    expect(results(statement(rows))).toMatchObject([{ status: 'warn', finding: null }]);
  });

  it('begins anew where another account begins, where rows may be missing, and where a balance is carried over', () => {
    const first = statementRows(10_000, [100, -200, 300, 400]);
    const second = statementRows(777_700, [50, -60, 70]).map((row) => ({
      ...row,
      place: { page: 2, rect: row.place.rect },
    }));
    const carried: TransactionRow = {
      date: null,
      description: 'carried forward',
      amount: null,
      balance: money(10_600),
      reference: null,
      place: { page: 2, rect: { x: 5, y: 9, w: 90, h: 0.9 } },
    };
    const opening = { ...carried, description: 'opening', balance: money(777_700) };
    expect(results(statement([...first, opening, ...second]))).toMatchObject([{ status: 'pass' }]);
    const [head, ...tail] = second;
    if (!head) throw new Error('no rows');
    expect(results(statement([...first, { ...head, gapBefore: true }, ...tail]))).toMatchObject([
      { status: 'pass' },
    ]);
    const more = statementRows(10_600, [1_000, 2_000]).map((row) => ({
      ...row,
      place: { page: 2, rect: row.place.rect },
    }));
    expect(results(statement([...first, carried, ...more]))).toMatchObject([
      { status: 'pass', values: { count: 6 } },
    ]);
  });

  it('warns, and names no row, where most of a table does not add up', () => {
    const rows = statementRows(10_000, [100, 200, 300, 400, 500]).map((row, index) => ({
      ...row,
      balance: money(index * index * 7_919 + 13),
    }));
    expect(results(statement(rows))).toMatchObject([
      { status: 'warn', say: 'not_understood', finding: null },
    ]);
  });

  it('finds a changed closing balance when everything else agrees', () => {
    const rows = statementRows(10_000, [100, 200, 300]);
    const found = results(
      statement(rows, { opening_balance: money(10_000), closing_balance: money(90_600) }),
    );
    expect(found).toMatchObject([
      { status: 'fail', say: 'closing', values: { expected: '106.00' } },
    ]);
  });
});
