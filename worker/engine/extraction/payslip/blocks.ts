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
    'תאור (ה)ניכוי',
    'פירוט ניכויי חובה',
    'deductions',
    'mandatory deductions',
    'statutory deductions',
    'employee taxes withheld',
    'employee deductions',
  ]),
  voluntary: matcher([
    'ניכויי רשות',
    'פירוט ניכויי רשות',
    'voluntary deductions',
    'other deductions',
  ]),
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
  quantity: matcher([
    'כמות',
    "יח'",
    'יחידות',
    'שעות',
    'hours',
    'units',
    'quantity',
    'quantity/rate',
    'qty',
    'no.units',
    'hrs/units',
    'stunden',
    "nbre d'heures",
    "nombre d'heures",
    'nombre',
  ]),
  rate: matcher([
    'תעריף',
    'תעריף ליחידה',
    'מחיר',
    'ערך',
    'rate',
    'taux',
    'taux salarial',
    'salaire horaire',
    'satz',
  ]),
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
    'current amount',
    'current pay',
    'amount',
    'betrag',
    'montant',
    'montant salarial',
    'importe',
  ]),
  year: matcher([
    'מצטבר',
    'year to date',
    'ytd',
    'year-to-date',
    'ytd amount',
    'ytd total',
    'cumul',
  ]),
  other: matcher([
    'שווי למס',
    'שווי',
    'גילום',
    'קוד',
    'סמל',
    'זקיפה',
    'type',
    'description',
    'ytd hours',
    'base',
    'taux patronal',
    'cot. patronales',
    'taux cot. patron.',
    'part employeur',
  ]),
};

const kindIn =
  <Kind extends string>(table: Record<Kind, RegExp>) =>
  (text: string): Kind | null => {
    // "Amount ($)", "current (in EUR)"
    const bare = text.replace(/ ?\([^()]*\)$/u, '');
    return (Object.keys(table) as Kind[]).find((kind) => table[kind].test(bare)) ?? null;
  };

export const blockKindOf = kindIn(BLOCKS);
export const columnKindOf = kindIn(COLUMNS);
