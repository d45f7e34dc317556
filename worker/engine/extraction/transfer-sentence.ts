import type { ExtractedValue, Money } from '../evidence/document-data.js';
import { moneyAt, type Row } from './layout.js';

/** What stands before and behind the amount of a sentence that says that it was transferred; folded. */
const SENTENCES: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [
    /(?<!\p{L})(?:transfer|remittance) of\s?$/u,
    /^[^\d.]{0,5}(?:to|from|was|has|is|into)(?!\p{L})|^[^\d.]{0,5}\.?\s*$/u,
  ],
  [
    /(?<!\p{L})(?:transfer(?:r)?ed|sent|remitted|wired)(?!\p{L})[^.]{0,80} (?:amount|sum) (?:of\s?)?$/u,
    /^/u,
  ],
  [
    /(?<!\p{L})(?:transfer(?:r)?ed|remitted|wired) (?:an? |the )?(?:amount of |sum of )?$/u,
    /^[^\d.]{0,5}(?:to|from|into)(?!\p{L})/u,
  ],
  [
    /(?:^|\. |: |, )(?:an? |the )?(?:amount |sum )?(?:of )?$/u,
    /^[^\d.]{0,5}(?:has been|have been|was|were) (?:successfully )?(?:transferred|remitted|wired) (?:to|from|into)(?!\p{L})/u,
  ],
  [/(?<!\p{L})העברה (?:על סכ |בסכ |של |על סכ של |בסכומ של |על סכומ של )₪?\s?$/u, /^/u],
  [
    /(?<!\p{L})(?:הועבר|הועברו|העברת|העברנו) (?:סכ של |סכומ של |סכ )?₪?\s?$/u,
    /^[^\d.]{0,8}(?:ל|אל)/u,
  ],
];

/** "Your transfer of 1,250.00 to Jane Roe was successful": the amount where all such sentences state one. */
export function sumTransferred(rows: readonly Row[]): ExtractedValue<Money> | null {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell.amounts
        .filter(({ isMoney, start, end }) => {
          if (!isMoney) return false;
          const [before, behind] = [cell.folded.slice(0, start), cell.folded.slice(end)];
          return SENTENCES.some(([lead, follows]) => lead.test(before) && follows.test(behind));
        })
        .map((amount) => moneyAt(cell, amount)),
    ),
  );
  const [first] = found;
  return first && found.every(({ value }) => value.minor === first.value.minor) ? first : null;
}
