/** What nothing was painted on. */
export const PAPER = '#ffffff';

/** Two colours an eye cannot tell apart on paper differ by at most this in each channel, of 255. */
const SAME_MAX = 8;

/** Whether two `#rrggbb` look the same; never for null, a pattern. */
export function isSameColour(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= SAME_MAX);
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
