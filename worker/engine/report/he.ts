import type { Values } from '../texts/say.js';
import type { ReportTexts } from './texts.js';

/** The type of the document in brackets, which needs no agreement in gender; none where unknown. */
const named = (v: Values): string => (v.documentType === '' ? '' : ` (${v.documentType})`);

export const TEXTS: ReportTexts = {
  layers: {
    read_metadata: 'נתוני הקובץ',
    read_revisions: 'קריאת הגרסאות שבקובץ',
    read_statements: 'נתונים של גרסאות קודמות',
    read_einvoice: 'נתוני חשבונית אלקטרונית',
    read_producer_fingerprint: 'מבנה הבתים של הקובץ',
    read_compression: 'דחיסת העמודים',
    read_embedded_text: 'טקסט שמחוץ לעמודים',
    read_annotations: 'קריאת ההערות',
    read_fonts: 'קריאת הגופנים',
    read_font_shapes: 'צורות הגופנים',
    read_active_content: 'קריאת תוכן פעיל',
    read_signatures: 'קריאת החתימות',
    read_signature_remains: 'עקבות של חתימות',
    page_bounds: 'עמודים מורכבים מכדי לצייר אותם',
    read_drawing: 'מה שהעמודים מציירים',
    occlusion: 'מה מסתיר מה בעמודים',
    typography: 'עיצוב המילים',
    scan: 'הניתוח כולו',
    decode: 'פתיחת הקובץ',
    pixels: 'פענוח הפיקסלים',
    render: 'ציור העמודים',
    restore_letters: 'אותיות שהגופנים אינם מציינים',
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
    testData: 'נתוני בדיקה: המסמך לא נותח.',
    lowRisk: (v) => `לא נמצאו במסמך${named(v)} סימני זיוף משמעותיים.`,
    lowRiskLimited: (v) =>
      `לא נמצאו במסמך${named(v)} סימני זיוף, אך אין בכך אישור שהמסמך תקין: ייתכן ששינוי לא היה ניכר בקובץ כזה.`,
    limited: (v) => `אין די ראיות לקביעה. ${v.details}`,
    review: (v) => `נדרשת בדיקה אנושית לפני הסתמכות על המסמך${named(v)}.`,
    highRisk: (v) => `במסמך${named(v)} יש סימנים ברורים לזיוף.`,
    mainly: (v) => `הסימן המשמעותי ביותר: ${v.title}.`,
    alsoFound: (v) => (v.count === 1 ? 'נמצא סימן אחד נוסף.' : `נמצאו ${v.count} סימנים נוספים.`),
    checksPassed: (v) =>
      v.count === 1
        ? 'בדיקה אחת של תוכן המסמך נמצאה תקינה.'
        : `${v.count} בדיקות של תוכן המסמך נמצאו תקינות.`,
    checksOpen: (v) =>
      v.count === 1
        ? 'בדיקה אחת הסתיימה באזהרה, ויש לבצע אותה ידנית.'
        : `${v.count} בדיקות הסתיימו באזהרה, ויש לבצע אותן ידנית.`,
    checksFailed: (v) => (v.count === 1 ? 'בדיקה אחת נכשלה.' : `${v.count} בדיקות נכשלו.`),
    cutShort: (v) =>
      `הניתוח הגיע למגבלת זמן או זיכרון והופסק; ${v.count} מחלקיו לא בוצעו, ולכן לא ניתן לקבוע שהמסמך נקי.`,
    incomplete: (v) =>
      `הניתוח אינו שלם, כי חלקים אלה לא פעלו: ${v.layers}. לא ניתן לקבוע שהמסמך נקי.`,
    nothingRead: 'לא ניתן היה לקרוא טקסט במסמך, ולכן תוכנו לא נבדק.',
  },
  unsureReading: 'לא כל הערכים האלה נקראו בוודאות; יש להשוות אותם למסמך.',
  limits: {
    incomplete: 'חלקים מהניתוח לא בוצעו.',
    nothing_read: 'לא ניתן היה לקרוא טקסט.',
    image_export:
      'הקובץ הוא תמונה שיוצאה מתוכנה, למשל מקובץ PDF; ערך ששונה בתמונה כזאת אינו משאיר סימן.',
    screen: 'הקובץ הוא תמונה של מסך; ערך ששונה בתמונה כזאת כמעט אינו משאיר סימן.',
    compressed: (v) =>
      `התמונה דחוסה מאוד (איכות JPEG של כ־${v.quality}), כפי שאפליקציות מסרים שולחות; רוב השינויים כבר אינם ניכרים בה.`,
    unknown_compression: (v) => `התמונה דחוסה בתבנית ${v.format}, ובה קשה להבחין בשינויים.`,
    no_tones: 'אין בתמונה גוני אפור או צבע שבהם ניתן היה להבחין בשינוי.',
    low_resolution: (v) => `גובה הספרות ${v.height} פיקסלים בלבד, ולא ניתן להשוות ביניהן.`,
  },
  actions: {
    accept: 'לא נדרשת פעולה מיוחדת; יש להמשיך לפי הנוהל הרגיל.',
    lookAtPlaces: 'יש לבחון את המקומות המסומנים בעמוד ולהשוות אותם לסביבתם.',
    compareWithIssuer:
      'יש לאמת את המסמך מול הגוף המנפיק, דרך פרטי קשר מוכרים ולא כאלה המודפסים במסמך.',
    askForOriginal: 'יש לבקש את הקובץ המקורי כפי שנשלח מהגוף המנפיק, ולא עותק, צילום או צילום מסך.',
    askForOriginalPdf: (v) =>
      `יש לבקש את קובץ ה־PDF המקורי${named(v)} כפי שהופק על ידי ${v.issuer === '' ? 'הגוף המנפיק' : v.issuer}, ולא תמונה או סריקה שלו; אם קיים רק נייר, יש לאמת אותו מול הגוף המנפיק.`,
    checkAmounts: 'יש לחשב מחדש את הסכומים המסומנים בדוח ולהשוות למקור אחר.',
    checkIdentity: 'יש לאמת את החשבון, ה־IBAN או מספר הזהות מול בעליהם בערוץ אחר.',
    askWhyEdited: 'יש לברר באילו תוכנות עבר הקובץ ומדוע, ולבקש אותו כפי שהיה לפני כן.',
    settleChecks: 'יש לבצע ידנית את הבדיקות שהסתיימו באזהרה, מול המסמך עצמו.',
    lookForEarlierScan: 'יש להשוות לבדיקה הקודמת של אותו מסמך.',
    awaitFinalStatus: 'אין לראות בפעולה כפעולה שבוצעה לפני קבלת אישור סופי.',
    repeatWithBetterFile: 'יש לשלוח תמונה חדה יותר או את הקובץ המקורי, כדי שניתן יהיה לבדוק הכול.',
    doNotPay: 'אין לשלם או לאשר על סמך מסמך זה לפני בירור.',
    clarifyExpectation: 'יש לברר מדוע המסמך שונה מהמצופה.',
  },
};
