import { amount } from '../format.js';
import type { FindingText } from '../say.js';

/** Every finding code, with its English words. The keys are the vocabulary of all detectors. */
const findings = <Code extends string>(texts: Record<Code, FindingText>) => texts;

export const FINDINGS = findings({
  // ---- content: the document contradicts itself
  balance_mismatch: {
    title: 'The running balance does not add up',
    detail: (v) =>
      `After this movement the balance should be ${amount(v.expected)}, but ${amount(v.printed)} is printed.`,
  },
  total_mismatch: {
    title: 'The total does not match its parts',
    detail: (v) =>
      `The parts add up to ${amount(v.expected)}, but ${amount(v.printed)} is printed.`,
  },
  vat_mismatch: {
    title: 'The VAT does not match',
    detail: 'The VAT does not match its base and rate.',
  },
  iban_invalid: { title: 'The IBAN is not valid', detail: 'The IBAN fails its check digits.' },
  iban_account_mismatch: {
    title: 'IBAN and account differ',
    detail: 'The IBAN names another bank, branch or account than the one printed beside it.',
  },
  identity_number_invalid: {
    title: 'An identity number fails its check digit',
    detail: 'The number cannot have been issued.',
  },
  bank_account_invalid: {
    title: 'The account number fails its check digits',
    detail: 'The account number does not follow its bank’s rule.',
  },
  weekday_mismatch: {
    title: 'The weekday does not match the date',
    detail: 'The weekday printed beside the date is another one.',
  },
  date_impossible: {
    title: 'A date that does not exist',
    detail: 'The printed date is not in the calendar.',
  },
  date_in_future: {
    title: 'A date in the future',
    detail: 'The document is dated later than today.',
  },
  status_not_final: {
    title: 'The action is not final',
    detail: 'The document says that the action is still pending.',
  },
  status_void: {
    title: 'The action was cancelled or returned',
    detail: 'The document says that the action was cancelled, refused or returned.',
  },
  marked_not_original: {
    title: 'Marked as draft, sample or specimen',
    detail: 'The document says of itself that it is no original.',
  },
  // ---- content against the client's expectations
  expected_amount_mismatch: {
    title: 'The expected amount is not in the document',
    detail: 'Another amount is printed.',
  },
  expected_name_mismatch: {
    title: 'The expected name is not in the document',
    detail: 'Another name is printed.',
  },
  expected_date_mismatch: {
    title: 'The expected date is not in the document',
    detail: 'Another date is printed.',
  },
  expected_reference_mismatch: {
    title: 'The expected reference is not in the document',
    detail: 'Another reference is printed.',
  },
  expected_document_type_mismatch: {
    title: 'Another type of document than expected',
    detail: 'The document is of another type.',
  },
  expectation_not_checked: {
    title: 'An expectation could not be checked',
    detail: 'The text could not be read well enough.',
  },
  // ---- metadata
  picture_editor: {
    title: 'Saved by a picture editor',
    detail: 'The metadata name a picture editor.',
  },
  pdf_editor: { title: 'Saved by a PDF editor', detail: 'The metadata name a PDF editor.' },
  authoring_program: {
    title: 'Made with an office or design program',
    detail: 'Issuers do not make such documents with this program.',
  },
  printed_to_pdf: { title: 'Printed to PDF', detail: 'The file is a print of another document.' },
  metadata_dates_disagree: {
    title: 'The dates in the metadata contradict each other',
    detail: 'The dates in the metadata contradict each other.',
  },
  metadata_date_in_future: {
    title: 'Metadata dated in the future',
    detail: 'The metadata carry a date later than today.',
  },
  modified_after_creation: {
    title: 'Saved again after it was made',
    detail: 'The file was saved again after it was made.',
  },
  ai_generator_declared: {
    title: 'The file says that AI made the picture',
    detail: 'The metadata declare that a generator made the picture.',
  },
  // ---- structure
  revision_changes_content: {
    title: 'Page content was changed after the PDF was made',
    detail: 'A later revision changes the content of pages.',
  },
  revision_other: {
    title: 'The PDF has later revisions',
    detail: 'Later revisions change no page content.',
  },
  foreign_data_before: {
    title: 'Foreign data before the document',
    detail: 'The file begins with bytes that do not belong to the document.',
  },
  foreign_data_after: {
    title: 'Foreign data after the document',
    detail: 'The file ends with bytes that do not belong to the document.',
  },
  active_content: {
    title: 'Active content in the PDF',
    detail: 'The PDF carries JavaScript or embedded files.',
  },
  damaged_structure: {
    title: 'Parts of the file are damaged',
    detail: 'Some parts of the file could not be read.',
  },
  // ---- history
  same_file_again: {
    title: 'The same file was scanned before',
    detail: 'The very same bytes were scanned before.',
  },
  same_picture_again: {
    title: 'The same document was scanned before in another file',
    detail: 'A picture that looks alike and says the same was scanned before.',
  },
  // ---- the scan itself
  layer_incomplete: {
    title: 'Part of the analysis could not run',
    detail: 'The result is incomplete.',
  },
});

export type FindingCode = keyof typeof FINDINGS;
