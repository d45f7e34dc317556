import { labelPattern } from '../../text/fold.js';
import { composedField } from '../labels/composed/composed-label.js';
import { COMPOSED_RANK } from '../labels/composed/with-composed.js';
import type { ComposedField } from '../labels/composed/rules.js';
import { WORD_TABLES } from '../labels/languages.js';

/** What a label of a payslip introduces. */
export type ValueType = 'money' | 'number' | 'date' | 'digits' | 'text';

export interface PayslipLabel {
  name: string;
  type: ValueType;
  labels: readonly string[];
}

/**
 * Labels of payslips, English pay stubs and pay statements. A label is a whole text of the
 * form: "נטו" in a sentence is none. Of two labels that fit, the earlier in the list counts.
 */
export const PAYSLIP_LABELS: readonly PayslipLabel[] = [
  {
    name: 'gross',
    type: 'money',
    labels: [
      'סה"כ (ה)תשלומים',
      'ס"ה (ה)תשלומים',
      'סך (כל )(ה)תשלומים',
      'סה"כ תשלומים ברוטו',
      'סה"כ (שכר )ברוטו',
      'שכר ברוטו',
      'ברוטו',
      'תשלומים',
      'gross pay',
      'gross earnings',
      'total gross (pay)',
      'total gross salary',
      'total earnings',
      'sum (of )earnings',
      'gross wages',
      'gross salary',
      'total payments',
      'gross',
      'gesamt-brutto',
      'gesamtbrutto',
      'gesamtbruttolohn',
      'bruttolohn',
      'bruttogehalt',
      'salaire brut (mensuel)',
      'total (du )brut',
      'rémunération brute',
      'total devengado',
      'total devengos',
      'total haberes',
      'total asignaciones',
      'total percepciones',
      'sueldo bruto',
      'salario bruto',
      'סך הכל (ה)תשלומים',
      'שכר ברוטו כולל',
      'ברוטו כולל',
      'סך ברוטו',
      'סה"כ שכר',
      'gross income',
      'gross remuneration',
      'gross amount',
      'gross pay (this )(period)',
      'current gross (pay)',
      'total gross earnings',
      'total pay',
      'total salary',
      'total income',
      'total allowances and earnings',
    ],
  },
  {
    name: 'total_deductions',
    type: 'money',
    labels: [
      'סה"כ (ה)ניכויים',
      'ס"ה (ה)ניכויים',
      'סך (כל )(ה)ניכויים',
      'total deductions',
      'sum (of )deductions',
      'total withholdings',
      'summe (der )abzüge',
      'gesamtabzüge',
      'total deducciones',
      'total descuentos',
      'total a deducir',
      'סך הכל (ה)ניכויים',
      '(ה)ניכויים סה"כ',
      'deductions total',
      'total deduction',
      'gross deductions',
      'total withheld',
      'total deductions (this )(period)',
      'current deductions',
      'total employee deductions',
      'total taxes and deductions',
    ],
  },
  {
    name: 'mandatory_deductions',
    type: 'money',
    labels: [
      'סה"כ ניכויי חובה',
      'ס"ה ניכויי חובה',
      'סך ניכויי חובה',
      'ניכויי חובה וגמל',
      'סה"כ ניכויי חובה וגמל',
      'ניכויי חובה',
      // Taxes and meals follow the contributions that French payslips add up.
      'total (des )cotisations (salariales)',
      'total (des )cotisations et contributions',
      'total (des )retenues',
      'total retenue',
    ],
  },
  { name: 'total_taxes', type: 'money', labels: ['total taxes', 'taxes'] },
  {
    name: 'voluntary_deductions',
    type: 'money',
    labels: ['סה"כ ניכויי רשות', 'ס"ה ניכויי רשות', 'סך ניכויי רשות', 'ניכויי רשות'],
  },
  {
    name: 'net_to_pay',
    type: 'money',
    labels: [
      '(שכר )(סכום )נטו לתשלום',
      '(שכר )נטו לתשלום (ל)בנק',
      'לתשלום נטו',
      'נטו לבנק',
      'סה"כ נטו לתשלום',
      'סה"כ לתשלום',
      'לתשלום',
      'total net payable',
      'net (pay )payable',
      'net salary payable',
      'net amount payable',
      'payout',
      'check amount',
      'net check',
      'direct deposit amount',
      'auszahlungsbetrag',
      'auszahlung',
      'überweisungsbetrag',
      'net à payer au salarié',
      'net à payer',
      'salaire (net )à payer',
      'net payé',
      'líquido (total )a percibir',
      'total líquido a percibir',
      'líquido a pagar',
      'alcance líquido',
      'neto a percibir',
      'neto a pagar',
      'נטו בבנק',
      'העברה לבנק',
      'הועבר לבנק',
      'סכום להעברה',
      'סכום לתשלום',
      'net pay to bank',
      'net salary transferred',
    ],
  },
  {
    name: 'net',
    type: 'money',
    labels: [
      'שכר נטו',
      'סה"כ נטו',
      'נטו',
      'net pay',
      'total net (pay)',
      'net salary',
      'net wages',
      'take home pay',
      'net',
      'nettolohn',
      'nettogehalt',
      'netto-verdienst',
      'gesetzliches netto',
      'salaire net',
      'total líquido',
      'sueldo líquido',
      'net à payer avant impôt (sur le revenu)',
      'סכום נטו',
      'net payment',
      'net income',
      'net earnings',
      'net amount',
      'net remuneration',
      'in-hand salary',
      'in hand salary',
      'total net salary',
      'net pay (for )(the )(this )(month)(period)',
      'current net (pay)',
    ],
  },
  {
    name: 'taxable_income',
    type: 'money',
    labels: [
      'חייב מ"ה',
      'שכר חייב (ב)מס',
      'שכר ח"ב (ב)מס',
      'ברוטו למס (הכנסה)',
      'שכר למס (הכנסה)',
      'חייב (ב)מס הכנסה',
      'הכנסה חייבת',
      'taxable gross',
      'taxable wages',
      'taxable income',
      'steuerbrutto',
      'net imposable',
    ],
  },
  {
    name: 'insurable_income',
    type: 'money',
    labels: [
      'חייב ב"ל',
      'ברוטו לב.ל.',
      'ברוטו לביטוח לאומי',
      'שכר חייב ב"ל',
      'שכר לביטוח לאומי',
      'שכר לבטוח לאומי',
      'שכר ב.לאומי',
      'שכר ב. לאומי',
      'שכר חייב ביטוח לאומי',
      'שכר לב.ל.',
    ],
  },
  {
    name: 'pensionable_income',
    type: 'money',
    labels: ['שכר לגמל', 'ברוטו לפנסיה', 'שכר לפנסיה', 'משכורת מבוטחת', 'שכר מבוטח'],
  },
  {
    name: 'credit_points_value',
    type: 'money',
    labels: ['ערך נ"ז', 'ערך נקודות זיכוי', 'זיכוי אישי'],
  },
  {
    name: 'credit_points',
    type: 'number',
    labels: ['נ"ז', 'נקודות זיכוי', "נק' זיכוי", "נק' רגילות", "מס' נקודות זיכוי"],
  },
  { name: 'minimum_wage', type: 'money', labels: ['שכר מינימום לחודש', 'שכר מינימום'] },
  {
    name: 'hourly_rate',
    type: 'money',
    labels: ["תע' שעה", 'תעריף שעה', 'שכר שעה', 'ערך שעה', 'שווי שעה'],
  },
  { name: 'daily_rate', type: 'money', labels: ["תע' יום", 'תעריף יום', 'ערך יום', 'שכר יום'] },
  {
    name: 'hours',
    type: 'number',
    labels: ["ש' עבודה", 'שעות עבודה', 'total hours worked', 'total hours'],
  },
  { name: 'days', type: 'number', labels: ['ימי עבודה', 'ימי עבודה בפועל'] },
  {
    name: 'job_percent',
    type: 'number',
    labels: ['היקף משרה', 'אחוז משרה', '% משרה', 'חלקיות משרה'],
  },
  { name: 'seniority', type: 'number', labels: ['שנות ותק', 'ותק'] },
  {
    name: 'start_date',
    type: 'date',
    labels: ['תחילת עבודה', 'תאריך תחילת עבודה', 'ת. תחילת עבודה', 'תאריך התחלה', 'hire date'],
  },
  {
    name: 'period_start',
    type: 'date',
    labels: ['period start', 'pay period start', 'period beginning', 'period start date'],
  },
  {
    name: 'period_end',
    type: 'date',
    labels: ['period end', 'pay period end', 'period ending', 'period end date'],
  },
  {
    name: 'pay_date',
    type: 'date',
    labels: [
      'תאריך תשלום',
      'pay date',
      'date paid',
      'check date',
      'pay day',
      'payday',
      'payment date',
    ],
  },
  {
    name: 'deductions_file',
    type: 'digits',
    labels: ['תיק ניכויים', 'תיק (מס )הכנסה', 'תיק במ"ה', 'תיק מ"ה', 'מספר תיק ניכויים'],
  },
  {
    name: 'insurance_file',
    type: 'digits',
    labels: ['תיק נ. ב"ל', 'תיק ב"ל', 'תיק ביטוח לאומי', 'תיק ב.ל.'],
  },
  {
    name: 'employee_number',
    type: 'digits',
    labels: ["מס' (ה)עובד", 'מספר (ה)עובד', 'employee id', 'employee number', 'employee no'],
  },
  { name: 'department', type: 'text', labels: ['מחלקה'] },
  { name: 'payment_method', type: 'text', labels: ['צורת תשלום', 'אופן תשלום', 'אמצעי תשלום'] },
];

