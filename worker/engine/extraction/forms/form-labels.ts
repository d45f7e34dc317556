import { labelPattern } from '../../text/fold.js';

export interface FormLabel {
  name: string;
  /** `digits` and `date` may stand one digit to a box. */
  type: 'digits' | 'date' | 'text';
  labels: readonly string[];
  /** Digits of its value at least; default 1. */
  digitsMin?: number;
}

/** Labels over or beside the boxes of official forms that people fill in. */
export const FORM_LABELS: readonly FormLabel[] = [
  { name: 'family_name', type: 'text', labels: ['שם (ה)משפחה'] },
  { name: 'first_name', type: 'text', labels: ['שם פרטי'] },
  {
    name: 'identity_number',
    type: 'digits',
    digitsMin: 5,
    labels: ['ת.ז.', 'מספר זהות', "מס' זהות", 'תעודת זהות'],
  },
  { name: 'birth_date', type: 'date', labels: ['תאריך (ה)לידה'] },
  { name: 'injury_date', type: 'date', labels: ['תאריך (ה)פגיעה', 'תאריך (ה)תאונה'] },
  { name: 'signing_date', type: 'date', labels: ['תאריך מילוי (ה)טופס', 'תאריך החתימה'] },
  { name: 'received_date', type: 'date', labels: ['תאריך קבלת (ה)טופס', 'תאריך קבלת הטופס בקופה'] },
  { name: 'mobile_phone', type: 'digits', digitsMin: 7, labels: ['טלפון נייד'] },
  { name: 'phone', type: 'digits', digitsMin: 7, labels: ['טלפון קווי', 'טלפון'] },
  { name: 'street', type: 'text', labels: ['רחוב', 'רחוב / תא דואר'] },
  { name: 'house_number', type: 'digits', labels: ["מס' בית", 'מספר בית'] },
  { name: 'flat', type: 'digits', labels: ['דירה'] },
  { name: 'city', type: 'text', labels: ['יישוב', 'ישוב'] },
  { name: 'postcode', type: 'digits', digitsMin: 5, labels: ['מיקוד'] },
];

const ENTRIES = FORM_LABELS.map((label) => ({
  label,
  pattern: new RegExp(`^(?:${label.labels.map(labelPattern).join('|')})[ .:/*]*$`, 'u'),
}));

/** The label that a whole folded text is; null for any other. */
export const formLabelOf = (folded: string): FormLabel | null =>
  ENTRIES.find(({ pattern }) => pattern.test(folded.trim()))?.label ?? null;
