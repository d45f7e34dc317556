import type { ExtractedValue } from '../../evidence/document-data.js';
import { extractedAt, type Row } from '../layout.js';

/** How statements of cards name the card by its account; folded. */
const ENDING = /(?<!\p{L})account (?:number )?ending (?:in|with)\s?:?\s?(?<digits>\d{4})(?!\d)/u;

/** The last four digits by which the statement of a card names its account; null where it prints none, or several. */
export function cardOfAccount(rows: readonly Row[]): ExtractedValue<string> | null {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const match = ENDING.exec(cell.folded);
      const digits = match?.groups?.digits;
      if (!match || digits === undefined) return [];
      const end = match.index + match[0].length;
      return [extractedAt({ cell, start: end - digits.length, end }, digits)];
    }),
  );
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}
