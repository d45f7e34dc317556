import type { AmountField, DocumentData } from '../evidence/document-data.js';
import { fold } from '../text/fold.js';
import type { ChosenAmounts } from './choose-amounts.js';
import { hasMoney, type Row } from './layout.js';

/**
 * Decides whether an amount is that of a transfer, from what else is labelled. "Amount" beside
 * other amounts is a column's or an item's; a label that names the transfer may stand beside the
 * total that it makes with a fee, and so may "amount" where a fee stands between the two.
 */
export function settleTransferAmount(
  { fields, namesTransfer }: Pick<ChosenAmounts, 'namesTransfer'> & Pick<DocumentData, 'fields'>,
  rows: readonly Row[],
  hasTables: boolean,
): void {
  const names = Object.keys(fields) as AmountField[];
  if (isConfirmationOfPayment(fields, rows) && fields.amount_paid) {
    fields.transfer_amount = fields.amount_paid;
    delete fields.total;
    delete fields.amount_paid;
    return;
  }
  if (names.length <= 1 && !hasTables) return;
  const isBesideTotal =
    !hasTables && names.every((name) => name === 'transfer_amount' || TOTALS.has(name));
  if (isBesideTotal && (namesTransfer || hasFee(rows))) return;
  const isBesideBalances = names.every((name) => name === 'transfer_amount' || BALANCES.has(name));
  if (isBesideBalances && !hasTables && isOfTransfer(rows)) return;
  delete fields.transfer_amount;
}

/** "Total debited", "amount charged": the transfer with its fee. */
const TOTALS: ReadonlySet<AmountField> = new Set(['total', 'total_debits', 'amount_due']);

/** "New balance": what a transfer leaves in an account. */
const BALANCES: ReadonlySet<AmountField> = new Set(['opening_balance', 'closing_balance']);

/** Whether a title or a label says that the document is of one transfer. */
const isOfTransfer = (rows: readonly Row[]): boolean =>
  rows.some(({ cells }) => cells.some(({ folded }) => TRANSFER.test(folded.trim())));

const TRANSFER =
  /^\W*(?:(?:money|bank|fund|funds|wire|internal|external|online|domestic) )?(?:transfer|remittance) (?:receipt|confirmation|details|slip|advice|summary|successful|success|completed?)\W*$|^\W*(?:send|sent) money\W*$|^\W*(?:transfer|transferred|sent) to\W*$|^\W*(?:to|from|beneficiary|receiving|sending) account(?!\p{L})|^\W*אישור (?:ביצוע )?העברה/u;

/** "Payment successful. Amount paid 799.00": what an app shows, and no receipt of a sale. */
function isConfirmationOfPayment(
  { amount_paid: paid, total, ...others }: DocumentData['fields'],
  rows: readonly Row[],
): boolean {
  if (!paid || !total || total.value.minor !== paid.value.minor) return false;
  if (Object.keys(others).length > 0) return false;
  return rows.some(({ line }) => SUCCESS.test(fold(line.text))) && !rows.some(isOfSale);
}

const SUCCESS =
  /(?<!\p{L})(?:payment|transfer|transaction) (?:was |is )?(?:success(?:ful)?|sent|completed?)(?!\p{L})/u;

const isOfSale = ({ line }: Row): boolean =>
  /(?<!\p{L})(?:receipt|invoice|order|booking|קבלה|חשבונית)(?!\p{L})/u.test(fold(line.text));

/** Whether a line states a fee. */
const hasFee = (rows: readonly Row[]): boolean =>
  rows.some((row) => hasMoney(row) && FEE.test(fold(row.line.text)));

const FEE = /(?<!\p{L})(?:fees?|commission|עמלה|עמלת|comisión|frais|gebühr)(?!\p{L})/u;
