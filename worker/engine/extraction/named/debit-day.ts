import type { ExtractedValue } from '../../evidence/document-data.js';
import { dateAt } from '../date-at.js';
import { findDates, type DateOrder } from '../dates.js';
import type { Row } from '../layout.js';

/** Words of one sentence, in folded text. */
const WITHIN = '[^.;]{0,90}';

/** What stands before or behind the day on which a bill is collected from an account; folded. */
const SENTENCES: readonly (readonly [before: RegExp | null, behind: RegExp | null])[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:direct debit|auto ?pay|automatic payment|debit(?:ed)?|collect(?:ed)?)(?!\p{L})${WITHIN}(?<!\p{L})(?:on(?: or (?:around|about|after))?|from)\s?$`,
      'u',
    ),
    null,
  ],
  [
    new RegExp(
      String.raw`(?:abgebucht|eingezogen|abbuchen|einziehen|buchen wir|lastschrift|bankeinzug)${WITHIN}(?<!\p{L})(?:am|zum|ab)\s?$`,
      'u',
    ),
    null,
  ],
  [/(?<!\p{L})(?:am|zum)\s?$/u, new RegExp(String.raw`^${WITHIN}(?:abgebucht|eingezogen)`, 'u')],
  [new RegExp(String.raw`(?:prélev|prelev)${WITHIN}(?<!\p{L})(?:le|du|au)\s?$`, 'u'), null],
  [
    new RegExp(
      String.raw`(?:cargaremos|se cargará|domiciliad[ao])${WITHIN}(?<!\p{L})(?:el|día)\s?$`,
      'u',
    ),
    null,
  ],
  [
    new RegExp(
      String.raw`(?:יחויב|תחויב|ייגבה|הוראת קבע)${WITHIN}(?<!\p{L})(?:ביומ(?: [א-ת]+)?|בתאריכ|ב-)\s?$`,
      'u',
    ),
    null,
  ],
];

/**
 * "We'll collect 414.27 by Direct Debit on or around 28 April 2026": the day on which a bill is paid
 * from an account; null where no sentence names one, or several name different days.
 */
export function debitDayIn(rows: readonly Row[], order: DateOrder): ExtractedValue<string> | null {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      findDates(cell.text, order)
        .filter(({ start, end, possible }) => {
          const [lead, rest] = [cell.folded.slice(0, start), cell.folded.slice(end)];
          return (
            possible &&
            SENTENCES.some(
              ([before, behind]) =>
                (before === null || before.test(lead)) && (behind === null || behind.test(rest)),
            )
          );
        })
        .map((date) => dateAt(cell, date)),
    ),
  );
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}
