import type { NameRole } from '../../evidence/document-data.js';
import type { Label } from '../labels/label.js';
import type { LabelledRows } from '../labels/value-of.js';
import { overlapX, type Cell, type Row } from '../layout.js';

/** Rows from the heading of a block to a name in it. */
const BLOCK_ROWS = 3;

const PART = '(?: (?:details|information|info|account|data))';

/** Headings of the blocks in which "Name" or "Account holder" is somebody of a known role; folded text. */
const HEADINGS: readonly [role: NameRole, pattern: RegExp][] = [
  ['payee', new RegExp(`^(?:beneficiary|recipient|payee|receiver)(?:'s)?${PART}?$`, 'u')],
  [
    'payer',
    new RegExp(
      `^(?:source account|ordering (?:customer|party)|(?:sender|remitter|payer|originator|debtor)(?:'s)?${PART}?)$`,
      'u',
    ),
  ],
  ['patient', new RegExp(`^patient(?:'s)?${PART}$`, 'u')],
  ['payee', /^(?:bénéficiaire|destinataire|empfänger|begünstigter|beneficiario|begunstigde)$/u],
  ['payer', /^(?:émetteur|donneur d'ordre|auftraggeber|zahlungspflichtiger|ordenante)$/u],
  ['payee', /^(?:פרטי )?ה?(?:מוטב|נעבר|מקבל)$/u],
  ['payer', /^(?:פרטי )?ה?(?:מעביר|שולח|משלמ)$/u],
  ['patient', /^פרטי ה?(?:מטופל|חולה|נבדק)ת?$/u],
  ['employee', /^(?:[א-ת]\.\s)?פרטי ה?עובד$/u],
];

/** Any heading of a block: what follows it belongs to no block above. */
const HEADING = new RegExp(`^\\p{L}[\\p{L} '/&]{0,40}${PART}$|^פרטי `, 'u');

/** The role that the heading of its block gives to a name whose own label gives none. */
export function roleOfBlock({ cell }: Label, { rows }: LabelledRows): NameRole | null {
  const { index, page } = cell.row;
  const above = rows.slice(Math.max(0, index - BLOCK_ROWS), index).reverse();
  for (const row of above) {
    if (row.page !== page) return null;
    const heading = headingOver(cell, row);
    if (heading) return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
  }
  return null;
}

/** A heading alone on its row, or the one of several that stands above the label. */
function headingOver(cell: Cell, row: Row): string | null {
  const over = row.cells.length === 1 ? row.cells : row.cells.filter(isOver(cell));
  const [heading] = over.map(({ folded }) =>
    folded
      .replace(IN_BRACKETS, '')
      .replace(/(?<![\s:.])[\s:.]+$/u, '')
      .trim(),
  );
  return heading !== undefined && (HEADING.test(heading) || isKnown(heading)) ? heading : null;
}

/** "Details of the beneficiary (account to be credited)" */
const IN_BRACKETS = /\([^)]{0,60}\)\s*$/u;

const isOver =
  ({ rect }: Cell) =>
  (other: Cell): boolean =>
    overlapX(rect, other.rect) > 0;

const isKnown = (heading: string): boolean => HEADINGS.some(([, pattern]) => pattern.test(heading));
