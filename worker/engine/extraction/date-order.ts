import { orderOfDates, type DateOrder } from './dates.js';
import { hasFurtherLanguage } from './labels/languages.js';
import type { Row } from './layout.js';

/** States and territories of the United States in addresses. */
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** "Portland, OR 97228-6995" */
const US_ADDRESS = new RegExp(`\\p{L}{2}[,.]? (?:${STATES})[,.]? \\d{5}(?:-\\d{4})?(?!\\d)`, 'u');
/** Money and taxes of countries that put the day first. */
const DAY_FIRST_WORDS =
  /[₪£€₹]|ש"ח|(?<!\p{L})(?:rm|myr|inr|rs\.|gbp|eur|chf|aud|nzd|sgd|ils|nis|zar|gst|vat|mwst|ust|tva|iva|btw|abn|iban|sdn\.? bhd)(?![\p{L}$])/u;
const HEBREW = /[א-ת]{2}/;

/**
 * The order of day and month in a document: as its unmistakable dates show; else month
 * first where an address of the United States is printed and nothing of another country,
 * day first where money, taxes or language are of a country that writes so; else unknown.
 */
export function documentDateOrder(rows: readonly Row[]): DateOrder {
  const texts = rows.flatMap((row) => row.cells.map((cell) => cell.text));
  const shown = orderOfDates(texts);
  if (shown) return shown;
  const isElsewhere =
    rows.some(({ cells }) =>
      cells.some(({ folded }) => DAY_FIRST_WORDS.test(folded) || HEBREW.test(folded)),
    ) || hasFurtherLanguage(rows);
  if (isElsewhere) return 'day_first';
  return texts.some((text) => US_ADDRESS.test(text)) ? 'month_first' : 'unknown';
}
