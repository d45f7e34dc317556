import { describe, expect, it } from 'vitest';
import type { DocumentType, ScanContext } from '../../../../../core/vocabulary.js';
import { parseAmount } from '../../../../../worker/engine/detectors/document/expectations/amount.js';
import { expectations } from '../../../../../worker/engine/detectors/document/expectations/detector.js';
import type { Page } from '../../../../../worker/engine/evidence/page.js';
import type {
  BankAccount,
  DocumentData,
} from '../../../../../worker/engine/evidence/document-data.js';
import { emptyData, money, reading } from '../../document-data.js';
import { classified, never, page, told } from './evidence.js';

const TRANSFER = page([
  'אישור ביצוע העברה',
  'שם המוטב: ישראל ישראלי בע"מ',
  'Beneficiary: Dana Ben-David',
  'אסמכתא: 0012-345-678',
  'לחשבון 12-571-041116',
  'סכום 1,250.00 ₪ תאריך 31/03/2026',
]);
const DATA: DocumentData = {
  ...emptyData(),
  amounts: [money(125_000, { currency: 'ILS' })],
  fields: { transfer_amount: money(125_000, { currency: 'ILS' }) },
  dates: [reading('2026-03-31')],
  names: [{ ...reading('ישראל ישראלי בע"מ'), role: 'payee' }],
  references: [reading('0012-345-678')],
  accounts: [
    reading<BankAccount>({ bank: '12', branch: '571', number: '041116' }, { raw: '12-571-041116' }),
  ],
  ibans: [reading('IL840125710000000041116')],
};

const look = async (
  context: ScanContext,
  {
    pages = [TRANSFER],
    data = DATA,
    type = 'bank_transfer',
  }: { pages?: Page[]; data?: DocumentData; type?: DocumentType } = {},
) =>
  told(
    await expectations.detect({ context, data, pages, classification: classified(type) }, never),
  ).map(({ code, values, confidence }) => ({ code, ...values, confidence }));
const codes = async (...given: Parameters<typeof look>) =>
  (await look(...given)).map(({ code }) => code);

describe('an expected amount', () => {
  it.each([
    '1250',
    '1,250',
    '1,250.00 ₪',
    '₪1250.00',
    'ILS 1250',
    '1.250,00',
    '1 250 ש"ח',
    '-1250',
  ])('written %s is met by 1,250.00', async (expected_amount) => {
    expect(await look({ expected_amount })).toEqual([]);
  });

  it('that is not there is a mismatch that names the amount that is', async () => {
    expect(await look({ expected_amount: '1,520.00' })).toMatchObject([
      { code: 'expected_amount_mismatch', expected: '1,520.00', found: '1250.00' },
    ]);
    expect(await codes({ expected_amount: '$1,250.00' })).toEqual(['expected_amount_mismatch']);
  });

  it('close to one read once is not decided', async () => {
    const unsure = money(126_000, { certainty: 'unsure' });
    const data = { ...DATA, amounts: [unsure], fields: { transfer_amount: unsure } };
    expect(await look({ expected_amount: '1250' }, { data })).toMatchObject([
      { code: 'expectation_not_checked', field: 'expected_amount', why: 'near' },
    ]);
  });

  it('that is no amount cannot be compared', async () => {
    expect(await look({ expected_amount: 'about a lot' })).toMatchObject([
      { code: 'expectation_not_checked', why: 'no_value' },
    ]);
    expect(parseAmount('1,234,567.8')).toEqual({ minor: 123_456_780, currency: null });
  });
});