interface Entry {
  label: PayslipLabel;
  rank: number;
  pattern: RegExp;
}

const ENTRIES: readonly Entry[] = PAYSLIP_LABELS.flatMap((label) =>
  label.labels.map((text, rank) => ({
    label,
    rank,
    pattern: new RegExp(`^(?:${labelPattern(text)})[ .]*$`, 'u'),
  })),
);

export interface FoundLabel {
  label: PayslipLabel;
  /** Index in its list; a lower rank is more specific. */
  rank: number;
}

/** The label that a whole folded text is, apart from a part in brackets; null for any other. */
export function payslipLabelOf(text: string): FoundLabel | null {
  const bare = text.replace(/(?:(?<!\s)\s+)?\([^)]*\)?\s*/gu, ' ').trim();
  const listed = ENTRIES.find(({ pattern }) => pattern.test(bare));
  return listed ?? composedLabelOf(bare);
}

/** Labels of payslips among those that words make. */
const COMPOSED: Partial<Record<ComposedField, string>> = {
  gross: 'gross',
  net: 'net',
  net_sum: 'net',
  net_due: 'net_to_pay',
  total_deductions: 'total_deductions',
  pay_date: 'pay_date',
};

/** Each text of a form is asked about several times. */
const composedByText = new Map<string, FoundLabel | null>();
const TEXTS_KEPT_MAX = 5_000;

function composedLabelOf(text: string): FoundLabel | null {
  const known = composedByText.get(text);
  if (known !== undefined) return known;
  if (composedByText.size >= TEXTS_KEPT_MAX) composedByText.clear();
  const found = composedIn(text);
  composedByText.set(text, found);
  return found;
}

function composedIn(text: string): FoundLabel | null {
  const field = composedField(text, WORD_TABLES);
  const name = field && COMPOSED[field];
  const label = PAYSLIP_LABELS.find((one) => one.name === name);
  return label ? { label, rank: COMPOSED_RANK } : null;
}
