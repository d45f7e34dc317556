import { logicalOrder } from '../text/logical-order.js';
import type { PrintedChar } from './printed-lines.js';
import type { Language } from './tesseract.js';

/** A word of characters as they are seen from left to right, in logical order. */
export function writtenText(
  chars: readonly Pick<PrintedChar, 'text'>[],
  language: Language,
): string {
  const written = language === 'heb' ? logicalOrder(chars, 'rtl') : chars;
  return written.map(({ text }) => text).join('');
}
