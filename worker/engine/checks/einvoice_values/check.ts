import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { documentCheck } from '../document-check.js';
import { compareStated } from '../stated-values.js';

const SAYS = {
  amount: 'total_differs',
  iban: 'iban_differs',
  issue_date: 'issue_date_differs',
  number: 'number_differs',
  issuer_number: 'number_differs',
} as const;

/** What the XML inside an e-invoice states against what its pages print. */
export const einvoiceValues = documentCheck({
  id: 'einvoice_values',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, einvoice }) {
    if (!einvoice) return [];
    const { total, amountDue, ibans, issueDate, number } = einvoice;
    const stated = total === null ? [] : [total, amountDue ?? total];
    const compared = compareStated(data, {
      amounts: [{ fields: ['total', 'amount_due'], stated }],
      ...{ ibans, issueDate, number },
    });
    const differing = compared.filter(({ isPrinted }) => !isPrinted);
    if (differing.length > 0)
      return differing.map(
        ({ kind, printed, stated, shown }) =>
          ({
            status: 'fail',
            say: SAYS[kind],
            values: { stated, printed: shown },
            place: printed.place,
            certainty: printed.certainty,
            // Another amount or account is a matter of money, another date or number a matter of care.
            finding:
              kind === 'amount' || kind === 'iban'
                ? 'einvoice_payment_differs'
                : 'einvoice_detail_differs',
            evidence: printed.raw,
          }) as const,
      );
    const [first] = compared;
    if (!first) return [];
    const { place, certainty } = first.printed;
    return [
      {
        status: 'pass',
        say: 'same',
        values: { count: compared.length },
        place,
        certainty,
        finding: null,
      } as const,
    ];
  },
});
