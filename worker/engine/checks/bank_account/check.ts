import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { bankAccountIsValid } from '../../israel/bank-account.js';
import { documentCheck } from '../document-check.js';
import { bankOfCode } from '../../israel/banks.js';
import { bankCode } from '../../israel/mergers.js';

/** The check digits of accounts, where the rule of their bank is known. */
export const bankAccount = documentCheck({
  id: 'bank_account',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    data.accounts.flatMap(({ value, raw, place, certainty }) => {
      if (value.bank === null || value.branch === null) return [];
      const code = bankCode(value.bank);
      const digits = value.number.replace(/\D/g, '');
      const valid = bankAccountIsValid(code, value.branch, digits);
      if (valid === null) return [];
      return {
        status: valid ? 'pass' : 'fail',
        say: valid ? 'valid' : 'invalid',
        values: {
          account: raw,
          bank_en: bankOfCode(code)?.en ?? code,
          bank_he: bankOfCode(code)?.he ?? code,
        },
        place,
        certainty,
        finding: valid ? null : 'bank_account_invalid',
        evidence: raw,
      };
    }),
});
