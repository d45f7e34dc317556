import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../identity_number/findings.js';
import { identityNumberIsValid, NO_DEDUCTION_CUSTOMER } from '../../israel/identity-number.js';
import { documentCheck } from '../document-check.js';
import { isIsraeli } from '../../extraction/israeli.js';

/** The check digit of company and dealer numbers; a dealer number may be its owner's identity number. */
export const companyNumber = documentCheck({
  id: 'company_number',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    data.identityNumbers
      .filter(({ kind, value }) => kind !== 'person' && value !== NO_DEDUCTION_CUSTOMER)
      .map((extracted) => {
        const valid = identityNumberIsValid(extracted.value);
        // Registered companies begin with 5; state bodies (50) and other file numbers may not follow the rule.
        const registered = extracted.kind === 'company' && /^5[1-9]/.test(extracted.value);
        const nineDigits = extracted.raw.replace(/\D/g, '').length === 9;
        const wrong = !valid && nineDigits && registered && isIsraeli(data);
        return {
          status: valid ? 'pass' : wrong ? 'fail' : 'warn',
          say: valid ? 'valid' : wrong ? 'invalid' : 'unusual',
          values: { number: extracted.raw },
          place: extracted.place,
          certainty: extracted.certainty,
          finding: wrong ? 'identity_number_invalid' : null,
          evidence: extracted.raw,
        };
      }),
});
