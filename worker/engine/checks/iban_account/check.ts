import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { validateIBAN } from 'ibantools';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';
import type { BankAccount, ExtractedValue } from '../../evidence/document-data.js';
import { type IbanAccount, formatIban, israeliIban } from '../../israel/iban-account.js';
import { sameBank } from '../../israel/mergers.js';

/** Types on which the only IBAN and the only account are the holder's; other types name two parties. */
const ONE_PARTY: ReadonlySet<DocumentType> = new Set([
  'account_confirmation',
  'balance_confirmation',
  'bank_statement',
]);

/** Compares each Israeli IBAN with the accounts printed in full. */
export const ibanAccount = documentCheck({
  id: 'iban_account',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification }) {
    const accounts = data.accounts.filter(
      ({ value }) => value.bank !== null && value.branch !== null,
    );
    if (accounts.length === 0) return [];
    const movements = data.transactions.map(({ place }) => place);
    return data.ibans.flatMap((extracted) => {
      const named = israeliIban(extracted.value);
      // An invalid IBAN names no account; the `iban` check reports it.
      if (!named || !validateIBAN(extracted.value.replace(/\s/g, '')).valid) return [];
      const same = accounts.some(({ value }) => isSame(value, named));
      const [only] = accounts;
      const inMovement = movements.some(
        ({ page, rect }) =>
          page === extracted.place.page && extracted.place.rect.y >= rect.y - rect.h,
      );
      const alone =
        distinct(accounts) === 1 && new Set(data.ibans.map(({ value }) => value)).size === 1;
      const contradicts =
        !same && alone && !inMovement && ONE_PARTY.has(classification.documentType);
      return {
        status: same ? 'pass' : contradicts ? 'fail' : 'warn',
        say: same ? 'same' : contradicts ? 'other' : 'unrelated',
        values: {
          iban: formatIban(extracted.value),
          expected: `${named.bank}-${named.branch}-${named.number}`,
          printed: only?.raw ?? '',
        },
        place: contradicts ? (only?.place ?? extracted.place) : extracted.place,
        certainty: leastCertain(extracted, only),
        finding: contradicts ? 'iban_account_mismatch' : null,
        evidence: only?.raw,
      };
    });
  },
});

/** Whether both are the same account; leading zeros and an omitted check-digit suffix are ignored. */
function isSame({ bank, branch, number }: BankAccount, named: IbanAccount): boolean {
  const digits = number.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const sameNumber =
    digits === named.number ||
    (digits.length >= SHORTENED_MIN &&
      (named.number.startsWith(digits) || named.number.endsWith(digits)));
  return sameBank(bank ?? '', named.bank) && Number(branch) === Number(named.branch) && sameNumber;
}

/** An account shortened to fewer digits would match too many. */
const SHORTENED_MIN = 5;

const distinct = (accounts: readonly ExtractedValue<BankAccount>[]): number =>
  new Set(
    accounts.map(({ value: { bank, branch, number } }) =>
      [bank, branch, number].map(Number).join('-'),
    ),
  ).size;
