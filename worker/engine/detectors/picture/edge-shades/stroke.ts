/**
 * Mean width of the strokes of a word along its rows, pixels: the ink of all rows, in pixels of full
 * contrast, over the number of runs of ink. 0 without ink.
 */
export function strokeOf({
  width,
  depths,
  contrast,
}: {
  width: number;
  depths: Float64Array;
  contrast: number;
}): number {
  let [ink, runs] = [0, 0];
  for (let at = 0; at < depths.length; at++) {
    const depth = depths[at]!;
    ink += Math.min(1, depth / contrast);
    const isFirst = at % width === 0 || depths[at - 1]! <= contrast / 2;
    if (isFirst && depth > contrast / 2) runs++;
  }
  return runs === 0 ? 0 : ink / runs;
}
