import type { FindingCode } from '../en/findings.js';
import { amount, date, instant, isolate, month } from '../format.js';
import type { FindingText, Values } from '../say.js';
import { PDF_FINDINGS } from './findings-pdf.js';
import { PIXEL_FINDINGS } from './findings-pixels.js';
import { PROVENANCE_FINDINGS } from './findings-provenance.js';
import { oddPart, oddValue } from './sums.js';
import { CONTEXT_FIELDS, DOCUMENT_TYPES, FOREIGN_KINDS, PLACES, WEEKDAYS } from './words.js';

export const FINDINGS: Record<FindingCode, FindingText> = {
  ...PDF_FINDINGS,
  ...PIXEL_FINDINGS,
  ...PROVENANCE_FINDINGS,
  // ---- content: the document contradicts itself
  balance_mismatch: {
    title: 'היתרה השוטפת אינה מתיישבת עם התנועות',
    detail: (v) =>
      `${oddPart(v)} מערכת הבנק מחשבת יתרות באופן אוטומטי; יש להשוות את השורה המסומנת לנתוני הבנק.`,
  },
  total_mismatch: {
    title: 'סכום שאינו תואם לרכיביו',
    detail: (v) => `${oddValue(v)} ייתכן שהערך המסומן שונה; יש לאמת אותו מול הגוף המנפיק.`,
  },
  vat_mismatch: {
    title: 'המע״מ אינו תואם',
    detail: (v) => `${vatReason(v)} יש לאמת את החשבונית מול המוכר.`,
  },
  iban_invalid: {
    title: 'מספר IBAN שגוי',
    detail: (v) =>
      `ספרות הביקורת או המבנה של ${isolate(v.iban)} שגויים, ולכן לא ייתכן שבנק הנפיק אותו. אין להעביר אליו כסף; יש לברר מול המוטב בערוץ אחר.`,
  },
  iban_account_mismatch: {
    title: 'מספר ה־IBAN ומספר החשבון אינם תואמים',
    detail: (v) =>
      `מספר ה־IBAN ${isolate(v.iban)} שייך לחשבון ${isolate(v.expected)}, אך במסמך מודפס ${isolate(v.printed)}. ייתכן שאחד מהם הוחלף.`,
  },
  identity_number_invalid: {
    title: 'ספרת ביקורת שגויה במספר זהות',
    detail: (v) =>
      `ספרת הביקורת של ${isolate(v.number)} שגויה, ולכן לא ייתכן שמספר כזה הונפק. יש להשוות לתעודה מזהה או למרשם.`,
  },
  bank_account_invalid: {
    title: 'מספר החשבון אינו עומד בכלל של הבנק',
    detail: (v) =>
      `מספר החשבון ${isolate(v.account)} אינו עומד בבדיקת ספרות הביקורת של ${isolate(v.bank_he)}. יש לאמת את החשבון מול הבנק לפני תשלום.`,
  },
  weekday_mismatch: {
    title: 'היום בשבוע אינו תואם לתאריך',
    detail: (v) =>
      `${day(v.date)} חל ב${WEEKDAYS[Number(v.expected)] ?? ''}, אך לצידו מודפס ${WEEKDAYS[Number(v.printed)] ?? ''}. ייתכן שהתאריך שונה.`,
  },
  date_impossible: {
    title: 'תאריך שאינו קיים',
    detail: (v) =>
      `התאריך ${isolate(v.printed)} אינו קיים בלוח השנה. מערכת ממוחשבת אינה מדפיסה תאריך כזה; ייתכן שהוא שונה ידנית.`,
  },
  date_in_future: {
    title: 'המסמך נושא תאריך עתידי',
    detail: (v) =>
      `תאריך המסמך הוא ${day(v.date)}, אך הוא נבדק כבר ב־${day(v.today)}. יש לברר מתי הונפק.`,
  },
  status_not_final: {
    title: 'הפעולה טרם הושלמה',
    detail: (v) =>
      `במסמך כתוב "${isolate(v.word)}": הפעולה התבקשה אך עדיין לא בוצעה. אין זו הוכחת תשלום; יש להמתין לקבלת הכסף.`,
  },
  status_void: {
    title: 'הפעולה בוטלה, נדחתה או הוחזרה',
    detail: (v) => `במסמך כתוב "${isolate(v.word)}": הכסף לא עבר, או שהוחזר. אין זו הוכחת תשלום.`,
  },
  marked_not_original: {
    title: 'המסמך מסומן כטיוטה, כדוגמה או כהדמיה',
    detail: (v) => `במסמך עצמו כתוב "${isolate(v.word)}". יש לבקש את המסמך המקורי שהונפק.`,
  },
  // ---- content against the client's expectations
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
  // ---- metadata
  picture_editor: {
    title: 'הקובץ נשמר בתוכנה לעריכת תמונות',
    detail: (v) =>
      `${place(v)} רשומה התוכנה ${isolate(v.program)}, שמיועדת לעריכת תמונות. יש לברר מדוע הקובץ עבר דרכה ולבקש את המקור.`,
  },
  pdf_editor: {
    title: 'הקובץ נשמר בתוכנה לעריכת PDF',
    detail: (v) =>
      `${place(v)} רשומה התוכנה ${isolate(v.program)}, שמאפשרת לשנות טקסט בקובץ PDF. יש לברר מדוע הקובץ עבר דרכה ולבקש את המקור.`,
  },
  authoring_program: {
    title: 'המסמך הופק בתוכנה משרדית או גרפית',
    detail: (v) =>
      `${place(v)} רשומה התוכנה ${isolate(v.program)}. גופים מנפיקים מפיקים מסמכים מסוג זה במערכות משלהם. יש לבקש את המקור מהגוף המנפיק.`,
  },
  printed_to_pdf: {
    title: 'הקובץ הוא הדפסה ל־PDF',
    detail: (v) =>
      `הקובץ הודפס ל־PDF באמצעות ${isolate(v.program)}. זו פעולה נפוצה שאינה סימן לזיוף, אך ההדפסה אינה מראה כיצד הופק המקור.`,
  },
  metadata_dates_disagree: {
    title: 'סתירה בין התאריכים בנתוני הקובץ',
    detail: (v) => {
      switch (String(v.event)) {
        case 'reversed':
          return `לפי נתוני הקובץ הוא נוצר ב־${when(v.one)}, אך נשמר לאחרונה לפני כן, ב־${when(v.other)}. אחד התאריכים שונה, או ששעון המחשב היה שגוי.`;
        case 'program':
          return `תאריך הקובץ הוא ${isolate(date(v.one))}, אך התוכנה הרשומה בו כיוצרת, ${isolate(v.program)}, יצאה לאור רק ב־${isolate(month(v.other))}. התאריך או שם התוכנה שונו, או ששעון המחשב היה שגוי.`;
        case 'format':
          return `תאריך הקובץ הוא ${isolate(date(v.one))}, אך הוא כתוב בתקן ${isolate(v.program)}, שפורסם רק ב־${isolate(month(v.other))}. הקובץ נשמר שוב מאוחר יותר, או שהתאריך שונה.`;
        case 'rewritten':
          return `גרסה קודמת השמורה בקובץ מציינת שהוא נוצר ב־${when(v.one)}, וגרסה מאוחרת מציינת ${when(v.other)}. מועד היצירה אינו משתנה מעצמו. יש לבקש את המקור.`;
        default:
          return `לאותו אירוע רשומים בנתוני הקובץ שני מועדים: ${when(v.one)} ו־${when(v.other)}. תוכנה ששומרת קובץ מעדכנת את שניהם; אחד מהם שונה מאוחר יותר.`;
      }
    },
  },
  metadata_date_in_future: {
    title: 'בנתוני הקובץ רשום תאריך עתידי',
    detail: (v) =>
      `בנתוני הקובץ רשום המועד ${when(v.one)}, מאוחר ממועד הבדיקה. שעון המחשב היה שגוי, או שהתאריך הומצא.`,
  },
  modified_after_creation: {
    title: 'הקובץ נשמר שוב לאחר שנוצר',
    detail: (v) =>
      `הקובץ נוצר ב־${when(v.one)} ונשמר שוב ב־${when(v.other)}. כך קורה גם בחתימה, בהחתמה ובשליחה; לבדו אין לכך משמעות.`,
  },
  ai_generator_declared: {
    title: 'לפי הקובץ, התמונה נוצרה או שונתה בבינה מלאכותית',
    detail: (v) =>
      `${AI_BASIS[String(v.basis)] ?? 'כך רשום בנתוני הקובץ'} (${isolate(v.name)}). כך מחוללי תמונות מסמנים את תוצריהם. אין להסתמך על המסמך; יש לפנות לגוף המנפיק.`,
  },
  // ---- structure
  revision_changes_content: {
    title: 'תוכן העמודים שונה לאחר יצירת קובץ ה־PDF',
    detail: (v) =>
      `${v.count === 1 ? 'גרסה מאוחרת אחת של הקובץ משנה' : `${isolate(v.count)} גרסאות מאוחרות של הקובץ משנות`} את המודפס${v.pages ? ` בעמוד ${isolate(v.pages)}` : ''}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_other: {
    title: 'קובץ ה־PDF נשמר שוב ללא שינוי בעמודים',
    detail: (v) =>
      v.signed
        ? 'הגרסאות המאוחרות מכילות חתימות או נתוני טופס ואינן משנות את תוכן העמודים. זה תקין.'
        : 'הגרסאות המאוחרות אינן משנות את תוכן העמודים. זה תקין.',
  },
  foreign_data_before: {
    title: 'מידע זר לפני תחילת המסמך',
    detail: (v) =>
      `הקובץ פותח ב־${isolate(v.bytes)} בתים${foreign(v)} שאינם חלק מהמסמך. יש לבקש את הקובץ שוב, ישירות ממקורו.`,
  },
  foreign_data_after: {
    title: 'מידע זר לאחר סוף המסמך',
    detail: (v) =>
      `לאחר סוף המסמך יש בקובץ עוד ${isolate(v.bytes)} בתים${foreign(v)}. אין לפתוח את הקובץ בתוכנות אחרות; יש לבקש אותו שוב, ישירות ממקורו.`,
  },
  active_content: {
    title: (v) => `קובץ ה־PDF מכיל ${ACTIVE[String(v.kind)] ?? 'תוכן פעיל'}`,
    detail: (v) =>
      v.kind === 'file' || v.kind === 'media'
        ? 'גופים מנפיקים כמעט אינם שולחים דבר כזה. יש לעיין בו רק בתוכנה מוגנת.'
        : 'גופים מנפיקים אינם שולחים דבר כזה. אין לפתוח את הקובץ בתוכנה שאינה חוסמת סקריפטים ותוכנות.',
  },
  damaged_structure: {
    title: 'חלקים מהקובץ פגומים',
    detail:
      'חלקים מהקובץ לא נקראו או תוקנו תוך כדי קריאה. ייתכן שהמסמך ייראה שונה בתוכנות שונות; יש לבקש את הקובץ המקורי.',
  },
  // ---- history
  same_file_again: {
    title: 'אותו קובץ כבר נבדק',
    detail: (v) =>
      `קובץ זהה לחלוטין כבר נבדק בארגון ${v.count === 1 ? 'פעם אחת' : `${isolate(v.count)} פעמים`}, לאחרונה ב־${day(v.date)}.`,
  },
  same_picture_again: {
    title: 'אותו מסמך כבר נבדק בקובץ אחר',
    detail: (v) =>
      `בבדיקה מיום ${day(v.date)} הופיעו אותם עמודים, ו־${isolate(`${v.numbers_percent}%`)} מהמספרים זהים, אך בקובץ אחר. ${Number(v.numbers_percent) < 100 ? 'יש להשוות את המספרים השונים.' : 'יש לברר אם נעשה במסמך שימוש כפול.'}`,
  },
  // ---- the scan itself
  layer_incomplete: {
    title: 'חלק מהניתוח לא בוצע',
    detail: 'התוצאה אינה שלמה, וייתכן שסימני זיוף לא התגלו. יש לשלוח את הקובץ לבדיקה חוזרת.',
  },
};

const money = (value: string | number | undefined) => isolate(amount(value));
const day = (value: string | number | undefined) => isolate(date(value));
const when = (value: string | number | undefined) => isolate(instant(value));
const place = (v: Values): string => PLACES[String(v.where)] ?? 'בנתוני הקובץ';
const documentType = (value: string | number | undefined): string =>
  DOCUMENT_TYPES[String(value)] ?? String(value ?? '');

const foreign = (v: Values): string => {
  const kind = FOREIGN_KINDS[String(v.kind)];
  return kind ? ` (${kind})` : '';
};

function vatReason(v: Values): string {
  if (v.rates !== undefined)
    return `שיעור מע״מ של ${isolate(`${v.rate}%`)} לא היה בתוקף${v.date ? ` ביום ${day(v.date)}` : ''}; השיעור החוקי: ${isolate(`${v.rates}%`)}.`;
  if (v.rate !== undefined)
    return `המע״מ המודפס, ${money(v.printed)}, גבוה מ־${isolate(`${v.rate}%`)} של בסיס החיוב, שהם ${money(v.expected)}.`;
  return oddValue(v);
}

const ACTIVE: Record<string, string> = {
  launch: 'פקודה שמפעילה תוכנה או קובץ אחר',
  program: 'תוכנה בתור קובץ מצורף',
  link_script: 'קישור שמריץ סקריפט או פותח קובץ במחשב',
  javascript: 'סקריפט',
  submit: 'פקודה ששולחת או טוענת נתוני טופס',
  media: 'קול, וידאו או מדיה אינטראקטיבית',
  file: 'קובץ מצורף',
};

const AI_BASIS: Record<string, string> = {
  manifest: 'בתיעוד המקור שבקובץ רשום שהתמונה נוצרה בבינה מלאכותית',
  source_type: 'בנתוני הקובץ מוצהר שהתמונה סינתטית',
  generator_data: 'בקובץ שמורות הגדרות של מחולל תמונות',
  software: 'בנתוני הקובץ רשום מחולל תמונות',
};

const NOT_CHECKED: Record<string, string> = {
  unreadable: 'הטקסט לא נקרא באיכות מספקת',
  near: 'נקרא ערך דומה, אך לא בוודאות שמאפשרת להבחין בין טעות קריאה להבדל אמיתי',
  script: 'הוא כתוב באותיות של שפה אחרת מזו של המסמך',
  no_value: 'אין בו דבר שניתן להשוות',
  unclear_type: 'לא ניתן היה לקבוע את סוג המסמך בוודאות',
};
