import { fold } from './fold.js';

/** Folded spellings of the months of the Hebrew calendar, by the name that ICU gives them. */
const MONTHS: [icu: string, spellings: string[]][] = [
  ['Tishri', ['תשרי']],
  ['Heshvan', ['מרחשוונ', 'מרחשונ', 'חשוונ', 'חשונ']],
  ['Kislev', ['כסליו', 'כסלו']],
  ['Tevet', ['טבת']],
  ['Shevat', ['שבט']],
  ['Adar I', ["אדר א'", 'אדר א', 'אדר ראשונ']],
  ['Adar II', ["אדר ב'", 'אדר ב', 'אדר שני']],
  ['Adar', ['אדר']],
  ['Nisan', ['ניסנ']],
  ['Iyar', ['אייר', 'איר']],
  ['Sivan', ['סיוונ', 'סיונ']],
  ['Tamuz', ['תמוז']],
  ['Av', ['מנחמ אב', 'מנחמ-אב', 'אב']],
  ['Elul', ['אלול']],
];

const LETTERS = new Map(
  [...'אבגדהוזחט'].map((letter, index): [string, number] => [letter, index + 1]),
);
for (const [index, letter] of [...'יכלמנסעפצ'].entries()) LETTERS.set(letter, (index + 1) * 10);
for (const [index, letter] of [...'קרשת'].entries()) LETTERS.set(letter, (index + 1) * 100);

/** A date of the Hebrew calendar. */
export interface HebrewDate {
  /** 1-30. */
  day: number;
  /** English name as ICU writes it: "Kislev", "Adar II". */
  month: string;
  /** Full year such as 5786; null where it is not printed. */
  year: number | null;
}

export interface FoundHebrewDate {
  start: number;
  /** Exclusive. */
  end: number;
  date: HebrewDate;
}

const NAMES = MONTHS.flatMap(([icu, spellings]) => spellings.map((name) => ({ icu, name }))).sort(
  (a, b) => b.name.length - a.name.length,
);

const DATE = new RegExp(
  String.raw`(?<![א-ת"'])(?<day>[א-ל]['"]?[א-ט]?'?) (?:ב|ל)?(?<month>${NAMES.map(({ name }) => name).join('|')})(?![א-ת"'])` +
    String.raw`(?:,? ?(?<year>(?:ה['"]?)?ת["']?ש["']?[א-צ]?["']?[א-ט]?)(?![א-ת"']))?`,
  'gu',
);

/**
 * Dates of the Hebrew calendar in a text, such as י"ב בכסלו תשפ"ז. Without a year the day
 * must carry its quotation marks: letters before a month are otherwise words.
 */
export function findHebrewDates(text: string): FoundHebrewDate[] {
  return [...fold(text).matchAll(DATE)].flatMap((match) => {
    const { day = '', month = '', year } = match.groups ?? {};
    const number = numberOf(day);
    const icu = NAMES.find(({ name }) => name === month)?.icu;
    const marked = year !== undefined || /["']/.test(day);
    if (number === null || number > 30 || icu === undefined || !marked) return [];
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        date: { day: number, month: icu, year: year === undefined ? null : yearOf(year) },
      },
    ];
  });
}

/** Value of letters in descending order (15 and 16 are written 9 + 6 and 9 + 7); null for others. */
function numberOf(letters: string): number | null {
  const values = [...letters.replace(/["']/g, '')].map((letter) => LETTERS.get(letter) ?? 0);
  const descends = values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));
  return values.length > 0 && descends ? values.reduce((sum, value) => sum + value, 0) : null;
}

/** The thousands are left out or written as the letter for 5. */
function yearOf(printed: string): number | null {
  const rest = printed.replace(/^ה['"]?(?=ת)/, '');
  const value = numberOf(rest);
  return value === null ? null : 5000 + value;
}

const CALENDAR = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The Hebrew date of a Gregorian day until its sunset; from sunset on it is that of the next day. */
export function hebrewDateOf(isoDate: string): HebrewDate & { year: number } {
  const parts = CALENDAR.formatToParts(new Date(`${isoDate}T12:00:00Z`));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return { day: Number(part('day')), month: part('month'), year: Number(part('year')) };
}

/** Whether a printed Hebrew date is that of a Gregorian day, before or after its sunset. */
export function isHebrewDateOf(printed: HebrewDate, isoDate: string): boolean {
  const next = new Date(Date.parse(`${isoDate}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [isoDate, next].some((day) => {
    const right = hebrewDateOf(day);
    const sameMonth =
      right.month === printed.month ||
      // In a leap year the second Adar is also written without its number.
      (printed.month === 'Adar' && right.month.startsWith('Adar'));
    return (
      right.day === printed.day &&
      sameMonth &&
      (printed.year === null || printed.year === right.year)
    );
  });
}
