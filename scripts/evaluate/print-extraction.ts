import type { FieldCounts } from './extraction.js';
import type { Outcome } from './scan-file.js';
import { table } from './table.js';
import type { Share } from './wilson.js';

/** Recall and precision by field, and which documents miss which field. */
export const extractionLines = (counts: FieldCounts[], outcomes: Outcome[]): string[] => [
  'Extracted fields where the true values are known (95 % Wilson intervals)',
  ...table(
    ['field', 'found', '', 'of those read, true', '', 'wrong though sure'],
    counts.map(({ field, recall, precision, sureAndWrong }) => [
      field,
      ...cells(recall),
      ...cells(precision),
      String(sureAndWrong),
    ]),
  ),
  '',
  'Documents with a field missed or wrong',
  ...outcomes.flatMap(({ file, fields }) => {
    const wrong = (fields ?? []).filter(
      ({ found, truth, right, extracted }) => found < truth.length || right < extracted.length,
    );
    if (wrong.length === 0) return [];
    return [`  ${file}: ${wrong.map(({ field }) => field).join(', ')}`];
  }),
];

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

const cells = ({ hits, of, rate, low, high }: Share): string[] =>
  rate === null
    ? ['-', '']
    : [`${hits} of ${of}, ${percent(rate)}`, `${percent(low)} to ${percent(high)}`];
