import { detector } from '../../detector.js';
import type { Finding } from '../../../findings/finding.js';

/** Parts of a PDF that had to be repaired or left out; mail and old software do that too. */
export const damage = detector({
  id: 'damage',
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
