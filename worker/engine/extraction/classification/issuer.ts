import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData, NameRole } from '../../evidence/document-data.js';
import { companyInHead } from '../companies.js';
import { banksNamed } from '../../israel/banks.js';
import { findLabels } from '../labels/find-labels.js';
import type { Label } from '../labels/label.js';
import type { Cell, Row } from '../layout.js';
import { issuersNamed } from './known-issuers.js';

/** Height of the letterhead on the first page, percent. */
const HEAD_PERCENT = 25;
const NAME_CHARS_MAX = 60;

const BANK_TYPES: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'bank_transfer',
  'bank_statement',
  'account_confirmation',
  'balance_confirmation',
  'deposit_receipt',
  'check',
]);

/** Issued by those through whom money moves; in other documents these are named as the way to pay. */
const MONEY_TYPES: ReadonlySet<DocumentType> = new Set<DocumentType>([
  ...BANK_TYPES,
  'payment_app',
  'card_statement',
  'loan_document',
]);

interface Line {
  row: Row;
  cells: Cell[];
}

/** The issuer of the document by its letterhead or a label; null when uncertain. */
export function issuerOf(
  rows: readonly Row[],
  data: DocumentData,
  type: DocumentType,
): string | null {
  const labels = findLabels(rows);
  const company = companyInHead(rows, labels)?.value ?? null;
  const candidateLines = rows.map((row) => ({ row, cells: issuerCells(row, labels, data) }));
  const hebrew = isHebrew(rows);
  const head = candidateLines.filter(
    ({ row }) => row.page.number === 1 && row.rect.y < HEAD_PERCENT,
  );
  if (type === 'payslip') return labelled(data, 'employer') ?? company;
  const known = knownIn(head, type, hebrew);
  if (type === 'invoice') return letterhead(data) ?? company ?? known;
  const elsewhere = known ?? knownIn(candidateLines, type, hebrew, MONEY_TYPES.has(type));
  if (elsewhere !== null) return elsewhere;
  return BANK_TYPES.has(type) ? null : (letterhead(data, 'sure') ?? company);
}

/**
 * Cells that may name the issuer. Cells from a label of a bank, account or person on, and
 * movements of a statement, are excluded: a bank there is a counterparty.
 */
function issuerCells(row: Row, labels: Map<Row, Label[]>, data: DocumentData): Cell[] {
  const isMovement = data.transactions.some(
    ({ place }) => place.page === row.page.number && place.rect.y === row.rect.y,
  );
  if (isMovement) return [];
  const others = (labels.get(row) ?? []).filter(
    ({ meaning, cell, end }) =>
      meaning.kind === 'name' ||
      meaning.kind === 'account' ||
      meaning.kind === 'branch' ||
      (meaning.kind === 'bank' && isBankLabel(cell, end)),
  );
  const from = Math.min(...others.map(({ cell }) => cell.index), row.cells.length);
  return row.cells.slice(0, from);
}

/** "Bank: Leumi", "Beneficiary bank", but not the last word of a bank's own name. */
const isBankLabel = ({ text }: Cell, end: number): boolean =>
  /^\s*[:：]/.test(text.slice(end)) ||
  (/^\s*$/.test(text.slice(end)) && banksNamed(text).length === 0);

function knownIn(
  lines: readonly Line[],
  type: DocumentType,
  hebrew: boolean,
  canPay = true,
): string | null {
  const names = new Set<string>();
  for (const { cells } of lines) {
    for (const cell of cells) {
      if (cell.text.length > NAME_CHARS_MAX) continue;
      for (const issuer of issuersNamed(cell.folded))
        if (canPay || issuer.pays !== true) names.add(hebrew ? issuer.he : issuer.en);
      if (type === 'payment_app' || !canPay) continue;
      for (const bank of banksNamed(cell.text)) names.add(hebrew ? bank.he : bank.en);
    }
  }
  const [only, second] = names;
  return second === undefined ? (only ?? null) : null;
}

/** The issuer by its label or letterhead, as the extraction found it. */
const letterhead = ({ named = [] }: DocumentData, least?: 'sure'): string | null =>
  named.find(
    ({ name, certainty }) => name === 'issuer' && (least === undefined || certainty !== 'unsure'),
  )?.value ?? null;

const labelled = (data: DocumentData, role: NameRole): string | null =>
  data.names.find((name) => name.role === role)?.value ?? null;

function isHebrew(rows: readonly Row[]): boolean {
  let hebrew = 0;
  let latin = 0;
  for (const row of rows) {
    hebrew += row.line.text.match(/[א-ת]/g)?.length ?? 0;
    latin += row.line.text.match(/[a-z]/gi)?.length ?? 0;
  }
  return hebrew > latin / 2;
}
