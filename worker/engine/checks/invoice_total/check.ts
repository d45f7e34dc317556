import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { documentCheck } from '../document-check.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { invoiceArithmetic, type InvoiceArithmetic } from '../arithmetic/invoice.js';
import { ledgerContradiction, ledgerVerdict } from '../arithmetic/ledger-verdict.js';
import { TAX_PERCENT } from '../arithmetic/printed-numbers.js';
import { productVerdict } from '../arithmetic/products.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';

/**
 * The total equals subtotal, VAT, discount and rounding; the sum of the items; and cash minus
 * change. Where labelled amounts alone do not tell what is wrong, the column does in which they stand.
 */
export const invoiceTotal = documentCheck({
  id: 'invoice_total',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification: { documentType } }) => {
    const solution = invoiceArithmetic(data, documentType);
    const all = arithmeticVerdicts(solution, {
      equations: ['total', 'items', 'cash', 'paid', 'due', 'column', 'tax_row', 'summary'],
      reports,
      finding: 'total_mismatch',
      lenient:
        (documentType === 'utility_bill' && !isTaxedInFull(data)) ||
        (documentType === 'other' && !statesTax(data)),
    });
    const verdicts = solution?.isHeld ? all.filter(({ status }) => status !== 'warn') : all;
    const blamed = blamedBy(solution);
    if (!LEDGERS.has(documentType) || (blamed !== null && !reports(blamed))) return verdicts;
    const contradiction = ledgerContradiction(data);
    if (!contradiction || contradiction.certainty === 'unsure') return verdicts;
    // A line whose product is wrong as well is reported with its line.
    const isKnown = blamed !== null || productVerdict(data) !== null;
    return isKnown && contradiction.orItsParts ? verdicts : [ledgerVerdict(contradiction)];
  },
});

const reports = (name: string): boolean => name !== 'vat' && !name.includes(':');

/** Other documents print more than one account in a column. */
const LEDGERS: ReadonlySet<DocumentType> = new Set(['invoice', 'other']);

/** Of a document of no known kind the labels of sums may mean something else, unless it states a tax. */
const statesTax = ({ fields, vatRows = [] }: DocumentData): boolean =>
  fields.vat !== undefined || vatRows.some(({ rate }) => TAX_PERCENT.includes(rate));

/** Rounding of a tax, hundredths. */
const TAX_TOLERANCE = 1;

/**
 * Whether the printed tax is the printed rate of the whole subtotal. A utility bill also prints
 * arrears and earlier payments beside its sums; where its tax shows that subtotal and tax were
 * understood, only a printed amount excuses a total that is not their sum.
 */
function isTaxedInFull({ fields: { subtotal, vat }, vatRate }: DocumentData): boolean {
  if (!subtotal || !vat || vatRate === null) return false;
  const tax = (subtotal.value.minor * vatRate.value) / 100;
  return Math.abs(vat.value.minor - tax) <= TAX_TOLERANCE;
}

/** The value that the labelled amounts alone show to be wrong. */
function blamedBy(solution: InvoiceArithmetic | null): string | null {
  const { quantity } = solution?.inconsistency ?? {};
  return quantity && !solution?.explained && quantity.derived !== true ? quantity.name : null;
}
