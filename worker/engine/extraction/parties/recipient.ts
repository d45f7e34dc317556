import type { ExtractedValue } from '../../evidence/document-data.js';
import type { LabelledRows } from '../labels/value-of.js';
import { overlapX, type Cell, type Row, wholeCell } from '../layout.js';
import { isPlaceLine, isStreetLine, isWholeAddress } from './address-lines.js';
import { headingOf } from './heading.js';
import { ATTENTION, CONTACT, REGISTRATION } from './letterhead-words.js';
import { nameOfParty } from './party-name.js';
import { plainName } from './plain-name.js';

/** An address field stands in the upper half of the first page. */
const HEAD_PERCENT = 48;
/** "Mail payment to:", "Make checks payable to": whose address follows. */
const IS_PAID = /(?<!\p{L})(?:remit|pay(?:ments?|able)?)(?!\p{L}).{0,20} to\s?:?$|^remit to\s?:?$/u;
/** "Make checks payable to Citi Cards": whose address on a coupon is not the recipient's. */
const MADE_OUT_TO =
  /(?<!\p{L})(?:checks?|cheques?) (?:are )?payable to:? (?<name>\p{L}[\p{L}\p{N} &'-]{1,40}?)(?=[.,;:]|$)/u;
/** Lines of an address: name, further lines, street, place. */
const LINES_MIN = 3;
const LINES_MAX = 6;
/** Lines of an address follow each other within this many line heights. */
const LEADING_MAX = 3.3;
/** The lines of one address are set evenly: another block is further away than they are. */
const LEADING_GROWTH_MAX = 1.6;
const EDGE_TOLERANCE = 1;
const NAME_WORDS_MAX = 6;

/** The sender's address in one line above the field: "Bei Spiel GmbH · Ecke 12 · 12345 Stadthausen". */
const SENDER_LINE = /(?:[●•·|∙]|\s[-–—]\s).{0,200}\d{4}|,[^,]{0,200},.{0,200}\d{4,5} \p{L}/u;
/** The code of a mail house has more digits than a house's number or a postal code. */
const CODE_DIGITS_MIN = 8;
/** Cells of a place's line behind the first, and the gap before each. */
const STATE_AND_CODE = 2;
const PLACE_GAP_PERCENT = 12;
/** A line above the name. */
const SALUTATION =
  /^(?:an|herrn?|frau|firma|familie|eheleute|herrn? und frau|mr|mrs|ms|m|mme|to|sig|sr|sra|לכבוד)\.?:?$/u;
/**
 * Who a document is sent to, by the address field of a letter that no label introduces:
 * the first block of a name, a street and a place in the upper half of the first page that
 * is not the issuer's. A deduction, so `unsure`; null when none or several are found.
 */
export function recipientName(
  document: LabelledRows,
  issuer: ExtractedValue<string> | null,
): ExtractedValue<string> | null {
  const first = document.rows.filter(({ page }) => page.number === 1);
  const head = first.filter(({ rect }) => rect.y < HEAD_PERCENT);
  // A coupon that is sent back with a payment has the address at the foot of the page.
  return nameIn(head, document, issuer) ?? nameIn(first, document, issuer);
}

function nameIn(
  rows: readonly Row[],
  { labels }: LabelledRows,
  issuer: ExtractedValue<string> | null,
): ExtractedValue<string> | null {
  const cells = rows.flatMap((row) => row.cells);
  const fields = cells.flatMap((cell) => {
    const field = addressField(cell, cells);
    const below = field && lineBelow(cell, cells);
    return field ? [{ lines: field.lines, below }] : [];
  });
  const paid = rows.flatMap(({ cells: all }) =>
    all.flatMap(({ folded }) => MADE_OUT_TO.exec(folded)?.groups?.name ?? []),
  );
  const names = new Set(fields.flatMap(({ lines: [first] }) => (first ? [first.folded] : [])));
  const found = fields.flatMap(({ lines, below }) => {
    // Below the heading of a block the address is printed once more.
    const again = lines.findIndex(({ folded }, at) => at > 0 && names.has(folded));
    const field = again > 0 ? lines.slice(again) : lines;
    const [first] = field;
    if (!first || [...field, ...(below ? [below] : [])].some(isOfIssuer)) return [];
    if (field.some(({ text }) => issuer && plainName(text).includes(plainName(issuer.value))))
      return [];
    if (paid.some((name) => plainName(name) === plainName(first.text))) return [];
    if ((labels.get(first.row) ?? []).some((label) => label.cell === first)) return [];
    const name = /\d/.test(first.text) ? null : nameOfParty(wholeCell(first));
    if (!name || name.value.split(/\s+/).length > NAME_WORDS_MAX) return [];
    return [name];
  });
  const [first, second, ...others] = withoutRepeated(found);
  if (!first || others.length > 0) return null;
  // Of two addresses one may be the letterhead: the one with which the page begins.
  if (second && first.place.rect.y > (cells[0]?.rect.y ?? 0) + EDGE_TOLERANCE) return null;
  return { ...(second ?? first), certainty: 'unsure' };
}

const withoutRepeated = (names: readonly ExtractedValue<string>[]): ExtractedValue<string>[] =>
  [
    ...new Map([...names].reverse().map((name) => [plainName(name.value), name])).values(),
  ].reverse();

/**
 * The lines of an address that ends in `last`, from the name on; null where it ends in none.
 * Street and place may share a line, which is also what letterheads look like, so that such a
 * field is one only below a salutation.
 */
function addressField(last: Cell, cells: readonly Cell[]): { lines: Cell[] } | null {
  const isPlace = isPlaceLine(last.folded) || isPlaceInCells(last);
  if (!isPlace && !isWholeAddress(last.folded)) return null;
  const { lines, isAddressed } = addressAbove(last, cells);
  // Machines that fill envelopes print codes above the name.
  while (lines[0] && isMailCode(lines[0])) lines.shift();
  const isWhole = isWholeAddress(last.folded) && isAddressed && lines.length > 1;
  const hasStreet = lines.slice(1, -1).some(({ folded }) => isStreetLine(folded));
  return isWhole || (isPlace && lines.length >= LINES_MIN && hasStreet) ? { lines } : null;
}

const isMailCode = ({ text }: Cell): boolean =>
  text.startsWith('#') || (text.match(/\d/g)?.length ?? 0) >= CODE_DIGITS_MIN;

/** "MINNEAPOLIS MN  55409-1518": whether place, state and code stand in cells of their own. */
function isPlaceInCells({ row, index, folded }: Cell): boolean {
  let text = folded;
  for (const next of row.cells.slice(index + 1, index + 1 + STATE_AND_CODE)) {
    const before = row.cells[next.index - 1];
    if (!before || next.rect.x - before.rect.x - before.rect.w > PLACE_GAP_PERCENT) return false;
    text += ` ${next.folded}`;
    if (isPlaceLine(text, 'US')) return true;
  }
  return false;
}

/** The lines of an address from its first to its last, by their common edge. */
function addressAbove(last: Cell, cells: readonly Cell[]): { lines: Cell[]; isAddressed: boolean } {
  const lines = [last];
  let leadingMax = last.rect.h * LEADING_MAX;
  while (lines.length < LINES_MAX) {
    const { y } = (lines[0] ?? last).rect;
    const above = cells
      .filter(
        (cell) => cell.rect.y < y && y - cell.rect.y <= leadingMax && beginTogether(cell, last),
      )
      .sort((a, b) => b.rect.y - a.rect.y)[0];
    if (!above) break;
    leadingMax = Math.min(leadingMax, (y - above.rect.y) * LEADING_GROWTH_MAX);
    if (SALUTATION.test(above.folded.trim())) return { lines, isAddressed: true };
    const heading = headingOf(above.text.replace(/:\s*$/u, ''));
    if (heading === 'supplier' || IS_PAID.test(above.folded))
      return { lines: [], isAddressed: false };
    const isHeading = heading !== null && !ATTENTION.test(above.folded);
    if (isPlaceLine(above.folded) || isHeading) break;
    if (SENDER_LINE.test(above.text)) break;
    lines.unshift(above);
  }
  return { lines, isAddressed: false };
}

/** Whether two lines begin at one edge: the left one, of Hebrew the right one. */
function beginTogether({ rect: a, text }: Cell, { rect: b, text: other }: Cell): boolean {
  const isHebrew = /[א-ת]/u.test(text) || /[א-ת]/u.test(other);
  const right = Math.abs(a.x + a.w - b.x - b.w);
  return Math.min(Math.abs(a.x - b.x), isHebrew ? right : Infinity) <= EDGE_TOLERANCE;
}

const lineBelow = ({ rect }: Cell, cells: readonly Cell[]): Cell | undefined =>
  cells
    .filter(
      (other) =>
        other.rect.y > rect.y &&
        other.rect.y - rect.y <= rect.h * LEADING_MAX &&
        overlapX(other.rect, rect) > 0,
    )
    .sort((a, b) => a.rect.y - b.rect.y)[0];

const isOfIssuer = ({ folded }: Cell): boolean => CONTACT.test(folded) || REGISTRATION.test(folded);
