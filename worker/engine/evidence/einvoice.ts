/**
 * What the XML inside an e-invoice states (ZUGFeRD, Factur-X: UN/CEFACT Cross Industry
 * Invoice). A statement beside the pages: values are never extracted from it.
 */
export interface EinvoiceValues {
  /** Amounts in hundredths of the currency unit; null when the XML does not state them. */
  total: number | null;
  subtotal: number | null;
  vat: number | null;
  amountDue: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** ISO dates. */
  issueDate: string | null;
  dueDate: string | null;
  number: string | null;
  /** Without spaces. */
  ibans: string[];
  seller: string | null;
  sellerVatNumber: string | null;
  buyer: string | null;
}
