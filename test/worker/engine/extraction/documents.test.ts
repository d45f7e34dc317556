import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';
import { readEnglish, readHebrew } from './read-rows.js';

describe('numbers of identity', () => {
  it.each([
    ['ת.ז. 123456782', [['123456782', 'person']]],
    ['ת"ז: 12345678-2', [['123456782', 'person']]],
    ['מספר זהות: 23456789', [['023456789', 'person']]],
    ['ח"פ 516179157', [['516179157', 'company']]],
    ['עוסק מורשה 516179157', [['516179157', 'company']]],
    ['ע.מ. 023456789', [['023456789', 'unknown']]],
    ['תיק ניכויים 912345678', []],
    ['טלפון 031234567', []],
    ['תאריך לידה 12/03/1980', []],
    ['ת.ז. 01/02/1980', []],
  ])('%s', async (text, expected) => {
    const data = await readHebrew('פלוני אלמוני', text);
    expect(data.identityNumbers.map(({ value, kind }) => [value, kind])).toEqual(expected);
  });

  it('of other countries are not taken for Israeli ones', async () => {
    expect((await readEnglish('Company No. 123456789', 'Total RM 9.00')).identityNumbers).toEqual(
      [],
    );
  });
});

describe('IBANs', () => {
  it.each([
    ['IL620108000000099999999', ['IL620108000000099999999']],
    ['IL62 0108 0000 0009 9999 999', ['IL620108000000099999999']],
    ['IL99 0108 0000 0009 9999 999', ['IL990108000000099999999']],
    ['IBAN: NL27 INGB 0000 0265 01 BIC: INGBNL2A', ['NL27INGB0000026501']],
    ['IBAN GB29NWBK60161331926819', ['GB29NWBK60161331926819']],
    ['Order AB12345678901234567890', []],
    ['Ref. DE00 1234 5678 9012 3456 78', []],
    ['IL62 0108 0000 0009 9999', []],
  ])('%s', async (text, expected) => {
    expect((await readEnglish(text)).ibans.map(({ value }) => value)).toEqual(expected);
  });
});

describe('accounts in groups of digits', () => {
  it.each([
    ['Account no. | 3 1 8 0 4 4 2 7', '31804427'],
    ['Account number | 7 0044 182 903', '70044182903'],
    ['Account number | 044 18 207 715', '04418207715'],
  ])('are one number: %s', async (text, number) => {
    const { accounts } = await readEnglish('Example Bank', text);
    expect(accounts.map(({ value }) => value)).toEqual([{ bank: null, branch: null, number }]);
  });

  it('are bank, branch and account in Hebrew', async () => {
    const { accounts } = await readHebrew('בנק לדוגמה', 'מספר חשבון | 1234567 800 10');
    expect(accounts.map(({ value }) => value)).toEqual([
      { bank: '10', branch: '800', number: '1234567' },
    ]);
  });
});

describe('what is absent stays absent', () => {
  it('in an empty document and in one without text', async () => {
    const empty = await extractData([]);
    const blank = await extractData([makePage([], { textSource: 'none' })]);
    for (const data of [empty, blank]) {
      expect(data.textSource).toBe('none');
      expect(data.amounts).toEqual([]);
      expect(data.fields).toEqual({});
      expect(data.transactions).toEqual([]);
    }
  });

  it('in prose that uses the words of labels', async () => {
    const data = await readEnglish(
      'The customer may change the account at any time and pay the total in cash.',
      'From time to time the beneficiary is asked to name a bank or branch.',
      'Your balance, net of fees and tax, is subject to discount and rounding.',
    );
    expect(data.names).toEqual([]);
    expect(data.fields).toEqual({});
    expect(data.accounts).toEqual([]);
    expect(data.references).toEqual([]);
  });
});

it('reads a dollar sign that OCR took for an S, and only in what OCR read', async () => {
  const rows = ['Example Ltd', 'Nett Total: S8.20'];
  const [read, printed] = await Promise.all([
    extractData([makePage(rows, { textSource: 'ocr' })]),
    extractData([makePage(rows)]),
  ]);
  expect(read.fields.total?.value).toEqual({ minor: 820, currency: 'USD' });
  expect(printed.fields.total).toBeUndefined();
});
