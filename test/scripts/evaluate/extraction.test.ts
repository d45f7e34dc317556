import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareFields, countFields } from '../../../scripts/evaluate/extraction.js';
import { extractionsOf, truthOf } from '../../../scripts/evaluate/extraction-truth.js';
import { findDocuments } from '../../../scripts/evaluate/find-documents.js';
import { sampleResult } from '../../api/sample-report.js';

const read = (name: string, value: string, isSure = true) => ({ name, value, isSure });

describe('compareFields', () => {
  it('compares amounts by value and text by letters and digits', () => {
    const truth = { total: '117.50', issuer: 'Dana Ltd.', issue_date: '2024-02-03' };
    const compared = compareFields(truth, [
      read('total', '117.5'),
      read('issuer', 'DANA LTD'),
      read('issue_date', '2024-03-02'),
    ]);
    expect(compared.map(({ found, right }) => [found, right])).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('compares companies without the legal form that only one side has', () => {
    const isRight = (truth: string, value: string) =>
      compareFields({ issuer: truth }, [read('issuer', value)])[0]?.right === 1;
    expect(isRight('Exemple SARL', 'Exemple')).toBe(true);
    expect(isRight('Exemple', 'Exemple S.A.R.L.')).toBe(true);
    expect(isRight('דוגמה', 'דוגמה בע"מ')).toBe(true);
    expect(isRight('Exemple SARL', 'Exemple GmbH')).toBe(false);
    expect(isRight('Exemple SARL', 'Autre')).toBe(false);
    expect(isRight('Inc', 'Ltd')).toBe(false);
  });

  it('takes any of the spellings of one value, and each of several values', () => {
    const truth = { issuer: { any: ['Dana', 'Dana Ltd'] }, iban: ['DE1', 'DE2'] };
    const compared = compareFields(truth, [read('issuer', 'Dana Ltd'), read('iban', 'DE2')]);
    expect(compared).toMatchObject([
      { field: 'issuer', found: 1, right: 1, truth: ['Dana'] },
      { field: 'iban', found: 1, right: 1, truth: ['DE1', 'DE2'] },
    ]);
  });

  it('counts a value as wrong where the document prints none, and more so when called sure', () => {
    const truth = { vat: null };
    expect(compareFields(truth, [read('vat', '1.00', false)])[0]).toMatchObject({
      truth: [],
      extracted: ['1.00'],
      right: 0,
      sureAndWrong: 0,
    });
    expect(compareFields(truth, [read('vat', '1.00')])[0]?.sureAndWrong).toBe(1);
  });
});

describe('countFields', () => {
  it('gives recall, precision and the documents that miss a field', () => {
    const truth = { total: '1.00' };
    const [total] = countFields([
      { file: 'a', fields: compareFields(truth, [read('total', '1.00')]) },
      { file: 'b', fields: compareFields(truth, [read('total', '2.00')]) },
      { file: 'c', fields: compareFields(truth, []) },
    ]);
    expect(total).toMatchObject({
      field: 'total',
      recall: { hits: 1, of: 3 },
      precision: { hits: 1, of: 2 },
      sureAndWrong: 1,
      missedIn: ['b', 'c'],
      wrongIn: ['b'],
    });
  });
});

describe('truthOf', () => {
  it('reads the file beside a document, which is no document itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'truth-'));
    try {
      writeFileSync(join(folder, 'a.png'), 'x');
      writeFileSync(join(folder, 'a.png.truth.json'), '{"total": "1.00", "vat": null}');
      expect(await truthOf(join(folder, 'a.png'))).toEqual({ total: '1.00', vat: null });
      expect(await truthOf(join(folder, 'b.png'))).toBeNull();
      expect((await findDocuments(folder)).map(({ file }) => file)).toEqual(['a.png']);
      writeFileSync(join(folder, 'b.png.truth.json'), '{"total": 1}');
      await expect(truthOf(join(folder, 'b.png'))).rejects.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('extractionsOf', () => {
  it('takes the named values, the currency and the type of a report', () => {
    const { report } = sampleResult('0');
    expect(extractionsOf(report, 'invoice')).toEqual([
      { name: 'opening_balance', value: '4100.00', isSure: true },
      { name: 'currency', value: 'ILS', isSure: false },
      { name: 'document_type', value: 'invoice', isSure: false },
    ]);
  });
});
