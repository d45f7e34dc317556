import { describe, expect, it } from 'vitest';
import { documentDetectors } from '../../../../worker/engine/detectors/document/index.js';
import { pictureDetectors } from '../../../../worker/engine/detectors/picture/index.js';
import { checks } from '../../../../worker/engine/checks/index.js';
import { sayCheck, sayFinding } from '../../../../worker/engine/report/say-finding.js';
import type { Values } from '../../../../worker/engine/texts/say.js';
import { PDF_FINDING_VALUES } from './pdf-finding-values.js';
import { PIXEL_FINDING_VALUES } from './pixel-finding-values.js';
import { type FindingCode, FINDINGS } from '../../../../worker/engine/scoring/finding-codes.js';

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Acronyms that Hebrew bank texts write in Latin letters. */
const ACRONYMS = /\b(?:IBAN|PDF|XMP|JPEG|PNG|ZIP|UTC)\b/g;

const row = { date: '2026-03-31', description: 'Salary', printed: '90.00', expected: '60.00' };
const part = { sum: 'total', part: 'total', printed: '1190.00', expected: '1180.00' };
const account = { iban: 'IL62', expected: '10-800-99', printed: '10-800-98' };

const CREDENTIALS = [
  { by: 'Sample Camera 1', signer: 'Sample Signer, Sample' },
  { by: '', signer: '' },
];

