import type { AmountField, NameRole } from '../../evidence/document-data.js';
import { fold, labelPattern, wholeWord } from '../../text/fold.js';
import type { Cell, Row } from '../layout.js';
import { withComposed } from './composed/with-composed.js';
import { labelTablesFor } from './languages.js';
import type { Label, LabelMeaning } from './label.js';
import type { LabelTable, NamedField } from './label-table.js';
import { misreadLabel, plainForms, type PlainLabel } from './misread-labels.js';

interface Entry {
  meaning: LabelMeaning;
  rank: number;
  label: string;
  /** Letters that every text with the label contains; looking for them is quicker. */
  letters: string;
  pattern: RegExp;
}

/** The labels of a few languages, ready to be searched for. */
interface Vocabulary {
  entries: Entry[];
  plain: PlainLabel<Entry>[];
}

/** By the tables' names; a process meets few combinations. */
const vocabularies = new Map<string, Vocabulary>();
const entriesByTable = new Map<LabelTable, Entry[]>();

function vocabularyOf(tables: readonly LabelTable[]): Vocabulary {
  const key = tables.map((table) => tableNumber(table)).join();
  const known = vocabularies.get(key);
  if (known) return known;
  const entries = tables.flatMap((table) => {
    const read = entriesByTable.get(table) ?? entriesOf(table);
    entriesByTable.set(table, read);
    return read;
  });
  const made: Vocabulary = {
    entries,
    plain: entries.flatMap((entry) =>
      plainForms(fold(entry.label)).map((letters) => ({ letters, entry })),
    ),
  };
  vocabularies.set(key, made);
  return made;
}

const tables: LabelTable[] = [];

function tableNumber(table: LabelTable): number {
  if (!tables.includes(table)) tables.push(table);
  return tables.indexOf(table);
}

/**
 * Finds every label of the document, by row, in its languages. Of overlapping labels the
 * longest counts: "total GST" is not "total".
 */
export function findLabels(rows: readonly Row[]): Map<Row, Label[]> {
  const tables = labelTablesFor(rows);
  const vocabulary = vocabularyOf(tables);
  const words = tables.flatMap((table) => table.words ?? []);
  const byRow = new Map<Row, Label[]>();
  for (const row of rows) {
    const labels = row.cells.flatMap((cell) =>
      withComposed(cell, labelsIn(cell, vocabulary), words),
    );
    byRow.set(
      row,
      labels.filter(
        (label) => !isWithinName(label, labels) && !isOfKind(label) && !isRateOfItem(label, labels),
      ),
    );
  }
  return byRow;
}

/**
 * Whether a label of a party is a word of a name: the cell before it is a label of a party and
 * nothing else, and this one neither has a colon nor fills its cell. "Bill to | Client Works Ltd".
 */
function isWithinName({ cell, start, end, meaning }: Label, labels: readonly Label[]): boolean {
  if (meaning.kind !== 'name' || isWhole({ cell, start, end })) return false;
  if (/^\s*[:：]/u.test(cell.text.slice(end))) return false;
  return labels.some(
    (other) =>
      other.meaning.kind === 'name' && other.cell.index === cell.index - 1 && isWhole(other),
  );
}

/** A kind of goods that a receipt adds up by itself: "Food subtotal", "Bar subtotal". */
const KIND_OF_GOODS = /^\W*(?:food|bar|bev|beverages?|drinks?|liquor|alcohol|wine|beer)\W*$/u;

/** Whether a subtotal is of one kind of goods, which the cell before it names. */
function isOfKind({ cell, start, meaning }: Label): boolean {
  if (meaning.kind !== 'amount' || meaning.field !== 'subtotal') return false;
  const before = cell.folded.slice(0, start) || (cell.row.cells[cell.index - 1]?.folded ?? '');
  return KIND_OF_GOODS.test(before);
}

/** "Photo session | 420.00 | 2 | VAT 21% | 840.00": a tax in the line of what is sold names its rate. */
function isRateOfItem({ cell, meaning }: Label, labels: readonly Label[]): boolean {
  if (meaning.kind !== 'amount' || meaning.field !== 'vat') return false;
  const before = cell.row.cells.slice(0, cell.index);
  const [first] = before;
  return (
    first !== undefined &&
    /\p{L}{2}/u.test(first.text) &&
    !labels.some((label) => label.cell === first) &&
    before.some(({ amounts }) => amounts.some(({ decimals }) => decimals))
  );
}

/** Whether a label fills its cell but for marks. */
const isWhole = ({ cell, start, end }: Pick<Label, 'cell' | 'start' | 'end'>): boolean =>
  !/[\p{L}\p{N}]/u.test(cell.text.slice(0, start) + cell.text.slice(end));

function labelsIn(cell: Cell, vocabulary: Vocabulary): Label[] {
  const exact = exactLabelsIn(cell, vocabulary);
  if (cell.row.page.textSource !== 'ocr') return exact;
  // "Total Tlems": text that begins with a known label may be a longer label, misread.
  const known = exact[0]?.start === 0 ? exact[0].end : 0;
  const misread = misreadLabel(cell, vocabulary.plain);
  if (!misread || misread.end - known < UNKNOWN_CHARS_MIN) return exact;
  const { meaning, rank } = misread.entry;
  const after = exact.filter(({ start }) => start >= misread.end);
  return [{ cell, start: 0, end: misread.end, meaning, rank }, ...after];
}

const UNKNOWN_CHARS_MIN = 3;

