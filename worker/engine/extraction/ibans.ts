import { countrySpecs, isValidIBAN } from 'ibantools';
import type { ExtractedValue } from '../evidence/document-data.js';
import { extractedAt, type Cell, type Row } from './layout.js';

const NEAR_LABEL = /iban|מספר זה"?ב|זה"ב/u;
const ISRAELI = /(?<![\p{L}\p{N}])[i1l]l ?(?:[\do][ -]?){20}[\do](?![\p{L}\p{N}])/gu;
const ANY = /(?<![\p{L}\p{N}])[a-z]{2} ?\d{2}(?:[ -]?[a-z0-9]){11,30}(?![\p{L}\p{N}])/gu;

/**
 * Extracts IBANs, valid or not; the checks validate them. A foreign IBAN must have the
 * right length and be valid or labelled IBAN, because a reference can look like one.
 */
export function extractIbans(rows: readonly Row[]): ExtractedValue<string>[] {
  return rows.flatMap((row, index) => {
    const above = rows[index - 1];
    if (NEAR_LABEL.test(textOf(row))) return row.cells.flatMap((cell) => ibansIn(cell, true));
    // "... to this account: IBAN / DE75 ..." breaks its line behind the label. An invalid
    // number there may be no IBAN at all.
    const isBroken = above?.page === row.page && /iban\W*$/u.test(textOf(above));
    return row.cells
      .flatMap((cell) => ibansIn(cell, isBroken))
      .map((iban) =>
        isBroken && !isValidIBAN(iban.value) ? { ...iban, certainty: 'unsure' } : iban,
      );
  });
}

const textOf = ({ cells }: Row): string => cells.map(({ folded }) => folded).join(' ');

function ibansIn(cell: Cell, labelled: boolean): ExtractedValue<string>[] {
  const found: ExtractedValue<string>[] = [];
  const taken: [number, number][] = [];
  const take = (start: number, end: number, value: string): void => {
    taken.push([start, end]);
    found.push(extractedAt({ cell, start, end }, value));
  };
  for (const match of cell.folded.matchAll(ISRAELI)) {
    const value = normaliseIban(match[0]);
    if (value) take(match.index, match.index + match[0].length, value);
  }
  for (const match of cell.folded.matchAll(ANY)) {
    if (taken.some(([start, end]) => match.index < end && start < match.index + match[0].length))
      continue;
    const fit = cutToLength(match[0], labelled);
    if (fit) take(match.index, match.index + fit.length, fit.value);
  }
  return found;
}

/** "IL62 0108 0000 0009 9999 999" without spaces, with the letter O corrected to zero; null for other text. */
export function normaliseIban(printed: string): string | null {
  const bare = printed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/^[I1L]L/.test(bare)) return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare) ? bare : null;
  const digits = bare.slice(2).replace(/O/g, '0');
  return /^\d{21}$/.test(digits) ? `IL${digits}` : null;
}

/** Cuts the text after an IBAN by the length of its country's IBANs; null when none fits. */
function cutToLength(printed: string, labelled: boolean): { value: string; length: number } | null {
  const country = printed.slice(0, 2).toUpperCase();
  const chars = countrySpecs[country]?.chars;
  if (!chars) return null;
  let seen = 0;
  let length = 0;
  while (length < printed.length && seen < chars) {
    if (/[a-z0-9]/.test(printed.charAt(length))) seen++;
    length++;
  }
  if (seen < chars || /^[a-z0-9]/.test(printed.slice(length))) return null;
  const value = printed
    .slice(0, length)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return labelled || isValidIBAN(value) ? { value, length } : null;
}
