import type { ExtractedValue } from '../../evidence/document-data.js';
import type { Label } from '../labels/label.js';
import { introducesValue, type LabelledRows } from '../labels/value-of.js';
import { MONTH } from '../../text/month-names.js';
import { extractedAt, overlapX, placeOf, type Cell, type Row, type Span } from '../layout.js';
import { neighboursOf } from '../page-model/neighbours.js';
import { fold } from '../../text/fold.js';
import { belowCaption } from '../page-model/boxes.js';
import { companyEnd } from './company-form.js';
import { headingOf } from './heading.js';
import { isUnderSeveral } from './under-headings.js';
import { withoutNumberKey } from './without-number-key.js';
import { isNoName, isUnnamed } from './no-name.js';

/** Lines below the heading of a party in which its name is looked for. */
const LINES_MAX = 7;
const HEIGHTS_MAX = 16;
/** The key of the name within a party's block, in folded text. */
const NAME_KEY =
  /^(?:(?:company )?(?:name|nom|nombre|nome|שמ)|société|raison sociale|ragione sociale|razón social)\s*[:：]?$/u;
/** Lines of a party's block that are not its name: numbers with their keys, contacts. */
const NOT_A_NAME =
  /@|www\.|https?:|^(?:gln|iln|tel|fon|phone|fax|ust|vat|tax|gst|id|e-?mail|attn)(?!\p{L})|^(?:\p{L}+[- ./]){0,3}(?:nummer|nr|no|number|id)\s*[.:]|^\p{L}[\p{L} ./-]{1,28}[:：]$|^(?:address|adresse|anschrift|indirizzo|dirección|כתובת)\s*[:：.]?$|^\d+[ ,]|^מס(?:'|פר)(?!\p{L})|^[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$|^(?:item )?(?:description|details|item|product|qty|quantity|amount|price|date)\s*$/u;
/** "Rue des Exemples 12": a street by its first word, with a number. */
const STREET =
  /^(?:rue|avenue|av\.|boulevard|bd|chemin|impasse|allée|quai|calle|via|רחוב|רח'|שדרות|שד') \D{2,40}\d/u;

/** Whether folded text is a street where a name is looked for. */
export const isStreet = (folded: string): boolean => STREET.test(folded.trim());
/** A full date: what holds one is a sentence or a line of its own, no name. */
const HOLDS_DATE = new RegExp(
  `\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|(?<!\\p{L})(?:${MONTH})\\.? ?\\d{1,2}(?:st|nd|rd|th)?, ?\\d{4}|\\d{1,2}\\.? (?:${MONTH})\\.?,? \\d{4}`,
  'u',
);
/** Signs and salutations before a name. */
const LEAD =
  /^[^\p{L}\p{N}]*(?:(?:herrn?|frau|mr|mrs|ms|m|mme|madame|monsieur|mlle|sig|sr|sra|firma|company)\.? (?!(?:and|et|ou|und|y|e)(?!\p{L}))(?=\p{L}))?/u;
const CHARS_MAX = 60;

/**
 * The name under the heading of a seller or buyer ("Bill to", "Verkäufer"): beside it,
 * behind the key "Name:", or the first line of the block that is a name. null when none is
 * found.
 */
export function partyName(label: Label, document: LabelledRows): ExtractedValue<string> | null {
  if (!introducesValue(label) || namesNobody(label)) return null;
  const beside = neighboursOf(label, document).filter(
    ({ direction, span }) =>
      direction === 'same_cell' || (direction === 'forward' && isNear(label, span, document.rows)),
  );
  // A number is no name either where it stands in the next cell, and what is below is something else.
  if (beside.some(({ span }) => /^\s*\d+\s*$/.test(textOf(span)))) return null;
  for (const { span } of beside) {
    const name = nameOfParty(span);
    if (name) return name;
  }
  const lines = linesBelow(label, document);
  return keyed(lines, document) ?? firstName(lines, document);
}

const textOf = ({ cell, start, end }: Span): string => cell.text.slice(start, end);

/** "Customer: 2", "Customer: walk-in": whether a label introduces a number, or a buyer without a name. */
export const namesNobody = ({ cell, end }: Label): boolean => {
  const rest = cell.folded.slice(end).replace(/^[\s:：#.]+/, '');
  return /^\d+\s*$/.test(rest) || isUnnamed(rest);
};

/** A heading of a column stands far from the next heading on its row. */
const isNear = (label: Label, { cell }: Span, rows: readonly Row[]): boolean =>
  isInListOfKeys(label, cell, rows) ||
  ((-overlapX(label.cell.rect, cell.rect) < 6 || isInTableOfKeys(label.cell, cell, rows)) &&
    /[:：]\s*$|[:：]/.test(label.cell.text.slice(label.end)));

/**
 * Whether a label and a text alone in their row are of a column of keys and one of values: the row
 * before or after has a key with a colon too, and its value begins or ends where this one does.
 */
function isInTableOfKeys(key: Cell, value: Cell, rows: readonly Row[]): boolean {
  const { row } = key;
  if (row.cells.length !== 2 || /[:：]/.test(value.text)) return false;
  return [rows[row.index - 1], rows[row.index + 1]].some((other) => {
    const [first, second, more] = other?.page === row.page ? other.cells : [];
    if (!first || !second || more) return false;
    const [a, b] = [second.rect, value.rect];
    const off = Math.min(Math.abs(a.x - b.x), Math.abs(a.x + a.w - b.x - b.w));
    return off <= EDGE_MAX && /[:：]$/.test(first.text.trim()) && !/[:：]/.test(second.text);
  });
}

/**
 * Whether a label is all of the first of two cells, in a list of such rows that lie at both margins
 * of the list: "Customer ........ Beispiel Ltd / Status ........ paid". Columns of blocks begin at
 * one edge each, and so do their lines.
 */
function isInListOfKeys(
  { cell: key, start, end }: Label,
  value: Cell,
  rows: readonly Row[],
): boolean {
  const { row } = key;
  if (value.row !== row || start > 0 || key.text.slice(end).trim() !== '') return false;
  const isRtl = row.line.direction === 'rtl';
  const near = ({ rect }: Cell): number => (isRtl ? rect.x + rect.w : rect.x);
  const far = ({ rect }: Cell): number => (isRtl ? rect.x : rect.x + rect.w);
  return [rows[row.index - 1], rows[row.index + 1]].some((other) => {
    if (other?.page !== row.page) return false;
    // Another column of the page may stand beside the list.
    const at = other.cells.findIndex((cell) => Math.abs(near(cell) - near(key)) <= EDGE_MAX);
    const [first, second, more] = at < 0 ? [] : other.cells.slice(at);
    if (!first || !second || more || /\d/.test(first.text)) return false;
    return (
      Math.abs(far(second) - far(value)) <= EDGE_MAX &&
      Math.abs(near(second) - near(value)) > EDGE_MAX
    );
  });
}

/** Values of one column begin or end this near to each other, percent. */
const EDGE_MAX = 0.7;

/** Cells straight below the label, or indented under it, from top to bottom. */
function linesBelow(label: Label, { rows }: LabelledRows): Cell[] {
  const boxed = belowCaption(label.cell, rows);
  if (boxed !== null) return boxed;
  const place = placeOf(label).rect;
  const lines: Cell[] = [];
  for (const row of rows.slice(label.cell.row.index + 1)) {
    if (row.page !== label.cell.row.page || lines.length >= LINES_MAX) break;
    if (row.rect.y - place.y > place.h * HEIGHTS_MAX) break;
    const under = row.cells.find(
      ({ rect }) => overlapX(rect, place) > 0 || Math.abs(rect.x - place.x) < 2.5,
    );
    if (under && isUnderSeveral(under, label.cell.row)) break;
    if (under) lines.push(under);
  }
  return lines;
}

function keyed(lines: readonly Cell[], document: LabelledRows): ExtractedValue<string> | null {
  const { rows } = document;
  for (const cell of lines) {
    // "Nom" below the heading of another party is that one's name.
    if (!NAME_KEY.test(cell.folded) && headsParty(cell, document)) return null;
    const inside = /^(?:name|nom|nombre|nome|שמ)\s*[:：]\s*/u.exec(cell.folded);
    if (inside && inside[0].length < cell.text.length)
      return nameOfParty({ cell, start: inside[0].length, end: cell.text.length });
    if (!NAME_KEY.test(cell.folded)) continue;
    const value = rows[cell.row.index]?.cells[cell.index + 1];
    return value ? nameOfParty({ cell: value, start: 0, end: value.text.length }) : null;
  }
  return null;
}

/** Whether a cell begins with the label of a party. */
const headsParty = (cell: Cell, { labels }: LabelledRows): boolean =>
  (labels.get(cell.row) ?? []).some(
    (label) =>
      label.cell === cell &&
      label.start === 0 &&
      label.meaning.kind === 'name' &&
      introducesValue(label),
  );

/** Labels of values that stand in a list of keys below a party's. */
const OF_VALUES: ReadonlySet<string> = new Set(['amount', 'issue_date', 'named', 'reference']);

/** Whether a cell is nothing but the label of a value: "Total payable". */
const isKey = (cell: Cell, { labels }: LabelledRows): boolean =>
  (labels.get(cell.row) ?? []).some(
    ({ cell: of, start, end, meaning }) =>
      of === cell &&
      start === 0 &&
      OF_VALUES.has(meaning.kind) &&
      !/[\p{L}\p{N}]/u.test(cell.text.slice(end)),
  );

function firstName(lines: readonly Cell[], document: LabelledRows): ExtractedValue<string> | null {
  for (const [at, cell] of lines.entries()) {
    if (headsParty(cell, document) || isKey(cell, document)) return null;
    const name = nameOfParty({ cell, start: 0, end: cell.text.length });
    if (name)
      return isFirstPart(name.value, lines[at + 1]) ? { ...name, certainty: 'unsure' } : name;
  }
  return null;
}

/**
 * Whether a name may go on in the next line, which ends in a legal form: a narrow column breaks
 * "Beispiel Logistics / Ltd", but a person may also stand above a company.
 */
export const isFirstPart = (name: string, next: Cell | undefined): boolean =>
  companyEnd(fold(name)) === null &&
  next !== undefined &&
  !/\d/.test(next.text) &&
  companyEnd(`xx ${next.folded}`) !== null;

/** Behind the names of passengers on tickets of airlines. */
const PASSENGER_TYPE = / \((?:ADT|CHD|INF)\)$/u;

/** The text of a span as a name; null where it is a number, a contact, a sentence or a heading. */
export function nameOfParty(span: Span): ExtractedValue<string> | null {
  const printed = span.cell.text.slice(span.start, span.end);
  const folded = span.cell.folded.slice(span.start, span.end);
  const lead = LEAD.exec(folded)?.[0].length ?? 0;
  const name = withoutNumberKey(withoutTwin(withoutAddress(printed.slice(lead))))
    .replace(/(?<![\s,;:|*_-])[\s,;:|*_-]+$/u, '')
    .replace(PASSENGER_TYPE, '');
  if (name.length > CHARS_MAX || NOT_A_NAME.test(folded.slice(lead))) return null;
  if (isStreet(folded)) return null;
  if (HOLDS_DATE.test(folded) || headingOf(name) !== null) return null;
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const digits = name.match(/\d/g)?.length ?? 0;
  if (letters < 3 || digits > letters / 2 || isNoName(name)) return null;
  const start = span.start + lead;
  return extractedAt({ cell: span.cell, start, end: start + name.length }, name);
}

/** "Muster Ltd / לכבוד": the heading in the other language behind a name. */
function withoutTwin(text: string): string {
  const [, name = '', heading = ''] = /^(.*\S)\s+\/\s*([^/]{2,30})$/u.exec(text) ?? [];
  const isTwin = /[א-ת]/u.test(name) !== /[א-ת]/u.test(heading) && headingOf(heading) !== null;
  return isTwin ? name : text;
}

/** "Muster GmbH Ahornweg 14, 70173 Stadt": what ends at its legal form is the name. */
function withoutAddress(text: string): string {
  const end = companyEnd(fold(text));
  return end !== null && /^[\s,;|-].*\d/u.test(text.slice(end)) ? text.slice(0, end) : text;
}
