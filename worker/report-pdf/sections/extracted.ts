import { shownValue } from '../../../core/texts/shown-value.js';
import { writeTable } from '../paper/table.js';
import { COLORS } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

/** What was read: each labelled value with its page, and the table of transactions. */
export function writeExtracted({ sheet, words, report, fieldName }: Writing): void {
  const { extracted } = report;
  sheet.heading(words.extracted);
  const values = extracted.values?.map(({ name, value, page, certainty }) => [
    fieldName(name),
    shownValue(value),
    [words.page(page), words.certainties[certainty]].filter((part) => part !== '').join(', '),
  ]);
  const rows =
    values ??
    Object.entries(extracted.fields).map(([name, value]) => [
      fieldName(name),
      shownValue(value),
      '',
    ]);
  if (rows.length === 0 && extracted.transactions.length === 0) {
    sheet.paragraph(words.noData);
    return;
  }
  if (rows.length > 0) {
    writeTable(
      sheet,
      [
        { share: 0.28, color: COLORS.quiet },
        { share: 0.44, base: 'auto' },
        { share: 0.28, color: COLORS.quiet },
      ],
      rows,
    );
  }
  if (extracted.transactions.length === 0) return;
  sheet.heading(words.transactions, 3);
  writeTable(
    sheet,
    [
      { share: 0.15, base: 'ltr' },
      { share: 0.49, base: 'auto' },
      { share: 0.18, base: 'ltr', isAmount: true },
      { share: 0.18, base: 'ltr', isAmount: true },
    ],
    extracted.transactions.map(({ date, description, amount, balance }) => [
      ...[date ?? '', description, shownValue(amount ?? ''), shownValue(balance ?? '')],
    ]),
    [words.date, words.description, words.amount, words.balance],
  );
}
