import { CURRENCY, currencyOf } from './currencies.js';
import { fold } from '../text/fold.js';
import { maskOtherNumbers } from './mask.js';

export interface FoundAmount {
  start: number;
  /** Exclusive. */
  end: number;
  minor: number;
  currency: string | null;
  /** Printed as money (two decimals, or a currency beside it), not as a bare number. */
  isMoney: boolean;
  /** Printed with decimals. */
  decimals: boolean;
  /** It has lost its point, so that no currency beside it makes it money. */
  isPart?: true;
}

/** With twelve digits before the point, hundredths are exact in a number. */
const WHOLE_DIGITS_MAX = 12;

const WHOLE_GROUPED = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}`;
const NUMBER = [
  String.raw`${WHOLE_GROUPED}(?:\.\d{1,2})?`,
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}`,
  // A comma that OCR read as a point: "1.638.00".
  String.raw`\d{1,3}\.\d{3}\.\d{2}`,
  String.raw`\d{1,3}(?: \d{3}){1,12},\d{2}`,
  String.raw`\d{1,3}(?:'\d{3}){1,12}[.,]\d{2}`,
  // PDF libraries without an encoding for the narrow space (U+202F) print its low byte: "1 /932,00".
  String.raw`\d{1,3}(?: ?/\d{3}){1,4},\d{2}`,
  // Spaces before a point where a currency says that it is one amount: "5 000.00 kr".
  String.raw`\d{1,3}(?: \d{3}){1,4}\.\d{2}(?= ?(?:kr|kč|zł)(?!\p{L}))`,
  String.raw`\d+[.,]\d{1,2}`,
  // Receipt printers print a point with a full letter width: "9. 65".
  String.raw`\d{1,3}(?:,\d{3})*\. \d{2}(?= ?[a-z]?$)`,
  // Less than one, without a zero: ".40"; behind a number it is its cut-off end.
  String.raw`(?<!\d )\.\d{2}`,
  String.raw`\d+`,
].join('|');

/** A unit after a number that is not money. */
const OTHER_UNIT = String.raw`\s?(?:[%¢]|(?:kg|kgs|gr?|gms?|mg|ml|cl|ltr|litre|km|cm|mm|m2|gb|mb|tb|mbps|kwh|hrs?|hours?|days?|pcs|units?|nos|mins?|years?|months?|קומ|ק"ג|קג|גרמ|ליטר|מ"ר|מ"ל|קוט"ש|שעות|שעה|ימימ|ימי|יחידות|יח'|אחוז(?:ימ)?|חודשימ|שנימ|דקות|נקודות)(?![\p{L}\p{N}]))`;

/**
 * "8,507.80T", "1,99A": the letter of its tax that tills and invoices print behind an amount; "612.38CR",
 * "88,40S": credit and debit, as statements of accounts and cards do.
 */
const CODE = '(?:[abefnthsx]|cr|dr|db)';

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#_\\]|\p{N}[:/*]|[\p{L}\p{N}/]-|\*\*)` +
    String.raw`(?<open>\()?(?<sign1>[-+]\s?)?(?<before>${CURRENCY}(?:(?<=\p{L})\.(?=\d+[.,]\d{2}))?\s?)?(?<sign2>[-+])?` +
    String.raw`(?<number>${NUMBER})(?:/-)?` +
    String.raw`(?<code>(?<=[.,]\d{2})${CODE}(?![\p{L}\p{N}]))?(?<sign3>-(?![\p{L}\p{N}]))?(?<after>\s?${CURRENCY}(?![\p{L}\p{N}]))?(?<sign4>-(?![\p{L}\p{N}]))?(?<close>\))?` +
    String.raw`(?![\p{L}\p{N}_]|[.,:/*-]\d|${OTHER_UNIT})`,
  'gu',
);

/** A single Hebrew letter joined by a dash is a preposition: "ב-45.30". */
const HEBREW_PREFIX = /(^|[^\p{L}\p{N}])[בהולמכש]{1,2}-$/u;

/**
 * Finds every amount in a text: "1,250.00", "1.250,00", "₪ -45.30", "(45.30)", "45.30-".
 * Dates, times, percentages, phone, card and account numbers are excluded. Bare whole
 * numbers are found with `isMoney` false.
 */
