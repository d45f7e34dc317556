import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';

/** Pages that hold several documents side by side: the values of one of them are extracted. */
export const severalDocuments = documentDetector({
  id: 'several-documents',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['pages'],
  detect({ pages }): Finding[] {
    return pages.flatMap(({ number, regions = [] }) => {
      const count = regions.filter(({ lines }) => lines.length > 0).length;
      if (count < 2) return [];
      return [
        {
          code: 'several_documents_on_page' as const,
          values: { page: number, count },
          confidence: 1,
          place: null,
          evidence: null,
        },
      ];
    });
  },
});
