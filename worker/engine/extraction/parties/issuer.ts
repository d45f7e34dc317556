import type { ExtractedValue } from '../../evidence/document-data.js';
import type { Rect } from '../../evidence/geometry.js';
import type { LabelledRows } from '../labels/value-of.js';
import { overlapX, type Cell, type Row } from '../layout.js';
import { blockByCell, blocksOf, type Block } from '../page-model/blocks.js';
import { fold } from '../../text/fold.js';
import { upperMedian } from '../../statistics.js';
import { companyEnd, withoutCompanyForm } from './company-form.js';
import { domainsIn, isOfDomain } from './domains.js';
import { endsInRole, headingOf, roleBefore } from './heading.js';
import {
  type CellText,
  isCertain,
  isInstitution,
  type SignedName,
  signsOf,
  textOf,
} from './issuer-signs.js';
import { letterheadName } from './letterhead-name.js';
import { ADDRESS, ATTENTION, CONTACT, POSTAL, REGISTRATION } from './letterhead-words.js';
import { LEADING_MAX, LINES_BELOW, linesBelow } from './lines-below.js';
import { plainName } from './plain-name.js';
import { isUnderSeveral } from './under-headings.js';

/** Letterheads end and footers begin here, percent of the first page's height. */
const HEAD_PERCENT = 40;
const FOOT_PERCENT = 85;
/** Least weight of what speaks for a name; a legal form or a letterhead alone suffices. */
const WEIGHT_MIN = 3;
/** Between letterhead and footer companies are named for other reasons too. */
const WEIGHT_MIN_INSIDE = 4.5;
/** Text this much larger than usual on its page is a letterhead. */
const LARGE_FACTOR = 1.25;

interface Candidate extends SignedName {
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
  const top = rows.find((row) => row.cells.some(({ text }) => /\p{L}/u.test(text)));
  const texts = cells.map(textOf);
  const domains = domainsIn(document);
  const ofCustomers = cellsOfCustomers(new Set(blocks.values()), customers, document);
  const known = new Set(customers.map(({ value }) => plainName(value)));
  const registration = registrationRow(rows)?.index ?? Infinity;
  const candidates = cells.flatMap((cell): Candidate[] => {
    const isInside = cell.rect.y > HEAD_PERCENT && cell.rect.y < FOOT_PERCENT;
    if (isInside && companyEnd(cell.folded) === null) return [];
    if (isLabel(cell, document)) return [];
    if (cell.row.index > registration && companyEnd(cell.folded) === null) return [];
    if (isHeading(withoutKey(cell.text)) || isUnderBoth(cell, rows)) return [];
    // "CLIENT Muster GmbH"
    if (roleBefore(cell.text)?.role === 'customer') return [];
    if (cell.row !== first && headsValue(cell, rows)) return [];
    const block = blocks.get(cell) ?? { cells: [cell], page: 1 };
    const extracted = letterheadName(cell, rows, usualHeight);
    if (!extracted || known.has(plainName(extracted.value))) return [];
    if (headingOf(extracted.value) !== null || withoutCompanyForm(extracted.value) === '')
      return [];
    if (ofCustomers.has(cell)) return [];
    const below = linesBelow(cell, rows);
    if (isStreet(extracted.value, below)) return [];
    if (below.some((line) => ATTENTION.test(line))) return [];
    const isFirst = cell.row === first;
    const weight =
      weightOfText(extracted.value, domains, texts) +
      weightOfPlace(cell, {
        leads: block.cells[0] === cell,
        below: below.join(' '),
        usualHeight,
        isFirst,
      });
    if (weight < (isInside ? WEIGHT_MIN_INSIDE : WEIGHT_MIN)) return [];
    const signs = signsOf(cell, extracted.value, { texts, below, isFirst: cell.row === top });
    return [{ extracted, weight, signs }];
  });
  candidates.sort((a, b) => b.weight - a.weight);
  const [best] = candidates;
  const fuller = best && candidates.find((other) => isFullerName(other, best));
  const chosen = fuller ?? best;
  if (!chosen) return null;
  const name = withWholeWord(chosen.extracted, cells);
  const isTold = isCertain(chosen, candidates, customers.length > 0);
  return isTold ? name : { ...name, certainty: 'unsure' };
}

