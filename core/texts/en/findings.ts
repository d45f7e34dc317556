import { amount, date, instant, isolate, month } from '../format.js';
import type { FindingText, Values } from '../say.js';
import { PDF_FINDINGS } from './findings-pdf.js';
import { PIXEL_FINDINGS } from './findings-pixels.js';
import { PROVENANCE_FINDINGS } from './findings-provenance.js';
import { oddPart, oddValue } from './sums.js';
import { CONTEXT_FIELDS, DOCUMENT_TYPES, FOREIGN_KINDS, PLACES, WEEKDAYS } from './words.js';

/** Every finding code, with its English words. The keys are the vocabulary of all detectors. */
const findings = <Code extends string>(texts: Record<Code, FindingText>) => texts;

const OTHER_FINDINGS = findings({
  // ---- content: the document contradicts itself
  balance_mismatch: {
    title: 'The running balance does not add up',
    detail: (v) =>
      `${oddPart(v)} A bank’s system computes balances; compare this row with the bank’s own record.`,
  },
  total_mismatch: {
    title: 'A sum does not match its parts',
    detail: (v) => `${oddValue(v)} The marked value may have been changed; ask the issuer.`,
  },
  vat_mismatch: {
    title: 'The VAT does not match',
    detail: (v) => `${vatReason(v)} Check the invoice with the seller.`,
  },
  iban_invalid: {
    title: 'The IBAN is not valid',
    detail: (v) =>
      `The check digits or the structure of ${isolate(v.iban)} are wrong, so no bank can have issued it. Do not transfer money to it; ask the payee by another channel.`,
  },
  iban_account_mismatch: {
    title: 'IBAN and account number differ',
    detail: (v) =>
      `The IBAN ${isolate(v.iban)} names account ${isolate(v.expected)}, but the document prints ${isolate(v.printed)}. One of the two may have been replaced.`,
  },
  identity_number_invalid: {
    title: 'An identity number fails its check digit',
    detail: (v) =>
      `${isolate(v.number)} has a wrong check digit, so it cannot have been issued. Compare it with the identity document or the register.`,
  },
  bank_account_invalid: {
    title: 'The account number does not follow its bank’s rule',
    detail: (v) =>
      `Account ${isolate(v.account)} fails the check digits of ${isolate(v.bank_en)}. Verify the account with the bank before paying.`,
  },
  weekday_mismatch: {
    title: 'The weekday does not match the date',
    detail: (v) =>
      `${date(v.date)} was a ${WEEKDAYS[Number(v.expected)] ?? ''}, but ${WEEKDAYS[Number(v.printed)] ?? ''} is printed beside it. The date may have been changed.`,
  },
  date_impossible: {
    title: 'A date that does not exist',
    detail: (v) =>
      `${isolate(v.printed)} is in no calendar. A computer does not print such a date; it may have been changed by hand.`,
  },
  date_in_future: {
    title: 'The document is dated in the future',
    detail: (v) =>
      `The document is dated ${date(v.date)}, but was scanned on ${date(v.today)}. Ask when it was issued.`,
  },
  status_not_final: {
    title: 'The action is not final',
    detail: (v) =>
      `The document says “${isolate(v.word)}”: the action was asked for, not carried out. It is no proof of payment; wait for the money.`,
  },
  status_void: {
    title: 'The action was cancelled, refused or returned',
    detail: (v) =>
      `The document says “${isolate(v.word)}”: no money has moved, or it went back. It is no proof of payment.`,
  },
  marked_not_original: {
    title: 'Marked as a draft, sample or simulation',
    detail: (v) =>
      `The document says of itself “${isolate(v.word)}”. Ask for the original that was issued.`,
  },
  // ---- content against the client's expectations
  expected_amount_mismatch: {
    title: 'The expected amount is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${isolate(v.expected)}; the main amount of the document is ${amount(v.found)}.`
        : `Expected ${isolate(v.expected)}; no amount of the document equals it.`,
  },
  expected_name_mismatch: {
    title: 'The expected name is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${isolate(v.expected)}; the document names ${isolate(v.found)}.`
        : `Expected ${isolate(v.expected)}; the name was not found anywhere in the text.`,
  },
  expected_date_mismatch: {
    title: 'The expected date is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${date(v.expected)}; the document is dated ${date(v.found)}.`
        : `Expected ${date(v.expected)}; the date was not found anywhere in the text.`,
  },
  expected_reference_mismatch: {
    title: 'The expected reference or account is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${isolate(v.expected)}; the document prints ${isolate(v.found)}.`
        : `Expected ${isolate(v.expected)}; it was not found anywhere in the text.`,
  },
  expected_document_type_mismatch: {
    title: 'Another kind of document than expected',
    detail: (v) =>
      `Expected ${documentType(v.expected)}, but by its layout and words this is ${documentType(v.found)}.`,
  },
  expectation_not_checked: {
    title: 'An expectation could not be checked',
    detail: (v) =>
      `The expected ${CONTEXT_FIELDS[String(v.field)] ?? 'value'} (${isolate(v.field === 'document_type' ? documentType(v.expected) : v.expected)}) could not be compared: ${NOT_CHECKED[String(v.why)] ?? 'the text could not be read well enough'}. Compare it by eye.`,
  },
  // ---- metadata
  picture_editor: {
    title: 'Saved by a picture editor',
    detail: (v) =>
      `The ${place(v)} names ${isolate(v.program)}, a program for editing pictures. Ask why the file passed through it, and for the original.`,
  },
  pdf_editor: {
    title: 'Saved by a PDF editor',
    detail: (v) =>
      `The ${place(v)} names ${isolate(v.program)}, which can change the text of a PDF. Ask why the file passed through it, and for the original.`,
  },
  authoring_program: {
    title: 'Made with an office or design program',
    detail: (v) =>
      `The ${place(v)} names ${isolate(v.program)}. Issuers produce documents of this kind with systems of their own. Ask the issuer for the original.`,
  },
  printed_to_pdf: {
    title: 'Printed to PDF',
    detail: (v) =>
      `The file was printed to PDF with ${isolate(v.program)}. This is common and no sign of forgery, but the print no longer shows how the original was made.`,
  },
  metadata_dates_disagree: {
    title: 'The dates in the metadata contradict each other',
    detail: (v) => {
      switch (String(v.event)) {
        case 'reversed':
          return `By its metadata the file was made at ${instant(v.one)} but last saved before that, at ${instant(v.other)}. One of the dates was changed, or a clock was wrong.`;
        case 'program':
          return `The file is dated ${date(v.one)}, but ${isolate(v.program)}, which it names as its maker, came out in ${month(v.other)}. The date or the program’s name was changed, or a clock was wrong.`;
        case 'format':
          return `The file is dated ${date(v.one)}, but is written in ${isolate(v.program)}, a format published in ${month(v.other)}. It was saved again later, or the date was changed.`;
        case 'rewritten':
          return `An earlier revision kept in the file says it was made at ${instant(v.one)}, a later one ${instant(v.other)}. The date of making never changes by itself. Ask for the original.`;
        default:
          return `One part of the metadata gives ${instant(v.one)}, another ${instant(v.other)} for the same event. A program that saves a file sets both; one of them was changed later.`;
      }
    },
  },
  metadata_date_in_future: {
    title: 'The metadata are dated in the future',
    detail: (v) =>
      `The metadata carry ${instant(v.one)}, later than the time of the scan. The clock of the computer was wrong, or the date was made up.`,
  },
  modified_after_creation: {
    title: 'Saved again after it was made',
    detail: (v) =>
      `Made at ${instant(v.one)}, saved again at ${instant(v.other)}. Signing, stamping and sending do this too; alone it means nothing.`,
  },
  ai_generator_declared: {
    title: 'The file says that AI made or changed the picture',
    detail: (v) =>
      `${AI_BASIS[String(v.basis)] ?? 'The metadata'} (${isolate(v.name)}): this is how generators mark their pictures. Do not rely on the document; ask the issuer.`,
  },
  // ---- structure
  revision_changes_content: {
    title: 'Page content was changed after the PDF was made',
    detail: (v) =>
      `${v.count === 1 ? 'A later revision of the file changes' : `${v.count} later revisions of the file change`} what is printed${v.pages ? ` on page ${v.pages}` : ''}. Ask the issuer for the file as it was sent.`,
  },
  revision_other: {
    title: 'The PDF was saved again without changing its pages',
    detail: (v) =>
      v.signed
        ? 'The later revisions hold signatures or form data and change no page content. This is normal.'
        : 'The later revisions change no page content. This is normal.',
  },
  foreign_data_before: {
    title: 'Foreign data before the document',
    detail: (v) =>
      `The file begins with ${v.bytes} bytes${foreign(v)} that do not belong to the document. Ask for the file again, directly from its source.`,
  },
  foreign_data_after: {
    title: 'Foreign data after the document',
    detail: (v) =>
      `After the end of the document the file goes on for ${v.bytes} bytes${foreign(v)}. Do not open the file in other programs; ask for it again, directly from its source.`,
  },
  active_content: {
    title: (v) => `The PDF holds ${ACTIVE[String(v.kind)] ?? 'active content'}`,
    detail: (v) =>
      v.kind === 'file' || v.kind === 'media'
        ? 'Issuers of documents seldom send that. Look at it only in a protected viewer.'
        : 'Issuers of documents do not send that. Do not open the file outside a viewer that blocks scripts and programs.',
  },
  damaged_structure: {
    title: 'Parts of the file are damaged',
    detail:
      'Some parts of the file could not be read or had to be repaired. What is shown may differ between viewers; ask for the original file.',
  },
  // ---- history
  same_file_again: {
    title: 'The same file was scanned before',
    detail: (v) =>
      `Your organization scanned exactly this file ${v.count === 1 ? 'once' : `${v.count} times`} before, last on ${date(v.date)}.`,
  },
  same_picture_again: {
    title: 'The same document was scanned before in another file',
    detail: (v) =>
      `A scan of ${date(v.date)} shows the same pages with ${v.numbers_percent}% of the numbers in common, but in another file. ${Number(v.numbers_percent) < 100 ? 'Compare the numbers that differ.' : 'Check whether the document is used twice.'}`,
  },
  // ---- the scan itself
  layer_incomplete: {
    title: 'Part of the analysis could not run',
    detail: 'The result is incomplete: signs of forgery may have been missed. Scan the file again.',
  },
});

