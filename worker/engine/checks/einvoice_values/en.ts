import { amount, date, isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'E-invoice data and printed values',
  says: {
    same: 'What the page prints agrees with the invoice data (XML) inside the file.',
    total_differs: (v) =>
      `The page prints a total of ${amount(v.printed)}; the invoice data inside the file state ${amount(v.stated)}.`,
    iban_differs: (v) =>
      `The page prints the IBAN ${isolate(v.printed)}; the invoice data inside the file state ${isolate(v.stated)}.`,
    issue_date_differs: (v) =>
      `The page is dated ${date(v.printed)}; the invoice data inside the file are dated ${date(v.stated)}.`,
    number_differs: (v) =>
      `The page prints the number ${isolate(v.printed)}; the invoice data inside the file state ${isolate(v.stated)}.`,
  },
} satisfies CheckText;

export const findings = {
  einvoice_payment_differs: {
    title: 'The e-invoice data state another amount or account',
    detail: (v) =>
      `The file holds its invoice twice: as a page and as data for accounting programs. The page prints ${isolate(v.printed)}, the data state ${isolate(v.stated)}, and that is printed nowhere on the pages. One of the two was changed, or a program wrote them apart by mistake; ask the issuer which one holds before paying.`,
  },
  einvoice_detail_differs: {
    title: 'The e-invoice data state another date or number',
    detail: (v) =>
      `The page prints ${isolate(v.printed)}, the invoice data inside the file state ${isolate(v.stated)}. Programs that fill in the two separately may differ; the issuer can tell which one holds.`,
  },
} satisfies Record<string, FindingText>;
