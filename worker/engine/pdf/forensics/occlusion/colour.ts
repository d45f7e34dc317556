/** Colour of the page where nothing is painted. */
export const PAPER = '#ffffff';

/** Colours that differ by at most this in each channel, of 255, look the same on paper. */
const SAME_MAX = 8;

/** Whether two `#rrggbb` colours look the same; false for null, which stands for a pattern. */
export function isSameColour(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= SAME_MAX);
}

/** A redaction bar is darker than this, 0-1; paper, shading and highlights are paler. */
const DARK_MAX = 0.35;

/** Whether a `#rrggbb` colour is as dark as a redaction bar; false for null, which stands for a pattern. */
export function isDark(colour: string | null): boolean {
  if (colour === null) return false;
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255 < DARK_MAX;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
