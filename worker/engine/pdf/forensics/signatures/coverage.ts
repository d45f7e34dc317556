import type { PdfFile } from '../../syntax/pdf-file.js';

type Revised = Pick<PdfFile, 'bytes' | 'revisions'>;

/** Index from 0 of the revision that ends at an offset, ignoring white space; null for none. */
export function revisionUpTo({ bytes, revisions }: Revised, end: number): number | null {
  const index = revisions.findLastIndex(({ endOffset }) => endOffset <= end);
  const revision = revisions[index];
  if (revision === undefined) return null;
  return isBlank(bytes.subarray(0, Math.min(end, bytes.length)), revision.endOffset) ? index : null;
}

/**
 * Whether nothing that a viewer reads follows: only padding, or a few stray bytes left by
 * servers and mail programs.
 */
export function isEnd(bytes: Uint8Array, from: number): boolean {
  let [start, end] = [from, bytes.length];
  while (start < end && PADDING.has(bytes[start] ?? 0)) start++;
  while (end > start && PADDING.has(bytes[end - 1] ?? 0)) end--;
  if (end - start > STRAY_BYTES_MAX) return false;
  return !/xref|obj/.test(Buffer.from(bytes.subarray(start, end)).toString('latin1'));
}

const STRAY_BYTES_MAX = 16;

/**
 * Whether a signature that ends at `end` leaves out objects that no later revision
 * explains: part of its own revision, or content after the last one.
 */
export function leavesObjects({ bytes, revisions }: Revised, end: number): boolean {
  if (isEnd(bytes, end)) return false;
  const lastEnd = Math.max(end, ...revisions.map(({ endOffset }) => endOffset));
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + lastEnd, bytes.length - lastEnd);
  return (
    revisionUpTo({ bytes, revisions }, end) === null ||
    /\d\s+obj\b|xref/.test(rest.toString('latin1'))
  );
}

export function isBlank(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if (!PADDING.has(bytes[at] ?? 0)) return false;
  return true;
}

/** White space, zeros, and the end-of-file mark of old systems. */
const PADDING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20]);
