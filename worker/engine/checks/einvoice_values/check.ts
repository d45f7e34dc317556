import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import type { DocumentData, ExtractedValue } from '../../evidence/document-data.js';
import type { EinvoiceValues } from '../../evidence/einvoice.js';
import { decimal } from '../../extraction/decimal.js';
import { documentCheck } from '../document-check.js';

type Code = keyof typeof FINDINGS;
type Field = 'total' | 'iban' | 'issue_date' | 'number';
type Verdict = CheckVerdict<'same' | `${Field}_differs`, Code>;

/**
 * What the XML inside an e-invoice states against what its pages print. A value differs
 * only where the page prints one of the kind and the stated one stands nowhere on it: the
 * extraction may have taken another amount or date for the right one.
 */
export const einvoiceValues = documentCheck({
  id: 'einvoice_values',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, einvoice }) {
    if (!einvoice) return [];
    const compared = [
      totalOf(data, einvoice),
      ibanOf(data, einvoice),
      dateOf(data, einvoice),
      numberOf(data, einvoice),
    ].filter((one) => one !== null);
    const differing = compared.filter((one) => one.verdict !== null);
    if (differing.length > 0) return differing.flatMap(({ verdict }) => verdict ?? []);
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

/** A value that both state; `verdict` is null where they agree. */
interface Compared {
  printed: ExtractedValue<unknown>;
  verdict: Verdict | null;
}

function totalOf(data: DocumentData, { total, amountDue }: EinvoiceValues): Compared | null {
  const printed = data.fields.total ?? data.fields.amount_due;
  if (total === null || !printed) return null;
  const stated = [total, amountDue ?? total].map(Math.abs);
  const isPrinted = [...data.amounts, printed].some(({ value: { minor } }) =>
    stated.includes(Math.abs(minor)),
  );
  return compared('total', printed, isPrinted, decimal(total), decimal(printed.value.minor));
}

function ibanOf(data: DocumentData, { ibans }: EinvoiceValues): Compared | null {
  const [printed] = data.ibans;
  const [stated] = ibans;
  if (!printed || stated === undefined) return null;
  const isPrinted = data.ibans.some(({ value }) => ibans.includes(value));
  return compared('iban', printed, isPrinted, stated, printed.value);
}

function dateOf(data: DocumentData, { issueDate }: EinvoiceValues): Compared | null {
  const printed = data.issueDate ?? data.named?.find(({ name }) => name === 'issue_date');
  if (!printed || issueDate === null) return null;
  const isPrinted = data.dates.some(({ value }) => value === issueDate);
  return compared('issue_date', printed, isPrinted, issueDate, printed.value);
}

function numberOf(data: DocumentData, { number }: EinvoiceValues): Compared | null {
  const printed = data.named?.find(({ name }) => name === 'invoice_number');
  if (!printed || number === null) return null;
  const numbers = [printed, ...(data.named ?? []), ...data.references].map(({ value }) => value);
  const isPrinted = numbers.some((value) => plain(value) === plain(number));
  return compared('number', printed, isPrinted, number, printed.value);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Another amount or account is a matter of money, another date or number a matter of care. */
const compared = (
  field: Field,
  printed: ExtractedValue<unknown>,
  isPrinted: boolean,
  stated: string,
  shown: string,
): Compared => ({
  printed,
  verdict: isPrinted
    ? null
    : {
        status: 'fail',
        say: `${field}_differs`,
        values: { stated, printed: shown },
        place: printed.place,
        certainty: printed.certainty,
        finding:
          field === 'total' || field === 'iban'
            ? 'einvoice_payment_differs'
            : 'einvoice_detail_differs',
        evidence: printed.raw,
      },
});
