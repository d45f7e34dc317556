import type { Raster } from '../evidence/page.js';
import { type Grey, histogram, percentile, toGrey } from './grey.js';
import { upperMedian } from '../statistics.js';

/**
 * Measurements of how one page was captured, not verdicts. Taken on the picture as given,
 * reduced to about 1,000 pixels.
 */
export interface ChannelHints {
  /** Share of pixels exactly equal to both their right and lower neighbour, 0-1. Drawn pictures: above .4. */
  flatShare: number;
  /**
   * Standard deviation of the noise in smooth areas, in grey levels 0-255. Drawn: 0;
   * cameras: about 1 and more.
   */
  noiseSigma: number;
  /**
   * Range of the background brightness over the page, in grey levels 0-255. Even light:
   * 0; photos: above 30.
   */
  illuminationRange: number;
  /**
   * Share of the outermost pixels that differ clearly from the background of the page: a
   * table, a hand, the lid of a scanner.
   */
  borderContrast: number;
  /**
   * Median brightness of the background, 0-255; below 100 is a dark design or a photo in
   * the dark.
   */
  backgroundLevel: number;
  /** Longer side / shorter side. */
  aspect: number;
  /** Whether the aspect ratio is that of a phone screen held upright. */
  looksLikePhoneScreen: boolean;
  /**
   * Whether the top strip looks like a phone's status bar: small marks at both ends on a
   * plain background.
   */
  hasStatusBar: boolean;
}

/** Measures one page. Takes some tens of milliseconds for 1,000 x 1,400 pixels. */
export function measurePicture(raster: Raster): ChannelHints {
  const grey = toGrey(raster);
  const tiles = backgroundTiles(grey);
  const backgroundLevel = upperMedian(tiles) ?? 255;
  const aspect = Math.max(grey.width, grey.height) / Math.min(grey.width, grey.height);
  const looksLikePhoneScreen = grey.height > grey.width && isPhoneAspect(aspect);
  return {
    flatShare: flatShare(raster),
    noiseSigma: noiseSigma(grey),
    illuminationRange:
      (tiles[Math.floor(tiles.length * 0.95)] ?? 0) - (tiles[Math.floor(tiles.length * 0.05)] ?? 0),
    borderContrast: borderContrast(grey, backgroundLevel),
    backgroundLevel,
    aspect,
    looksLikePhoneScreen,
    hasStatusBar: looksLikePhoneScreen && hasStatusBar(grey),
  };
}

/**
 * Aspect ratios of phone screens sold since 2014: 16:9, 18:9, 18.5:9, 19:9, 19.5:9, 20:9,
 * 20.5:9, 21:9.
 */
const PHONE_ASPECTS = [16, 18, 18.5, 19, 19.5, 20, 20.5, 21].map((long) => long / 9);

const isPhoneAspect = (aspect: number): boolean =>
  PHONE_ASPECTS.some((known) => Math.abs(aspect / known - 1) < 0.008);

function flatShare({ width, height, data }: Raster): number {
  const row = width * 3;
  let flat = 0;
  for (let y = 0; y + 1 < height; y++)
    for (let at = y * row; at < y * row + row - 3; at += 3)
      if (
        data[at] === data[at + 3] &&
        data[at + 1] === data[at + 4] &&
        data[at + 2] === data[at + 5] &&
        data[at] === data[at + row] &&
        data[at + 1] === data[at + row + 1] &&
        data[at + 2] === data[at + row + 2]
      )
        flat++;
  return flat / Math.max(1, (width - 1) * (height - 1));
}

const TILES = 16;

/** Background brightness (90th percentile) of 16 x 16 tiles, in ascending order. */
function backgroundTiles(grey: Grey): number[] {
  const tiles: number[] = [];
  for (let row = 0; row < TILES; row++)
    for (let column = 0; column < TILES; column++) {
      const levels = crop(grey, column / TILES, row / TILES, 1 / TILES, 1 / TILES);
      if (levels.length > 0) tiles.push(percentile(histogram(levels), 0.9));
    }
  return tiles.sort((a, b) => a - b);
}

