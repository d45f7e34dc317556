import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import type { ScanContext } from '../../../../../core/vocabulary.js';
import { documentDetector } from '../../detector.js';
import { compareAmount } from './amount.js';
import { compareDate } from './date.js';
import { compareDocumentType } from './document-type.js';
import { compareName } from './name.js';
import { compareReference } from './reference.js';
import { textQuality } from './text-quality.js';
import type { Compared, Comparison } from './comparison.js';

/**
 * Compares the client's six expectations with the document. Notes are for the
 * analyst and are not compared. If the text was read too poorly to distinguish
 * a mismatch from a misreading, the finding says so.
 */
export const expectations = documentDetector({
  id: 'expectations',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['context', 'data', 'pages', 'classification'],
  detect({ context, data, pages, classification }): Finding[] {
    const document = { data, pages, classification };
    const quality = textQuality(pages);
    return COMPARED.flatMap(({ field, code, compare }): Finding[] => {
      const expected = context[field];
      if (expected === undefined) return [];
      const result = compare(expected, document);
      if (result.kind === 'met') return [];
      const unreadable = quality === 'poor' && field !== 'document_type';
      if (result.kind === 'not_checked' || unreadable) {
        const why = result.kind === 'not_checked' ? result.why : 'unreadable';
        return [
          {
            code: 'expectation_not_checked',
            values: { field, expected, why },
            confidence: 1,
            place: null,
            evidence: null,
          },
        ];
      }
      return [
        {
          code,
          values: { expected, ...(result.found !== null && { found: result.found }) },
          confidence: result.certain && quality === 'exact' ? 0.95 : 0.75,
          place: result.place,
          evidence: result.found,
        },
      ];
    });
  },
});

interface ComparedField {
  field: Exclude<keyof ScanContext, 'notes'>;
  code: Finding['code'];
  compare: (expected: string, document: Compared) => Comparison;
}

const COMPARED: readonly ComparedField[] = [
  { field: 'expected_amount', code: 'expected_amount_mismatch', compare: compareAmount },
  { field: 'expected_name', code: 'expected_name_mismatch', compare: compareName },
  { field: 'expected_date', code: 'expected_date_mismatch', compare: compareDate },
  { field: 'expected_reference', code: 'expected_reference_mismatch', compare: compareReference },
  { field: 'document_type', code: 'expected_document_type_mismatch', compare: compareDocumentType },
];
