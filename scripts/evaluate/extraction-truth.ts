import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Report } from '../../core/report.js';
import { type EinvoiceValues, readEmbeddedInvoice } from '../../worker/engine/index.js';

/** Ending of the file that states the true values of the document beside it. */
export const TRUTH_ENDING = '.truth.json';

const Alternatives = z.strictObject({ any: z.array(z.string()).min(1) });
const TrueValue = z.union([z.string(), Alternatives]);

/**
 * True values by field. null: the document does not print the field. An array: it prints
 * each of them. `{"any": [...]}`: one value that may be written in any of these ways.
 */
export const Truth = z.record(z.string(), z.union([z.null(), TrueValue, z.array(TrueValue)]));

export type Truth = z.infer<typeof Truth>;

/** Accepted ways to write each true value of a field; empty where none is printed. */
export const valuesOf = (truth: Truth[string]): string[][] => {
  if (truth === null) return [];
  return (Array.isArray(truth) ? truth : [truth]).map((one) =>
    typeof one === 'string' ? [one] : one.any,
  );
};

/**
 * The truth of a document: from the file beside it, else from the XML inside an e-invoice;
 * null when neither exists.
 * @throws {z.ZodError|SyntaxError} for a truth file that is not one
 */
export async function truthOf(path: string): Promise<Truth | null> {
  const text = await readFile(`${path}${TRUTH_ENDING}`, 'utf8').catch(() => null);
  if (text !== null) return Truth.parse(JSON.parse(text));
  if (!/\.pdf$/i.test(path)) return null;
  const stated = await readEmbeddedInvoice(await readFile(path)).catch(() => null);
  return stated && truthOfEinvoice(stated);
}

/** The values of the XML under the names of the report; what the XML does not state is left out. */
export function truthOfEinvoice(stated: EinvoiceValues): Truth {
  const truth: Truth = {};
  // What a credit note gives back is positive in the XML and on paper often has a minus.
  const amount = (name: string, minor: number | null): void => {
    if (minor === null) return;
    const stated = (minor / 100).toFixed(2);
    truth[name] = minor === 0 ? stated : { any: [stated, (-minor / 100).toFixed(2)] };
  };
  const text = (name: string, value: string | null): void => {
    if (value !== null) truth[name] = value;
  };
  amount('total', stated.total);
  amount('subtotal', stated.subtotal);
  amount('vat', stated.vat);
  // The XML states it for whoever has paid nothing, too; their page prints the total alone.
  if (stated.amountDue !== stated.total) amount('amount_due', stated.amountDue);
  text('currency', stated.currency);
  text('issue_date', stated.issueDate);
  text('due_date', stated.dueDate);
  text('invoice_number', stated.number);
  if (stated.ibans.length > 0) truth.iban = stated.ibans;
  text('issuer', stated.seller);
  text('issuer_vat_number', stated.sellerVatNumber);
  text('customer', stated.buyer);
  return truth;
}

/** A value as extracted, for comparison. */
export interface Extraction {
  name: string;
  value: string;
  /** Whether the report calls it certain: `exact` or `confirmed`. */
  isSure: boolean;
}

/** The named values of a report. Currency and type concern the document as a whole. */
export function extractionsOf(report: Report, documentType: string): Extraction[] {
  const { values = [], currency } = report.extracted;
  return [
    ...values.map(({ name, value, certainty }) => ({
      name,
      value,
      isSure: certainty !== 'unsure',
    })),
    ...(currency === null ? [] : [{ name: 'currency', value: currency, isSure: false }]),
    { name: 'document_type', value: documentType, isSure: false },
  ];
}
