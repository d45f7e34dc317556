import type { ExtractedValue } from '../../evidence/document-data.js';
import type { LabelledRows } from '../labels/value-of.js';
import { overlapX, type Cell, wholeCell } from '../layout.js';
import { headingOf } from './heading.js';
import { CONTACT, REGISTRATION } from './letterhead-words.js';
import { nameOfParty } from './party-name.js';
import { plainName } from './plain-name.js';

/** An address field stands in the upper half of the first page. */
const HEAD_PERCENT = 48;
/** Lines of an address: name, further lines, street, place. */
const LINES_MIN = 3;
const LINES_MAX = 6;
/** Lines of an address follow each other within this many line heights. */
const LEADING_MAX = 3.3;
const EDGE_TOLERANCE = 1;
const NAME_WORDS_MAX = 6;

/** The last line of an address: a postal code with its place, before or behind. */
const PLACE_LINE =
  /^(?:[a-z]{1,2}-)?\d{4,5}(?: ?[a-z]{2})?,? \p{L}{2}[\p{L} .'()/-]*$|^\p{L}[\p{L} .'-]*,? [a-z]{2}\.?,? \d{5}(?:-\d{4})?$|^(?:\p{L}[\p{L} .'-]*,? )?[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$|^\p{L}[\p{L} "'-]*,? \d{7}$/u;
/** The sender's address in one line above the field: "Bei Spiel GmbH · Ecke 12 · 12345 Stadthausen". */
const SENDER_LINE = /(?:[●•·|∙]|\s[-–—]\s).{0,200}\d{4}|,[^,]{0,200},.{0,200}\d{4,5} \p{L}/u;
/** A line above the name. */
const SALUTATION = /^(?:herrn?|frau|firma|mr|mrs|ms|m|mme|sig|sr|sra|לכבוד)\.?:?$/u;
/** A line with a street: letters and a number. */
const STREET = /^(?=.*\p{L}{2})(?=.*\d)/u;

/**
 * Who a document is sent to, by the address field of a letter that no label introduces:
 * the first block of a name, a street and a place in the upper half of the first page that
 * is not the issuer's. A deduction, so `unsure`; null when none or several are found.
 */
export function recipientName(
  { rows, labels }: LabelledRows,
  issuer: ExtractedValue<string> | null,
): ExtractedValue<string> | null {
  const cells = rows
    .filter(({ page, rect }) => page.number === 1 && rect.y < HEAD_PERCENT)
    .flatMap((row) => row.cells);
  const found = cells.flatMap((cell) => {
    if (!PLACE_LINE.test(cell.folded.trim())) return [];
    const lines = addressAbove(cell, cells);
    const below = lineBelow(cell, cells);
    const [first] = lines;
    if (!first || lines.length < LINES_MIN) return [];
    if ([...lines, ...(below ? [below] : [])].some(isOfIssuer)) return [];
    if (lines.some(({ text }) => issuer && plainName(text).includes(plainName(issuer.value))))
      return [];
    if ((labels.get(first.row) ?? []).some((label) => label.cell === first)) return [];
    if (!lines.slice(1, -1).some(({ folded }) => STREET.test(folded))) return [];
    const name = /\d/.test(first.text) ? null : nameOfParty(wholeCell(first));
    if (!name || name.value.split(/\s+/).length > NAME_WORDS_MAX) return [];
    return [name];
  });
  const names = new Set(found.map(({ value }) => plainName(value)));
  const [only] = found;
  return only && names.size === 1 ? { ...only, certainty: 'unsure' } : null;
}

/** The lines of an address from its first to its place, by their common left edge. */
function addressAbove(place: Cell, cells: readonly Cell[]): Cell[] {
  const lines = [place];
  while (lines.length < LINES_MAX) {
    const lowest = lines[0] ?? place;
    const above = cells
      .filter(
        ({ rect }) =>
          rect.y < lowest.rect.y &&
          lowest.rect.y - rect.y <= Math.max(lowest.rect.h, rect.h) * LEADING_MAX &&
          Math.abs(rect.x - place.rect.x) <= EDGE_TOLERANCE,
      )
      .sort((a, b) => b.rect.y - a.rect.y)[0];
    if (!above || PLACE_LINE.test(above.folded.trim())) break;
    if (headingOf(above.text) !== null) break;
    if (SALUTATION.test(above.folded.trim()) || SENDER_LINE.test(above.text)) break;
    lines.unshift(above);
  }
  return lines;
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
