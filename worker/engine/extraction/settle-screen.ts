import type { DocumentData } from '../evidence/document-data.js';
import { fold } from '../text/fold.js';
import { documentTypeOf } from './classification/document-type.js';
import { extractedAt, type Row } from './layout.js';
import { type OutstandingAmount, outstandingAmount } from './outstanding-amount.js';
import { isNoName } from './parties/no-name.js';

/**
 * What screens of payments and accounts show without a label: the amount in large digits, and beside
 * it whom it went to or came from. Where labels say it, they count.
 */
export function settleScreen(data: DocumentData, rows: readonly Row[]): void {
  const found = outstandingAmount(rows);
  if (!found) return;
  const { documentType } = documentTypeOf(rows, data);
  const { fields } = data;
  if (documentType === 'payment_app' || documentType === 'bank_transfer') {
    fields.transfer_amount ??= { ...found.amount, certainty: 'unsure' };
    const party = nameBeside(found, rows);
    if (party && data.names.every(({ role }) => role !== party.role)) data.names.push(party);
  } else if (documentType === 'bank_statement' && data.transactions.length === 0)
    fields.closing_balance ??= { ...found.amount, certainty: 'unsure' };
}

type Party = DocumentData['names'][number];

/** How far above or below the amount its party is printed, heights of the amount. */
const PARTY_HEIGHTS_MAX = 2.5;

/** A word of direction before a name, folded. */
const DIRECTION =
  /^(?:(?<to>(?:(?:(?:payment|money|transfer) )?(?:sent |paid )?to|אל|עבור)[: ]\s?|ל[-־]\s?)|(?<from>(?:(?:payment |money |request )?(?:received )?from|מאת|מ[-־])[: ]?\s?))/u;

/** Two to four words, with capitals where letters have some. */
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*|[א-ת][א-ת'"״׳-]+)(?: (?:\p{Lu}[\p{L}.'’-]*|[א-ת][א-ת'"״׳-]*)){1,3}$/u;

/** Words of screens that are no names, folded. */
const OF_SCREENS =
  /(?<!\p{L})(?:payment|transfer|money|amount|balance|account|available|total|sent|received|completed|success\p{L}*|paid|request|details|today|bank|card|main|current|savings|checking|status|date|fee|deposit|receipt|wallet|תשלומ|העברה|העברת|כספ|סכומ|יתרה|יתרת|חשבונ|זמינ|סה"כ|נשלח|התקבל|בוצע\p{L}*|הושלמ\p{L}*|בקשה|בקשת|פרטי|היומ|בנק|כרטיס|מצב|תאריכ|עמלה|ארנק|אישור|בהצלחה|עו"ש)(?!\p{L})/u;

/** Says that the money came in. */
const CAME_IN = /(?<!\p{L})(?:received|credited|you got|קיבלת|התקבל|זוכה|נכנס)(?!\p{L})/u;

/** Whom the outstanding amount of a payment went to, or came from: the name in a row above or below it. */
function nameBeside({ cell }: OutstandingAmount, rows: readonly Row[]): Party | null {
  const { y, h } = cell.rect;
  const near = rows
    .filter(({ page, rect }) => {
      const gap = rect.y > y ? rect.y - y - h : y - rect.y - rect.h;
      return page.number === 1 && gap >= -h / 2 && gap <= PARTY_HEIGHTS_MAX * h;
    })
    .sort((a, b) => Math.abs(a.rect.y - y) - Math.abs(b.rect.y - y));
  const cameIn = rows.some(({ line }) => CAME_IN.test(fold(line.text)));
  for (const { cells } of near)
    for (const one of cells) {
      const direction = DIRECTION.exec(one.folded);
      const start = direction?.[0].length ?? 0;
      const name = one.text.slice(start);
      if (!NAME.test(name) || OF_SCREENS.test(fold(name)) || isNoName(name)) continue;
      const { to, from } = direction?.groups ?? {};
      const isPayer = from !== undefined || (cameIn && to === undefined);
      const extracted = extractedAt({ cell: one, start, end: one.text.length }, name);
      return { ...extracted, certainty: 'unsure', role: isPayer ? 'payer' : 'payee' };
    }
  return null;
}