/** The pixels of a region given by shares of width and height, row by row. */
function crop(grey: Grey, x: number, y: number, w: number, h: number): Uint8Array {
  const left = Math.floor(x * grey.width);
  const right = Math.floor((x + w) * grey.width);
  const top = Math.floor(y * grey.height);
  const bottom = Math.min(grey.height, Math.floor((y + h) * grey.height));
  const width = Math.max(0, Math.min(grey.width, right) - left);
  const levels = new Uint8Array(width * Math.max(0, bottom - top));
  for (let row = top; row < bottom; row++) {
    const from = row * grey.width + left;
    levels.set(grey.data.subarray(from, from + width), (row - top) * width);
  }
  return levels;
}

const NOISE_BLOCK = 8;

/**
 * Noise by Immerkaer's Laplacian estimate per block; the lower quintile, where there is
 * neither text nor texture. Blocks near black or white are clipped, have lost their noise
 * and are left out.
 */
function noiseSigma({ width, height, data }: Grey): number {
  const sigmas: number[] = [];
  for (let top = 1; top + NOISE_BLOCK < height; top += NOISE_BLOCK)
    for (let left = 1; left + NOISE_BLOCK < width; left += NOISE_BLOCK) {
      let sum = 0;
      let level = 0;
      for (let y = top; y < top + NOISE_BLOCK; y++)
        for (let at = y * width + left; at < y * width + left + NOISE_BLOCK; at++) {
          const [up, down] = [at - width, at + width];
          const response =
            data[up - 1]! -
            2 * data[up]! +
            data[up + 1]! -
            2 * data[at - 1]! +
            4 * data[at]! -
            2 * data[at + 1]! +
            data[down - 1]! -
            2 * data[down]! +
            data[down + 1]!;
          sum += Math.abs(response);
          level += data[at]!;
        }
      const pixels = NOISE_BLOCK * NOISE_BLOCK;
      const mean = level / pixels;
      if (mean > 5 && mean < 250) sigmas.push((Math.sqrt(Math.PI / 2) * sum) / (6 * pixels));
    }
  return Float64Array.from(sigmas).sort()[Math.floor(sigmas.length / 5)] ?? 0;
}

/** Minimum difference from the background, in grey levels; lighting varies less within one tile. */
const BORDER_DIFFERENCE_MIN = 40;

function borderContrast(grey: Grey, background: number): number {
  const edges = [
    crop(grey, 0, 0, 1, 0.015),
    crop(grey, 0, 0.985, 1, 0.015),
    crop(grey, 0, 0, 0.015, 1),
    crop(grey, 0.985, 0, 0.015, 1),
  ];
  let different = 0;
  let total = 0;
  for (const edge of edges)
    for (const level of edge) {
      total++;
      if (Math.abs(level - background) > BORDER_DIFFERENCE_MIN) different++;
    }
  return total === 0 ? 0 : different / total;
}

/**
 * Searches the strip between 0.8 % and 4 % of the height, which contains the bar on all
 * common phones.
 */
function hasStatusBar(grey: Grey): boolean {
  const inkShare = (x: number, w: number): number => {
    const strip = crop(grey, x, 0.008, w, 0.032);
    const ground = percentile(histogram(strip), 0.5);
    let ink = 0;
    for (const level of strip) if (Math.abs(level - ground) > 60) ink++;
    return ink / Math.max(1, strip.length);
  };
  const [left, right] = [inkShare(0.02, 0.28), inkShare(0.7, 0.28)];
  const [innerLeft, innerRight] = [inkShare(0.3, 0.05), inkShare(0.65, 0.05)];
  const isMark = (share: number): boolean => share > 0.005 && share < 0.3;
  return isMark(left) && isMark(right) && innerLeft < 0.01 && innerRight < 0.01;
}
