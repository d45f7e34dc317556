import type { ExtractedValue } from '../../evidence/document-data.js';
import type { Rect } from '../../evidence/geometry.js';
import { findDates } from '../dates.js';
import type { LabelledRows } from '../labels/value-of.js';
import { extractedAt, overlapX, union, type Cell, type Row } from '../layout.js';
import { blockByCell, blocksOf, type Block } from '../page-model/blocks.js';
import { upperMedian } from '../../statistics.js';
import { companyEnd, withoutCompanyForm } from './company-form.js';
import { CONTACT, REGISTRATION } from './letterhead-words.js';

/** Letterheads end and footers begin here, percent of the first page's height. */
const HEAD_PERCENT = 40;
const FOOT_PERCENT = 85;
const CHARS_MAX = 60;
const WORDS_MAX = 8;
/** Names below this OCR confidence are dropped; clean print is read with 0.8 and more. */
const CONFIDENCE_MIN = 0.5;
/** Least weight of what speaks for a name; a legal form or a letterhead alone suffices. */
const WEIGHT_MIN = 3;
/** Between letterhead and footer companies are named for other reasons too. */
const WEIGHT_MIN_INSIDE = 4.5;
/** Text this much larger than usual on its page is a letterhead. */
const LARGE_FACTOR = 1.25;

/** Parts of a return address: "Bei Spiel GmbH ● Ecke 12 ● 12345 Stadthausen". */
const SEPARATOR = /\s+[●•·|∙*]\s*|\s[-–—]\s|,\s(?=.*\d)|\s{3,}/u;
const TITLE =
  /^(?:\p{L}+ )?(?:tax |simplified tax |commercial )?(?:invoices?|receipts?|bill|quotation|quote|order|statement|(?:\p{L}+ )*(?:balance|account|activity) summary|summary|customer service.*|cash bill|credit note|\p{L}*rechnung\p{L}*|quittung|gutschrift|facture|reçu|ticket|factura|fattura|חשבונית.*|קבלה.*|הצעת מחיר.*|הזמנה.*|תעודת משלוח.*|original|copy|duplicate|מקור|העתק.*|paid|page .*|seite .*|thank you.*)(?:\s*\/.*|\s*[(:#].*)?$/u;
/** Words of a document in whatever is printed above it: "Sample invoices for ...". */
const DOCUMENT_WORD =
  /invoice|receipt|rechnung|facture|factura|fattura|חשבונית|קבלה|statement|(?<!\p{L})(?:due date|date|datum|amount|total|description|menge|page|seite|customer|account|address)(?!\p{L})/u;
const ADDRESS =
  /(?<!\p{L})(?:\p{L}*str(?:\.|aße|asse|eet)?|road|rd|avenue|ave|lane|suite|floor|p\.?o\.? ?box|jalan|jln|taman|lot|rue|calle|via|רחוב|רח'|ת\.?ד\.?)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:\p{L}*str(?:\.|aße|asse|eet)?|road|rd|avenue|ave|lane|rue|calle)(?!\p{L})|(?<!\d)\d{5}(?!\d)/u;
const SALUTATION = /^(?:herrn?|frau|mr|mrs|ms|dear|to|m\.|mme|sr|sra|לכבוד)(?!\p{L})/u;

interface Candidate {
  extracted: ExtractedValue<string>;
  weight: number;
}

/**
 * The issuer by its letterhead: size, position, legal form, contacts and registration
 * beside it, the domain of its website, repetition. `customers` are left out with their
 * blocks. null when nothing speaks clearly for a name.
 */
export function findIssuer(
  document: LabelledRows,
  customers: readonly ExtractedValue<string>[],
): ExtractedValue<string> | null {
  const rows = document.rows.filter(({ page }) => page.number === 1);
  const cells = rows.flatMap((row) => row.cells);
  const blocks = blockByCell(blocksOf(rows));
  const usualHeight = upperMedian(cells.map(({ rect }) => rect.h)) ?? 1;
  const first = rows.find((row) => row.cells.some(({ text }) => /\p{L}{3}/u.test(text)));
  const domains = domainsIn(document);
  const known = new Set(customers.map(({ value }) => plain(value)));
  const candidates = cells.flatMap((cell): Candidate[] => {
    const isInside = cell.rect.y > HEAD_PERCENT && cell.rect.y < FOOT_PERCENT;
    if (isInside && companyEnd(cell.folded) === null) return [];
    if (isLabel(cell, document)) return [];
    const block = blocks.get(cell) ?? { cells: [cell], page: 1 };
    const extracted = nameIn(cell, rows);
    if (!extracted || known.has(plain(extracted.value))) return [];
    if (isOfCustomer(cell, block, customers, document)) return [];
    const weight =
      weightOfText(extracted.value, domains, cells) +
      weightOfPlace(cell, {
        leads: block.cells[0] === cell,
        below: textBelow(cell, rows),
        usualHeight,
        isFirst: cell.row === first,
      });
    return weight < (isInside ? WEIGHT_MIN_INSIDE : WEIGHT_MIN) ? [] : [{ extracted, weight }];
  });
  const best = candidates.sort((a, b) => b.weight - a.weight)[0];
  return best?.extracted ?? null;
}

/** The name at the start of a cell, to its legal form; two lines where the form stands on the second. */
function nameIn(cell: Cell, rows: readonly Row[]): ExtractedValue<string> | null {
  if (cell.words.some(({ word }) => word.confidence < CONFIDENCE_MIN)) return null;
  const start = /[\p{L}\p{N}]/u.exec(cell.text)?.index ?? 0;
  const part = cell.text.slice(start).split(SEPARATOR)[0] ?? '';
  const folded = cell.folded.slice(start, start + part.length);
  const length = companyEnd(folded) ?? part.replace(/\s*\([^)]*\d[^)]*\)\s*$/u, '').length;
  const name = part.slice(0, length).replace(/[\s,;:(/&-]+$/u, '');
  const key = folded.slice(0, length);
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const digits = name.match(/\d/g)?.length ?? 0;
  if (letters < 3 || digits > 4 || name.length > CHARS_MAX) return null;
  if (name.split(/\s+/).length > WORDS_MAX || /[:：]/.test(cell.text.slice(0, start + length + 1)))
    return null;
  if (DOCUMENT_WORD.test(key) && companyEnd(key) === null) return null;
  if (CONTACT.test(key) || TITLE.test(key.trim())) return null;
  if (SALUTATION.test(key) && companyEnd(key) === null) return null;
  const isDated = findDates(cell.text).some((date) => date.start < start + length);
  if (isDated || /[?!]$/.test(cell.text.trim()) || (ADDRESS.test(key) && companyEnd(key) === null))
    return null;
  const isRead = cell.row.page.textSource === 'ocr';
  const extracted = extractedAt(
    { cell, start, end: start + name.length },
    isRead ? withLetterO(name) : name,
  );
  return companyEnd(key) === null ? (withNextLine(cell, extracted, rows) ?? extracted) : extracted;
}

/** OCR reads the O of capitals as 0: "S0ON", "C0." */
const withLetterO = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])(?=\p{N}*\p{Lu})[\p{Lu}0]{2,}(?![\p{L}\p{N}])/gu, (word) =>
    word.replaceAll('0', 'O'),
  );

