import type { PDF_FINDINGS as EN } from '../en/findings-pdf.js';
import { areShort, instant, isolate } from '../format.js';
import type { FindingText, Values } from '../say.js';

/** What the bytes of a PDF tell about how it was changed: Hebrew words. */
export const PDF_FINDINGS: Record<keyof typeof EN, FindingText> = {
  // ---- a later revision of the file, compared with an earlier one
  revision_text_replaced: {
    title: (v) =>
      areShort(v.before, v.after)
        ? `${isolate(v.before)} הוחלף ב־${isolate(v.after)} לאחר שהקובץ נוצר`
        : 'טקסט הוחלף לאחר שהקובץ נוצר',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} מוצג כעת ${quote(v.after)}, אך בגרסה קודמת השמורה בתוך הקובץ מופיע באותו מקום ${quote(v.before)}. יש לברר עם הגוף המנפיק מה נכון.`,
  },
  revision_text_added: {
    title: 'טקסט נוסף לאחר שהקובץ נוצר',
    detail: (v) =>
      `${quote(v.after)} בעמוד ${isolate(v.page)} אינו מופיע בגרסה הקודמת השמורה בתוך הקובץ. יש לברר מי הוסיף אותו.`,
  },
  revision_text_removed: {
    title: 'טקסט הוסר לאחר שהקובץ נוצר',
    detail: (v) =>
      `בגרסה הקודמת השמורה בתוך הקובץ מופיע בעמוד ${isolate(v.page)} ${quote(v.before)}, וכעת הוא איננו. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_picture_changed: {
    title: 'תמונה שונתה לאחר שהקובץ נוצר',
    detail: (v) =>
      `בגרסה מאוחרת של הקובץ ${HOW_CHANGED[String(v.how)] ?? 'שונתה'} תמונה בעמוד ${isolate(v.page)}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_page_changed: {
    title: 'עמוד נוסף, הוסר או הוחלף לאחר שהקובץ נוצר',
    detail: (v) =>
      `${PAGE_CHANGED[String(v.how)]?.(v) ?? `עמוד ${isolate(v.page)} השתנה בגרסה מאוחרת של הקובץ.`} יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  // ---- an edit that left no revision: how the words of a page are set and drawn
  text_style_differs: {
    title: 'ערך שעיצובו שונה משכניו',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} שונה ${STYLE[String(v.what)] ?? 'בעיצוב'} משאר ${AMONG[String(v.among)] ?? 'השורה'}${v.usual ? ` (${isolate(v.found)} במקום ${isolate(v.usual)})` : ''}. תוכנה מעצבת באופן אחיד ערכים השייכים זה לזה; עריכה מאוחרת לרוב אינה מצליחה לחקות זאת.`,
  },
  text_misaligned: {
    title: 'ערך שאינו מיושר עם סביבתו',
    detail: (v) =>
      v.what === 'overlap'
        ? `${quote(v.text)} בעמוד ${isolate(v.page)} עולה ב־${isolate(v.off)} נקודות על הטקסט שלצדו. תוכנה שמעצבת שורה שלמה משאירה מקום לכל ערך; לערך ארוך יותר שהוכנס מאוחר לרוב אין מקום.`
        : `${quote(v.text)} בעמוד ${isolate(v.page)} סוטה ב־${isolate(v.off)} נקודות ${v.what === 'edge' ? 'משולי הטור שלו' : 'מקו הבסיס של השורה'}. בהדפסה של תוכנה אחת כל הערכים מיושרים במדויק.`,
  },
  text_drawn_separately: {
    title: 'ערך שצויר בנפרד משאר העמוד',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} עומד בתוך תוכן העמוד, אך בקובץ הוא מצויר ${APART[String(v.why)] ?? 'בנפרד'}. כך תוכנות עריכה מוסיפות טקסט לעמוד מוכן.`,
  },
  text_edit_marked: {
    title: 'הקובץ מסמן טקסט שנערך ידנית',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} נושא סימון ש־${isolate(v.program)} משאירה בטקסט שהוקלד בה מחדש. יש לבקש את הקובץ שלפני העריכה.`,
  },
  font_split: {
    title: 'גופן אחד מוטמע שוב עבור אותיות בודדות',
    detail: (v) =>
      `הגופן ${isolate(v.font)} מוטמע שוב עבור ${isolate(v.letters)} תווים בלבד, בהם ${quote(v.text)}. תוכנות עריכה עושות זאת כשהן מוסיפות טקסט לקובץ מוכן; גם איחוד קבצים עושה זאת.`,
  },
  font_letters_unused: {
    title: 'הקובץ מכיל אותיות ששום טקסט אינו משתמש בהן עוד',
    detail: (v) =>
      `הגופן ${isolate(v.font)} הוטמע בדיוק עבור התווים שבמסמך, בהם ${quote(v.letters)}, שאינם מופיעים בו כעת. נראה שטקסט שהכיל אותם הוסר או הוחלף.`,
  },
  text_covered: {
    title: 'טקסט מוסתר מתחת לכיסוי',
    detail: (v) =>
      v.shown
        ? `בעמוד ${isolate(v.page)} מוצג ${quote(v.shown)}, אך מתחת ל${COVER[String(v.by)] ?? 'כיסוי'} הקובץ עדיין מכיל ${quote(v.hidden)}. יש לברר עם הגוף המנפיק מה נכון.`
        : `בעמוד ${isolate(v.page)} הקובץ עדיין מכיל ${quote(v.hidden)} מתחת ל${COVER[String(v.by)] ?? 'כיסוי'}. יש לברר מדוע הוסתר.`,
  },
  area_painted_over: {
    title: 'חלק מהעמוד נצבע ונכתב מחדש',
    detail: (v) =>
      v.by === 'patch'
        ? `בעמוד ${isolate(v.page)} תמונה קטנה מונחת על גבי התמונה של הדף הסרוק. כך מחליפים ערך במסמך סרוק. יש לברר עם הגוף המנפיק מה היה כתוב שם.`
        : `מתחת ל${quote(v.shown)} בעמוד ${isolate(v.page)} נמצא ${COVER[String(v.by)] ?? 'כיסוי'} בצבע הרקע, שצויר ממש לפניו ואחרי שאר העמוד. כך מוחקים ערך ומקלידים אותו מחדש.`,
  },
  annotation_over_text: {
    title: 'הערה מכסה את המודפס',
    detail: (v) => {
      const kind = ANNOTATION[String(v.kind)] ?? 'הערה';
      if (!v.shown)
        return `בעמוד ${isolate(v.page)} ${kind} מכסה את ${quote(v.hidden)}. הערות מוסיף מי שמקבל את הקובץ, לא הגוף המנפיק.`;
      return v.hidden
        ? `בעמוד ${isolate(v.page)} ${quote(v.shown)} שייך ל${kind} על גבי ${quote(v.hidden)}. הערות מוסיף מי שמקבל את הקובץ, לא הגוף המנפיק.`
        : `בעמוד ${isolate(v.page)} ${quote(v.shown)} שייך ל${kind} על גבי העמוד. הערות מוסיף מי שמקבל את הקובץ, לא הגוף המנפיק.`;
    },
  },
  // ---- what a person does not see
  hidden_text: {
    title: 'העמוד מכיל טקסט שאיש אינו רואה',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} ${HIDDEN[String(v.how)] ?? 'אינו נראה'}. אדם אינו רואה אותו; תוכנה שקוראת את הקובץ כן.`,
  },
  layer_hides_content: {
    title: 'שכבה בקובץ מסתירה תוכן',
    detail: (v) =>
      v.shown
        ? `בעמוד ${isolate(v.page)} מוצג ${quote(v.shown)}, אך שכבה כבויה מכילה באותו מקום ${quote(v.hidden)}. תוכנה אחרת, או הדפסה, עשויה להציג את האחר.`
        : `שכבה כבויה בעמוד ${isolate(v.page)} מכילה ${quote(v.hidden)}. תוכנה אחרת, או הדפסה, עשויה להציג אותה.`,
  },
  unused_object_text: {
    title: 'הקובץ עדיין מכיל טקסט שאינו מוצג באף עמוד',
    detail: (v) =>
      v.shown
        ? `בעמוד ${isolate(v.page)} כתוב ${quote(v.shown)}, אך חלק בקובץ ששום דבר אינו מפנה אליו עוד מכיל לאותו מקום ${quote(v.text)}. תוכנות עריכה משאירות שרידים כאלה של מה שעמד שם קודם. יש לברר עם הגוף המנפיק מה נכון.`
        : `שום דבר בקובץ אינו מפנה עוד לחלק המכיל ${quote(v.text)}. תוכנות עריכה משאירות שרידים כאלה של התוכן הקודם.`,
  },
  text_code_differs: {
    title: 'מה שמצויר אינו מה שכתוב בקובץ',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} הקורא רואה ${quote(v.drawn)}, אך תוכנה שקוראת או מעתיקה את הטקסט מקבלת ${quote(v.code)}. אחד מהשניים נועד להטעות.`,
  },
  embedded_instructions: {
    title: 'הוראות נסתרות למי שבודק את המסמך',
    detail: (v) =>
      `${CARRIER[String(v.where)] ?? 'בקובץ'} יש טקסט שאנשים אינם רואים ושפונה לתוכנה או לבודק: ${quote(v.text)}. מסמך ישר אינו עושה זאת.`,
  },
  // ---- metadata and history
  programs_disagree: {
    title: 'נתוני הקובץ נוקבים בתוכנות שונות',
    detail: (v) =>
      `חלק אחד של נתוני הקובץ מציין ${isolate(v.one)} וחלק אחר ${isolate(v.other)}. הקובץ עבר בתוכנה שנייה לאחר שנוצר.`,
  },
  rewritten_by_other_program: {
    title: (v) => TITLES_OF_PARTS[String(v.part)] ?? 'הקובץ נכתב בתוכנה אחרת מזו הרשומה בו',
    detail: (v) => {
      if (v.part === 'appended')
        return `חלק מאוחר של הקובץ בנוי כפי ש־${isolate(v.written)} כותבת, ותוכנה זו אינה נזכרת בנתוני הקובץ. החלק נוסף לאחר שהקובץ נוצר. יש לבקש את המקור.`;
      if (v.part === 'page')
        return `בעמוד ${isolate(v.page)} יש רכיב בשם (${isolate(v.name)}) שהתוכנה ${isolate(v.written)} נותנת למה שהיא מציירת על עמוד מוכן. תוכנה זו אינה נזכרת בנתוני הקובץ. יש לבקש את המקור.`;
      if (!v.claimed)
        return `בקובץ לא רשום מה יצר אותו, אך מבנה הבתים שלו הוא כפי ש־${isolate(v.written)} כותבת, והיא תוכנה לשינוי קבצים מוכנים. יש לבקש את המקור.`;
      if (!v.written)
        return `לפי נתוני הקובץ יצרה אותו ${isolate(v.claimed)}, אך מבנה הבתים שלו אינו כפי שתוכנה זו כותבת. הוא נשמר שוב בתוכנה שאינה מציינת זאת. יש לבקש את המקור.`;
      return `לפי נתוני הקובץ יצרה אותו ${isolate(v.claimed)}, אך מבנה הבתים שלו הוא כפי ש־${isolate(v.written)} כותבת. הוא נשמר שוב בתוכנה שאינה מציינת זאת. יש לבקש את המקור.`;
    },
  },
  page_content_rewritten: {
    title: 'תוכן של עמוד נכתב מחדש',
    detail: (v) =>
      `${v.why === 'spelled' ? `הפקודות המציירות את עמוד ${isolate(v.page)} כתובות כדרכן של תוכנות המשנות עמודים מוכנים` : `מה שמוצג בעמוד ${isolate(v.page)} שמור בקובץ באופן שונה מן הגופנים שבו`}: תוכנה פירקה את העמוד וכתבה אותו מחדש אחרי שהמסמך נוצר. שליחה, איחוד או הדפסה של קובץ אינם מצריכים זאת. יש להשוות את הערכים שבעמוד למקור.`,
  },
  document_id_changed: {
    title: 'מקור הקובץ במסמך אחר',
    detail: (v) =>
      `נתוני הקובץ נושאים זהות של מסמך אחר (${isolate(v.original)}). הוא נוצר מתבנית או נשמר בשם אחר; לבדו אין לכך משמעות רבה.`,
  },
  // ---- digital signatures
  signature_intact: {
    title: (v) =>
      v.trust === 'self'
        ? 'חתימה דיגיטלית מכסה את הקובץ, אך רק החותם עצמו ערב לה'
        : 'חתימה דיגיטלית תקינה מכסה את כל הקובץ',
    detail: (v) =>
      `${signer(v)} תואמת את הקובץ: דבר ממה שהיא מכסה לא שונה מאז${v.date ? ` ${isolate(instant(v.date))}` : ' שנחתם'}. ${trust(v)}${v.expired ? ' לפי התאריכים הרשומים בתעודה, היא לא הייתה בתוקף באותו מועד.' : ''}`,
  },
  signature_broken: {
    title: 'חתימה דיגיטלית שאינה תואמת את הקובץ',
    detail: (v) =>
      v.why === 'moved'
        ? `בקובץ יש נתוני חתימה דיגיטלית${v.signer ? ` של ${isolate(v.signer)}` : ''} שאינם שייכים לקובץ כפי שהוא: הקובץ נכתב מחדש לאחר החתימה, בתוכנת עריכה או בתוכנה שמאחדת או מקטינה קבצים. כעת שום דבר אינו ערב לו. יש לבקש את הקובץ כפי שנחתם.`
        : `${signer(v)} ${v.why === 'value' ? 'לא נוצרה במפתח של התעודה המצורפת אליה' : 'אינה תואמת את הקובץ שנחתם: הוא שונה לאחר החתימה'}. אין להסתמך על המסמך.`,
  },
  signature_outdated: {
    title: 'התוכן שונה לאחר שהמסמך נחתם',
    detail: (v) =>
      v.how === 'outside'
        ? `${signer(v)} תקינה, אך יש בקובץ חלקים שהיא אינה מכסה, שלא כדרכן של תוכנות חתימה. החתימה אינה ערבה למה שהם מציגים. יש לבקש את המקור החתום.`
        : `${signer(v)} תקינה אך מכסה רק מצב קודם של הקובץ; גרסה מאוחרת שינתה את המודפס${v.pages ? ` בעמוד ${isolate(v.pages)}` : ''}. החתימה ערבה רק למצב שנחתם.`,
  },
  signature_partial: {
    title: 'דבר־מה נוסף לאחר שהמסמך נחתם',
    detail: (v) =>
      `${signer(v)} מכסה מצב קודם של הקובץ. מה שנוסף אחריה אינו משנה את המודפס, כפי שעושות חתימות נוספות ומילוי טפסים.`,
  },
  signature_removed: {
    title: 'המסמך היה חתום וכעת אינו חתום',
    detail: 'בקובץ נותרו עקבות של חתימה דיגיטלית, אך אין בו חתימה. יש לבקש את המקור החתום.',
  },
  signature_unchecked: {
    title: 'חתימה דיגיטלית שלא ניתן היה לבדוק',
    detail: (v) =>
      v.why === 'cut'
        ? 'סוף הקובץ חסר, ולכן אי אפשר לבדוק את החתימה הדיגיטלית שבו. יש לבקש את הקובץ שוב.'
        : v.why === 'unreadable'
          ? 'לא ניתן לקרוא את נתוני החתימה הדיגיטלית. יש לבדוק אותה בתוכנה שתומכת בה, או לבקש את המקור החתום.'
          : `${signer(v)} היא מסוג שאינו נבדק כאן. יש לבדוק אותה בתוכנה שתומכת בו.`,
  },
};

const quote = (value: string | number | undefined): string => `"${isolate(value)}"`;

const signer = (v: Values): string => {
  const issued = v.issuer ? ` (התעודה הונפקה בידי ${isolate(v.issuer)})` : '';
  return v.signer ? `החתימה הדיגיטלית של ${isolate(v.signer)}${issued}` : 'החתימה הדיגיטלית';
};

const TRUST = {
  known: 'את התעודה הנפיק גורם מאשר מוכר. יש להשוות את השם לשמו של מנפיק המסמך.',
  unknown:
    'לא נבדק אם אפשר לסמוך על הגורם שהנפיק את התעודה: יש להשוות את השמות לאלה שבמסמכים אחרים של המנפיק.',
  self: 'כל אחד יכול ליצור תעודה כזו בכל שם, ולכן היא אינה מפחיתה את הסיכון: יש להשוות אותה למסמכים אחרים של המנפיק.',
};

const trust = (v: Values): string =>
  v.trust === 'known' || v.trust === 'self' ? TRUST[v.trust] : TRUST.unknown;

const HOW_CHANGED: Record<string, string> = {
  added: 'נוספה',
  removed: 'הוסרה',
  replaced: 'הוחלפה',
};

const PAGE_CHANGED: Record<string, (v: Values) => string> = {
  added: (v) => `תוכן עמוד ${isolate(v.page)} נוסף בגרסה מאוחרת של הקובץ.`,
  removed: (v) =>
    `בגרסה הקודמת השמורה בתוך הקובץ יש עמוד, סמוך לעמוד ${isolate(v.page)}, שאיננו עוד.`,
  replaced: (v) => `תוכן עמוד ${isolate(v.page)} שונה לגמרי מתוכנו בגרסה הקודמת השמורה בתוך הקובץ.`,
};

const STYLE: Record<string, string> = {
  font: 'בגופן',
  subset: 'בגופן המוטמע',
  size: 'בגודל',
  colour: 'בצבע',
  spacing: 'בריווח האותיות',
};

const AMONG: Record<string, string> = {
  line: 'השורה',
  column: 'הטור',
  word: 'המילה',
  page: 'העמוד',
};

const APART: Record<string, string> = {
  order: 'אחרי כל השאר',
  stream: 'בחלק נפרד שנוסף בסוף',
  over_scan: 'כטקסט מעל התמונה הסרוקה של העמוד',
  operators: 'בפקודות אחרות מאלה שבהן מצויר כל שאר הטקסט באותו גופן',
};

const COVER: Record<string, string> = {
  fill: 'מלבן צבוע',
  picture: 'תמונה',
  annotation: 'הערה',
};

const ANNOTATION: Record<string, string> = {
  FreeText: 'תיבת טקסט',
  Stamp: 'חותמת',
  Widget: 'שדה טופס',
  Square: 'מלבן מצויר',
  Ink: 'ציור',
  Redact: 'השחרה',
  Polygon: 'ציור',
};

const HIDDEN: Record<string, string> = {
  mode: 'מצויר באופן בלתי נראה',
  colour: 'מצויר בצבע הרקע שלו',
  transparent: 'שקוף לחלוטין',
  tiny: 'קטן מכדי שייקרא',
  off_page: 'נמצא מחוץ לעמוד הנראה',
  clipped: 'נחתך מחוץ לאזור הנראה',
  covered: 'נמצא מתחת לתמונה',
  under_box: 'נמצא מתחת לתיבה צבועה',
  blacked_out: 'נמצא מתחת לפס כהה, כפי שמשחירים פרטים אישיים, אך עדיין שמור בקובץ',
  annotation: 'נמצא בהערה שאינה מוצגת',
};

const CARRIER: Record<string, string> = {
  page: 'בעמוד',
  metadata: 'בנתוני הקובץ',
  annotation: 'בהערה',
  attachment: 'בקובץ מצורף',
  form: 'בשדה טופס',
  layer: 'בשכבה נסתרת',
};

const TITLES_OF_PARTS: Record<string, string> = {
  appended: 'תוכנה שאינה נזכרת בקובץ הוסיפה לו חלק',
  page: 'תוכנה שאינה נזכרת בקובץ ציירה על עמוד',
};