export function findAmounts(text: string): FoundAmount[] {
  const folded = detachPrefixes(maskOtherNumbers(fold(text))).replace(/(?<=\d)x(?=\d)/g, '×');
  const found: FoundAmount[] = [];
  for (const match of folded.matchAll(AMOUNT)) {
    const groups = match.groups ?? {};
    const minor = minorOf(groups.number ?? '');
    if (minor === null) continue;
    const code = groups.code ?? '';
    // In small letters it is a unit: "25.50t".
    const number = groups.number ?? '';
    const codeAt = match.index + match[0].indexOf(number) + number.length;
    if (code !== '' && !isUpper(text, codeAt)) continue;
    const before = folded.slice(Math.max(0, match.index - 2), match.index);
    if (isCutInTwo(before, groups.number ?? '', folded.slice(match.index + match[0].length)))
      continue;
    const enclosed = groups.open !== undefined && groups.close !== undefined;
    const decimals = DECIMALS.test(groups.number ?? '');
    const isRoom = !decimals && ROOM.test(text.slice(match.index, codeAt));
    const currency = isRoom
      ? null
      : (currencyOf((groups.before ?? '').replace(/\.\s*$/, '')) ?? currencyOf(groups.after ?? ''));
    const signs = [groups.sign1, groups.sign2, groups.sign3, groups.sign4];
    const negative = isNegative(signs, enclosed, match.index, folded);
    const start = match.index + (groups.open !== undefined && !enclosed ? 1 : 0);
    found.push({
      start,
      end: match.index + match[0].length - code.length,
      minor: negative && minor !== 0 ? -minor : minor,
      currency,
      isMoney:
        !isQuantity(folded.slice(match.index + match[0].length)) && (currency !== null || decimals),
      decimals,
    });
  }
  return found;
}

/** "Rm 614" on a hotel's bill; the ringgit is written "RM". */
const ROOM = /^Rm\.?\s?\d+$/u;

const isUpper = (text: string, at: number): boolean => /^\p{Lu}/u.test(text.slice(at));

/** Whether an amount is negative. "Total - 45.30" has a dash: a sign adjoins the number, or is alone before it. */
function isNegative(
  signs: (string | undefined)[],
  enclosed: boolean,
  start: number,
  text: string,
): boolean {
  if (enclosed) return true;
  const [first, ...tight] = signs;
  if (tight.some((sign) => sign === '-')) return true;
  // The sign of a currency that is also a letter: "- R 150.00".
  if (first === undefined) return /^\s*-\s?\p{L}{1,2}\s?$/u.test(text.slice(0, start));
  if (first.startsWith('+')) return false;
  return first === '-' || text.slice(0, start).trim() === '';
}

/** Hundredths parsed from digits without floating point; null for more than `WHOLE_DIGITS_MAX` digits. */
export function minorOf(number: string): number | null {
  const decimals = /^(.*?)[.,] ?(\d{1,2})$/.exec(number);
  const whole = (decimals?.[1] ?? number).replace(/[^\d]/g, '');
  if (whole.length > WHOLE_DIGITS_MAX) return null;
  return Number(whole) * 100 + Number((decimals?.[2] ?? '').padEnd(2, '0'));
}

const DECIMALS = /[.,] ?\d{2}$/;

/** "79 50": a point was lost, so the extent of the amount is unknown. */
const isCutInTwo = (before: string, number: string, rest: string): boolean =>
  /^\d+$/.test(number) &&
  (/^ \d{2}(?![\d.,])/.test(rest) || (number.length === 2 && /\d $/.test(before)));

/** "2.00 x 15.50", "3 @ 4.20": the number before the sign is a quantity. */
const isQuantity = (rest: string): boolean => /^ ?[x×*@] ?[₪$€£]?\d/.test(rest);

/** Replaces the dash of "ב-45.30" by a space, so that it is not read as a minus. */
function detachPrefixes(text: string): string {
  return text.replace(/-(?=\s?[₪$€£]?\s?\d)/g, (dash, at: number) =>
    HEBREW_PREFIX.test(text.slice(Math.max(0, at - 4), at + 1)) ? ' ' : dash,
  );
}
