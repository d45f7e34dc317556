import type { ExtractedValue } from '../../evidence/document-data.js';
import type { Rect } from '../../evidence/geometry.js';
import type { LabelledRows } from '../labels/value-of.js';
import { overlapX, type Cell, type Row } from '../layout.js';
import { blockByCell, blocksOf, type Block } from '../page-model/blocks.js';
import { fold } from '../../text/fold.js';
import { upperMedian } from '../../statistics.js';
import { companyEnd, withoutCompanyForm } from './company-form.js';
import { headingOf, roleBefore } from './heading.js';
import { letterheadName } from './letterhead-name.js';
import { ADDRESS, ATTENTION, CONTACT, POSTAL, REGISTRATION } from './letterhead-words.js';

/** Letterheads end and footers begin here, percent of the first page's height. */
const HEAD_PERCENT = 40;
const FOOT_PERCENT = 85;
/** Least weight of what speaks for a name; a legal form or a letterhead alone suffices. */
const WEIGHT_MIN = 3;
/** Between letterhead and footer companies are named for other reasons too. */
const WEIGHT_MIN_INSIDE = 4.5;
/** Text this much larger than usual on its page is a letterhead. */
const LARGE_FACTOR = 1.25;

interface Candidate {
  cell: Cell;
  extracted: ExtractedValue<string>;
  weight: number;
  signs: Signs;
}

