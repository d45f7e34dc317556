import * as en from './en.js';
import * as he from './he.js';
import { documentCheck } from '../document-check.js';
import { bankOfCode, isKnownCode } from '../../israel/banks.js';
import { israeliIban } from '../../israel/iban-account.js';
import { bankCode } from '../../israel/mergers.js';

/** The bank codes in accounts and IBANs. An unknown code is only missing from our list, never "fake". */
export const bankCodes = documentCheck({
  id: 'bank_code',
  words: { en: en.words, he: he.words },
  check({ data }) {
    const named = [
      ...data.accounts.flatMap(({ value, ...extracted }) =>
        value.bank === null ? [] : { ...extracted, code: bankCode(value.bank) },
      ),
      ...data.ibans.flatMap(({ value, ...extracted }) => {
        const account = israeliIban(value);
        return account ? { ...extracted, code: account.bank } : [];
      }),
    ];
    const once = new Map(named.map((extracted) => [extracted.code, extracted]));
    return [...once.values()].map(({ code, place, certainty }) => {
      const bank = bankOfCode(code);
      const known = isKnownCode(code);
      return {
        status: known ? 'pass' : 'warn',
        say: bank ? 'bank' : known ? 'other' : 'unknown',
        values: { code, ...(bank && { bank_en: bank.en, bank_he: bank.he }) },
        place,
        certainty,
        finding: null,
      };
    });
  },
});
