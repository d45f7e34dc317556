import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import type { AmountField, DocumentData } from '../../evidence/document-data.js';
import type { CodeAmount, CodeValues, PrintedCode } from '../../evidence/printed-code.js';
import { decimal } from '../../extraction/decimal.js';
import { documentCheck } from '../document-check.js';
import { type ComparedValue, compareStated } from '../stated-values.js';

/** The printed amounts of which a code's amount may be the one. */
const FIELDS: Record<CodeAmount, readonly AmountField[]> = {
  total: ['total', 'amount_due'],
  amount_due: ['amount_due', 'total'],
  opening_balance: ['opening_balance'],
  closing_balance: ['closing_balance'],
  gross: ['gross'],
  net: ['net'],
};

const SAYS = {
  amount: 'amount_differs',
  iban: 'iban_differs',
  issue_date: 'date_differs',
  number: 'number_differs',
  issuer_number: 'issuer_number_differs',
} as const;

/**
 * What the machine-readable codes of a document state against what its pages print: whoever changes
 * a printed amount rarely changes the code beside it, and codes of fiscal devices are signed.
 */
export const printedCode = documentCheck({
  id: 'printed_code',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, codes = [] }) => codes.flatMap((code) => verdictsOf(data, code)),
});

type Verdict = CheckVerdict<
  (typeof SAYS)[ComparedValue['kind']] | 'same' | 'amount_missing',
  keyof typeof FINDINGS
>;

function verdictsOf(data: DocumentData, { place: at, values }: PrintedCode): Verdict[] {
  const { scheme } = values;
  const compared = compareStated(data, { ...values, amounts: amountsOf(values) });
  const differing = compared.filter((one) => !one.isPrinted && !isNear(one, data));
  if (differing.length > 0)
    return differing.map(({ kind, printed, stated, shown }) => ({
      status: 'fail',
      say: SAYS[kind],
      values: { scheme, stated, printed: shown },
      place: printed.place,
      certainty: isAnother(kind, stated, shown) ? 'confirmed' : printed.certainty,
      finding:
        kind === 'amount' || kind === 'iban' ? 'code_payment_differs' : 'code_detail_differs',
      evidence: printed.raw,
    }));
  const missing = missingAmount(data, values);
  if (missing !== null)
    return [
      {
        status: 'fail',
        say: 'amount_missing',
        values: { scheme, stated: decimal(missing) },
        place: at,
        certainty: data.textSource === 'text_layer' ? 'exact' : 'unsure',
        finding: 'code_amount_missing',
      },
    ];
  return compared.slice(0, 1).map(({ printed: { place, certainty } }) => ({
    ...{ status: 'pass', say: 'same', values: { scheme, count: compared.length } },
    ...{ place, certainty, finding: null },
  }));
}

/** So many characters of a valid IBAN are never misread together: two others are caught by its check digits. */
const OTHER_CHARACTERS_MIN = 5;

/** Whether another account is printed, however uncertain its reading. */
function isAnother(kind: ComparedValue['kind'], stated: string, shown: string): boolean {
  if (kind !== 'iban') return false;
  const others = [...shown].filter((character, at) => character !== stated[at]).length;
  return shown.length !== stated.length || others >= OTHER_CHARACTERS_MIN;
}

const amountsOf = ({ amounts }: CodeValues) =>
  (Object.entries(amounts) as [CodeAmount, number][]).map(([name, stated]) => ({
    fields: FIELDS[name],
    stated: [stated],
  }));

const DAY_MS = 24 * 60 * 60 * 1000;

/** Devices write times of other zones, and a day and month may be read the other way round. */
function isNear({ kind, stated }: ComparedValue, { dates }: DocumentData): boolean {
  if (kind !== 'issue_date') return false;
  const [year, month, day] = stated.split('-');
  return dates.some(
    ({ value }) =>
      Math.abs(Date.parse(value) - Date.parse(stated)) <= DAY_MS ||
      value === `${year}-${day}-${month}`,
  );
}

/** Amounts of which one would be the stated one, if the pages said the same. */
const AMOUNTS_MIN = 3;

/** A stated total that stands nowhere among the amounts of pages whose own total has no known label. */
function missingAmount({ fields, amounts }: DocumentData, values: CodeValues): number | null {
  const { total } = values.amounts;
  if (total === undefined || fields.total || fields.amount_due) return null;
  const sizes = amounts.map(({ value }) => Math.abs(value.minor));
  // Where no amount as large was read, the total was not.
  const isRead = sizes.length >= AMOUNTS_MIN && Math.max(...sizes) >= total;
  return isRead && !sizes.includes(total) ? total : null;
}
