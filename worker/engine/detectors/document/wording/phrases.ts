import type { Finding } from './findings.js';

export interface Phrase {
  code: Extract<Finding['code'], 'status_not_final' | 'status_void' | 'marked_not_original'>;
  pattern: RegExp;
  /** 0-1: how often the words, as a status or heading of the document, mean what they say. */
  confidence: number;
}

/** Whole words only: "ביטול" on a button is not "בוטל". */
const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');

/** Words stating that an action was not carried out, or not yet. */
export const STATUS_PHRASES: readonly Phrase[] = [
  {
    code: 'status_void',
    pattern: words(
      'בוטלה?|מבוטלת?|נדחה|נדחתה|הוחזרה?|סורבה?|נכשלה?|אכ["״]מ|cancell?ed|declined|rejected|reversed|refunded|failed|bounced',
    ),
    confidence: 0.85,
  },
  {
    code: 'status_not_final',
    pattern: words(
      'ממתי(?:ן|נה)(?: לאישור)?|בהמתנה|טרם (?:בוצעה?|אושרה?)|בכפוף לאישור|התקבלה הבקשה|pending|awaiting(?: approval)?|on hold',
    ),
    confidence: 0.85,
  },
  {
    code: 'status_not_final',
    // These also appear on confirmations of orders carried out the same day.
    pattern: words(
      'בתהליך|בטיפול|הוזמנה|עתידית|דחויה?|(?:ההוראה|הבקשה) נקלטה|scheduled|processing|in progress',
    ),
    confidence: 0.55,
  },
];

/** Words stating that a document is not an original. A copy legitimately is one. */
export const MARK_PHRASES: readonly Phrase[] = [
  {
    code: 'marked_not_original',
    pattern: words(
      'טיוט[הא]|דוגמ[הא]|להמחשה(?: בלבד)?|סימולציה|הדמיה|לא לתשלום|draft|sample|specimen|simulation|for illustration(?: only)?|not valid',
    ),
    confidence: 0.8,
  },
];

/** After one of these, the words mean the opposite. */
export const NEGATION =
  /(?<![\p{L}])(?:לא|אינה?|אין|טרם|not|never|no|if|אם|במקרה|עד)\s+(?:\p{L}+\s+)?$/iu;

/** Indicates that the state of the action follows. */
export const STATUS_LABEL =
  /(?<![\p{L}])(?:סטטוס|סטאטוס|מצב(?: ה?(?:פעולה|העברה|תשלום|עסקה))?|status|state)\s*[:\-–]?\s/iu;
