import { fold } from '../text/fold.js';

/** ISO 4217 codes with patterns of their printed forms in folded text. */
const PRINTED: [code: string, pattern: string][] = [
  ['ILS', '₪|ש["\']{0,2}ח|שייח|שקל(?:ימ|ים)?(?: חדש(?:ימ)?)?|n\\.?i\\.?s\\.?|ils'],
  ['USD', 'us ?\\$|u\\.?s\\.?d|\\$|דולר(?:ימ)?'],
  ['EUR', '€|eur(?:os?)?|אירו|יורו'],
  ['GBP', '£|gbp|ליש"ט'],
  ['MYR', 'rm|myr'],
  ['INR', '₹|rs\\.?|inr'],
  ['CHF', 'chf'],
  ['JPY', '¥|jpy'],
  ['PLN', 'pln|zł'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
  ['CZK', 'czk|kč'],
  ['BRL', 'r\\$|brl'],
  ['VES', 'bs\\.|ves'],
  ['CAD', 'ca\\$|cad'],
  ['AUD', 'a\\$|aud'],
  ['NZD', 'nz\\$|nzd'],
  ['SGD', 's\\$|sgd'],
  ['HKD', 'hk\\$|hkd'],
  ['TWD', 'nt\\$|twd'],
  ['NIO', 'c\\$'],
  ['MXN', 'mx\\$|mxn'],
  ['PHP', '₱|php'],
  ['NGN', '₦|ngn'],
  ['KRW', '₩|krw'],
  ['VND', '₫|vnd'],
  ['THB', '฿|thb'],
  ['TRY', '₺'],
  ['RUB', '₽'],
  ['UAH', '₴|uah'],
  ['BDT', '৳|bdt'],
  ['IDR', 'rp\\.?|idr'],
  ['AED', 'aed'],
  ['SAR', 'sar'],
  ['QAR', 'qar'],
  ['PKR', 'pkr'],
  ['LKR', 'lkr'],
  ['ZAR', 'zar'],
  ['KES', 'ksh\\.?|kes'],
  ['GHS', 'gh₵|ghs'],
  ['ZMW', 'zmw'],
];

/** "R12,500.00", "K850.00": the letter of a currency that touches an amount; several use the same one. */
const LETTER = String.raw`[rknpqlb](?=\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?![\d.,])|\d{2,9}[.,]\d{2}(?!\d)|\d{1,3}(?:\.\d{3})+,\d{2}(?!\d))`;

/** Pattern that matches any currency in folded text. */
export const CURRENCY = `(?:${PRINTED.map(([, pattern]) => pattern).join('|')}|${LETTER})`;

const byPrint = PRINTED.map(([code, pattern]) => ({
  code,
  whole: new RegExp(`^(?:${pattern})$`, 'u'),
}));

/** The ISO 4217 code of a printed currency; null for other text. */
export function currencyOf(printed: string): string | null {
  const folded = fold(printed).trim();
  return byPrint.find(({ whole }) => whole.test(folded))?.code ?? null;
}
