import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'IBAN check digits',
  says: {
    valid: (v) => `The IBAN ${isolate(v.iban)} is valid.`,
    invalid: (v) =>
      `The IBAN ${isolate(v.iban)} cannot exist: its check digits or its structure are wrong.`,
    specimen: (v) =>
      `The IBAN ${isolate(v.iban)} is not valid. Digits in counting order are those of a specimen.`,
    no_country: (v) => `${isolate(v.iban)} does not begin with a country that uses IBANs.`,
  },
} satisfies CheckText;

export const findings = {
  iban_invalid: {
    title: 'The IBAN is not valid',
    detail: (v) =>
      `The check digits or the structure of ${isolate(v.iban)} are wrong, so no bank can have issued it. Do not transfer money to it; ask the payee by another channel.`,
  },
  iban_specimen: {
    title: 'The IBAN is that of a specimen',
    detail: (v) =>
      `${isolate(v.iban)} is not valid, and its digits stand in counting order: samples are printed with such numbers. No money can be sent there; ask for the real account by another channel.`,
  },
} satisfies Record<string, FindingText>;
