import type { ExtractedValue } from '../../evidence/document-data.js';
import type { LabelledRows } from '../labels/value-of.js';
import { overlapX, type Cell, type Row, wholeCell } from '../layout.js';
import { companyEnd } from './company-form.js';
import { headingOf, roleBefore, type Heading } from './heading.js';
import { ADDRESS, CONTACT, POSTAL, REGISTRATION } from './letterhead-words.js';
import { endsNumberKey } from './number-key.js';
import { isFirstPart, nameOfParty } from './party-name.js';
import { plainName } from './plain-name.js';
import { isUnderSeveral } from './under-headings.js';

export type Party = 'supplier' | 'customer';

export interface PartyName {
  role: Party;
  name: ExtractedValue<string>;
  /** Whether what stands there is a party beyond doubt; the name of one that is not is `unsure`. */
  isTold: boolean;
}

/** Parties of an invoice are named on the first page, above its items or below them. */
const LINES_MAX = 7;
/** In a row of so many cells "From" and "To" head columns of a table. */
const COLUMNS_MIN = 6;
/** Lines of a block follow each other within this many line heights; its heading stands apart. */
const LEADING_MAX = 2.6;
const HEADING_LEADING_MAX = 3.6;
/** Edges of a heading and of the lines below it that are this near belong together, percent. */
const EDGE_TOLERANCE = 2.5;
/** A key and its value in two cells of a row stand at most this far apart, percent. */
const KEY_GAP_MAX = 6;
/** "Name: Muster", "Société : Muster", by the key without marks above its letters. */
const NAME_KEY =
  /^(?:(?:company|business|trade|full|legal) )?(?:name|nom|nombre|nome|naam|navn|namn|nazwa|nazev|nazov|firma|company|societe|empresa|raison sociale|razon social|ragione sociale|denumire|unvan|שם|שמ)$/u;
const KEY_AND_VALUE = /^([^:：]{1,30}?)\s*[:：]\s*(.*)$/u;

/**
 * The parties that stand under or beside a heading of their role, in any known language: below
 * "Provider" or "Poskytovatel", beside "Kupac (Customer):". In doubt are a name without address,
 * contact, registration or legal form, names that differ under headings of one role, and one
 * name under headings of both.
 */
export function namesByHeadings(document: LabelledRows): PartyName[] {
  const found = document.rows
    .filter(({ page }) => page.number === 1)
    .flatMap((row) => row.cells.flatMap((cell) => partyAt(cell, document) ?? []));
  return (['supplier', 'customer'] as const).flatMap((role) => {
    const parties = found.filter((party) => party.role === role);
    const chosen = parties.find(({ isTold }) => isTold) ?? parties[0];
    if (!chosen) return [];
    const isSame = ({ name }: PartyName): boolean =>
      plainName(name.value) === plainName(chosen.name.value);
    const isTold =
      chosen.isTold &&
      parties.every((other) => isSame(other) || !other.isTold) &&
      !found.some((other) => other.role !== role && isSame(other));
    return [isTold ? chosen : inDoubt(chosen)];
  });
}

const inDoubt = (party: PartyName): PartyName => ({
  ...party,
  name: { ...party.name, certainty: 'unsure' },
  isTold: false,
});

function partyAt(cell: Cell, { rows }: LabelledRows): PartyName | null {
  const keyed = KEY_AND_VALUE.exec(cell.text);
  const heading = headingOf(keyed?.[1] ?? cell.text);
  if (heading === null) return afterRole(cell, rows);
  if (heading !== 'supplier' && heading !== 'customer') return null;
  if (cell.row.cells.length >= COLUMNS_MIN) return null;
  if (endsNumberKey(cell, rows)) return null;
  if (keyed?.[2]) {
    const span = { cell, start: cell.text.length - keyed[2].length, end: cell.text.length };
    return partyOf(nameOfParty(span), linesBelow(cell, rows), heading);
  }
  const lines = linesBelow(cell, rows);
  const beside = cell.row.cells[cell.index + 1];
  const isKey = keyed !== null || lines[0] === undefined || isKeyLike(lines[0]);
  if (beside && isKey && -overlapX(cell.rect, beside.rect) < KEY_GAP_MAX && !isKeyLike(beside)) {
    const name = partyOf(nameOfParty(wholeCell(beside)), linesBelow(beside, rows), heading);
    if (name) return name;
  }
  return nameIn(lines, heading);
}

