import type { FindingCode } from '../../scoring/finding-codes.js';
import type { Values } from '../../texts/say.js';
import { PDF_FINDING_VALUES } from './pdf-findings.js';
import { PIXEL_FINDING_VALUES } from './picture-findings.js';
import { account, part, row } from './shared.js';

const CREDENTIALS = [
  { by: 'Sample Camera 1', signer: 'Sample Signer, Sample' },
  { by: '', signer: '' },
];

/**
 * Sample values of every finding, one set for each variant of its texts. The first is
 * shown as the example of its code; a code without an example does not compile.
 */
export const FINDING_VALUES: Record<FindingCode, Values[]> = {
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
  code_payment_differs: [{ scheme: 'GiroCode', stated: '119.00', printed: '919.00' }],
  code_amount_missing: [{ scheme: 'RKSV', stated: '119.00' }],
  code_detail_differs: [{ scheme: 'RKSV', stated: '2024-05-01', printed: '2024-05-11' }],
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
  active_content: [
    'launch',
    'program',
    'link_script',
    'server_link',
    'javascript',
    'submit',
    'media',
    'file',
  ].map((kind) => ({ kind, count: 1 })),
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
