import type { ExtractedValue, Money } from '../../evidence/document-data.js';
import { type Cell, extractedAt } from '../layout.js';

/** "20.00 pcs", "1.5 kg": a number with its unit, alone in a cell. */
const COUNTED = /^(\d{1,6}(?:\.\d{1,3})?)\s?\p{L}[\p{L}'"׳״.]{0,5}$/u;

/** A quantity that is printed with its unit, in hundredths as amounts are; null in other cells. */
export function countedIn(cell: Cell): ExtractedValue<Money> | null {
  const printed = COUNTED.exec(cell.text)?.[1];
  if (printed === undefined || cell.amounts.length > 0) return null;
  const minor = Math.round(Number(printed) * 100);
  return extractedAt({ cell, start: 0, end: printed.length }, { minor, currency: null });
}
