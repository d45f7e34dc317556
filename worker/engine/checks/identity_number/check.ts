import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { identityNumberIsValid, NO_DEDUCTION_CUSTOMER } from '../../israel/identity-number.js';
import { documentCheck } from '../document-check.js';
import { isIsraeli } from '../../extraction/israeli.js';

/** The check digit of personal Israeli identity numbers. */
export const identityNumber = documentCheck({
  id: 'identity_number',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    data.identityNumbers
      .filter(({ kind, value }) => kind === 'person' && value !== NO_DEDUCTION_CUSTOMER)
      .map((extracted) => {
        const valid = identityNumberIsValid(extracted.value);
        // Passport numbers of foreigners appear under the same label, with seven or eight digits.
        const mayBePassport = extracted.raw.replace(/\D/g, '').length < 9;
        const wrong = !valid && !mayBePassport && isIsraeli(data);
        return {
          status: valid ? 'pass' : wrong ? 'fail' : 'warn',
          say: valid ? 'valid' : wrong ? 'invalid' : 'maybe_passport',
          values: { number: extracted.raw },
          place: extracted.place,
          certainty: extracted.certainty,
          finding: wrong ? 'identity_number_invalid' : null,
          evidence: extracted.raw,
        };
      }),
});
