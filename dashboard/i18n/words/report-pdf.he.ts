import type { Words } from '../words.js';

export const reportPdf: Words['reportPdf'] = {
  save: 'שמירת הדוח (PDF)',
  writing: 'הדוח נכתב…',
  saved: 'הדוח נשמר.',
  busy: 'כרגע נכתבים דוחות רבים. אפשר לנסות שוב בעוד כמה שניות.',
};