/** Values for every variant of the finding texts. */
const FINDING_VALUES: Record<FindingCode, Values[]> = {
  balance_mismatch: ['balance', 'amount', 'row', 'opening', 'closing'].map((odd) => ({
    ...row,
    odd,
  })),
  total_mismatch: [
    part,
    { ...part, part: 'net' },
    { ...part, part: 'net_to_pay' },
    { ...part, part: 'year_gross' },
    { ...part, part: 'item' },
    { ...part, part: 'credits' },
    { ...part, or_parts: 1 },
  ],
  vat_mismatch: [
    { ...part, part: 'vat' },
    { rate: 12, rates: '17 / 18', date: '2025-01-20' },
    { rate: 12, rates: '17 / 18', date: '' },
    { rate: 18, printed: '200.00', expected: '180.00' },
  ],
  einvoice_payment_differs: [{ stated: '119.00', printed: '919.00' }],
  einvoice_detail_differs: [{ stated: 'R-1', printed: 'R-7' }],
  iban_invalid: [{ iban: 'IL00 0000' }],
  iban_specimen: [{ iban: 'DE00 1234' }],
  iban_account_mismatch: [account],
  identity_number_invalid: [{ number: '123456789' }],
  bank_account_invalid: [{ account: '12-571-041117', bank_en: 'Hapoalim', bank_he: 'בנק הפועלים' }],
  weekday_mismatch: [{ date: '2026-03-31', printed: 0, expected: 2 }],
  amount_words_mismatch: [{ words: '1234.56', digits: '7234.56' }],
  hebrew_date_mismatch: [
    { date: '2026-11-27', printed: 'י"ב בכסלו תשפ"ז', day: 17, month: 'Kislev', year: 5787 },
  ],
  date_impossible: [{ printed: '31/02/2026' }],
  date_in_future: [{ date: '2027-01-01', today: '2026-11-20' }],
  status_not_final: [{ word: 'ממתין' }],
  status_void: [{ word: 'cancelled' }],
  marked_not_original: [{ word: 'DRAFT' }],
  expected_amount_mismatch: [{ expected: '1,250', found: '1520.00' }, { expected: '1,250' }],
  expected_name_mismatch: [{ expected: 'Dana', found: 'Dan' }, { expected: 'Dana' }],
  expected_date_mismatch: [
    { expected: '2026-03-31', found: '2026-03-30' },
    { expected: '2026-03-31' },
  ],
  expected_reference_mismatch: [{ expected: '123', found: '124' }, { expected: '123' }],
  expected_document_type_mismatch: [{ expected: 'invoice', found: 'payslip' }],
  expectation_not_checked: [
    { field: 'expected_name', expected: 'Dana', why: 'script' },
    { field: 'expected_date', expected: '2026-03-31', why: 'near' },
    { field: 'document_type', expected: 'invoice', why: 'unclear_type' },
    { field: 'expected_amount', expected: 'much', why: 'no_value' },
    { field: 'expected_reference', expected: '123', why: 'unreadable' },
  ],
  several_documents_on_page: [{ page: 1, count: 2 }],
  text_not_as_shown: [
    { page: 1, count: 1 },
    { page: 1, count: 2 },
    { page: 2, count: 3 },
  ],
  picture_editor: ['producer', 'creator', 'xmp', 'history', 'software', 'manifest'].map(
    (where) => ({
      program: 'GIMP',
      where,
    }),
  ),
  pdf_editor: [{ program: 'Sejda', where: 'creator' }],
  authoring_program: [{ program: 'Canva', where: 'producer' }],
  printed_to_pdf: [{ program: 'Chrome', where: 'producer' }],
  metadata_dates_disagree: ['same', 'reversed', 'program', 'format', 'rewritten'].map((event) => ({
    event,
    one: '2026-03-31T10:00:00.000Z',
    other: '2026-03-30T10:00:00.000Z',
    ...(event === 'program' && { program: 'LibreOffice 7.4' }),
    ...(event === 'format' && { program: 'PDF 2.0' }),
  })),
  metadata_date_in_future: [{ one: '2036-03-31T10:00:00.000Z' }],
  modified_after_creation: [{ one: '2026-03-31T10:00:00.000Z', other: '2026-04-30T10:00:00.000Z' }],
  ai_generator_declared: ['manifest', 'source_type', 'generator_data', 'software'].map((basis) => ({
    basis,
    name: 'parameters',
  })),
  ai_part_declared: ['manifest', 'source_type'].map((basis) => ({ basis, name: 'Sample' })),
  credentials_picture_changed: CREDENTIALS,
  credentials_manifest_changed: CREDENTIALS,
  credentials_removed: [{ by: '', signer: '' }],
  credentials_edited: [{ program: 'Sample' }, { program: '' }],
  credentials_intact: [0, 1].flatMap((captured) =>
    CREDENTIALS.map((values) => ({ ...values, captured })),
  ),
  credentials_unchecked: [
    'no_signature',
    'algorithm',
    'no_hash',
    'elsewhere',
    'unreadable',
  ].flatMap((reason) => CREDENTIALS.map((values) => ({ ...values, reason }))),
  revision_changes_content: [
    { count: 1, pages: '2' },
    { count: 3, pages: '' },
  ],
  revision_other: [
    { count: 1, signed: 1 },
    { count: 2, signed: 0 },
  ],
  foreign_data_before: ['zip', 'html', 'other'].map((kind) => ({ bytes: 17, kind })),
  foreign_data_after: ['exe', 'pdf', 'jpeg', 'png', 'other'].map((kind) => ({ bytes: 17, kind })),
  active_content: ['launch', 'program', 'link_script', 'javascript', 'submit', 'media', 'file'].map(
    (kind) => ({ kind, count: 1 }),
  ),
  damaged_structure: [{ count: 2 }],
  same_file_again: [
    { count: 1, date: '2026-03-31T10:00:00.000Z', scan: 'x' },
    { count: 4, date: '2026-03-31T10:00:00.000Z', scan: 'x' },
  ],
  same_picture_again: [
    { count: 1, date: '2026-03-31T10:00:00.000Z', scan: 'x', pages: 1, numbers_percent: 98 },
    { count: 1, date: '2026-03-31T10:00:00.000Z', scan: 'x', pages: 1, numbers_percent: 100 },
  ],
  layer_incomplete: [{}],
  ...PDF_FINDING_VALUES,
  ...PIXEL_FINDING_VALUES,
};

