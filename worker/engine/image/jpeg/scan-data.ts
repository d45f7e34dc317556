/** Entropy-coded data of one scan, without byte stuffing and markers. */
export interface ScanData {
  bytes: Uint8Array;
  /** End of each restart interval in `bytes`, exclusive; the last is the end of the scan. */
  ends: number[];
  /** Offset of the next marker in the file. */
  next: number;
}

/** Maximum number of restarts, against hostile files. */
const RESTARTS_MAX = 1_000_000;

/**
 * Removes byte stuffing (T.81, B.1.1.5) from an offset to the next marker that is no
 * restart; null when there are too many restarts.
 */
export function readScanData(file: Uint8Array, start: number): ScanData | null {
  const stop = findStop(file, start);
  // A window of 16 bits reads up to three bytes beyond the end.
  const bytes = new Uint8Array(stop - start + 4);
  const ends: number[] = [];
  let to = 0;
  let at = start;
  while (at < stop) {
    const escape = file.indexOf(0xff, at);
    const plainEnd = escape === -1 || escape > stop ? stop : escape;
    bytes.set(file.subarray(at, plainEnd), to);
    to += plainEnd - at;
    at = plainEnd;
    if (at >= stop) break;
    const next = file[at + 1]!;
    if (next === 0x00) bytes[to++] = 0xff;
    else if (next !== 0xff) ends.push(to);
    if (ends.length > RESTARTS_MAX) return null;
    at += next === 0xff ? 1 : 2;
  }
  ends.push(to);
  return { bytes: bytes.subarray(0, to + 4), ends, next: stop };
}

function findStop(file: Uint8Array, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at !== -1 && at + 1 < file.length) {
    const next = file[at + 1]!;
    const isData = next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
    at = file.indexOf(0xff, at + (isData ? 2 : 1));
  }
  return file.length;
}
