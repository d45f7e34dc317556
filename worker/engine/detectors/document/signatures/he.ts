import { areShort, instant, isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'חתימות דיגיטליות';

export const words = {
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
        : v.why === 'hollow'
          ? 'שדה חתימה מכיל נתונים שאינם חתימה: מה שהיא אמורה לכסות, או ערכה, חסר או ריק. היו תוכנות צפייה שהציגו קבצים כאלה כחתומים. דבר אינו ערב למסמך; יש לבקש את הקובץ כפי שנחתם.'
          : v.why === 'wrapped'
            ? `${signer(v)} נעשתה על תוכן אחר: ערכה אמיתי, אך בין החלקים שהיא מכסה הוכנסו נתונים שאינה מכסה. אין להסתמך על המסמך.`
            : `${signer(v)} ${v.why === 'value' ? 'לא נוצרה במפתח של התעודה המצורפת אליה' : 'אינה תואמת את הקובץ שנחתם: הוא שונה לאחר החתימה'}. אין להסתמך על המסמך.`,
  },
  signature_outdated: {
    title: (v) => changedTitle(v),
    detail: (v) =>
      v.by
        ? `${signer(v)} מכסה מצב קודם של הקובץ. ${changedDetail(v)}${v.hidden ? ' מה שמוצג כעת כבר היה בקובץ כשנחתם, אך לא נראה.' : ''} החתימה ערבה רק למצב שנחתם: יש לבקש את הקובץ כפי שנחתם.`
        : v.how === 'outside'
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
} satisfies Record<string, FindingText>;

const changedTitle = (v: Values): string => {
  if (!v.by) return 'התוכן שונה לאחר שהמסמך נחתם';
  if (v.forbidden) return 'נוסף דבר־מה שהחתימה אינה מתירה';
  if (v.how === 'redrawn') return 'העמוד נראה אחרת מכפי שנראה כשנחתם';
  if (v.before && v.after && areShort(v.before, v.after))
    return `${isolate(v.before)} הוחלף ב־${isolate(v.after)} לאחר שהמסמך נחתם`;
  if (v.before && !v.after && areShort(v.before))
    return `${isolate(v.before)} הוסתר או הוסר לאחר שהמסמך נחתם`;
  return 'התוכן שונה לאחר שהמסמך נחתם';
};

const changedDetail = (v: Values): string => {
  const where = `בעמוד ${isolate(v.page)}`;
  const by = BY[String(v.by)] ?? 'העמוד';
  if (v.how === 'redrawn')
    return v.before
      ? `${where} ${quote(v.before)} הוא אותו טקסט, אך מצויר בצורות אחרות: הוחלף גופן או ציור שלו.`
      : `${where} ${by} נראה אחרת מכפי שנראה כשנחתם.`;
  if (v.how === 'value')
    return v.before
      ? `${where}, שדה טופס שהכיל ${quote(v.before)} כשנחתם ${v.after ? `מכיל כעת ${quote(v.after)}` : 'ריק כעת'}, בלי שמראהו השתנה.`
      : `${where}, שדה טופס שהיה ריק כשנחתם מכיל כעת ${quote(v.after)}.`;
  if (v.before && v.after)
    return `כשנחתם הוצג ${where} ${quote(v.before)}; כעת מוצג שם ${quote(v.after)} (${by}).`;
  if (v.before)
    return `כשנחתם הוצג ${where} ${quote(v.before)}; ${v.how === 'removed' ? 'כעת הוא איננו' : `כעת הוא מוסתר (${by})`}.`;
  if (v.after) return `${where} מוצג כעת ${quote(v.after)} (${by}), שלא היה שם כשנחתם.`;
  return v.how === 'added'
    ? `${where} מוצג דבר־מה שלא היה שם כשנחתם (${by}).`
    : `${where} הוסתר או הוחלף מה שהוצג כשנחתם (${by}).`;
};

const BY: Record<string, string> = {
  page: 'העמוד עצמו',
  field: 'שדה טופס',
  signature: 'שדה של חתימה אחרת',
  note: 'הערה',
};

const signer = (v: Values): string => {
  const issued = v.issuer ? ` (התעודה הונפקה בידי ${isolate(v.issuer)})` : '';
  return v.signer ? `החתימה הדיגיטלית של ${isolate(v.signer)}${issued}` : 'החתימה הדיגיטלית';
};

const trust = (v: Values): string =>
  v.trust === 'known' || v.trust === 'self' ? TRUST[v.trust] : TRUST.unknown;

const TRUST = {
  known: 'את התעודה הנפיק גורם מאשר מוכר. יש להשוות את השם לשמו של מנפיק המסמך.',
  unknown:
    'לא נבדק אם אפשר לסמוך על הגורם שהנפיק את התעודה: יש להשוות את השמות לאלה שבמסמכים אחרים של המנפיק.',
  self: 'כל אחד יכול ליצור תעודה כזו בכל שם, ולכן היא אינה מפחיתה את הסיכון: יש להשוות אותה למסמכים אחרים של המנפיק.',
};