/** Values for every placeholder a check may use. */
const CHECK_VALUES: Values = {
  ...row,
  ...part,
  ...account,
  odd: 'balance',
  count: 3,
  difference: '10.00',
  rate: 18,
  rates: '17 / 18',
  number: '123456782',
  account: '12-571-041116',
  code: '12',
  bank_en: 'Bank Hapoalim',
  bank_he: 'בנק הפועלים',
  today: '2026-11-20',
  vat: '5000.00',
  threshold: '900.00',
};
/** Values of checks that name theirs otherwise, or give them another meaning. */
const OWN_VALUES: Record<string, Values> = {
  payslip_tax: { printed: '900.00', least: '1100.00', most: '1337.65', base: '12000.00' },
  einvoice_values: { stated: '119.00', printed: '919.00' },
  weekday: { date: '2026-03-31', printed: 0, expected: 2 },
  amount_in_words: { words: '1234.56', digits: '7234.56' },
  hebrew_date: {
    date: '2026-11-27',
    printed: 'י"ב בכסלו תשפ"ז',
    day: 17,
    month: 'Kislev',
    year: 5787,
  },
  page_numbers: { of: 3, printed: '1, 2' },
};

const checkValues = (id: string): Values => OWN_VALUES[id] ?? CHECK_VALUES;

/** Matches a sentence with a missing value. */
function expectWhole(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  expect(text).not.toContain(OPEN + CLOSE);
  expect(text).not.toMatch(/ {2}| [,.;:)]|\( |\(\)/);
  expect([...text].filter((char) => char === OPEN)).toHaveLength(
    [...text].filter((char) => char === CLOSE).length,
  );
  expect(text.trim()).toBe(text);
  expect(text.length).toBeGreaterThan(3);
}

function expectHebrew(text: string): void {
  expectWhole(text);
  expect(text).toMatch(/[א-ת]{2}/);
  const own = text.replace(/\u2068[^\u2069]*\u2069/g, '').replace(ACRONYMS, '');
  expect(own).not.toMatch(/[a-z0-9]/i);
}

const codes = Object.keys(FINDINGS) as FindingCode[];
const sentences = checks.flatMap(({ id, words }) =>
  Object.keys(words.en.says).map((say) => [id, say] as const),
);

describe('texts', () => {
  it.each(codes)('%s reads well in both languages, with all its values', (code) => {
    for (const values of FINDING_VALUES[code]) {
      const english = sayFinding(code, values, 'en');
      expectWhole(english.title);
      expectWhole(english.detail);
      expect(english.title + english.detail.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(
        /[א-ת]/,
      );
      const hebrew = sayFinding(code, values, 'he');
      expectHebrew(hebrew.title);
      expectHebrew(hebrew.detail);
    }
  });

  it.each(sentences)('check %s says "%s" in both languages', (id, say) => {
    const english = sayCheck(id, say, checkValues(id), 'en');
    expectWhole(english.label);
    expectWhole(english.detail);
    const hebrew = sayCheck(id, say, checkValues(id), 'he');
    expectHebrew(hebrew.label);
    expectHebrew(hebrew.detail);
  });

  it('has the same sentences of a check in both languages', () => {
    for (const { words } of checks)
      expect(Object.keys(words.he.says).sort()).toEqual(Object.keys(words.en.says).sort());
  });

  it('is declared by one table of findings each: two that share a code share its declaration', () => {
    const declared = new Map<string, unknown>();
    for (const { findings } of [...documentDetectors, ...pictureDetectors])
      for (const [code, declaration] of Object.entries(findings)) {
        expect(declared.get(code) ?? declaration).toBe(declaration);
        declared.set(code, declaration);
      }
  });

  it('refuses a sentence that a check does not have', () => {
    expect(() => sayCheck('iban', 'maybe', {}, 'he')).toThrow('no sentence maybe');
  });

  it('names the value printed and the value expected where sums do not hold', () => {
    for (const lang of ['en', 'he'] as const) {
      for (const odd of ['balance', 'amount', 'row', 'opening', 'closing']) {
        const { detail } = sayFinding('balance_mismatch', { ...row, odd }, lang);
        expect(detail).toContain('90.00');
        expect(detail).toContain('60.00');
      }
      const { detail } = sayFinding('total_mismatch', part, lang);
      expect(detail).toContain('1,190.00');
      expect(detail).toContain('1,180.00');
    }
  });
});
