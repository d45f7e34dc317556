import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';

/**
 * Parts of a PDF that had to be repaired or left out; mail systems and old
 * software also cause this.
 */
export const damage = documentDetector({
  id: 'damage',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['pdf'],
  detect: ({ pdf }): Finding[] =>
    pdf.damage.length === 0
      ? []
      : [
          {
            code: 'damaged_structure',
            values: { count: pdf.damage.length },
            confidence: 0.5,
            place: null,
            evidence: pdf.damage.slice(0, 3).join('; '),
          },
        ],
});
