import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { documentCheck } from '../document-check.js';
import { isSpecimenNumber } from '../specimen-number.js';
import { formatIban } from '../../israel/iban-account.js';

/** The check digits of every IBAN, and its length and structure by country. */
export const iban = documentCheck({
  id: 'iban',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    data.ibans.map((extracted) => {
      const { valid, errorCodes } = validateIBAN(extracted.value.replace(/\s/g, ''));
      // A value that is no IBAN of any country is more likely misread than forged.
      const noCountry = errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry);
      // Without the country's letters and the check digits, which follow from the rest.
      const specimen = isSpecimenNumber(extracted.value.replace(/\s/g, '').slice(4));
      const finding = specimen ? 'iban_specimen' : 'iban_invalid';
      return {
        status: valid ? 'pass' : noCountry ? 'warn' : 'fail',
        say: valid ? 'valid' : noCountry ? 'no_country' : specimen ? 'specimen' : 'invalid',
        // The normalised value; the evidence is as printed.
        values: { iban: formatIban(extracted.value) },
        place: extracted.place,
        certainty: extracted.certainty,
        finding: valid || noCountry ? null : finding,
        evidence: extracted.raw,
      };
    }),
});