/** "CLIENT Muster GmbH" in a list of keys; in doubt, as a name may begin with such a word. */
function afterRole(cell: Cell, rows: readonly Row[]): PartyName | null {
  const found = roleBefore(cell.text);
  if (!found || found.role !== 'customer' || !/^\p{Lu}{2}/u.test(cell.text)) return null;
  const span = { cell, start: found.end, end: cell.text.length };
  const party = partyOf(nameOfParty(span), linesBelow(cell, rows), found.role);
  return party && inDoubt(party);
}

const isKeyLike = ({ text }: Cell): boolean => headingOf(text) !== null || /[:：]\s*$/.test(text);

/** The first line of a block that is a name, or the value of its key. */
function nameIn(lines: readonly Cell[], role: Party): PartyName | null {
  for (const [at, cell] of lines.entries()) {
    const keyed = KEY_AND_VALUE.exec(cell.text);
    const key = keyed?.[1] ?? cell.text;
    const heading = headingOf(key);
    const isName = NAME_KEY.test(withoutMarks(key.toLowerCase()));
    if (keyed?.[2] && (isName || heading === role)) {
      const span = { cell, start: cell.text.length - keyed[2].length, end: cell.text.length };
      return partyOf(nameOfParty(span), lines.slice(at + 1), role);
    }
    const beside = cell.row.cells[cell.index + 1];
    if (isName && beside) return partyOf(nameOfParty(wholeCell(beside)), lines.slice(at + 1), role);
    if (isOtherParty(heading, role)) return null;
    if (heading !== null || keyed) continue;
    const name = partyOf(nameOfParty(wholeCell(cell)), lines.slice(at + 1), role);
    if (name) return name;
  }
  return null;
}

const isOtherParty = (heading: Heading | null, role: Party): boolean =>
  heading === 'both' || (heading !== role && (heading === 'supplier' || heading === 'customer'));

/** A name with its role, in doubt where nothing below it is of a party. */
function partyOf(
  name: ExtractedValue<string> | null,
  below: readonly Cell[],
  role: Party,
): PartyName | null {
  if (!name || headingOf(name.value) !== null) return null;
  const isTold =
    !isFirstPart(name.value, below[0]) &&
    (companyEnd(name.value.toLowerCase()) !== null ||
      // "Ahornweg 14", "For service Jan 25 - Feb 21"
      (!/\d/.test(name.value) &&
        below.some(({ folded }) => isOfParty(folded) && !/\d[.,]\d{2}(?!\d)/.test(folded))));
  // What holds a digit and has no legal form is rather a street, a period, a postal code.
  if (!isTold && /\d/.test(name.value)) return null;
  const party = { role, name, isTold };
  return isTold ? party : inDoubt(party);
}

const isOfParty = (folded: string): boolean =>
  [ADDRESS, CONTACT, POSTAL, REGISTRATION].some((pattern) => pattern.test(folded));

/** The lines straight below a cell that share an edge with it or the one before, without a gap. */
function linesBelow(heading: Cell, rows: readonly Row[]): Cell[] {
  const lines: Cell[] = [];
  let last = heading;
  for (const row of rows.slice(heading.row.index + 1)) {
    if (row.page !== heading.row.page || lines.length >= LINES_MAX) break;
    const leading = lines.length === 0 ? HEADING_LEADING_MAX : LEADING_MAX;
    if (row.rect.y - last.rect.y > Math.max(last.rect.h, row.rect.h) * leading) break;
    const under = row.cells.find((cell) => isUnder(cell.rect, last.rect));
    if (!under) continue;
    if (isUnderSeveral(under, heading.row)) break;
    lines.push(under);
    last = under;
  }
  return lines;
}

const isUnder = (below: Cell['rect'], above: Cell['rect']): boolean =>
  Math.abs(below.x - above.x) < EDGE_TOLERANCE ||
  Math.abs(below.x + below.w - above.x - above.w) < EDGE_TOLERANCE ||
  Math.abs(below.x + below.w / 2 - above.x - above.w / 2) < EDGE_TOLERANCE;

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
