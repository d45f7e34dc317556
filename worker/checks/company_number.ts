import { identityNumberIsValid, NO_DEDUCTION_CUSTOMER } from '../../core/israel/identity-number.js';
import { documentCheck } from '../check.js';

/** The check digit of company and dealer numbers; a dealer's may be its owner's identity number. */
export const companyNumber = documentCheck({
  id: 'company_number',
  check: ({ data }) =>
    data.identityNumbers
      .filter(({ kind, value }) => kind !== 'person' && value !== NO_DEDUCTION_CUSTOMER)
      .map((reading) => {
        const valid = identityNumberIsValid(reading.value);
        // State bodies (50) and short file numbers do not all follow the rule.
        const nineDigits = reading.raw.replace(/\D/g, '').length === 9;
        const company = reading.kind === 'company' && !reading.value.startsWith('50');
        const wrong = !valid && nineDigits && company;
        return {
          status: valid ? 'pass' : wrong ? 'fail' : 'warn',
          say: valid ? 'valid' : wrong ? 'invalid' : 'unusual',
          values: { number: reading.raw },
          place: reading.place,
          certainty: reading.certainty,
          finding: wrong ? 'identity_number_invalid' : null,
          evidence: reading.raw,
        };
      }),
});
