import type { ExtractedValue } from '../../evidence/document-data.js';
import type { LabelledRows } from '../labels/value-of.js';
import { bestNeighbour } from '../page-model/neighbours.js';
import { documentNumberIn } from './document-number.js';

/** The key of the account that a supplier keeps for a customer; folded, at the start of its cell. */
const KEY = /^\W*(?:your |customer )?account (?:number|no\.?|#)(?=\W*(?:\d[\d -]*)?$)/u;
/** What an invoice says of its customer stands in this upper part of the first page, percent. */
const HEAD_PERCENT = 45;
/** Rows around the key in which a bank's words would tell an account in a bank. */
const ROWS_AROUND = 3;
const OF_BANK = /(?<!\p{L})(?:bank|iban|bic|swift|sort code|routing|bsb|aba)(?!\p{L})/u;

/** "Account number 301882746" in the head of an invoice that names no bank there: the customer's number. */
export function accountOfCustomer(document: LabelledRows): ExtractedValue<string> | null {
  for (const [row, labels] of document.labels) {
    if (row.page.number > 1 || row.rect.y > HEAD_PERCENT) continue;
    for (const label of labels) {
      if (label.meaning.kind !== 'account') continue;
      if (label.start > 0 || !KEY.test(label.cell.folded)) continue;
      const around = document.rows.slice(
        Math.max(0, row.index - ROWS_AROUND),
        row.index + ROWS_AROUND + 1,
      );
      if (
        around.some(({ line, page }) => page === row.page && OF_BANK.test(line.text.toLowerCase()))
      )
        continue;
      const places = ['same_cell', 'forward', 'below'] as const;
      const number = bestNeighbour(label, document, (span) => documentNumberIn(span), places);
      if (number) return number;
    }
  }
  return null;
}
