import { readKeyword } from './parse-value.js';

/** An end-of-file marker: `startxref`, a number, `%%EOF`. */
export interface EofMarker {
  /** Offset after `%%EOF`. */
  endOffset: number;
  /** The number after the `startxref` right before it; null when there is none. */
  startxref: number | null;
}

/** Limit for hostile files: only the last markers are read. */
const MARKERS_MAX = 10_000;
/** `startxref`, a number of ten digits and some line ends. */
const BEFORE_MARKER_BYTES = 64;

/** Every `%%EOF` of a file, in file order. */
export function findEofMarkers(bytes: Uint8Array): EofMarker[] {
  const buffer = asBuffer(bytes);
  const markers: EofMarker[] = [];
  let at = buffer.lastIndexOf('%%EOF');
  while (at !== -1 && markers.length < MARKERS_MAX) {
    const before = buffer.toString('latin1', Math.max(0, at - BEFORE_MARKER_BYTES), at);
    const start = /startxref\s*(\d{1,10})\s*$/.exec(before)?.[1];
    markers.push({
      endOffset: at + '%%EOF'.length,
      startxref: start === undefined ? null : Number(start),
    });
    at = at === 0 ? -1 : buffer.lastIndexOf('%%EOF', at - 1);
  }
  return markers.reverse();
}

/** The number after the last `startxref`; null when there is none. */
export function lastStartxref(bytes: Uint8Array): number | null {
  const at = asBuffer(bytes).lastIndexOf('startxref');
  if (at === -1) return null;
  const { keyword } = readKeyword(bytes, at + 'startxref'.length);
  return /^\d{1,10}$/.test(keyword) ? Number(keyword) : null;
}

/** The first marker at or after an offset; null when there is none. */
export function eofMarkerAfter(markers: readonly EofMarker[], offset: number): EofMarker | null {
  let [low, high] = [0, markers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((markers[middle]?.endOffset ?? 0) - '%%EOF'.length < offset) low = middle + 1;
    else high = middle;
  }
  return markers[low] ?? null;
}

export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
