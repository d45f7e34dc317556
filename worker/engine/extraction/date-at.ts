import type { ExtractedValue } from '../evidence/document-data.js';
import type { FoundDate } from './dates.js';
import { extractedAt, type Cell } from './layout.js';

/** A date found in a cell's text from `offset` on; one whose order was guessed is `unsure`. */
export function dateAt(
  cell: Cell,
  { start, end, iso, isGuess }: FoundDate,
  offset = 0,
): ExtractedValue<string> {
  const extracted = extractedAt({ cell, start: offset + start, end: offset + end }, iso);
  return isGuess ? { ...extracted, certainty: 'unsure' } : extracted;
}

/** "vom 01.05.2026 bis 31.05.2026": whether a date of folded text is the first day of a period. */
export const beginsPeriod = (folded: string, { end }: FoundDate): boolean =>
  /^\s?(?:bis(?: zum)?|to|through|until|au|al|a|till|עד|-)\s?\d/u.test(folded.slice(end));