/** Whether a cell is below "Seller Billing to", in one cell or two: it holds two names. */
const isUnderBoth = (cell: Cell, rows: readonly Row[]): boolean =>
  rows.some(
    (row) =>
      row.index < cell.row.index &&
      row.index >= cell.row.index - LINES_BELOW &&
      (row.cells.some(
        ({ text, rect }) => overlapX(rect, cell.rect) > 0 && headingOf(text) === 'both',
      ) ||
        isUnderSeveral(cell, row)),
  );

/** Whether a text heads a block or the page: "Provider", and "Service Provider" too. */
const isHeading = (text: string): boolean =>
  headingOf(text) !== null || (companyEnd(fold(text)) === null && endsInRole(text));

/** "Ahornweg 14" above "70173 Stadt": the first line of an address whose name is a picture. */
const isStreet = (name: string, [, next = '']: readonly string[]): boolean =>
  /^\D{3,40} \d{1,4} ?\p{L}?$|^\d{1,5} /u.test(name) &&
  companyEnd(fold(name)) === null &&
  POSTAL.test(next);

/** "Provider:" without what follows the colon. */
const withoutKey = (text: string): string => text.replace(/[:：][^]*$/u, '');

/** A name whose last letters OCR lost, completed where it is printed again: "Beispiel Wer", "Beispiel Werke". */
function withWholeWord(
  name: ExtractedValue<string>,
  cells: readonly Cell[],
): ExtractedValue<string> {
  const key = fold(name.value);
  if (name.certainty !== 'unsure' || !/\s\S+\p{L}$/u.test(key)) return name;
  const rests = cells.flatMap(({ text, folded }) => {
    const at = folded.indexOf(key);
    const rest = at < 0 ? '' : (/^\p{L}*/u.exec(text.slice(at + key.length))?.[0] ?? '');
    return rest === '' || rest.length > LOST_LETTERS_MAX ? [] : [rest];
  });
  const [rest] = rests;
  return rest && new Set(rests.map(fold)).size === 1 ? { ...name, value: name.value + rest } : name;
}

const LOST_LETTERS_MAX = 4;

/** Share of a word that a half-read logo shows of it at least. */
const FRAGMENT_SHARE_MIN = 0.6;
const FRAGMENT_LETTERS_MIN = 4;

/** Whether a company with its legal form is what a logo shows a part of: "homann", "Thomann GmbH". */
function isFullerName({ extracted: full }: Candidate, { extracted: logo }: Candidate): boolean {
  const key = plainName(logo.value);
  if (companyEnd(fold(logo.value)) !== null || companyEnd(fold(full.value)) === null) return false;
  // "with Muster GmbH" is part of a sentence.
  if (key.length < FRAGMENT_LETTERS_MIN || /^\p{Ll}+ /u.test(full.value)) return false;
  const words = withoutCompanyForm(full.value).split(/\s+/).map(plainName);
  return words.some((word) => word.includes(key) && key.length >= word.length * FRAGMENT_SHARE_MIN);
}

/** Whether a label fills a cell: "Company" above a name. */
const isLabel = (cell: Cell, { labels }: LabelledRows): boolean =>
  /^(?:company|firma|société|חברה)\s*[:：]?$/u.test(cell.folded.trim()) ||
  (labels.get(cell.row) ?? []).some(
    (label) =>
      label.cell === cell &&
      (label.start === 0 || OF_NUMBERS.has(label.meaning.kind)) &&
      /^[\s:：.]*$/.test(cell.text.slice(label.end)),
  );

/** Whether a text without a legal form stands right above a date or an amount alone: it heads a box. */
function headsValue(cell: Cell, rows: readonly Row[]): boolean {
  if (companyEnd(cell.folded) !== null) return false;
  const next = rows.find(
    ({ index, rect, cells }) =>
      index > cell.row.index &&
      rect.y - cell.rect.y <= Math.max(cell.rect.h, rect.h) * LEADING_MAX &&
      cells.some((other) => overlapX(other.rect, cell.rect) > 0),
  );
  const under = next?.cells.filter(({ rect }) => overlapX(rect, cell.rect) > 0) ?? [];
  return (
    under.length > 0 && under.every(({ folded }) => !/\p{L}/u.test(folded) && /\d/.test(folded))
  );
}

