import { labelPattern } from '../../text/fold.js';

/** The parts of a payslip that list amounts, and the columns they have. */
export type BlockKind = 'payments' | 'mandatory' | 'voluntary' | 'other';
export type ColumnKind = 'quantity' | 'rate' | 'amount' | 'year' | 'other';

const matcher = (labels: readonly string[]): RegExp =>
  new RegExp(`^(?:${labels.map(labelPattern).join('|')})[ :.]*$`, 'u');

const BLOCKS: Record<BlockKind, RegExp> = {
  payments: matcher([
    'תיאור (ה)תשלום',
    'תאור (ה)תשלום',
    'שם (ה)תשלום',
    'תשלומים',
    'פירוט (ה)תשלומים',
    'רכיבי (ה)שכר',
    'רכיבי תשלום',
    'payments',
    'earnings',
    'employee earnings',
    'salary components',
    'gross pay',
  ]),
  mandatory: matcher([
    'ניכויים',
    'פירוט (ה)ניכויים',
    'ניכויי חובה',
    'ניכויי חובה - מיסים',
    'ניכויי חובה וגמל',
    'קופות גמל',
    'קופות גמל וקרנות',
    'ניכויים לקופות גמל',
    'ניכויי גמל',
    'תיאור (ה)ניכוי',
    'deductions',
    'mandatory deductions',
    'statutory deductions',
    'employee taxes withheld',
    'employee deductions',
  ]),
  voluntary: matcher(['ניכויי רשות', 'voluntary deductions', 'other deductions']),
  other: matcher([
    'הפרשות (ה)מעסיק',
    'הפרשות (ה)מעביד',
    'הפקדות מעסיק לקופות גמל',
    'הפקדות מעסיק לפיצויים',
    'הפקדות (ה)מעסיק',
    'שם הקופה',
    'העדרויות',
    'היעדרויות',
    'זקיפות',
    'נתונים מצטברים',
    'מצטברים',
    'חופשה ומחלה',
    'נתונים נוספים',
    'נתוני (ה)עובד',
    'פרטי (ה)עובד',
    'הודעות',
    'employer contributions',
    'employer taxes',
    'year to date',
    'employee details',
    'cumulative',
    'summary',
  ]),
};

const COLUMNS: Record<ColumnKind, RegExp> = {
  quantity: matcher(['כמות', "יח'", 'יחידות', 'שעות', 'hours', 'units', 'quantity', 'no.units']),
  rate: matcher(['תעריף', 'תעריף ליחידה', 'מחיר', 'ערך', 'rate']),
  amount: matcher([
    'סכום',
    'סכום לתשלום',
    'סכום בש"ח',
    'סכום התשלום',
    'תשלום',
    'התשלום',
    'ניכוי',
    'הניכוי',
    'חודשי',
    'current',
    'current period',
    'this period',
    'amount',
  ]),
  year: matcher(['מצטבר', 'year to date', 'ytd', 'year-to-date']),
  other: matcher(['שווי למס', 'שווי', 'גילום', 'קוד', 'סמל', 'זקיפה', 'type', 'description']),
};

const kindIn =
  <Kind extends string>(table: Record<Kind, RegExp>) =>
  (text: string): Kind | null =>
    (Object.keys(table) as Kind[]).find((kind) => table[kind].test(text)) ?? null;

export const blockKindOf = kindIn(BLOCKS);
export const columnKindOf = kindIn(COLUMNS);
