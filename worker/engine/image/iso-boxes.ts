import { latin1, u32be } from './bytes.js';

/** A box of an ISO base media file (HEIC, MP4). */
export interface Box {
  type: string;
  /** Start and end (exclusive) of its content, as offsets in the file. */
  start: number;
  end: number;
}

const BOXES_MAX = 10_000;

/**
 * The boxes between two offsets, up to the first bytes that are no box. The `end` of the
 * last one lies beyond `to` when the file is truncated.
 */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to && boxes.length < BOXES_MAX) {
    const type = latin1(bytes.subarray(at + 4, at + 8));
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) break;
    const short = u32be(bytes, at);
    const isLong = short === 1;
    const size = short === 0 ? to - at : isLong ? longSize(bytes, at + 8) : short;
    const head = isLong ? 16 : 8;
    if (size < head) break;
    boxes.push({ type, start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

const longSize = (bytes: Uint8Array, at: number): number =>
  u32be(bytes, at) * 2 ** 32 + u32be(bytes, at + 4);
