import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import { extractedAt, type Row } from './layout.js';
import { isPlaceLine, type PostalCountry } from './parties/address-lines.js';
import { printedCurrency } from './printed-currency.js';

const word = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u');

/** Signs of a country, in folded text: its taxes and registers, its name, its dollars by name. */
const DOLLARS: readonly { code: string; sign: RegExp; country?: PostalCountry }[] = [
  {
    code: 'CAD',
    sign: word(String.raw`ca?\$|cad|canad(?:a|ian(?: dollars?)?)|gst\/hst|hst|tps\/tvh`),
    country: 'CA',
  },
  {
    code: 'AUD',
    sign: word(String.raw`au?\$|aud|australian?(?: dollars?)?|abn|bsb`),
    country: 'AU',
  },
  { code: 'NZD', sign: word(String.raw`nz\$|nzd|new zealand(?: dollars?)?`) },
  { code: 'SGD', sign: word(String.raw`s\$|sgd|singapore dollars?`), country: 'SG' },
  { code: 'HKD', sign: word(String.raw`hk\$|hkd|hong kong dollars?`) },
];
const US = word(
  String.raw`us ?\$|usd|u\.s\.d|us dollars?|u\.s\. dollars?|united states(?: of america)?|usa|u\.s\.a|דולר(?:ימ)?`,
);

/** Lines about what was paid in another currency. */
const OF_EXCHANGE = /(?:foreign currency|exchange rate|שער (?:המרה|חליפינ|יציג))/u;

/**
 * States whose dollars a bare "$" means, and the currency of a document that prints none, which is
 * `unsure`.
 *
 * @param rows outside the tables, whose lines name places and currencies of others
 */
export function stateCurrency(data: DocumentData, rows: readonly Row[]): void {
  const dollar = data.amounts.some(({ value }) => value.currency === 'USD') ? dollarOf(rows) : null;
  if (dollar !== null) stateDollars(data, dollar);
  const isKnown = data.named?.some(({ name }) => name === 'currency');
  if (isKnown || printedCurrency(data) !== null) return;
  const supposed = supposedCurrency(rows, data.ibans);
  if (supposed) data.named?.push({ name: 'currency', ...supposed });
}

/**
 * Whose dollars a bare "$" means, by what else a document prints outside its tables: those of
 * another country where its own signs, and none of the United States, are there. null for US
 * dollars, and where the signs are of several countries.
 */
function dollarOf(rows: readonly Row[]): string | null {
  const cells = rows.flatMap((row) => row.cells.map(({ folded }) => folded));
  const isUs = (text: string): boolean =>
    (US.test(text) && !OF_EXCHANGE.test(text)) || isPlaceLine(text, 'US');
  if (cells.some(isUs)) return null;
  const signed = DOLLARS.filter(({ sign, country }) =>
    cells.some((text) => sign.test(text) || (country !== undefined && isPlaceLine(text, country))),
  );
  const [only, ...others] = signed;
  return only && others.length === 0 ? only.code : null;
}

/** States every bare dollar of the data, wherever it stands in it, as one of this currency. */
function stateDollars(data: unknown, code: string): void {
  if (typeof data !== 'object' || data === null) return;
  if ('minor' in data && 'currency' in data) {
    const money = data as Money;
    if (money.currency === 'USD') money.currency = code;
    return;
  }
  for (const part of Object.values(data)) stateDollars(part, code);
}

/** Registers of one country that documents without any sign of a currency name, in folded text. */
const REGISTERS: readonly [code: string, sign: RegExp][] = [
  ['INR', word('gstin(?:/uin)?|ifsc?(?: code)?')],
  ['AUD', word('abn|bsb')],
  ['GBP', word('sort code|hmrc')],
  ['ZAR', word('uif')],
];
/** Countries of the euro, as IBANs begin; of Switzerland both are paid. */
const OF_EURO = /^(?:AT|BE|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MC|MT|NL|PT|SI|SK)/;
const OF_COUNTRY: Record<string, string> = { GB: 'GBP', IL: 'ILS', PL: 'PLN', CZ: 'CZK' };

/**
 * The currency of a document that prints none: that of the country of all its bank accounts, or of
 * a register that only one country keeps. `unsure`; null where nothing tells.
 */
function supposedCurrency(
  rows: readonly Row[],
  ibans: DocumentData['ibans'],
): ExtractedValue<string> | null {
  const [first] = ibans;
  const ofAccounts = new Set(
    ibans.map(({ value }) =>
      OF_EURO.test(value) ? 'EUR' : (OF_COUNTRY[value.slice(0, 2)] ?? null),
    ),
  );
  const [ofAccount] = ofAccounts;
  if (first && ofAccount && ofAccounts.size === 1)
    return { ...first, value: ofAccount, certainty: 'unsure' };
  const found = REGISTERS.flatMap(([code, sign]) => {
    for (const row of rows)
      for (const cell of row.cells) {
        const match = sign.exec(cell.folded);
        if (!match) continue;
        const span = { cell, start: match.index, end: match.index + match[0].length };
        return [extractedAt(span, code)];
      }
    return [];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? { ...only, certainty: 'unsure' } : null;
}
