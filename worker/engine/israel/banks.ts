import { fold, labelPattern, wholeWord } from '../text/fold.js';

export interface Bank {
  /** Two digits. */
  code: string;
  he: string;
  en: string;
  /** Further printed names; `he` and `en` are matched too. */
  also?: string[];
  /** Words too common to name the bank unless "bank" precedes them. */
  onlyAfterBank?: string[];
}

/** Banks of Israel, including merged ones: old accounts keep their codes. */
export const BANKS: readonly Bank[] = [
  { code: '03', he: 'בנק אש ישראל', en: 'Bank Esh', also: ['esh bank'] },
  { code: '04', he: 'בנק יהב', en: 'Bank Yahav', onlyAfterBank: ['יהב', 'yahav'] },
  { code: '09', he: 'בנק הדואר', en: 'Postal Bank', also: ['israel postal bank'] },
  {
    code: '10',
    he: 'בנק לאומי',
    en: 'Bank Leumi',
    also: ['לאומי לישראל', 'leumi', 'pepper', 'פפר'],
    onlyAfterBank: ['לאומי'],
  },
  {
    code: '11',
    he: 'בנק דיסקונט',
    en: 'Discount Bank',
    also: ['דיסקונט לישראל', 'israel discount bank', 'bank discount'],
    onlyAfterBank: ['דיסקונט', 'discount'],
  },
  { code: '12', he: 'בנק הפועלים', en: 'Bank Hapoalim', also: ['הפועלים', 'hapoalim', 'poalim'] },
  { code: '13', he: 'בנק אגוד', en: 'Union Bank', also: ['בנק איגוד', 'union bank of israel'] },
  { code: '14', he: 'בנק אוצר החייל', en: 'Otsar Hahayal', also: ['אוצר החייל', 'otzar hahayal'] },
  {
    code: '17',
    he: 'בנק מרכנתיל',
    en: 'Mercantile Discount Bank',
    also: ['מרכנתיל דיסקונט', 'מרכנתיל', 'mercantile'],
  },
  {
    code: '18',
    he: 'וואן זירו',
    en: 'One Zero',
    also: ['one zero digital bank', 'ואן זירו', 'וואן זירו'],
  },
  {
    code: '20',
    he: 'בנק מזרחי טפחות',
    en: 'Mizrahi-Tefahot Bank',
    also: ['מזרחי טפחות', 'mizrahi tefahot', 'mizrahi-tefahot', 'mizrachi tefahot'],
    onlyAfterBank: ['מזרחי', 'mizrahi'],
  },
  { code: '22', he: 'סיטיבנק', en: 'Citibank', also: ['citi bank'] },
  { code: '23', he: 'HSBC', en: 'HSBC' },
  { code: '26', he: 'יובנק', en: 'UBank', also: ['u-bank'] },
  {
    code: '31',
    he: 'הבנק הבינלאומי',
    en: 'First International Bank',
    also: ['בנק הבינלאומי', 'הבינלאומי הראשון', 'fibi', 'הבינלאומי'],
  },
  { code: '34', he: 'בנק ערבי ישראלי', en: 'Arab Israel Bank' },
  { code: '39', he: 'SBI', en: 'State Bank of India' },
  {
    code: '46',
    he: 'בנק מסד',
    en: 'Bank Massad',
    also: ['massad bank'],
    onlyAfterBank: ['מסד', 'massad'],
  },
  { code: '52', he: 'פאג"י', en: 'PAGI', also: ['פועלי אגודת ישראל', 'בנק פאגי', 'פאגי'] },
  {
    code: '54',
    he: 'בנק ירושלים',
    en: 'Bank of Jerusalem',
    also: ['jerusalem bank'],
  },
  { code: '68', he: 'בנק דקסיה', en: 'Dexia', also: ['בנק מוניציפל', 'municipal bank'] },
];

/** Codes in use by clearing houses and payment companies, not by a bank above. */
export const OTHER_CODES: readonly string[] = [
  '01',
  '05',
  '07',
  '15',
  '21',
  '35',
  '47',
  '50',
  '58',
  '59',
  '60',
  '61',
  '69',
  '75',
  '79',
  '92',
  '94',
  '99',
];

interface NamePattern {
  bank: Bank;
  pattern: RegExp;
}

const patternOf = (name: string): string => wholeWord(`[בלהמ]?${labelPattern(name)}`);
const anywhere: NamePattern[] = BANKS.flatMap((bank) =>
  [bank.he, bank.en, ...(bank.also ?? [])].map((name) => ({
    bank,
    pattern: new RegExp(patternOf(name), 'u'),
  })),
);
const afterBank: NamePattern[] = BANKS.flatMap((bank) =>
  (bank.onlyAfterBank ?? []).map((name) => ({ bank, pattern: new RegExp(patternOf(name), 'u') })),
);

/**
 * The bank that a text names; null for none or several.
 * @param labelled whether the text follows a label "bank"
 */
export function bankNamed(text: string, labelled = false): Bank | null {
  const named = banksNamed(text, labelled);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Every bank that a text names. A longer name overrides one inside it: "Mercantile Discount". */
export function banksNamed(text: string, labelled = false): Bank[] {
  const folded = fold(text);
  const matches = [...anywhere, ...(labelled ? afterBank : [])].flatMap(({ bank, pattern }) => {
    const match = pattern.exec(folded);
    return match ? [{ bank, start: match.index, end: match.index + match[0].length }] : [];
  });
  const outer = matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.bank !== match.bank &&
          other.start <= match.start &&
          other.end >= match.end &&
          other.end - other.start > match.end - match.start,
      ),
  );
  return [...new Set(outer.map(({ bank }) => bank))];
}

export const bankOfCode = (code: string): Bank | null =>
  BANKS.find((bank) => bank.code === code.padStart(2, '0')) ?? null;

export const isKnownCode = (code: string): boolean =>
  bankOfCode(code) !== null || OTHER_CODES.includes(code.padStart(2, '0'));
