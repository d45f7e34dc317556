import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'סדר הציור בקובץ';

export const words = {
  text_drawn_separately: {
    title: 'ערך שצויר בנפרד משאר העמוד',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} עומד בתוך תוכן העמוד, אך בקובץ הוא מצויר ${APART[String(v.why)] ?? 'בנפרד'}. כך מצויר טקסט שנוסף לעמוד מוכן: ערך שנערך, אך גם מילוי של טופס, חותמת או מספר עמוד. יש להשוות למסמך המקורי.`,
  },
  text_edit_marked: {
    title: 'הקובץ מסמן טקסט שנערך ידנית',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} נושא סימון ש־${isolate(v.program)} משאירה בטקסט שהוקלד בה מחדש. ייתכן שהגוף המנפיק תיקן את הטקסט, וייתכן שמישהו אחר שינה אותו. יש לבקש את הקובץ שלפני העריכה.`,
  },
} satisfies Record<string, FindingText>;

const APART: Record<string, string> = {
  order: 'אחרי כל השאר',
  stream: 'בחלק נפרד שנוסף בסוף',
  over_scan: 'כטקסט מעל התמונה הסרוקה של העמוד',
  operators: 'בפקודות אחרות מאלה שבהן מצויר כל שאר הטקסט באותו גופן',
};
