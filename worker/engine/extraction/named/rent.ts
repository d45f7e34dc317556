import type { ExtractedValue } from '../../evidence/document-data.js';
import { decimal } from '../decimal.js';
import { moneyAt, type Cell, type Row } from '../layout.js';

/** Titles of contracts by which something is let, in folded text. */
const CONTRACT =
  /(?<!\p{L})(?:tenancy|lease|rental) (?:agreement|contract)|(?<!\p{L})(?:חוזה|הסכמ) שכירות|mietvertrag|contrat de (?:location|bail)|bail d'habitation/u;
const RENT =
  /(?<!\p{L})(?:rent|rental|דמי ה?שכירות|שכר ה?דירה|loyer|(?:kalt|warm|grund)?miete)(?!\p{L})/u;
/** Behind an amount. */
const A_MONTH =
  /^[\s,/-]{0,3}(?:per (?:calendar )?month|p\.?c\.?m\.?|(?:a|each|every) (?:calendar )?month|monthly|[לב]חודש|מדי חודש|par mois|monatlich|pro monat)(?!\p{L})/u;
/** The key of a clause stands at the middle of its lines. */
const ROWS_BESIDE = 3;
const KEY_WORDS_MAX = 4;

/** "The Rent | £1,675.00 per calendar month (equivalent to ...)": the amount that a contract calls the month's; null without one. */
export function rentIn(rows: readonly Row[]): ExtractedValue<string> | null {
  if (!rows.some(({ cells }) => cells.some(({ folded }) => CONTRACT.test(folded)))) return null;
  for (const row of rows)
    for (const cell of row.cells) {
      const amount = cell.amounts.find(
        ({ isMoney, end }) => isMoney && A_MONTH.test(cell.folded.slice(end)),
      );
      if (amount && (RENT.test(cell.folded) || isBesideKey(cell, rows)))
        return { ...moneyAt(cell, amount), value: decimal(amount.minor) };
    }
  return null;
}

function isBesideKey({ row }: Cell, rows: readonly Row[]): boolean {
  return rows
    .slice(Math.max(0, row.index - ROWS_BESIDE), row.index + ROWS_BESIDE + 1)
    .filter(({ page }) => page === row.page)
    .some(({ cells: [key] }) =>
      key ? RENT.test(key.folded) && key.folded.trim().split(' ').length <= KEY_WORDS_MAX : false,
    );
}
