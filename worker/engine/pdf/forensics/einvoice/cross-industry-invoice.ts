import type { EinvoiceValues } from '../../../evidence/einvoice.js';
import { elementsAt, type XmlElement } from './xml-elements.js';

/**
 * Names of the parts in the two generations of the schema: CrossIndustryDocument
 * (ZUGFeRD 1.0) and CrossIndustryInvoice (ZUGFeRD 2, Factur-X, EN 16931).
 */
const DOCUMENT = ['HeaderExchangedDocument', 'ExchangedDocument'];
const TRANSACTION = ['SpecifiedSupplyChainTradeTransaction', 'SupplyChainTradeTransaction'];
const AGREEMENT = ['ApplicableSupplyChainTradeAgreement', 'ApplicableHeaderTradeAgreement'];
const SETTLEMENT = ['ApplicableSupplyChainTradeSettlement', 'ApplicableHeaderTradeSettlement'];
const SUMMATION = [
  'SpecifiedTradeSettlementMonetarySummation',
  'SpecifiedTradeSettlementHeaderMonetarySummation',
];

/** The header values of a Cross Industry Invoice; null for other XML. */
export function readCrossIndustryInvoice(root: XmlElement): EinvoiceValues | null {
  if (!/^CrossIndustry(?:Document|Invoice)$/.test(root.name)) return null;
  const document = part(root, DOCUMENT);
  const transaction = part(root, TRANSACTION);
  const agreement = transaction && part(transaction, AGREEMENT);
  const settlement = transaction && part(transaction, SETTLEMENT);
  const sums = settlement && part(settlement, SUMMATION);
  const amount = (name: string): number | null => hundredthsOf(textAt(sums, [name]));
  return {
    total: amount('GrandTotalAmount'),
    subtotal: amount('TaxBasisTotalAmount'),
    vat: amount('TaxTotalAmount'),
    amountDue: amount('DuePayableAmount'),
    currency: textAt(settlement, ['InvoiceCurrencyCode']),
    issueDate: isoDateOf(textAt(document, ['IssueDateTime', 'DateTimeString'])),
    dueDate: isoDateOf(
      textAt(settlement, ['SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString']),
    ),
    number: textAt(document, ['ID']),
    ibans: ibansOf(settlement),
    seller: textAt(agreement, ['SellerTradeParty', 'Name']),
    sellerVatNumber: vatNumberOf(agreement),
    buyer: textAt(agreement, ['BuyerTradeParty', 'Name']),
  };
}

const part = (from: XmlElement, names: readonly string[]): XmlElement | null =>
  from.children.find(({ name }) => names.includes(name)) ?? null;

/** The first text at a path; null when there is none. */
const textAt = (from: XmlElement | null, path: readonly string[]): string | null =>
  from === null
    ? null
    : (elementsAt(from, path)
        .map(({ text }) => text)
        .find((text) => text !== '') ?? null);

function ibansOf(settlement: XmlElement | null): string[] {
  if (settlement === null) return [];
  const path = [
    'SpecifiedTradeSettlementPaymentMeans',
    'PayeePartyCreditorFinancialAccount',
    'IBANID',
  ];
  const printed = elementsAt(settlement, path).map(({ text }) => text.replace(/\s/g, ''));
  return [...new Set(printed.filter((iban) => iban !== ''))];
}

/** A seller has a tax number (FC) and a VAT number (VA). */
function vatNumberOf(agreement: XmlElement | null): string | null {
  if (agreement === null) return null;
  const ids = elementsAt(agreement, ['SellerTradeParty', 'SpecifiedTaxRegistration', 'ID']);
  return ids.find(({ attributes }) => /\bschemeID\s*=\s*["']VA["']/.test(attributes))?.text ?? null;
}

/** Hundredths of a decimal such as "529.87" or "13"; null for other text and smaller fractions. */
function hundredthsOf(text: string | null): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text ?? '');
  if (!match) return null;
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && minor !== 0 ? -minor : minor;
}

/** ISO date of the format 102 (YYYYMMDD), the only one that EN 16931 allows. */
function isoDateOf(text: string | null): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '');
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null;
}
