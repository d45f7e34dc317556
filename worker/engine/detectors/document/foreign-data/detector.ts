import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';

/** A few stray bytes come from mail gateways and faulty downloads. */
const STRAY_BYTES_MAX = 64;

/** Bytes before or after the document that do not belong to it. */
export const foreignData = documentDetector({
  id: 'foreign-data',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['container'],
  detect({ container: { leadingBytes, trailingBytes, foreignKind } }): Finding[] {
    const sides = [
      ['foreign_data_before', leadingBytes],
      ['foreign_data_after', trailingBytes],
    ] as const;
    return sides.flatMap(([code, bytes]) =>
      bytes > 0
        ? {
            code,
            values: { bytes, kind: foreignKind ?? 'other' },
            confidence: confidenceOf(bytes, foreignKind),
            place: null,
            evidence: null,
          }
        : [],
    );
  },
});

function confidenceOf(bytes: number, kind: string | null): number {
  if (kind !== null && kind !== 'other') return 0.95;
  return bytes <= STRAY_BYTES_MAX ? 0.3 : 0.8;
}
