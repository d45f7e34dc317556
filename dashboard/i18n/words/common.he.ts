import type { Words } from '../words.js';

/** Words that pages of the group "Settings" share. */
export const common: Pick<Words, 'modes' | 'secret' | 'durations' | 'scopes'> = {
  modes: { label: 'נתונים', live: 'אמיתיים', test: 'נתוני ניסיון' },
  secret: {
    once: 'יש להעתיק עכשיו ולשמור במקום בטוח: הערך מוצג פעם אחת בלבד, ואי אפשר יהיה להציגו שוב.',
    stored: 'שמרתי במקום בטוח',
    lost: 'הערך לא יוצג שוב. אם לא נשמר, יהיה צורך ליצור אחר במקומו.',
    closeAnyway: 'לסגור בכל זאת',
  },
  durations: {
    none: 'בכלל לא: התוקף פג מיד',
    hours_one: 'שעה אחת',
    hours_two: 'שעתיים',
    hours_other: '{{count}} שעות',
    days_one: 'יום אחד',
    days_two: 'יומיים',
    days_other: '{{count}} ימים',
  },
  scopes: {
    scans_write: 'שליחת מסמכים',
    scans_read: 'קריאת בדיקות ודוחות',
    scans_delete: 'מחיקת בדיקות',
    usage_read: 'קריאת נתוני השימוש',
    webhooks_manage: 'ניהול webhooks',
    keys_manage: 'ניהול מפתחות',
    audit_read: 'קריאת יומן הפעולות',
  },
};