/** "MUSTER UND PARTNER / VERSICHERUNGEN A.G.": the legal form ends the second line. */
function withNextLine(
  cell: Cell,
  extracted: ExtractedValue<string>,
  rows: readonly Row[],
): ExtractedValue<string> | null {
  const below = rows.find(({ index }) => index === cell.row.index + 1);
  const isNear = below && below.rect.y - cell.rect.y <= cell.rect.h * LEADING_MAX;
  const next = isNear ? below.cells.find(({ rect }) => overlapX(rect, cell.rect) > 0) : undefined;
  if (!next || /\d/.test(extracted.value) || extracted.value.length < cell.text.trim().length)
    return null;
  const end =
    companyEnd(next.folded) ??
    (/^(?:sdn|bhd|ltd|gmbh|inc)/.test(next.folded) ? next.text.length : null);
  if (end === null || Math.abs(next.rect.h - cell.rect.h) > cell.rect.h * 0.2) return null;
  const second = extractedAt({ cell: next, start: 0, end }, next.text.slice(0, end));
  const value = `${extracted.value} ${second.value}`;
  if (value.length > CHARS_MAX) return null;
  const rect = union([extracted.place.rect, second.place.rect]) ?? extracted.place.rect;
  return {
    ...extracted,
    value,
    raw: `${extracted.raw} ${second.raw}`,
    place: { ...extracted.place, rect },
  };
}

