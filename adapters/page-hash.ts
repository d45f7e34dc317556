/**
 * Finds page hashes within a few bits of one another without comparing all.
 *
 * A 64-bit hash is cut into 4 bands of 16 bits. Two hashes at distance 7 or
 * less have at least one band in which they differ by at most 1 bit (four bands
 * with 2 bits each would make 8). So a page is found by searching, in each
 * band, for its own value and the 16 values one bit away: 68 lookups, each of
 * which matches about N / 65,536 of N unrelated pages, 1 page in 960 in all.
 * The usual 8 bands of 8 bits match 1 in 32 and store twice the rows.
 */
export interface PageHash {
  /** Upper and lower 32 bits, unsigned. */
  high: number;
  low: number;
}

const BANDS = 4;
const BAND_BITS = 16;
const BAND_VALUES = 2 ** BAND_BITS;
/** Beyond this distance all bands of two hashes may differ by 2 bits. */
const DISTANCE_MAX = 2 * BANDS - 1;

/** From 16 hexadecimal digits. */
export function parsePageHash(text: string): PageHash {
  return { high: Number.parseInt(text.slice(0, 8), 16), low: Number.parseInt(text.slice(8), 16) };
}

/** The index value of a page in each band: its 16 bits, with the band's number above them. */
export function bandsOf({ high, low }: PageHash): number[] {
  return [high >>> BAND_BITS, high % BAND_VALUES, low >>> BAND_BITS, low % BAND_VALUES].map(
    (value, index) => index * BAND_VALUES + value,
  );
}

/** The index values under which every page within `distanceMax` bits (at most 7) is found. */
export function bandsNear(page: PageHash, distanceMax: number): number[] {
  if (distanceMax > DISTANCE_MAX) throw new RangeError(`distanceMax is at most ${DISTANCE_MAX}.`);
  const own = bandsOf(page);
  if (distanceMax < BANDS) return own; // at least one band is the same
  const oneBitAway = (band: number) =>
    Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit));
  return own.flatMap((band) => [band, ...oneBitAway(band)]);
}

export function hammingDistance(a: PageHash, b: PageHash): number {
  return bitsSet(a.high ^ b.high) + bitsSet(a.low ^ b.low);
}

/** Number of 1 bits of a 32-bit integer, counted in parallel. */
function bitsSet(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