describe('an expected name', () => {
  it.each([
    'ישראל ישראלי',
    'ישראלי ישראל',
    'ישראל ישראלי בע״מ',
    'י. ישראלי',
    'מר ישראל ישראלי',
    'DANA BEN DAVID',
    'Ben-David, Dana',
    'Dana Bendavid',
    'Dána Ben-David',
    'Ms. Dana Ben David',
  ])('written %s is met', async (expected_name) => {
    const joined = page([...TRANSFER.lines.map(({ text }) => text), 'Dana BenDavid']);
    expect(await look({ expected_name }, { pages: [joined] })).toEqual([]);
  });

  it('is met after a Hebrew preposition, in other final letters, and over two lines', async () => {
    const pages = [
      page(['העברה בוצעה לאברהם כהן ביום שלישי', 'לכבוד', 'משה', 'לוי פתח תקווה אפרים']),
    ];
    expect(await look({ expected_name: 'אברהם כהן' }, { pages })).toEqual([]);
    expect(await look({ expected_name: 'משה לוי' }, { pages })).toEqual([]);
    expect(await look({ expected_name: 'אפרימ' }, { pages })).toEqual([]);
  });

  it('that is another one is a mismatch that names the payee', async () => {
    expect(await look({ expected_name: 'משה לוי' })).toMatchObject([
      { code: 'expected_name_mismatch', found: 'ישראל ישראלי בע"מ' },
    ]);
    expect(await codes({ expected_name: 'ישראל כהן' })).toEqual(['expected_name_mismatch']);
    expect(await codes({ expected_name: 'Dana Levi' })).not.toEqual([]);
  });

  it('misread by OCR in a letter is met, exact text in another letter is not', async () => {
    const lines = [
      'Transfer confirmation number 1',
      'Beneficiary: Dana Cohem',
      'Amount 100.00 USD',
    ];
    const data = { ...DATA, names: [] };
    const scanned = [page(lines, { source: 'ocr', confidence: 0.9 })];
    expect(await look({ expected_name: 'Dana Cohen' }, { pages: scanned, data })).toEqual([]);
    expect(await codes({ expected_name: 'Dana Cohen' }, { pages: [page(lines)], data })).toEqual([
      'expected_name_mismatch',
    ]);
  });

  it('in another script than the document is not decided', async () => {
    expect(await look({ expected_name: 'Moshe Levi' })).toMatchObject([
      { code: 'expectation_not_checked', why: 'script' },
    ]);
  });

  it('is not met by initials alone', async () => {
    const pages = [page(['Invoice for the month of March', 'd c', 'Thank you for your business'])];
    expect(
      await codes({ expected_name: 'Dana Cohen' }, { pages, data: { ...DATA, names: [] } }),
    ).toEqual(['expected_name_mismatch']);
  });
});

describe('an expected date', () => {
  it('is met by any date of the document, and else names the one that is there', async () => {
    expect(await look({ expected_date: '2026-03-31' })).toEqual([]);
    expect(await look({ expected_date: '2026-04-01' })).toMatchObject([
      { code: 'expected_date_mismatch', found: '2026-03-31' },
    ]);
  });

  it('is met abroad with day and month either way, in Israel only with the day first', async () => {
    const dates = [reading('2026-03-04')];
    const abroad = { ...emptyData(), dates, amounts: [money(1, { currency: 'USD' })] };
    expect(await look({ expected_date: '2026-04-03' }, { data: abroad })).toEqual([]);
    expect(await codes({ expected_date: '2026-04-03' }, { data: { ...DATA, dates } })).toEqual([
      'expected_date_mismatch',
    ]);
  });
});

describe('an expected reference', () => {
  it.each([
    '0012-345-678',
    '12345678',
    '0012 345 678',
    '12-571-041116',
    '041116',
    '571/41116',
    'IL84 0125 7100 0000 0041 116',
  ])('written %s is met', async (expected_reference) => {
    expect(await look({ expected_reference })).toEqual([]);
  });

  it.each(['12345679', '99', '345', '041117', '1111'])(
    'written %s is a mismatch',
    async (expected_reference) => {
      expect(await look({ expected_reference })).toMatchObject([
        { code: 'expected_reference_mismatch', found: '0012-345-678' },
      ]);
    },
  );
});

describe('an expected type', () => {
  it('is met by the same type, else a mismatch, less sure between neighbours, undecided when unclear', async () => {
    expect(await look({ document_type: 'bank_transfer' })).toEqual([]);
    const [far] = await look({ document_type: 'payslip' });
    const [near] = await look({ document_type: 'payment_app' });
    expect(far).toMatchObject({ code: 'expected_document_type_mismatch', found: 'bank_transfer' });
    expect(near?.confidence).toBeLessThan(far?.confidence ?? 0);
    expect(await codes({ document_type: 'payslip' }, { type: 'other' })).toEqual([
      'expectation_not_checked',
    ]);
  });
});

describe('expectations', () => {
  it('never become mismatches on text read too poorly', async () => {
    const poor: Page[][] = [
      [page(['a b c d e f g h'], { source: 'ocr', confidence: 0.4 })],
      [page([], { source: 'none' })],
    ];
    for (const pages of poor) {
      const found = await look(
        {
          expected_amount: '7',
          expected_name: 'Dana',
          expected_date: '2026-01-01',
          expected_reference: '77777',
        },
        { pages },
      );
      expect(found.map(({ code }) => code)).toEqual(Array(4).fill('expectation_not_checked'));
    }
  });

  it('leave notes alone', async () => {
    expect(await look({ notes: 'call 050-0000000 about 9,999' })).toEqual([]);
  });
});
