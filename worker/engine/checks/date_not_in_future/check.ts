import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { documentCheck } from '../document-check.js';
import { isIsraeli } from '../../extraction/israeli.js';

const DAY_MS = 86_400_000;

/**
 * Days that a genuine document may be dated ahead. Documents that report a past event
 * get one day, for time zones. Invoices and payslips are issued for the coming month.
 * Cheques, contracts and loans may lawfully be dated ahead and are absent.
 */
const DAYS_AHEAD: Partial<Record<DocumentType, number>> = {
  bank_transfer: 1,
  payment_app: 1,
  deposit_receipt: 1,
  bank_statement: 1,
  account_confirmation: 1,
  balance_confirmation: 1,
  card_statement: 60,
  payslip: 60,
  invoice: 60,
  utility_bill: 60,
  tax_form: 60,
  medical: 60,
};

/** The document is not dated later than the day of the scan. */
export const dateNotInFuture = documentCheck({
  id: 'date_not_in_future',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification, today }) {
    const { issueDate } = data;
    const ahead = DAYS_AHEAD[classification.documentType];
    if (!issueDate || ahead === undefined) return [];
    const swapped = issueDate.value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1-$3-$2');
    const other = isIsraeli(data) ? NaN : Date.parse(swapped);
    const at = Date.parse(issueDate.value);
    const now = Date.parse(today);
    if (Number.isNaN(at)) return [];
    const past = at <= now + DAY_MS || other <= now + DAY_MS;
    const wrong = !past && at > now + ahead * DAY_MS;
    return [
      {
        status: past ? 'pass' : wrong ? 'fail' : 'warn',
        say: past ? 'past' : 'future',
        values: { date: issueDate.value, today },
        place: issueDate.place,
        certainty: issueDate.certainty,
        finding: wrong ? 'date_in_future' : null,
        evidence: issueDate.raw,
      },
    ];
  },
});
