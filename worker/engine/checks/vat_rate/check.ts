import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { vatRatesAt } from '../../israel/vat.js';
import { documentCheck } from '../document-check.js';
import { isIsraeli } from '../../extraction/israeli.js';
import { leastCertain } from '../../extraction/certainty.js';

/** The printed VAT rate was in force in Israel on the date of the document. Foreign rates are not checked. */
export const vatRate = documentCheck({
  id: 'vat_rate',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification }) {
    const { vatRate: rate, issueDate } = data;
    const type = classification.documentType;
    if (!rate || !isIsraeli(data) || (type !== 'invoice' && type !== 'utility_bill')) return [];
    const lawful = vatRatesAt(issueDate?.value ?? null);
    const zero = rate.value === 0;
    const right = zero || lawful.includes(rate.value);
    return [
      {
        status: right ? 'pass' : 'fail',
        say: zero ? 'zero' : right ? 'lawful' : 'unlawful',
        values: {
          rate: rate.value,
          ...(!right && { rates: lawful.join(' / ') }),
          date: issueDate?.value ?? '',
        },
        place: rate.place,
        certainty: leastCertain(rate, issueDate),
        finding: right ? null : 'vat_mismatch',
        evidence: rate.raw,
      },
    ];
  },
});