export const FINDINGS = {
  ...OTHER_FINDINGS,
  ...PDF_FINDINGS,
  ...PIXEL_FINDINGS,
  ...PROVENANCE_FINDINGS,
};

export type FindingCode = keyof typeof FINDINGS;

const place = (v: Values): string => PLACES[String(v.where)] ?? 'metadata';
const documentType = (value: string | number | undefined): string =>
  DOCUMENT_TYPES[String(value)] ?? String(value ?? '');

const foreign = (v: Values): string => {
  const kind = FOREIGN_KINDS[String(v.kind)];
  return kind ? ` (${kind})` : '';
};

function vatReason(v: Values): string {
  if (v.rates !== undefined)
    return `The VAT rate of ${v.rate}% was not in force${v.date ? ` on ${date(v.date)}` : ''}; lawful: ${v.rates}%.`;
  if (v.rate !== undefined)
    return `The VAT of ${amount(v.printed)} is more than ${v.rate}% of its base, which would be ${amount(v.expected)}.`;
  return oddValue(v);
}

const ACTIVE: Record<string, string> = {
  launch: 'a command that starts a program or another file',
  program: 'a program as an attached file',
  link_script: 'a link that runs a script or opens a file of the computer',
  javascript: 'a script',
  submit: 'a command that sends or loads form data',
  media: 'sound, video or interactive media',
  file: 'an attached file',
};

const AI_BASIS: Record<string, string> = {
  manifest: 'The Content Credentials in the file record that AI made it',
  source_type: 'The metadata declare that the picture is synthetic',
  generator_data: 'The file holds the settings of a picture generator',
  software: 'The metadata name a picture generator',
};

const NOT_CHECKED: Record<string, string> = {
  unreadable: 'the text could not be read well enough',
  near: 'a similar value was read, but not surely enough to tell a misreading from a difference',
  script: 'it is written in another script than the document',
  no_value: 'it holds nothing that can be compared',
  unclear_type: 'the kind of the document could not be told surely',
};
