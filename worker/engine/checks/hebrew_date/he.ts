import { isolate } from '../../texts/format.js';
import { day } from '../../texts/he.js';
import type { CheckText, FindingText, Values } from '../../texts/say.js';

export const words = {
  label: 'תאריך עברי',
  says: {
    same: (v) => `התאריך העברי ${isolate(v.printed)} הוא ${day(v.date)}.`,
    other: (v) => `${day(v.date)} הוא ${hebrew(v)}, אך במסמך מודפס ${isolate(v.printed)}.`,
  },
} satisfies CheckText;

export const findings = {
  hebrew_date_mismatch: {
    title: 'התאריך העברי אינו תואם לתאריך שלצידו',
    detail: (v) =>
      `${day(v.date)} הוא ${hebrew(v)} בלוח העברי, אך לצידו מודפס ${isolate(v.printed)}. ייתכן שאחד התאריכים שונה; ייתכן גם שתאריך שהוקלד ביד שגוי מלכתחילה.`,
  },
} satisfies Record<string, FindingText>;

const MONTHS: Record<string, string> = {
  Tishri: 'תשרי',
  Heshvan: 'חשוון',
  Kislev: 'כסלו',
  Tevet: 'טבת',
  Shevat: 'שבט',
  Adar: 'אדר',
  'Adar I': "אדר א'",
  'Adar II': "אדר ב'",
  Nisan: 'ניסן',
  Iyar: 'אייר',
  Sivan: 'סיוון',
  Tamuz: 'תמוז',
  Av: 'אב',
  Elul: 'אלול',
};

const hebrew = (v: Values): string =>
  `${isolate(v.day)} ב${MONTHS[String(v.month)] ?? ''} ${isolate(v.year)}`;
