import { hasText, u16be, u32be } from '../bytes.js';
import { readJumbf } from './jumbf.js';

/** Maximum size of a manifest store. Those of cameras have some 50 kB, with thumbnails some MB. */
const STORE_MAX_BYTES = 32 * 1024 * 1024;

/**
 * The C2PA manifest store in the JUMBF segments (APP11) of a JPEG. A box longer than one
 * segment continues in the next segments with its number, each with a copy of the box
 * header: `JP`, number (2 bytes), count (4), length (4), type (4), content.
 */
export function manifestStoreIn(segments: readonly Uint8Array[]): Uint8Array | null {
  const byNumber = new Map<number, Uint8Array[]>();
  for (const segment of segments) {
    const pieces = byNumber.get(u16be(segment, 2));
    if (pieces) pieces.push(segment);
    else byNumber.set(u16be(segment, 2), [segment]);
  }
  for (const pieces of byNumber.values()) {
    const store = joinPieces(pieces);
    if (readJumbf(store)?.type === 'c2pa') return store;
  }
  // An incomplete store is returned too, so that it is reported.
  const torn = segments.find((segment) => hasText(segment, 8 + 4, 'jumb') && mentions(segment));
  return torn ? torn.subarray(8) : null;
}

const mentions = (segment: Uint8Array): boolean =>
  Buffer.from(segment.subarray(0, 200)).includes('c2pa');

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const inOrder = [...pieces].sort((a, b) => u32be(a, 4) - u32be(b, 4));
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const [index, piece] of inOrder.entries()) {
    const boxHeader = u32be(piece, 8) === 1 ? 16 : 8;
    const part = piece.subarray(index === 0 ? 8 : 8 + boxHeader);
    size += part.length;
    if (size > STORE_MAX_BYTES) break;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
