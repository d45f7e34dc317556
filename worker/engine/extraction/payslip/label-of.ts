import { labelPattern } from '../../text/fold.js';
import { composedField } from '../labels/composed/composed-label.js';
import { COMPOSED_RANK } from '../labels/composed/with-composed.js';
import type { ComposedField } from '../labels/composed/rules.js';
import { WORD_TABLES } from '../labels/languages.js';
import { PAYSLIP_LABELS, type PayslipLabel } from './labels.js';

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
  const bare = spelled(text.replace(/(?:(?<!\s)\s+)?\([^)]*\)?\s*/gu, ' ').trim());
  const listed = ENTRIES.find(({ pattern }) => pattern.test(bare));
  return listed ?? labelInOneLanguage(bare) ?? composedLabelOf(bare) ?? dayOfPay(bare);
}

/** "הנטו יועבר לבנק ביום", "שולם בהעברה בנקאית בתאריך", "זיכוי בבנק": what stands before the day of pay in a sentence. */
const DAY_OF_PAY =
  /^(?:ה?(?:נטו|שכר|משכורת|סכומ|תשלומ) )?(?:(?:שולמה?|[תי]שולמ|הועברה?|[תי]ועבר|זוכה|[תי]זוכה|הופקדה?|[תי]ופקד|זיכוי|תשלומ|העברה)(?: [א-ת-]{2,12}){0,4} (?:ביומ|בתאריכ|ליומ|מיומ|לערכ|בערכ)|(?:זיכוי|העברה) בבנק|בנק(?: [א-ת-]{2,14}){1,3} לערכ|יומ ערכ|תאריכ ערכ)$/u;

function dayOfPay(text: string): FoundLabel | null {
  const label = PAYSLIP_LABELS.find(({ name }) => name === 'pay_date');
  return label && DAY_OF_PAY.test(text) ? { label, rank: COMPOSED_RANK } : null;
}

/** "*** לתשלום ***", and the short spellings of older programs: "נכויי חובה", "בטוח לאומי". */
const spelled = (text: string): string =>
  text
    .replace(/^[*=\s]+|[*=\s]+$/gu, '')
    .replace(/(?<!\p{L})(ה?)נכוי/gu, '$1ניכוי')
    .replace(/(?<!\p{L})([בלה]?)בטוח(?!\p{L})/gu, '$1ביטוח');

/** Where a text in Latin letters ends and one in Hebrew begins, or the other way round. */
const BETWEEN_SCRIPTS = /(?<=[a-z.)])\s+(?:\/ )?(?=[א-ת])|(?<=[א-ת."')])\s+(?:\/ )?(?=[a-z])/u;

/**
 * "SCHAR BRUTO שכר ברוטו", "Net pay / נטו לבנק": the label of two languages side by side, whether or not OCR lost
 * the bar between. "Net pay" alone says less than what is paid to the bank.
 */
function labelInOneLanguage(text: string): FoundLabel | null {
  const parts = text.split(BETWEEN_SCRIPTS);
  if (parts.length !== 2) return null;
  const found = parts.flatMap((part) => ENTRIES.find(({ pattern }) => pattern.test(part)) ?? []);
  return found.find(({ label }) => label.name !== 'net') ?? found[0] ?? null;
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
