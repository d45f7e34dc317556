import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'תוכן פעיל';

export const words = {
  active_content: {
    title: (v) => `קובץ ה־PDF מכיל ${ACTIVE[String(v.kind)] ?? 'תוכן פעיל'}`,
    detail: (v) =>
      SELDOM.has(String(v.kind))
        ? 'גופים מנפיקים כמעט אינם שולחים דבר כזה. יש לעיין בו רק בתוכנה מוגנת.'
        : 'גופים מנפיקים אינם שולחים דבר כזה. אין לפתוח את הקובץ בתוכנה שאינה חוסמת סקריפטים ותוכנות.',
  },
} satisfies Record<string, FindingText>;

const SELDOM: ReadonlySet<string> = new Set(['file', 'media', 'server_link']);

const ACTIVE: Record<string, string> = {
  launch: 'פקודה שמפעילה תוכנה או קובץ אחר',
  program: 'תוכנה בתור קובץ מצורף',
  link_script: 'קישור שמריץ סקריפט או פותח קובץ במחשב',
  server_link: 'קישור למסמך בשרת קבצים',
  javascript: 'סקריפט',
  submit: 'פקודה ששולחת או טוענת נתוני טופס',
  media: 'קול, וידאו או מדיה אינטראקטיבית',
  file: 'קובץ מצורף',
};
