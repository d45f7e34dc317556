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

  return (picture: InferencePicture, window: Window): Fill =>
    (into) => {
      const { width, height } = window;
      // Strides from one pixel, and from one channel, to the next.
      const [perPixel, perChannel] = layout === 'nchw' ? [1, width * height] : [channels, 1];
      for (const [channel, table] of tables.entries()) {
        let place = channel * perChannel;
        const offset = colour === 'bgr' ? 2 - channel : channel;
        for (let y = 0; y < height; y += 1) {
          const row = Math.min(picture.height - 1, window.y + y) * picture.width;
          for (let x = 0; x < width; x += 1) {
            const at = (row + Math.min(picture.width - 1, window.x + x)) * 3;
            const byte = isGrey ? luma(picture.rgb, at) : picture.rgb[at + offset];
            into[place] = table[byte ?? 0] ?? 0;
            place += perPixel;
          }
        }
      }
    };
}

/** ITU-R BT.601. */
const luma = (rgb: Uint8Array, at: number): number =>
  Math.round(0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0));
