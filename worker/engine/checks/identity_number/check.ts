import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { identityNumberIsValid, NO_DEDUCTION_CUSTOMER } from '../../israel/identity-number.js';
import { documentCheck } from '../document-check.js';
import { isIsraeli } from '../../extraction/israeli.js';

/** The check digit of Israeli identity numbers of people. */
export const identityNumber = documentCheck({
  id: 'identity_number',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    data.identityNumbers
      .filter(({ kind, value }) => kind === 'person' && value !== NO_DEDUCTION_CUSTOMER)
      .map((reading) => {
        const valid = identityNumberIsValid(reading.value);
        // Foreigners' passports stand under the same label, with seven or eight digits.
        const mayBePassport = reading.raw.replace(/\D/g, '').length < 9;
        const wrong = !valid && !mayBePassport && isIsraeli(data);
        return {
          status: valid ? 'pass' : wrong ? 'fail' : 'warn',
          say: valid ? 'valid' : wrong ? 'invalid' : 'maybe_passport',
          values: { number: reading.raw },
          place: reading.place,
          certainty: reading.certainty,
          finding: wrong ? 'identity_number_invalid' : null,
          evidence: reading.raw,
        };
      }),
});
