import { TEXTS } from '../../../../../core/texts/he.js';
import { date, isolate } from '../../../texts/format.js';
import { day, money } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'השוואה למצופה';

export const words = {
  expected_amount_mismatch: {
    title: 'הסכום המצופה אינו מופיע במסמך',
    detail: (v) =>
      v.found
        ? `הסכום המצופה הוא ${isolate(v.expected)}, אך הסכום העיקרי במסמך הוא ${money(v.found)}.`
        : `הסכום המצופה הוא ${isolate(v.expected)}, ואין במסמך סכום כזה.`,
  },
  expected_name_mismatch: {
    title: 'השם המצופה אינו מופיע במסמך',
    detail: (v) =>
      v.found
        ? `השם המצופה הוא ${isolate(v.expected)}, אך במסמך מופיע ${isolate(v.found)}.`
        : `השם המצופה, ${isolate(v.expected)}, לא נמצא בטקסט המסמך.`,
  },
  expected_date_mismatch: {
    title: 'התאריך המצופה אינו מופיע במסמך',
    detail: (v) =>
      v.found
        ? `התאריך המצופה הוא ${day(v.expected)}, אך תאריך המסמך הוא ${day(v.found)}.`
        : `התאריך המצופה, ${day(v.expected)}, לא נמצא בטקסט המסמך.`,
  },
  expected_reference_mismatch: {
    title: 'האסמכתה או החשבון המצופים אינם מופיעים במסמך',
    detail: (v) =>
      v.found
        ? `המספר המצופה הוא ${isolate(v.expected)}, אך במסמך מופיע ${isolate(v.found)}.`
        : `המספר המצופה, ${isolate(v.expected)}, לא נמצא בטקסט המסמך.`,
  },
  expected_document_type_mismatch: {
    title: 'סוג המסמך שונה מהמצופה',
    detail: (v) =>
      `סוג המסמך המצופה הוא ${documentType(v.expected)}, אך לפי המבנה והמילים המסמך הוא ${documentType(v.found)}.`,
  },
  expectation_not_checked: {
    title: 'לא ניתן היה לבדוק את אחד הערכים המצופים',
    detail: (v) =>
      `${CONTEXT_FIELDS[String(v.field)] ?? 'הערך המצופה'} (${isolate(v.field === 'document_type' ? documentType(v.expected) : v.field === 'expected_date' ? date(v.expected) : v.expected)}) לא הושווה למסמך: ${NOT_CHECKED[String(v.why)] ?? 'הטקסט לא נקרא באיכות מספקת'}. יש להשוות בעין.`,
  },
} satisfies Record<string, FindingText>;

const documentType = (value: string | number | undefined): string =>
  DOCUMENT_TYPES[String(value)] ?? String(value ?? '');

/** Hebrew adds no article here, so the report's own names are used. */
const DOCUMENT_TYPES: Record<string, string> = TEXTS.documentTypes;

/**
 * With the article; feminine or masculine, because the surrounding sentences
 * agree with neither.
 */
const CONTEXT_FIELDS: Record<string, string> = {
  expected_amount: 'הסכום המצופה',
  expected_name: 'השם המצופה',
  expected_date: 'התאריך המצופה',
  expected_reference: 'האסמכתה המצופה',
  document_type: 'סוג המסמך המצופה',
};

const NOT_CHECKED: Record<string, string> = {
  unreadable: 'הטקסט לא נקרא באיכות מספקת',
  near: 'נקרא ערך דומה, אך לא בוודאות שמאפשרת להבחין בין טעות קריאה להבדל אמיתי',
  script: 'הוא כתוב באותיות של שפה אחרת מזו של המסמך',
  no_value: 'אין בו דבר שניתן להשוות',
  unclear_type: 'לא ניתן היה לקבוע את סוג המסמך בוודאות',
};
