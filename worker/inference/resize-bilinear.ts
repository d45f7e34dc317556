import type { InferencePicture } from '../engine/index.js';

/**
 * Resizes by bilinear interpolation between pixel centres, without averaging when it
 * shrinks: the way in which models of text are trained and used (OpenCV's INTER_LINEAR).
 * Sizes in pixels.
 */
export function resizeBilinear(
  picture: InferencePicture,
  width: number,
  height: number,
): InferencePicture {
  if (width === picture.width && height === picture.height) return picture;
  const across = samples(picture.width, width);
  const down = samples(picture.height, height);
  const { rgb } = picture;
  const stride = picture.width * 3;
  const resized = new Uint8Array(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const upper = down.first[y]! * stride;
    const lower = down.second[y]! * stride;
    const v = down.share[y]!;
    for (let x = 0; x < width; x += 1) {
      const left = across.first[x]! * 3;
      const right = across.second[x]! * 3;
      const u = across.share[x]!;
      for (let channel = 0; channel < 3; channel += 1) {
        const a = rgb[upper + left + channel]!;
        const b = rgb[upper + right + channel]!;
        const c = rgb[lower + left + channel]!;
        const d = rgb[lower + right + channel]!;
        const top = a + (b - a) * u;
        resized[at] = top + (c + (d - c) * u - top) * v + 0.5;
        at += 1;
      }
    }
  }
  return { width, height, rgb: resized };
}

/** For each target pixel the two source pixels it lies between, and its share of the second. */
function samples(from: number, to: number) {
  const first = new Int32Array(to);
  const second = new Int32Array(to);
  const share = new Float32Array(to);
  for (let place = 0; place < to; place += 1) {
    const centre = Math.min(from - 1, Math.max(0, ((place + 0.5) * from) / to - 0.5));
    first[place] = Math.floor(centre);
    second[place] = Math.min(from - 1, Math.floor(centre) + 1);
    share[place] = centre - Math.floor(centre);
  }
  return { first, second, share };
}
