import type { Page } from '../../evidence/page.js';
import { documentTypeOf } from '../classification/document-type.js';
import { documentDateOrder } from '../date-order.js';
import { extractData } from '../extract-data.js';
import { rowsOf } from '../layout.js';
import { describedNumbers } from './learned-values.js';

/** The amounts and dates of a document with their features, for fitting the model of values. */
export async function describePages(pages: readonly Page[]) {
  const rows = rowsOf(pages);
  const { documentType } = documentTypeOf(rows, await extractData(pages));
  return describedNumbers(rows, documentType, documentDateOrder(rows)).map(
    ({ candidate, features }) => ({
      kind: candidate.kind,
      value: candidate.extracted.value,
      raw: candidate.extracted.raw,
      words: (['before', 'between', 'after', 'above', 'heading', 'section'] as const).flatMap(
        (place) => candidate[place],
      ),
      features,
    }),
  );
}