/** Meanings of labels that no name ends in: "Bill Acct. No." */
const OF_NUMBERS: ReadonlySet<string> = new Set(['account', 'identity', 'reference', 'named']);

/** A line with nothing but the number under which the company above it is registered. */
const REGISTRATION_LINE =
  /^\W*(?:\(?co(?:mpany)?\.? ?(?:no|reg)[\p{L}. ]{0,40}[:#]?\s*)?\d{5,9} ?- ?[a-z]\W*$/u;

/** The first row of the head that is a registration number; a text without a legal form below it is an address, a branch. */
const registrationRow = (rows: readonly Row[]): Row | undefined =>
  rows.find(
    ({ cells, rect }) =>
      rect.y < HEAD_PERCENT && REGISTRATION_LINE.test(cells.map(({ folded }) => folded).join(' ')),
  );

function weightOfText(
  name: string,
  domains: readonly string[],
  texts: readonly CellText[],
): number {
  const key = plainName(withoutCompanyForm(name));
  const repeated = texts.filter(({ plain }) => plain.includes(key)).length;
  return (
    (companyEnd(name.toLowerCase()) !== null ? 3 : isInstitution(name) ? 1.5 : 0) +
    (domains.some((domain) => isOfDomain(key, domain)) ? 2.5 : 0) +
    (repeated > 1 ? 1.5 : 0) +
    (texts.some(({ cell: { folded } }) => isPaidIn(folded, name)) ? 2 : 0)
  );
}

/** Whether a longer text than the name says that it is paid. */
function isPaidIn(folded: string, name: string): boolean {
  const printed = fold(name).trim();
  const at = folded.indexOf(printed);
  if (at < 0 || printed.length < PAID_CHARS_MIN) return false;
  const before = folded.slice(Math.max(0, at - PAID_REACH), at).trimEnd();
  const isPaid = PAID_TO.test(before.endsWith(':') ? before.slice(0, -1).trimEnd() : before);
  return isPaid || PAID_BY.test(folded.slice(at + printed.length));
}

/** How far before a name the words reach that say it is paid. */
const PAID_REACH = 120;

/** Shorter names are words of other texts. */
const PAID_CHARS_MIN = 6;

/** Words before a name to whom an invoice is paid: "payment within 30 days to", "account name:". */
const PAID_TO =
  /(?<!\p{L})(?:(?:pay|remit|transfer|cheques?|checks?|überweis|zahl|virement|chèques?)[\p{L}\d ,.'-]{0,60} (?:to|of|an|à l'ordre de|au nom de)|account (?:name|holder)|beneficiary|kontoinhaber|titulaire(?: du compte)?|bénéficiaire|לפקודת|ע"ש|על שמ|שמ החשבונ|מוטב)$/u;
/** And behind it: "Muster GmbH, IBAN DE12 ...". */
const PAID_BY = /^[^\p{L}]{0,4}iban(?!\p{L})/u;

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

/** What is part of a customer's address: of its block, from the heading or the name on. */
function cellsOfCustomers(
  blocks: Iterable<Block>,
  customers: readonly ExtractedValue<string>[],
  { labels }: LabelledRows,
): Set<Cell> {
  const isStart = (cell: Cell, onPage: number): boolean =>
    customers.some(({ place: { page, rect } }) => page === onPage && holds(cell.rect, rect)) ||
    (labels.get(cell.row) ?? []).some(
      (label) =>
        label.cell === cell && label.meaning.kind === 'name' && label.meaning.role === 'customer',
    ) ||
    headingOf(withoutKey(cell.text)) === 'customer';
  return new Set(
    [...blocks].flatMap(({ cells, page }) => {
      const start = cells.findIndex((cell) => isStart(cell, page));
      return start < 0 ? [] : cells.slice(start);
    }),
  );
}

const holds = (outer: Rect, inner: Rect): boolean =>
  inner.y + inner.h / 2 >= outer.y &&
  inner.y + inner.h / 2 <= outer.y + outer.h &&
  inner.x >= outer.x - 0.5 &&
  inner.x <= outer.x + outer.w;
