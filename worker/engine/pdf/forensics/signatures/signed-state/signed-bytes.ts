import type { PdfSignature } from '../../../../evidence/signatures.js';

/** Where to look for the range that the signer wrote, around the gap. */
const NEAR_BYTES = 4096;

/**
 * The file as it was signed. For a signature whose second part was moved back to make room
 * for foreign objects, the gap is closed again to the width that the signed byte range
 * states. null where that is unknown.
 */
export function signedBytes(
  bytes: Uint8Array,
  { range, reason, integrity }: PdfSignature,
): Uint8Array | null {
  if (range === null) return null;
  if (integrity === 'intact') return bytes.subarray(0, range.end);
  if (reason !== 'wrapped') return null;
  const { start, gapFrom, gapTo, end } = range;
  const gap = Buffer.from(bytes.subarray(gapFrom, gapTo)).toString('latin1');
  const value = /^<?[\dA-Fa-f\s]*>?/.exec(gap)?.[0] ?? '';
  if (value.length === gap.length) return bytes.subarray(0, end);
  const [first, second] = [bytes.subarray(0, gapFrom), bytes.subarray(gapTo, end)];
  const text = (part: Uint8Array): string => Buffer.from(part).toString('latin1');
  const near = `${text(first.subarray(-NEAR_BYTES))} ${text(second.subarray(0, NEAR_BYTES))}`;
  for (const [, before, after, rest] of near.matchAll(RANGE)) {
    const width = Number(after) - Number(before);
    if (Number(before) !== gapFrom - start || Number(rest) !== end - gapTo) continue;
    if (width < value.length) continue;
    const isClosed = value.endsWith('>');
    const digits = isClosed ? value.slice(0, -1) : value;
    const filled = digits.padEnd(isClosed ? width - 1 : width, '0') + (isClosed ? '>' : '');
    return Buffer.concat([first, Buffer.from(filled, 'latin1'), second]);
  }
  return null;
}

const RANGE = /\/ByteRange\s*\[\s*0\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
