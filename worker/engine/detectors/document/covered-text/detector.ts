import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import { coveredFindings } from './occluded.js';
import { retypedFindings, scanFindings } from './patched.js';

/** Only the strongest are reported; more would not help a person. */
const FINDINGS_MAX = 10;

/** Text under a later fill or picture, and patches laid over print or over a scan. */
export const coveredText = documentDetector({
  id: 'covered-text',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['occlusion'],
  mayUse: ['changes'],
  detect({ occlusion, changes }): Finding[] {
    return [
      ...coveredFindings(occlusion, changes ?? []),
      ...occlusion.flatMap((page) => [...retypedFindings(page), ...scanFindings(page)]),
    ]
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, FINDINGS_MAX);
  },
});
