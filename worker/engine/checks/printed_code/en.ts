import { amount, date, isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Machine-readable code and printed values',
  says: {
    same: (v) => `What the page prints agrees with its code (${isolate(v.scheme)}).`,
    amount_differs: (v) =>
      `The page prints ${amount(v.printed)}; its code (${isolate(v.scheme)}) states ${amount(v.stated)}.`,
    amount_missing: (v) =>
      `The code on the page (${isolate(v.scheme)}) states ${amount(v.stated)}, which is printed nowhere.`,
    iban_differs: (v) =>
      `The page prints the IBAN ${isolate(v.printed)}; its code (${isolate(v.scheme)}) states ${isolate(v.stated)}.`,
    date_differs: (v) =>
      `The page is dated ${date(v.printed)}; its code (${isolate(v.scheme)}) is dated ${date(v.stated)}.`,
    number_differs: (v) =>
      `The page prints the number ${isolate(v.printed)}; its code (${isolate(v.scheme)}) states ${isolate(v.stated)}.`,
    issuer_number_differs: (v) =>
      `The page prints the issuer's number ${isolate(v.printed)}; its code (${isolate(v.scheme)}) states ${isolate(v.stated)}.`,
  },
} satisfies CheckText;

export const findings = {
  code_payment_differs: {
    title: 'The code on the page states another amount or account',
    detail: (v) =>
      `A machine-readable code (${isolate(v.scheme)}) repeats what its document says. The page prints ${isolate(v.printed)}, the code states ${isolate(v.stated)}, and that is printed nowhere on the pages. The print or the code was changed, or the code belongs to another document; ask the issuer which one holds before relying on it.`,
  },
  code_amount_missing: {
    title: 'The amount that the code states is printed nowhere',
    detail: (v) =>
      `A machine-readable code (${isolate(v.scheme)}) repeats what its document says. It states ${amount(v.stated)}, and none of the amounts on the pages is that. A printed amount or the code may have been changed, or the code belongs to another document; compare the total on the page with the code.`,
  },
  code_detail_differs: {
    title: 'The code on the page states another date or number',
    detail: (v) =>
      `The page prints ${isolate(v.printed)}, its machine-readable code (${isolate(v.scheme)}) states ${isolate(v.stated)}, and that is printed nowhere on the pages. The print may have been changed, or the code belongs to another document; the issuer can tell which one holds.`,
  },
} satisfies Record<string, FindingText>;
