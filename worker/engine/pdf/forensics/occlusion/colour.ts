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

/** Darker than this, 0-1, is what is blacked out; paper, shading and highlights are paler. */
const DARK_MAX = 0.35;

/** Whether a `#rrggbb` is as dark as the bars that black out; not for null, a pattern. */
export function isDark(colour: string | null): boolean {
  if (colour === null) return false;
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255 < DARK_MAX;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
