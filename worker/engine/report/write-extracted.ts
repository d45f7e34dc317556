import type { Extracted, ExtractedValue as ReportedValue } from '../../../core/report.js';
import { printedCurrency } from '../extraction/printed-currency.js';
import { isIsraeli } from '../extraction/israeli.js';
import { decimal } from '../extraction/decimal.js';
import { accountText, namedValues, type NamedValue } from '../extraction/named-values.js';
import type { Classification } from '../evidence/classification.js';
import type { DocumentData } from '../evidence/document-data.js';
import { boxOf } from './box-of.js';

/** The extracted data as in the report: decimals, ISO dates, each value once, in reading order. */
export function writeExtracted(
  data: DocumentData,
  { typeCertainty }: Pick<Classification, 'typeCertainty'> = {},
): Extracted {
  const ibans = unique(data.ibans.map((extracted) => extracted.value));
  const values = namedValues(data);
  const fields: Record<string, string> = {};
  for (const { name, value, isListed } of values) if (!isListed) fields[name] ??= value;
  return {
    amounts: unique(data.amounts.map((extracted) => decimal(extracted.value.minor))),
    dates: unique(data.dates.map((extracted) => extracted.value)),
    names: unique(data.names.map((extracted) => extracted.value)),
    accounts: unique(data.accounts.map((extracted) => accountText(extracted.value))),
    references: unique(data.references.map((extracted) => extracted.value)),
    identity_numbers: unique(data.identityNumbers.map((extracted) => extracted.value)),
    ibans,
    ...(ibans[0] !== undefined && { iban: ibans[0] }),
    currency:
      printedCurrency(data) ??
      data.named?.find(({ name }) => name === 'currency')?.value ??
      (isIsraeli(data) ? 'ILS' : null),
    total: totalOf(data),
    transactions: data.transactions.map((row) => ({
      date: row.date?.value ?? null,
      description: row.description,
      amount: row.amount ? decimal(row.amount.value.minor) : null,
      balance: row.balance ? decimal(row.balance.value.minor) : null,
      reference: row.reference?.value ?? null,
    })),
    fields,
    values: values.map(written),
    ...(typeCertainty !== undefined && {
      document_type_certainty: Math.round(typeCertainty * 100) / 100,
    }),
    text_source: data.textSource,
  };
}

const unique = (values: string[]): string[] => [...new Set(values)];

const written = ({ name, value, extracted }: NamedValue): ReportedValue => ({
  name,
  value,
  page: extracted.place.page,
  box: boxOf(extracted.place),
  source_text: extracted.raw,
  certainty: extracted.certainty,
});

/** The main amount of the document: to pay, transferred, paid out or left. */
function totalOf({ fields }: DocumentData): string | null {
  const extracted = fields.total ?? fields.transfer_amount ?? fields.net ?? fields.closing_balance;
  return extracted ? decimal(extracted.value.minor) : null;
}
