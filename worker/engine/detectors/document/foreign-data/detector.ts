import { detector } from '../../detector.js';
import type { Finding } from '../../../findings/finding.js';

/** A few stray bytes come from mail gateways and faulty downloads. */
const STRAY_BYTES_MAX = 64;

/** Bytes before or after the document that do not belong to it. */
export const foreignData = detector({
  id: 'foreign-data',
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
