/** Dates as documents print them. ISO in, text out. */

const WEEKDAYS_HE = ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'];
const WEEKDAYS_EN = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const MONTHS_HE = [
  'ינואר',
  'פברואר',
  'מרץ',
  'אפריל',
  'מאי',
  'יוני',
  'יולי',
  'אוגוסט',
  'ספטמבר',
  'אוקטובר',
  'נובמבר',
  'דצמבר',
];
const MONTHS_EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const parts = (iso: string) => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month, day };
};

const at = (names: string[], index: number): string => {
  const name = names[index];
  if (name === undefined) throw new RangeError(`no name for ${index}`);
  return name;
};

/** `31/05/2025`. */
export const slashed = (iso: string): string => {
  const { year, month, day } = parts(iso);
  return `${day}/${month}/${year}`;
};

/** `31.05.25`. */
export const dotted = (iso: string): string => {
  const { year, month, day } = parts(iso);
  return `${day}.${month}.${year.slice(2)}`;
};

/** `13 במאי 2025`. */
export const hebrewLong = (iso: string): string => {
  const { year, month, day } = parts(iso);
  return `${Number(day)} ב${at(MONTHS_HE, Number(month) - 1)} ${year}`;
};

/** `13 May 2025`. */
export const englishLong = (iso: string): string => {
  const { year, month, day } = parts(iso);
  return `${Number(day)} ${at(MONTHS_EN, Number(month) - 1)} ${year}`;
};

/** `אוקטובר 2025` of `2025-10`. */
export const hebrewMonth = (month: string): string =>
  `${at(MONTHS_HE, Number(month.slice(5)) - 1)} ${month.slice(0, 4)}`;

const weekday = (iso: string): number => new Date(`${iso}T12:00:00Z`).getUTCDay();
export const hebrewWeekday = (iso: string): string => at(WEEKDAYS_HE, weekday(iso));
export const englishWeekday = (iso: string): string => at(WEEKDAYS_EN, weekday(iso));

/** The day so many days later, ISO. */
export const daysLater = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
