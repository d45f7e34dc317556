import { bell, seeded } from '../random.js';

/** Adds a sensor's grain to a grey or RGB picture in place; the same seed gives the same grain. */
export const addGrain = (
  pixels: Uint8Array | Buffer,
  channels: number,
  strength: number,
  seed: number,
): void => {
  const random = seeded(seed);
  for (let index = 0; index < pixels.length; index += channels) {
    const grain = bell(random) * strength;
    for (let channel = 0; channel < channels; channel += 1) {
      const value = (pixels[index + channel] ?? 0) + grain;
      pixels[index + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
};
