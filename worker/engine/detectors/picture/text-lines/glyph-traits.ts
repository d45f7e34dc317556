import type { Component } from '../../../image/signal/components.js';
import type { InkMap } from '../../../image/signal/ink-map.js';

/** Appearance of one printed letter, independent of its character. */
export interface GlyphTraits {
  /**
   * Steepest differences at its edges over the contrast between background and ink: 1 for
   * a step within one pixel.
   */
  sharpness: number;
  /** Grey level 0-255 below which its darkest tenth lies. */
  inkLevel: number;
  /**
   * Colour of its ink relative to its background at full contrast: blue and red
   * difference (BT.601).
   */
  inkBlue: number;
  inkRed: number;
  /** Mean stroke width in pixels: twice its ink over its outline. */
  strokePx: number;
  /** Median grey level of the background around it. */
  groundLevel: number;
  /** Mean difference of adjacent background pixels, in grey levels. */
  grain: number;
  /** Share of equal adjacent background pixels: 1 for a flat fill. */
  flatness: number;
  /** The same difference for blue minus luma. */
  colourGrain: number;
  /** Colour of the background: blue and red difference. */
  groundBlue: number;
  groundRed: number;
  /**
   * Mean second difference of the background right beside the ink: ringing and halo of
   * encoders and sharpening.
   */
  ringing: number;
}

export const TRAITS = [
  'sharpness',
  'inkLevel',
  'inkBlue',
  'inkRed',
  'strokePx',
  'groundLevel',
  'grain',
  'flatness',
  'colourGrain',
  'groundBlue',
  'groundRed',
  'ringing',
] as const satisfies readonly (keyof GlyphTraits)[];

interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
  grey(): Uint8Array;
}

/** Margin of background around a letter, pixels. */
const MARGIN_PX = 3;
/** Minimum contrast; below it the steepness of an edge is noise. */
const CONTRAST_MIN = 24;

/** Measures the traits of a letter; null for one that is too faint. */
export function traitsOf(picture: Picture, map: InkMap, glyph: Component): GlyphTraits | null {
  const { width, height, rgb } = picture;
  const { ink } = map;
  const grey = picture.grey();
  const left = Math.max(1, glyph.x - MARGIN_PX);
  const top = Math.max(1, glyph.y - MARGIN_PX);
  const right = Math.min(width - 1, glyph.x + glyph.w + MARGIN_PX);
  const bottom = Math.min(height - 1, glyph.y + glyph.h + MARGIN_PX);
  const inks = new Uint32Array(256);
  const grounds = new Uint32Array(256);
  const steps = new Uint32Array(256);
  const sums = { inkBlue: 0, inkRed: 0, groundBlue: 0, groundRed: 0, grain: 0, colour: 0, ring: 0 };
  let inked = 0;
  let ground = 0;
  let outline = 0;
  let pairs = 0;
  let equal = 0;
  let beside = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const level = grey[at]!;
      const blue = rgb[at * 3 + 2]! - level;
      const red = rgb[at * 3]! - level;
      if (ink[at] === 1) {
        inks[level]!++;
        inked++;
        sums.inkBlue += blue;
        sums.inkRed += red;
        const across = Math.abs(grey[at + 1]! - grey[at - 1]!);
        const down = Math.abs(grey[at + width]! - grey[at - width]!);
        steps[Math.max(across, down)]!++;
        if (ink[at - 1]! + ink[at + 1]! + ink[at - width]! + ink[at + width]! < 4) outline++;
        continue;
      }
      grounds[level]!++;
      ground++;
      sums.groundBlue += blue;
      sums.groundRed += red;
      if (ink[at - 1] === 1 || ink[at + 1] === 1) {
        beside++;
        sums.ring += Math.abs(grey[at - width]! - 2 * level + grey[at + width]!);
        continue;
      }
      const next = Math.abs(grey[at + 1]! - level);
      pairs++;
      sums.grain += next;
      if (next === 0) equal++;
      sums.colour += Math.abs(rgb[at * 3 + 5]! - grey[at + 1]! - blue);
    }
  }
  if (inked === 0 || ground === 0 || outline === 0 || pairs === 0) return null;
  const inkLevel = levelAt(inks, 0.1);
  const groundLevel = levelAt(grounds, 0.5);
  const contrast = groundLevel - inkLevel;
  if (contrast < CONTRAST_MIN) return null;
  return {
    // Differences over two pixels: a step within one pixel reaches the whole contrast.
    sharpness: levelAt(steps, 0.85) / contrast,
    inkLevel,
    inkBlue: (sums.inkBlue / inked - sums.groundBlue / ground) * (100 / contrast),
    inkRed: (sums.inkRed / inked - sums.groundRed / ground) * (100 / contrast),
    strokePx: (2 * inked) / outline,
    groundLevel,
    grain: sums.grain / pairs,
    flatness: equal / pairs,
    colourGrain: sums.colour / pairs,
    groundBlue: sums.groundBlue / ground,
    groundRed: sums.groundRed / ground,
    ringing: beside === 0 ? 0 : sums.ring / beside,
  };
}

/** Quantile of a histogram, interpolated within a level. */
function levelAt(counts: Uint32Array, share: number): number {
  let total = 0;
  for (const count of counts) total += count;
  const wanted = total * share;
  let seen = 0;
  for (let level = 0; level < counts.length; level++) {
    const count = counts[level]!;
    if (count > 0 && seen + count >= wanted) return level + (wanted - seen) / count - 0.5;
    seen += count;
  }
  return counts.length - 1;
}