function exactLabelsIn(cell: Cell, { entries }: Vocabulary): Label[] {
  const found: Label[] = [];
  for (const { meaning, rank, letters, pattern } of entries) {
    if (!cell.folded.includes(letters)) continue;
    for (const match of cell.folded.matchAll(pattern)) {
      const end = match.index + match[0].trimEnd().length;
      found.push({ cell, start: match.index, end, meaning, rank });
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.rank - b.rank);
  const kept: Label[] = [];
  for (const label of found) {
    if (!kept.some((other) => label.start < other.end && other.start < label.end)) kept.push(label);
  }
  return kept.sort((a, b) => a.start - b.start).reduce(withQualifier, []);
}

const TAX = String.raw`(?:gst|vat|sst|tax|מע"?מ)(?!\p{L})`;
const INCLUDING = new RegExp(
  String.raw`^(?:[^\d:]{0,14}?(?:incl|inclusive|including|with|כולל)(?!\p{L})[^\d:]{0,8}${TAX}|` +
    // "Total amount (tax included)"
    String.raw`[^\p{L}\d:]{0,3}${TAX} (?:incl|included|inclusive)(?!\p{L})\.?\)?)`,
  'u',
);
const EXCLUDING = new RegExp(
  String.raw`^[^\d:]{0,14}?(?:excl|exclusive|excluding|before|without|ex|לפני|ללא|לא כולל)(?!\p{L})[^\d:]{0,8}${TAX}`,
  'u',
);
/** "Total includes GST 0.48" states the tax, "total includes GST: 9.00" the total, so neither is used. */
const STATING = new RegExp(String.raw`^[^\d:]{0,14}?(?:includes|included|כולל בתוכו)`, 'u');

/** "Total: 568.22 € HT": what is said behind the amount. */
const EXCLUDING_BEHIND =
  /^[^\p{L}\d]{0,6}\d[\d .,'’]*(?:€|eur|chf|\$|£)?\s?(?:h\.?t\.?|hors taxes?|htva|netto|excl\.? (?:vat|gst|tax))(?!\p{L})(?!.*\d[.,]\d{2})/u;

/** "Total sales (excl. of GST)": words after a total state whether tax is included; they are no label of the tax. */
function withQualifier(labels: Label[], label: Label): Label[] {
  const before = labels.at(-1);
  if (before && label.cell === before.cell && label.start < before.end) return labels;
  if (label.meaning.kind !== 'amount' || label.meaning.field !== 'total') return [...labels, label];
  const rest = label.cell.folded.slice(label.end);
  const excluding = EXCLUDING.exec(rest);
  const including = INCLUDING.exec(rest);
  if (excluding) {
    const meaning = { kind: 'amount', field: 'subtotal' } as const;
    return [...labels, { ...label, meaning, end: label.end + excluding[0].length }];
  }
  if (including) return [...labels, { ...label, end: label.end + including[0].length }];
  const { cells } = label.cell.row;
  const endsRow = cells.slice(label.cell.index + 1).every(({ amounts }) => amounts.length === 0);
  if (endsRow && EXCLUDING_BEHIND.test(rest))
    return [...labels, { ...label, meaning: { kind: 'amount', field: 'subtotal' } }];
  return [...labels, STATING.test(rest) ? { ...label, meaning: { kind: 'decoy' } } : label];
}

function entriesOf(table: LabelTable): Entry[] {
  const { amounts, names, identity } = table;
  return [
    ...Object.entries(amounts).flatMap(([field, labels]) =>
      listed(labels, { kind: 'amount', field: field as AmountField }),
    ),
    ...Object.entries(names).flatMap(([role, labels]) =>
      listed(labels, { kind: 'name', role: role as NameRole }),
    ),
    ...listed(identity.person, { kind: 'identity', of: 'person' }),
    ...listed(identity.company, { kind: 'identity', of: 'company' }),
    ...listed(identity.dealer, { kind: 'identity', of: 'dealer' }),
    ...listed(table.references, { kind: 'reference' }),
    ...listed(table.bank, { kind: 'bank' }),
    ...listed(table.branch, { kind: 'branch' }),
    ...listed(table.account, { kind: 'account' }),
    ...listed(table.issueDate, { kind: 'issue_date' }),
    ...listed(table.allocation, { kind: 'allocation' }),
    ...Object.entries(table.named).flatMap(([field, labels]) =>
      listed(labels, { kind: 'named', field: field as NamedField }),
    ),
    ...listed(table.counts, { kind: 'count' }),
    ...listed(table.decoys, { kind: 'decoy' }),
  ];
}

function listed(labels: string[], meaning: LabelMeaning): Entry[] {
  return labels.map((label, rank) => ({
    meaning,
    rank,
    label,
    letters: certainLettersOf(withPoints(label)),
    pattern: new RegExp(wholeWord(labelPattern(withPoints(label))), 'gu'),
  }));
}

/** Abbreviations of taxes that are also printed with points: "Total H.T.", "T.V.A.". */
const WITH_POINTS = /(?<!\p{L})(?:h\.?t|t\.?t\.?c|t\.?v\.?a|htva|tvac|vat|gst)(?!\p{L})/gu;

const withPoints = (label: string): string =>
  label.replace(WITH_POINTS, (word) => [...word.replaceAll('.', '')].join('.'));

/** The longest run of letters and digits of a label that its pattern takes literally. */
function certainLettersOf(label: string): string {
  const runs = fold(label)
    .replace(/\([^)]{0,200}\)/g, ' ')
    .split(/[^a-z0-9א-ת]+/);
  return runs.sort((a, b) => b.length - a.length)[0] ?? '';
}
