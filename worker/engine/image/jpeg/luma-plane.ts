import type { JpegCoefficients } from './jpeg-coefficients.js';
import { inverseDct } from './dct.js';

/** Luma as in the encoder: BT.601, not rounded. */
export interface LumaPlane {
  width: number;
  height: number;
  /** 0-255 and, from a JPEG, slightly beyond; rows from the top. */
  samples: Float32Array;
  /**
   * Samples that decoding may have clipped: bit 0 the true value may be brighter, bit 1
   * it may be darker. A clipped sample bounds the true value on one side only.
   */
  clipped: Uint8Array;
}

export const MAY_BE_BRIGHTER = 1;
export const MAY_BE_DARKER = 2;

/** @param rgb three bytes per pixel */
export function lumaOfPixels(rgb: Uint8Array, width: number, height: number): LumaPlane {
  const samples = new Float32Array(width * height);
  const clipped = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < samples.length; pixel++, at += 3) {
    const r = rgb[at]!;
    const g = rgb[at + 1]!;
    const b = rgb[at + 2]!;
    samples[pixel] = 0.299 * r + 0.587 * g + 0.114 * b;
    clipped[pixel] = clippingOf(Math.min(r, g, b), Math.max(r, g, b), MARGIN_MIN);
  }
  return { width, height, samples, clipped };
}

/**
 * Difference of channels, in grey levels, from which one clipped channel bounds luma in
 * neither direction.
 */
const COLOURED_MIN = 60;

/** Direction in which a sample may have been clipped, by its darkest and brightest channel. */
function clippingOf(darkest: number, brightest: number, margin: number): number {
  const flags =
    (brightest > 255 - margin ? MAY_BE_BRIGHTER : 0) | (darkest < margin ? MAY_BE_DARKER : 0);
  return flags !== 0 && brightest - darkest > COLOURED_MIN
    ? MAY_BE_BRIGHTER | MAY_BE_DARKER
    : flags;
}

/**
 * Luma reconstructed from the coefficients, without the rounding and clipping of a
 * decoder; null without luma.
 *
 * @param rgb decoded pixels of the same file, three bytes per pixel
 */
export function lumaOfJpeg(jpeg: JpegCoefficients, rgb: Uint8Array): LumaPlane | null {
  const luma = jpeg.components[0];
  if (luma === undefined || !hasFullLuma(jpeg)) return null;
  const { columns, rows, levels, steps } = luma;
  const { width, height } = jpeg;
  const samples = new Float32Array(width * height);
  const clipped = new Uint8Array(width * height);
  // Clipped values return within the error of the last quantisation.
  const margin = Math.min(MARGIN_MAX, MARGIN_MIN + 3 * quantisationNoise(steps));
  const block = new Float32Array(64);
  for (let index = 0; index < columns * rows; index++) {
    for (let k = 0; k < 64; k++) block[k] = levels[index * 64 + k]! * steps[k]!;
    inverseDct(block);
    const top = Math.floor(index / columns) * 8;
    const left = (index % columns) * 8;
    const bottom = Math.min(height, top + 8);
    const right = Math.min(width, left + 8);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = y * width + x;
        samples[at] = block[(y - top) * 8 + x - left]! + 128;
        const r = rgb[at * 3]!;
        const g = rgb[at * 3 + 1]!;
        const b = rgb[at * 3 + 2]!;
        clipped[at] = clippingOf(Math.min(r, g, b), Math.max(r, g, b), margin);
      }
    }
  }
  return { width, height, samples, clipped };
}

/**
 * Distance from black or white, in grey levels, within which a value may have been
 * clipped before a later rounding.
 */
const MARGIN_MIN = 4;
const MARGIN_MAX = 16;

/**
 * Whether the file is grey or YCbCr with luma at full size, as written by every camera,
 * scanner and messenger.
 */
export function hasFullLuma({ components, encoderTraits }: JpegCoefficients): boolean {
  const [luma, ...others] = components;
  if (luma === undefined || (others.length !== 0 && others.length !== 2)) return false;
  if (others.length === 2 && encoderTraits.adobeTransform === 0) return false;
  return others.every(
    (other) => other.horizontal <= luma.horizontal && other.vertical <= luma.vertical,
  );
}

/** Standard deviation, in grey levels, of the quantisation error of a sample. */
const quantisationNoise = (steps: Uint16Array): number =>
  Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / 64 / 12);
