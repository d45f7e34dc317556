import { expect, test } from 'vitest';
import type { Preprocessing } from '../../../core/model-manifest.js';
import { preparer, type Window } from '../../../worker/inference/prepare.js';

const WIDTH = 5;
const HEIGHT = 4;
const picture = {
  width: WIDTH,
  height: HEIGHT,
  rgb: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 37) % 256),
};

const WINDOWS: Record<string, Window> = {
  'the whole picture': { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  'a part': { x: 1, y: 2, width: 3, height: 2 },
  'beyond the right and lower edges': { x: 3, y: 2, width: 6, height: 5 },
  'beyond the left and upper edges': { x: -2, y: -1, width: 4, height: 3 },
  'wider and higher than the picture': { x: -3, y: -2, width: 12, height: 9 },
  'right of the picture': { x: 7, y: 0, width: 2, height: 2 },
};

/** Value of a channel of the pixel nearest to a place, as the manifest defines it. */
function expected(
  { colour, scale, mean, std }: Preprocessing,
  channel: number,
  x: number,
  y: number,
): number {
  const column = Math.min(WIDTH - 1, Math.max(0, x));
  const row = Math.min(HEIGHT - 1, Math.max(0, y));
  const at = (row * WIDTH + column) * 3;
  const [red = 0, green = 0, blue = 0] = picture.rgb.subarray(at, at + 3);
  const bytes = colour === 'bgr' ? [blue, green, red] : [red, green, blue];
  const byte =
    colour === 'grey' ? Math.round(0.299 * red + 0.587 * green + 0.114 * blue) : bytes[channel]!;
  return Math.fround((byte * scale - mean[channel]!) / std[channel]!);
}

for (const layout of ['nchw', 'nhwc'] as const)
  for (const colour of ['rgb', 'bgr', 'grey'] as const)
    test(`every window has the value of the nearest pixel: ${layout}, ${colour}`, () => {
      const channels = colour === 'grey' ? 1 : 3;
      const preprocessing: Preprocessing = {
        view: { kind: 'resize', width: WIDTH, height: HEIGHT },
        ...{ colour, layout, scale: 1 / 255 },
        mean: [0.1, 0.2, 0.3].slice(0, channels),
        std: [0.5, 0.25, 2].slice(0, channels),
      };
      const prepare = preparer(preprocessing, 'float32');
      for (const [name, window] of Object.entries(WINDOWS)) {
        const { width, height } = window;
        const into = new Float32Array(channels * width * height);
        prepare(picture, window)(into);
        const wanted = new Float32Array(into.length);
        for (let channel = 0; channel < channels; channel += 1)
          for (let y = 0; y < height; y += 1)
            for (let x = 0; x < width; x += 1) {
              const place =
                layout === 'nchw'
                  ? (channel * height + y) * width + x
                  : (y * width + x) * channels + channel;
              wanted[place] = expected(preprocessing, channel, window.x + x, window.y + y);
            }
        expect(into, name).toEqual(wanted);
      }
    });
