import { headerOffsetOf } from '../syntax/header-offset.js';
import type { ContainerFacts } from '../../evidence/file.js';
import { foreignKindOf } from '../../image/foreign-data.js';

/**
 * Servers and mail programs leave a few stray bytes at the end of a file (a chunk length,
 * the dashes of a form boundary). Only more bytes than this count as appended data.
 */
const STRAY_BYTES_MAX = 16;

/** Bytes before and after a PDF that are not part of it. White space and zeros are ignored. */
export function readContainer(bytes: Uint8Array): ContainerFacts & { headerOffset: number } {
  const headerOffset = headerOffsetOf(bytes);
  const leading = withoutPadding(bytes.subarray(0, headerOffset));
  const trailing = withoutPadding(bytes.subarray(endOf(bytes)));
  const isForeign = trailing.length > STRAY_BYTES_MAX;
  return {
    headerOffset,
    leadingBytes: leading.length === 0 ? 0 : headerOffset,
    trailingBytes: isForeign ? trailing.length : 0,
    foreignKind: isForeign
      ? foreignKindOf(trailing)
      : leading.length > 0
        ? foreignKindOf(leading)
        : null,
  };
}

/** Offset after the last `%%EOF`; the end of the file when there is none. */
function endOf(bytes: Uint8Array): number {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf('%%EOF');
  return at === -1 ? bytes.length : at + '%%EOF'.length;
}

/** A byte order mark counts as padding too. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let [start, end] = [0, bytes.length];
  while (start < end && isPadding(bytes[start])) start++;
  while (end > start && isPadding(bytes[end - 1])) end--;
  return bytes.subarray(start, end);
}

/** White space, zeros, the end-of-file mark of old systems, and the three bytes of a byte order mark. */
const PADDING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20, 0xef, 0xbb, 0xbf]);
const isPadding = (byte: number | undefined): boolean => byte !== undefined && PADDING.has(byte);
