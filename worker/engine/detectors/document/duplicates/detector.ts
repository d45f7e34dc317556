import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import { likeness } from './similarity.js';

/** Earlier scans that are named; more do not help a person. */
const NAMED_MAX = 5;

const idsOf = (scans: readonly { scanId: string }[]): string =>
  scans
    .slice(0, NAMED_MAX)
    .map(({ scanId }) => scanId)
    .join(' ');

/** The same file, or the same document in another file, was scanned before in the organisation. */
export const duplicates = documentDetector({
  id: 'duplicates',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['history'],
  detect({ history: { fingerprint, seen } }): Finding[] {
    const same = seen.filter((one) => one.fingerprint.sha256 === fingerprint.sha256);
    const alike = seen.flatMap((one) => {
      if (one.fingerprint.sha256 === fingerprint.sha256) return [];
      const found = likeness(fingerprint, one.fingerprint);
      return found ? [{ ...one, ...found }] : [];
    });
    const findings: Finding[] = [];
    const [latest] = same;
    if (latest) {
      findings.push({
        code: 'same_file_again',
        values: {
          count: same.length,
          date: latest.createdAt.toISOString(),
          scan: latest.scanId,
          scans: idsOf(same),
        },
        confidence: 1,
        place: null,
        evidence: latest.scanId,
      });
    }
    const [nearest] = alike;
    // A repeated file also matches its earlier copies; these are not reported again.
    if (nearest && !latest) {
      findings.push({
        code: 'same_picture_again',
        values: {
          count: alike.length,
          date: nearest.createdAt.toISOString(),
          scan: nearest.scanId,
          scans: idsOf(alike),
          pages: nearest.pages,
          numbers_percent: Math.round(nearest.numbers * 100),
        },
        confidence: 0.9,
        place: null,
        evidence: nearest.scanId,
      });
    }
    return findings;
  },
});
