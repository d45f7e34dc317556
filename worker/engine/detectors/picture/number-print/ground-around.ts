import type { PixelRect } from '../../../evidence/geometry.js';
import type { PageInk } from '../../../image/signal/page-ink.js';
import { median } from '../../../statistics.js';

/**
 * How the ground close to a word differs from that further off: level, colour, grain (logarithm
 * of the ratio), share of equal neighbours; and the strongest step along a rectangle around the
 * word, grey levels beyond the usual one.
 */
export const GROUND_TRAITS = [
  'haloLevel',
  'haloBlue',
  'haloRed',
  'haloGrain',
  'haloFlat',
  'seam',
] as const;

type GroundTraits = Record<(typeof GROUND_TRAITS)[number], number>;

interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
  grey(): Uint8Array;
}

/** Pixels from the word's ink: within what an edit paints over, and outside of it. */
const NEAR_PX = 3;
const FAR_PX = { from: 6, to: 14 };
/** Minimum distance from any ink: edges and their ringing are no ground. */
const INK_DISTANCE_MIN = 3;
const PIXELS_MIN = 20;

/** The ground around a word; NaN where print leaves too little of it. */
export function groundAround(
  picture: Picture,
  { distance, map }: PageInk,
  box: PixelRect,
): GroundTraits {
  const { width, height, rgb } = picture;
  const { x, y, w, h } = box;
  const grey = picture.grey();
  const near = new Ground();
  const far = new Ground();
  const out = FAR_PX.to;
  for (let row = Math.max(1, y - out); row < Math.min(height - 1, y + h + out); row++)
    for (let column = Math.max(1, x - out); column < Math.min(width - 1, x + w + out); column++) {
      const at = row * width + column;
      if (map.ink[at] === 1 || distance[at]! < INK_DISTANCE_MIN) continue;
      const off = Math.max(x - column, column - x - w + 1, y - row, row - y - h + 1);
      const part = off <= NEAR_PX ? near : off >= FAR_PX.from ? far : null;
      const level = grey[at]!;
      part?.add(
        level,
        rgb[3 * at + 2]! - level,
        rgb[3 * at]! - level,
        Math.abs(level - grey[at + 1]!),
      );
    }
  const seam = seamOf(grey, map.ink, { width, height }, box);
  if (near.count < PIXELS_MIN || far.count < PIXELS_MIN)
    return { haloLevel: NaN, haloBlue: NaN, haloRed: NaN, haloGrain: NaN, haloFlat: NaN, seam };
  const [close, distant] = [near.means(), far.means()];
  return {
    haloLevel: close.level - distant.level,
    haloBlue: close.blue - distant.blue,
    haloRed: close.red - distant.red,
    haloGrain: Math.log((close.grain + GRAIN_FLOOR) / (distant.grain + GRAIN_FLOOR)),
    haloFlat: close.flat - distant.flat,
    seam,
  };
}

/** A tenth of a grey level: paper without grain has a ratio too. */
const GRAIN_FLOOR = 0.1;

class Ground {
  count = 0;
  private blue = 0;
  private red = 0;
  private grain = 0;
  private flat = 0;
  private readonly levels: number[] = [];

  add(level: number, blue: number, red: number, step: number): void {
    this.count++;
    this.levels.push(level);
    this.blue += blue;
    this.red += red;
    this.grain += step;
    if (step === 0) this.flat++;
  }

  means() {
    const { count, blue, red, grain, flat } = this;
    return {
      level: median(this.levels),
      blue: blue / count,
      red: red / count,
      grain: grain / count,
      flat: flat / count,
    };
  }
}

/** Rectangles that may have been painted: this many pixels around the ink. */
const SEAM_PX = [0, 1, 2, 3, 4, 5];
const SEAM_PIXELS_MIN = 8;
const SEAMS_MIN = 4;

/** The strongest mean step across an upper or lower edge of these rectangles, less the median one. */
function seamOf(
  grey: Uint8Array,
  ink: Uint8Array,
  { width, height }: { width: number; height: number },
  { x, y, w, h }: PixelRect,
): number {
  const steps: number[] = [];
  for (const off of SEAM_PX)
    for (const row of [y - off, y + h + off]) {
      if (row < 1 || row >= height) continue;
      let [sum, count] = [0, 0];
      for (let column = Math.max(0, x - 2); column < Math.min(width, x + w + 2); column++) {
        const at = row * width + column;
        if (ink[at] === 1 || ink[at - width] === 1) continue;
        sum += grey[at]! - grey[at - width]!;
        count++;
      }
      if (count >= SEAM_PIXELS_MIN) steps.push(Math.abs(sum / count));
    }
  return steps.length < SEAMS_MIN ? NaN : Math.max(...steps) - median(steps);
}
