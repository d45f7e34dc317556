import type { InferencePicture } from '../engine/index.js';
import { channelsOf, type DType, type Preprocessing } from '../../core/model-manifest.js';
import type { TensorData } from './tensor.js';

/** A rectangle of a picture, in pixels; beyond the picture the edge is repeated. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Writes one input of a batch into `into`, which holds exactly that input. */
export type Fill = (into: TensorData) => void;

/** Prepares windows of a picture by the manifest: value = (byte * scale - mean) / std. */
export function preparer(preprocessing: Preprocessing, dtype: DType) {
  const { colour, layout, scale, mean, std } = preprocessing;
  const channels = channelsOf({ colour });
  const tables = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: 256 }, (_unused, byte) => {
      const value = (byte * scale - (mean[channel] ?? 0)) / (std[channel] ?? 1);
      return dtype === 'float32' ? value : Math.round(value);
    }),
  );

  const isGrey = colour === 'grey';

  return ({ rgb, width: columns, height: rows }: InferencePicture, window: Window): Fill =>
    (into) => {
      const { width, height } = window;
      // Strides from one pixel, and from one channel, to the next.
      const [perPixel, perChannel] = layout === 'nchw' ? [1, width * height] : [channels, 1];
      // Columns of the window from which on it is within the picture, and beyond its last column.
      const from = Math.min(width, Math.max(0, -window.x));
      const to = Math.max(from, Math.min(width, columns - window.x));
      for (const [channel, table] of tables.entries()) {
        const offset = colour === 'bgr' ? 2 - channel : channel;
        let place = channel * perChannel;
        for (let y = 0; y < height; y += 1) {
          const row = Math.min(rows - 1, Math.max(0, window.y + y)) * columns;
          const valueAt = (x: number): number =>
            table[isGrey ? luma(rgb, (row + x) * 3) : rgb[(row + x) * 3 + offset]!]!;
          if (from > 0) place = repeat(into, valueAt(0), { place, times: from, step: perPixel });
          // The loop that counts: an input has millions of pixels.
          let at = (row + window.x + from) * 3 + offset;
          const end = at + (to - from) * 3;
          if (isGrey)
            for (; at < end; at += 3, place += perPixel) into[place] = table[luma(rgb, at)]!;
          else for (; at < end; at += 3, place += perPixel) into[place] = table[rgb[at]!]!;
          if (to < width)
            place = repeat(into, valueAt(columns - 1), {
              place,
              times: width - to,
              step: perPixel,
            });
        }
      }
    };
}

/** Writes a value at every `step`-th place; the place after the last one. */
function repeat(
  into: TensorData,
  value: number,
  { place, times, step }: { place: number; times: number; step: number },
): number {
  for (let time = 0; time < times; time += 1, place += step) into[place] = value;
  return place;
}

/** ITU-R BT.601. */
const luma = (rgb: Uint8Array, at: number): number =>
  Math.round(0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!);