/** Whether a label fills a cell: "Company" above a name. */
const isLabel = (cell: Cell, { labels }: LabelledRows): boolean =>
  /^(?:company|firma|société|חברה)\s*[:：]?$/u.test(cell.folded.trim()) ||
  (labels.get(cell.row) ?? []).some(
    (label) =>
      label.cell === cell && label.start === 0 && /^[\s:：.]*$/.test(cell.text.slice(label.end)),
  );

/** Lines of an address below a name, and how many line heights apart they stand. */
const LINES_BELOW = 7;
const LEADING_MAX = 2.4;

/** The lines below a cell that it overlaps, as far as they follow each other closely. */
function textBelow(cell: Cell, rows: readonly Row[]): string {
  const lines = [cell.folded];
  let last = cell.rect;
  for (const row of rows) {
    if (row.index <= cell.row.index || lines.length > LINES_BELOW) continue;
    if (row.rect.y - last.y > Math.max(last.h, row.rect.h) * LEADING_MAX) break;
    const under = row.cells.filter(({ rect }) => overlapX(rect, cell.rect) > 0);
    if (under.length === 0) continue;
    lines.push(under.map(({ folded }) => folded).join(' '));
    last = row.rect;
  }
  return lines.join(' ');
}

function weightOfText(name: string, domains: readonly string[], cells: readonly Cell[]): number {
  const key = plain(withoutCompanyForm(name));
  const repeated = cells.filter(({ folded }) => plain(folded).includes(key)).length;
  return (
    (companyEnd(name.toLowerCase()) !== null ? 3 : 0) +
    (domains.some((domain) => isOfDomain(key, domain)) ? 2.5 : 0) +
    (repeated > 1 ? 1.5 : 0)
  );
}

/** Part of a domain that a name makes up at least; "rooms" is not the name of hotelrooms.com. */
const DOMAIN_SHARE_MIN = 0.7;

const isOfDomain = (key: string, domain: string): boolean =>
  key.includes(domain) ||
  domain.startsWith(key) ||
  (domain.includes(key) && key.length >= domain.length * DOMAIN_SHARE_MIN);

interface PlaceOfName {
  /** Whether it is the first line of its block. */
  leads: boolean;
  /** Its own line and those below it. */
  below: string;
  usualHeight: number;
  /** Whether it stands on the page's first line of text. */
  isFirst: boolean;
}

function weightOfPlace(cell: Cell, { leads, below, usualHeight, isFirst }: PlaceOfName): number {
  const heads = leads || isFirst;
  return (
    (cell.rect.h > usualHeight * LARGE_FACTOR ? 1.5 : 0) +
    (cell.rect.y < 12 ? 1.5 : cell.rect.y < 25 ? 1 : 0) +
    (isFirst ? 1.5 : 0) +
    (heads && CONTACT.test(below) ? 1 : 0) +
    (heads && REGISTRATION.test(below) ? 1.5 : 0) +
    (heads && ADDRESS.test(below) ? 0.5 : 0)
  );
}

/** Whether a cell is part of a customer's address: in its block, from the heading or the name on. */
function isOfCustomer(
  cell: Cell,
  block: Block,
  customers: readonly ExtractedValue<string>[],
  { labels }: LabelledRows,
): boolean {
  const start = block.cells.findIndex(
    (one) =>
      customers.some(({ place: { page, rect } }) => page === block.page && holds(one.rect, rect)) ||
      (labels.get(one.row) ?? []).some(
        (label) =>
          label.cell === one && label.meaning.kind === 'name' && label.meaning.role === 'customer',
      ),
  );
  return start >= 0 && block.cells.indexOf(cell) >= start;
}

const holds = (outer: Rect, inner: Rect): boolean =>
  inner.y + inner.h / 2 >= outer.y &&
  inner.y + inner.h / 2 <= outer.y + outer.h &&
  inner.x >= outer.x - 0.5 &&
  inner.x <= outer.x + outer.w;

const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{3,40})\.[\p{L}.]{2,10}/gu;
const MAIL_PROVIDERS = /^(?:gmail|outlook|hotmail|yahoo|icloud|walla|localhost|web|gmx)$/;

function domainsIn({ rows }: LabelledRows): string[] {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap(({ folded }) => [...folded.matchAll(DOMAIN)].map(([, name = '']) => plain(name))),
  );
  return [...new Set(found)].filter((name) => name.length > 3 && !MAIL_PROVIDERS.test(name));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
