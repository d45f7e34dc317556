import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { Samples, type Sample } from '../../scripts/evaluate/samples-listing.js';

const FOLDER = join(import.meta.dirname, '../../samples');
const { samples } = Samples.parse(JSON.parse(readFileSync(join(FOLDER, 'samples.json'), 'utf8')));
const genuine = samples.filter(({ label }) => label === 'genuine');
const forged = samples.filter(({ label }) => label === 'forged');
const bytesOf = (file: string): Buffer => readFileSync(join(FOLDER, file));

describe('the sample documents', () => {
  it('are listed, each and only they', () => {
    const files = readdirSync(FOLDER).filter((name) => !/\.(json|md)$/.test(name));
    expect(samples.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it('are small enough for git', () => {
    const sizes = samples.map(({ file }) => statSync(join(FOLDER, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(2_000_000);
  });

  it('cover the five file types, both languages and five kinds, genuine and forged', () => {
    const endings = new Set(samples.map(({ file }) => file.split('.').at(-1)));
    expect(endings).toEqual(new Set(['pdf', 'jpg', 'png', 'webp', 'heic']));
    for (const set of [genuine, forged]) {
      expect(new Set(set.map(({ lang }) => lang))).toEqual(new Set(['he', 'en']));
      expect(new Set(set.map(({ document_type }) => document_type)).size).toBe(5);
    }
  });

  it('name for each forgery a genuine twin, an operation and what to expect', () => {
    for (const sample of forged) {
      expect(genuine.map(({ file }) => file)).toContain(sample.twin);
      expect(sample.changes.length).toBeGreaterThan(0);
      expect(sample.expected.categories.length).toBeGreaterThan(0);
      for (const { from, to } of sample.changes) expect(from).not.toBe(to);
    }
  });
});

const minor = (decimal: string | undefined): number => Math.round(Number(decimal) * 100);

/** Whether every sum on a statement matches its transactions and labelled amounts. */
const statementFits = ({ truth: { transactions, fields } }: Sample): boolean => {
  let balance = minor(fields.opening_balance);
  const rowsFit = transactions.every(
    (row) => (balance += minor(row.amount)) === minor(row.balance),
  );
  return rowsFit && balance === minor(fields.closing_balance);
};

const fits: Record<string, (sample: Sample) => boolean> = {
  bank_statement: statementFits,
  payslip: ({ truth: { fields } }) =>
    minor(fields.gross) - minor(fields.total_deductions) === minor(fields.net),
  invoice: ({ truth: { fields } }) =>
    minor(fields.subtotal) + minor(fields.vat) === minor(fields.total) &&
    minor(fields.vat) === Math.round(minor(fields.subtotal) * 0.18),
};

/** The Israeli rule: alternate weights 1 and 2, sum of digits, a multiple of ten. */
const hasRightCheckDigit = (number: string): boolean =>
  [...number].reduce((total, digit, index) => {
    const product = Number(digit) * (1 + (index % 2));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0) %
    10 ===
  0;

describe('a genuine sample', () => {
  it.each(genuine.map((sample) => [sample.file, sample] as const))(
    '%s has sums that fit and numbers with right check digits',
    (_file, sample) => {
      expect(fits[sample.document_type]?.(sample) ?? true).toBe(true);
      for (const iban of sample.truth.ibans) expect(isValidIBAN(iban), iban).toBe(true);
      for (const number of sample.truth.identity_numbers) {
        expect(hasRightCheckDigit(number), number).toBe(true);
      }
    },
  );

  it('prints no date on which its bank was closed', () => {
    const dates = genuine.flatMap(({ truth }) => truth.transactions.map(({ date }) => date));
    expect(dates.length).toBeGreaterThan(30);
    for (const date of dates) expect(new Date(`${date}T12:00Z`).getUTCDay(), date).not.toBe(6);
  });
});

describe('a forged sample', () => {
  it('expected to be caught by its sums has sums that do not fit', () => {
    const bySums = forged.filter(({ expected }) => expected.categories.includes('amount_logic'));
    expect(bySums.length).toBeGreaterThanOrEqual(5);
    for (const sample of bySums) {
      expect(fits[sample.document_type]?.(sample), sample.file).toBe(false);
    }
  });

  it('with a replaced IBAN has one that fails its check digits', () => {
    const sample = forged.find(({ file }) => file === 'he-invoice-forged-iban.pdf');
    expect(sample?.truth.ibans.map((iban) => isValidIBAN(iban))).toEqual([false]);
  });

  it('saved as an incremental update still begins with the genuine file', () => {
    const original = bytesOf('he-bank-statement.pdf');
    const updated = bytesOf('he-bank-statement-forged-revision.pdf');
    expect(updated.subarray(0, original.length).equals(original)).toBe(true);
    expect(updated.subarray(original.length).toString('latin1')).toMatch(
      /^5 0 obj[\s\S]*\/Prev \d+[\s\S]*%%EOF\n$/,
    );
  });

  it('with an appended archive ends in a ZIP after the end of the PDF', () => {
    const bytes = bytesOf('he-transfer-forged-appended.pdf');
    const end = bytes.lastIndexOf('%%EOF');
    expect(bytes.indexOf('PK\x03\x04', end, 'latin1')).toBe(end + '%%EOF\n'.length);
  });
});
