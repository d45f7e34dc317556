import { REPORT } from './report.js';

/** Names that several Hebrew texts share. */

export const WEEKDAYS = [
  'יום ראשון',
  'יום שני',
  'יום שלישי',
  'יום רביעי',
  'יום חמישי',
  'יום שישי',
  'שבת',
];

/** Where in a file's metadata a program's name stands. */
export const PLACES: Record<string, string> = {
  producer: 'בשדה "יצרן" של קובץ ה־PDF',
  creator: 'בשדה "יוצר" של קובץ ה־PDF',
  xmp: 'בנתוני ה־XMP של הקובץ',
  history: 'בהיסטוריית העריכה שבקובץ',
  software: 'בשדה התוכנה של התמונה',
  manifest: 'בתיעוד המקור שבתמונה',
};

export const FOREIGN_KINDS: Record<string, string> = {
  zip: 'ארכיון ZIP',
  pdf: 'קובץ PDF אחר',
  jpeg: 'תמונת JPEG',
  png: 'תמונת PNG',
  html: 'דף אינטרנט',
  exe: 'תוכנה',
};

/** With the article, feminine or masculine as the sentence around them expects none. */
export const CONTEXT_FIELDS: Record<string, string> = {
  expected_amount: 'הסכום המצופה',
  expected_name: 'השם המצופה',
  expected_date: 'התאריך המצופה',
  expected_reference: 'האסמכתה המצופה',
  document_type: 'סוג המסמך המצופה',
};

/** Hebrew has no article to add here, so the report's own names serve. */
export const DOCUMENT_TYPES: Record<string, string> = REPORT.documentTypes;
