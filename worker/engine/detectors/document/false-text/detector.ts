import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';

/** Pages whose text, as programs read it, is another one than they show. */
export const falseText = documentDetector({
  id: 'false-text',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['pages'],
  detect({ pages }): Finding[] {
    const numbers = pages.flatMap(({ number, textLayerFalse }) =>
      textLayerFalse === true ? [number] : [],
    );
    const [first] = numbers;
    if (first === undefined) return [];
    return [
      {
        code: 'text_not_as_shown',
        values: { page: first, count: numbers.length },
        confidence: 1,
        place: null,
        evidence: null,
      },
    ];
  },
});
