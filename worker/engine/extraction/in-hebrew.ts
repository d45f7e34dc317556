import type { DocumentData } from '../evidence/document-data.js';

/** Hebrew letters of a Hebrew document at least; OCR reads a few stray ones in any print. */
const HEBREW_LETTERS_MIN = 20;

/** Whether most words of names, lines and taxes are Hebrew. */
export function isInHebrew(data: DocumentData): boolean {
  const words = [
    ...data.names.map(({ raw }) => raw),
    ...data.lineItems.map(({ description }) => description),
    ...[...data.payments, ...data.deductions].map(({ label }) => label),
    ...data.transactions.map(({ description }) => description),
    ...(data.vatRate ? [data.vatRate.raw] : []),
  ].join(' ');
  if (/מע["״\u05f4]?מ/.test(words)) return true;
  const hebrew = words.match(/[א-ת]/g)?.length ?? 0;
  const latin = words.match(/[a-z]/gi)?.length ?? 0;
  const enough = data.textSource === 'text_layer' ? 1 : HEBREW_LETTERS_MIN;
  return hebrew >= enough && hebrew > latin;
}
