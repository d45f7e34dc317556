/** Differs from the ground at all, in sums of red, green and blue. */
const PRESENT = 0;

/**
 * The depths of a word's area without what touches the area's edge, with everything joined to it:
 * rules, boxes and the neighbours of a word. 4-connectivity; those depths are 0 in the result.
 */
export function withoutRules(
  { width, height }: { width: number; height: number },
  depths: Float64Array,
): Float64Array {
  const kept = depths.slice();
  const open: number[] = [];
  const take = (at: number): void => {
    if (kept[at]! <= PRESENT) return;
    kept[at] = 0;
    open.push(at);
  };
  for (let column = 0; column < width; column++) {
    take(column);
    take((height - 1) * width + column);
  }
  for (let row = 0; row < height; row++) {
    take(row * width);
    take(row * width + width - 1);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % width;
    if (column > 0) take(at - 1);
    if (column < width - 1) take(at + 1);
    if (at >= width) take(at - width);
    if (at < (height - 1) * width) take(at + width);
  }
  return kept;
}
