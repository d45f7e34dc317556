import type { InferencePicture } from '../engine/index.js';

/**
 * Resizes by area average (shrinking) or bilinear interpolation (enlarging):
 * each target pixel is a triangle-weighted mean of source pixels, at least one
 * wide (Pillow's BILINEAR, which training code also uses).
 */
export function resizePicture(
  picture: InferencePicture,
  width: number,
  height: number,
): InferencePicture {
  const across = resample(picture.rgb, picture.width, width, picture.height, 3, picture.width * 3);
  const turned = resample(across, picture.height, height, width, width * 3, 3);
  return { width, height, rgb: Uint8Array.from(turned, Math.round) };
}

/**
 * Resamples one axis of an interleaved picture of 3 channels.
 *
 * @param step array elements from one pixel to the next along the axis
 * @param lines number of rows (or columns), `lineStep` elements apart
 */
function resample(
  source: Uint8Array | Float32Array,
  from: number,
  to: number,
  lines: number,
  step: number,
  lineStep: number,
): Float32Array {
  const target = new Float32Array(to * lines * 3);
  const isAcross = step === 3;
  const ratio = from / to;
  const support = Math.max(1, ratio);
  for (let place = 0; place < to; place += 1) {
    const centre = (place + 0.5) * ratio;
    const first = Math.max(0, Math.floor(centre - support + 0.5));
    const last = Math.min(from, Math.floor(centre + support + 0.5));
    const weights = Float32Array.from({ length: Math.max(1, last - first) }, (_, index) =>
      Math.max(0, 1 - Math.abs((first + index + 0.5 - centre) / support)),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
    for (let line = 0; line < lines; line += 1) {
      const out = isAcross ? (line * to + place) * 3 : (place * lines + line) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        let value = 0;
        for (const [index, weight] of weights.entries()) {
          value += weight * (source[line * lineStep + (first + index) * step + channel] ?? 0);
        }
        target[out + channel] = value / sum;
      }
    }
  }
  return target;
}
