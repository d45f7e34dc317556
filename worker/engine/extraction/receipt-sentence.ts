import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import { amountsIn, moneyAt, type Row } from './layout.js';

/** Titles of receipts, and words that name another paper with one of them. */
const TITLE =
  /(?<!\p{L})(?:receipt|payment voucher|quittances?|quittung|reçu)(?!\p{L})|^\W*קבלה(?!\p{L})|(?<!\p{L})קבלה (?:מס|על|עבור|לתרומה|זמנית)/u;
const OF_TRANSFER = /transfer|deposit|withdrawal|wire|העברה|הפקדה|receipt of/u;
/** Titles stand in this part of the first page, in a cell of at most this many characters. */
const TITLE_PERCENT = 45;
const TITLE_CHARS_MAX = 50;

/** Whether the title of the document is that of a receipt. */
export const isReceipt = (rows: readonly Row[]): boolean =>
  rows.some(
    ({ page, rect, cells }) =>
      page.number === 1 &&
      rect.y < TITLE_PERCENT &&
      cells.some(
        ({ folded }) =>
          folded.length <= TITLE_CHARS_MAX && TITLE.test(folded) && !OF_TRANSFER.test(folded),
      ),
  );

/** "... received from X the sum of Php 12,400.00": words right before the amount of a receipt. */
const SUM_OF =
  /(?<!\p{L})(?:(?:sum|amount) of|the (?:sum|amount)(?=\s*$)|la somme de|den betrag (?:von|in höhe von)|einen betrag von|ב?ה?סכ(?: של)?|ב?סכומ של|receipt of|donation of|payment of)(?!\p{L})/u;
/** Between these words and the amount: the amount in words. */
const WORDS_CHARS_MAX = 90;

/**
 * The amount in the sentence of a receipt, which may go on in the next line; null where
 * different ones are, or where the document is no receipt.
 */
export function sumReceived(rows: readonly Row[]): ExtractedValue<Money> | null {
  if (!isReceipt(rows)) return null;
  const found = rows.flatMap((row) => {
    const [own] = row.cells.flatMap((cell) => {
      const match = SUM_OF.exec(cell.folded);
      return match ? [{ cell, end: match.index + match[0].length }] : [];
    });
    if (!own) return [];
    const next = rows[row.index + 1];
    const spans = [
      { cell: own.cell, start: own.end, end: own.cell.text.length },
      ...row.cells.slice(own.cell.index + 1).map(whole),
      ...(next?.page === row.page ? next.cells.slice(0, 1).map(whole) : []),
    ];
    let before = 0;
    for (const span of spans) {
      const amount = amountsIn(span).find(({ isMoney }) => isMoney);
      const reached = before + (amount ? amount.start - span.start : 0);
      if (amount) return reached <= WORDS_CHARS_MAX ? [moneyAt(span.cell, amount)] : [];
      before += span.end - span.start;
    }
    return [];
  });
  const [first] = found;
  return first && found.every(({ value }) => value.minor === first.value.minor) ? first : null;
}

const whole = (cell: Row['cells'][number]) => ({ cell, start: 0, end: cell.text.length });

/**
 * "Cash receipt: received from X, amount 1,250.00": what is called no more than "amount" on a
 * receipt is its total, unless the document names a payee, as what an app shows of a payment does.
 */
export function settleReceipt({ fields, names }: DocumentData, rows: readonly Row[]): void {
  const { transfer_amount: amount, total } = fields;
  if (!amount || total || !isReceipt(rows) || names.some(({ role }) => role === 'payee')) return;
  fields.total = amount;
  delete fields.transfer_amount;
}
