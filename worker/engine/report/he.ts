import type { ReportTexts } from './texts.js';

export const TEXTS: ReportTexts = {
  layers: {
    read_metadata: 'נתוני הקובץ',
    read_revisions: 'קריאת הגרסאות שבקובץ',
    read_statements: 'נתונים של גרסאות קודמות',
    read_producer_fingerprint: 'מבנה הבתים של הקובץ',
    read_compression: 'דחיסת העמודים',
    read_embedded_text: 'טקסט שמחוץ לעמודים',
    read_annotations: 'קריאת ההערות',
    read_fonts: 'קריאת הגופנים',
    read_font_shapes: 'צורות הגופנים',
    read_active_content: 'קריאת תוכן פעיל',
    read_signatures: 'קריאת החתימות',
    read_signature_remains: 'עקבות של חתימות',
    read_drawing: 'מה שהעמודים מציירים',
    occlusion: 'מה מסתיר מה בעמודים',
    typography: 'עיצוב המילים',
    scan: 'הניתוח כולו',
    decode: 'פתיחת הקובץ',
    pixels: 'פענוח הפיקסלים',
    render: 'ציור העמודים',
    text_layer: 'שכבת הטקסט',
    ocr: 'זיהוי תווים',
    extraction: 'חילוץ נתונים',
    classification: 'סיווג המסמך',
    checks: 'בדיקות חישוביות',
    history: 'השוואה לבדיקות קודמות',
    unused_objects: 'חיפוש חלקים שאינם בשימוש',
    revision_comparison: 'השוואת גרסאות',
    signed_states: 'השוואה למה שנחתם',
  },
  summary: {
    lowRisk: (v) => `לא נמצאו סימני זיוף משמעותיים (${v.documentType}).`,
    review: (v) => `נדרשת בדיקה אנושית לפני הסתמכות על המסמך (${v.documentType}).`,
    highRisk: (v) => `במסמך יש סימנים ברורים לזיוף (${v.documentType}).`,
    mainly: (v) => `הסימן המשמעותי ביותר: ${v.title}.`,
    alsoFound: (v) => (v.count === 1 ? 'נמצא סימן אחד נוסף.' : `נמצאו ${v.count} סימנים נוספים.`),
    checksPassed: (v) =>
      v.count === 1
        ? 'בדיקת חישוב או זיהוי אחת נמצאה תקינה.'
        : `${v.count} בדיקות חישוב וזיהוי נמצאו תקינות.`,
    checksFailed: (v) => (v.count === 1 ? 'בדיקה אחת נכשלה.' : `${v.count} בדיקות נכשלו.`),
    cutShort: (v) =>
      `הניתוח הגיע למגבלת זמן או זיכרון והופסק; ${v.count} מחלקיו לא בוצעו, ולכן לא ניתן לקבוע שהמסמך נקי.`,
    incomplete: (v) =>
      `הניתוח אינו שלם, כי חלקים אלה לא פעלו: ${v.layers}. לא ניתן לקבוע שהמסמך נקי.`,
    nothingRead: 'לא ניתן היה לקרוא טקסט במסמך, ולכן תוכנו לא נבדק.',
  },
  actions: {
    accept: 'לא נדרשת פעולה מיוחדת; יש להמשיך לפי הנוהל הרגיל.',
    lookAtPlaces: 'יש לבחון את המקומות המסומנים בעמוד ולהשוות אותם לסביבתם.',
    compareWithIssuer:
      'יש לאמת את המסמך מול הגוף המנפיק, דרך פרטי קשר מוכרים ולא כאלה המודפסים במסמך.',
    askForOriginal: 'יש לבקש את הקובץ המקורי כפי שנשלח מהגוף המנפיק, ולא עותק, צילום או צילום מסך.',
    checkAmounts: 'יש לחשב מחדש את הסכומים המסומנים בדוח ולהשוות למקור אחר.',
    checkIdentity: 'יש לאמת את החשבון, ה־IBAN או מספר הזהות מול בעליהם בערוץ אחר.',
    askWhyEdited: 'יש לברר מדוע הקובץ נשמר בתוכנת עריכה, ולבקש את הקובץ שלפני העריכה.',
    lookForEarlierScan: 'יש להשוות לבדיקה הקודמת של אותו מסמך.',
    awaitFinalStatus: 'אין לראות בפעולה כפעולה שבוצעה לפני קבלת אישור סופי.',
    repeatWithBetterFile: 'יש לשלוח תמונה חדה יותר או את הקובץ המקורי, כדי שניתן יהיה לבדוק הכול.',
    doNotPay: 'אין לשלם או לאשר על סמך מסמך זה לפני בירור.',
    clarifyExpectation: 'יש לברר מדוע המסמך שונה מהמצופה.',
  },
};
