import type { ExtractedValue, Money } from '../evidence/document-data.js';
import { moneyAt, type Row } from './layout.js';

const UNIT = String.raw`(?:\s?(?:[€$£₪]|eur|usd|gbp|ils|nis|ttc|ש"ח|שח))?`;
const DATE = String.raw`(?:on |by )?(?:\d{1,2}[./ -]|\p{L}{3,9}\.? \d)`;

/** What stands before and behind the amount of a sentence that says how it is or was paid; folded. */
const SENTENCES: readonly (readonly [before: RegExp | null, behind: RegExp])[] = [
  [
    null,
    new RegExp(
      String.raw`^${UNIT} (?:was paid|will be (?:\p{L}{4,15}ly )?(?:debited|charged|deducted|collected|withdrawn))(?!\p{L})`,
      'u',
    ),
  ],
  [null, new RegExp(String.raw`^${UNIT} due ${DATE}`, 'u')],
  [
    /betrag (?:in (?:höhe|hohe) )?von(?: eur| €)?\s?$/u,
    new RegExp(String.raw`^${UNIT} (?:wird|wurde|werden|buchen|ziehen)(?!\p{L})`, 'u'),
  ],
  [
    /(?:somme|montant) de\s?$/u,
    new RegExp(String.raw`^${UNIT} (?:sera|a (?:été|ete))(?!\p{L})`, 'u'),
  ],
  [
    /(?:סכ|סכומ) של ?₪?\s?$/u,
    new RegExp(
      String.raw`^${UNIT} (?:יחויב|ייגבה|ינוכה|ישולמ|שולמ|חויב|נגבה|יחוייב)(?!\p{L})`,
      'u',
    ),
  ],
];

/** "The amount of 44.89 will be deducted", "529,87 wird abgebucht": amounts that sentences pay. */
export const paidBySentences = (rows: readonly Row[]): ExtractedValue<Money>[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell.amounts
        .filter(({ isMoney, start, end }) => {
          if (!isMoney) return false;
          const [before, behind] = [cell.folded.slice(0, start), cell.folded.slice(end)];
          return SENTENCES.some(
            ([lead, follows]) => (lead === null || lead.test(before)) && follows.test(behind),
          );
        })
        .map((found) => moneyAt(cell, found)),
    ),
  );