/** What speaks for a name by itself, whatever else the page names. */
interface Signs {
  /** The domain of a website or of an e-mail address agrees with it. */
  domain: boolean;
  /** It is printed again, in other words or at the other end of the page. */
  again: boolean;
  legalForm: boolean;
  /** Contacts, registration or an address stand below it. */
  block: boolean;
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
    if (isLabel(cell, document) || isBelowRegistration(cell, rows)) return [];
    if (headingOf(withoutKey(cell.text)) !== null || isUnderBoth(cell, rows)) return [];
    // "CLIENT Muster GmbH"
    if (roleBefore(cell.text)?.role === 'customer') return [];
    if (cell.row !== first && headsValue(cell, rows)) return [];
    const block = blocks.get(cell) ?? { cells: [cell], page: 1 };
    const extracted = letterheadName(cell, rows);
    if (!extracted || known.has(plain(extracted.value))) return [];
    if (headingOf(extracted.value) !== null || withoutCompanyForm(extracted.value) === '')
      return [];
    if (isOfCustomer(cell, block, customers, document)) return [];
    const below = linesBelow(cell, rows);
    if (below.some((line) => ATTENTION.test(line))) return [];
    const signs = signsOf(cell, extracted.value, { domains, cells, below });
    const weight =
      weightOfText(extracted.value, domains, cells) +
      weightOfPlace(cell, {
        leads: block.cells[0] === cell,
        below: below.join(' '),
        usualHeight,
        isFirst: cell.row === first,
      });
    const least = isInside ? WEIGHT_MIN_INSIDE : WEIGHT_MIN;
    return weight < least ? [] : [{ cell, extracted, weight, signs }];
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

/**
 * Whether a name is the issuer's beyond doubt: something speaks for it by itself, and no other
 * party competes with it, that is, each other block of a party is known to be the customer's or
 * shares its name.
 */
function isCertain(
  { extracted, signs }: Candidate,
  candidates: readonly Candidate[],
  isCustomerKnown: boolean,
): boolean {
  if (signs.domain) return true;
  const key = plain(withoutCompanyForm(extracted.value));
  const rivals = candidates.filter(
    (other) =>
      !plain(other.extracted.value).includes(key) &&
      !key.includes(plain(withoutCompanyForm(other.extracted.value))) &&
      (other.signs.block || other.signs.legalForm || other.signs.domain),
  );
  if (rivals.some((rival) => rival.signs.domain)) return false;
  if (signs.again && (signs.block || signs.legalForm)) return true;
  if (rivals.length > 0 && !isCustomerKnown) return false;
  return signs.block || signs.legalForm || signs.again;
}

/** From here on down the page is its foot, percent. */
const AGAIN_FOOT_PERCENT = 65;
const AGAIN_HEAD_PERCENT = 35;

function signsOf(
  cell: Cell,
  name: string,
  page: { domains: readonly string[]; cells: readonly Cell[]; below: readonly string[] },
): Signs {
  const key = plain(withoutCompanyForm(name));
  const [, ...lines] = page.below;
  const isElsewhere = (other: Cell): boolean =>
    other !== cell &&
    plain(other.folded).includes(key) &&
    (cell.rect.y < AGAIN_HEAD_PERCENT
      ? other.rect.y > AGAIN_FOOT_PERCENT
      : other.rect.y < AGAIN_HEAD_PERCENT);
  return {
    domain: page.domains.some((domain) => isOfDomain(key, domain)),
    again: page.cells.some(isElsewhere),
    legalForm: companyEnd(name.toLowerCase()) !== null,
    block: lines.some((line) =>
      [ADDRESS, CONTACT, POSTAL, REGISTRATION].some((pattern) => pattern.test(line)),
    ),
  };
}

/** Whether a cell is below "Seller Billing to": what stands there is two names in one. */
const isUnderBoth = (cell: Cell, rows: readonly Row[]): boolean =>
  rows.some(
    ({ index, cells }) =>
      index < cell.row.index &&
      index >= cell.row.index - LINES_BELOW &&
      cells.some(({ text, rect }) => overlapX(rect, cell.rect) > 0 && headingOf(text) === 'both'),
  );

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
  const key = plain(logo.value);
  if (companyEnd(fold(logo.value)) !== null || companyEnd(fold(full.value)) === null) return false;
  // "with Muster GmbH" is part of a sentence.
  if (key.length < FRAGMENT_LETTERS_MIN || /^\p{Ll}+ /u.test(full.value)) return false;
  const words = withoutCompanyForm(full.value).split(/\s+/).map(plain);
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

/** Whether a text without a legal form stands below a registration number: an address, a branch. */
const isBelowRegistration = (cell: Cell, rows: readonly Row[]): boolean =>
  companyEnd(cell.folded) === null &&
  rows.some(
    ({ index, cells, rect }) =>
      index < cell.row.index &&
      rect.y < HEAD_PERCENT &&
      REGISTRATION_LINE.test(cells.map(({ folded }) => folded).join(' ')),
  );

/** Lines of an address below a name, and how many line heights apart they stand. */
const LINES_BELOW = 7;
const LEADING_MAX = 2.4;

/** A cell's text and the lines below that it overlaps, as far as they follow each other closely. */
function linesBelow(cell: Cell, rows: readonly Row[]): string[] {
  const lines = [cell.folded];
  let last = cell.rect;
  for (const row of rows) {
    if (row.index <= cell.row.index || lines.length > LINES_BELOW) continue;
    if (row.rect.y - last.y > Math.max(last.h, row.rect.h) * LEADING_MAX) break;
    const under = row.cells.filter(({ rect }) => overlapX(rect, cell.rect) > 0);
    if (under.length === 0) continue;
    // A title, or the heading of another block.
    if (under.some(({ text }) => headingOf(text) !== null)) break;
    lines.push(under.map(({ folded }) => folded).join(' '));
    last = row.rect;
  }
  return lines;
}

function weightOfText(name: string, domains: readonly string[], cells: readonly Cell[]): number {
  const key = plain(withoutCompanyForm(name));
  const repeated = cells.filter(({ folded }) => plain(folded).includes(key)).length;
  return (
    (companyEnd(name.toLowerCase()) !== null ? 3 : BANK.test(name) ? 1.5 : 0) +
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

/** A bank by its name, which has no legal form in a letterhead. */
const BANK = /^בנק \p{L}{3}/u;

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
      ) ||
      headingOf(withoutKey(one.text)) === 'customer',
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
