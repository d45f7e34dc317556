import { detector } from '../../detector.js';
import type { Finding } from '../../../findings/finding.js';
import { coveredFindings } from './covered.js';
import { retypedFindings, scanFindings } from './patched.js';

/** The strongest are told; more add nothing a person could use. */
const FINDINGS_MAX = 10;

/** Text under a later fill or picture, and patches laid over print or over a scan. */
export const coveredText = detector({
  id: 'covered-text',
  needs: ['drawn'],
  detect({ drawn }): Finding[] {
    return [
      ...coveredFindings(drawn),
      ...drawn.flatMap((page) => [...retypedFindings(page), ...scanFindings(page)]),
    ]
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, FINDINGS_MAX);
  },
});
