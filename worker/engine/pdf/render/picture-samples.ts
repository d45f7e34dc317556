import type { Raster } from '../../evidence/page.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { isDict, isName, isString, type PdfDict, type PdfValue } from '../syntax/pdf-values.js';

/** How samples of a picture map to colours. */
interface Colours {
  /** Samples per pixel. */
  channels: 1 | 3;
  /** RGB of each sample value, three bytes each; null when the samples are colours themselves. */
  palette: Uint8Array | null;
}

/**
 * Decodes a lossless picture: eight bits per sample; grey, RGB or a palette of these.
 * null for any other kind, for truncated data, and where `Decode` is neither the default
 * nor the inverted range.
 *
 * @param data returns the decoded stream; called only for a supported kind
 * @param probeOnly returns an empty raster for a supported kind, without decoding
 */
export function readSamples(
  { entries }: PdfDict,
  data: () => Uint8Array | null,
  store: ObjectStore,
  probeOnly = false,
): Raster | null {
  const width = store.resolve(entries.get('Width'));
  const height = store.resolve(entries.get('Height'));
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  if (store.resolve(entries.get('BitsPerComponent')) !== 8) return null;
  const colours = coloursOf(entries.get('ColorSpace'), store);
  if (colours === null || isPicturesFilter(entries.get('Filter'), store)) return null;
  const inverted = isInverted(store.resolve(entries.get('Decode')), colours);
  if (inverted === null) return null;
  if (probeOnly) return { width, height, data: new Uint8Array() };
  const samples = data();
  if (samples === null || samples.length < width * height * colours.channels) return null;
  return { width, height, data: toRgb(samples, width * height, colours, inverted) };
}

const PICTURES_FILTERS = /^(?:DCT|JPX|JBIG2|CCITTFax)(?:Decode)?$|^CCF$/;

const isPicturesFilter = (value: PdfValue | undefined, store: ObjectStore): boolean => {
  const filter = store.resolve(value);
  return (Array.isArray(filter) ? filter : [filter]).some(
    (one) => isName(one) && PICTURES_FILTERS.test(one.name),
  );
};

function coloursOf(value: PdfValue | undefined, store: ObjectStore): Colours | null {
  const space = store.resolve(value);
  const [head, second, third, fourth] = Array.isArray(space) ? space : [space];
  switch (isName(head) ? head.name : '') {
    case 'DeviceRGB':
    case 'RGB':
    case 'CalRGB':
      return { channels: 3, palette: null };
    case 'DeviceGray':
    case 'G':
    case 'CalGray':
      return { channels: 1, palette: null };
    case 'ICCBased': {
      const channels = store.resolveDict(second)?.entries.get('N');
      const count = store.resolve(channels);
      return count === 1 || count === 3 ? { channels: count, palette: null } : null;
    }
    case 'Indexed':
    case 'I':
      return indexed(second, store.resolve(third), fourth, store);
    default:
      return null;
  }
}

function indexed(
  base: PdfValue | undefined,
  highest: PdfValue,
  table: PdfValue | undefined,
  store: ObjectStore,
): Colours | null {
  const resolved = store.resolve(base);
  const isNested = Array.isArray(resolved) && isName(resolved[0]) && resolved[0].name === 'Indexed';
  const under = isNested ? null : coloursOf(base, store);
  const bytes = tableBytes(table, store);
  if (under === null || bytes === null || typeof highest !== 'number') return null;
  const palette = new Uint8Array(256 * 3);
  for (let entry = 0; entry <= Math.min(255, highest); entry++)
    for (let channel = 0; channel < 3; channel++)
      palette[entry * 3 + channel] =
        bytes[entry * under.channels + (under.channels === 3 ? channel : 0)] ?? 0;
  return { channels: 1, palette };
}

function tableBytes(value: PdfValue | undefined, store: ObjectStore): Uint8Array | null {
  const table = store.resolve(value);
  if (isString(table)) return Buffer.from(table.string, 'latin1');
  if (value === undefined || !isDict(table)) return null;
  const object =
    typeof value === 'object' && value !== null && 'reference' in value
      ? store.get(value.reference)
      : null;
  return object === null ? null : store.dataOf(object);
}

/** null for a `Decode` that is neither the plain range nor its inverse. */
function isInverted(decode: PdfValue, { palette }: Colours): boolean | null {
  if (!Array.isArray(decode)) return false;
  if (palette !== null) return decode[0] === 0 && decode[1] === 255 ? false : null;
  const pairs = decode.filter((_, index) => index % 2 === 0);
  if (pairs.every((low) => low === 0)) return false;
  return pairs.every((low) => low === 1) ? true : null;
}

function toRgb(
  samples: Uint8Array,
  pixels: number,
  { channels, palette }: Colours,
  inverted: boolean,
): Uint8Array {
  const rgb = new Uint8Array(pixels * 3);
  const flip = inverted ? 255 : 0;
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let channel = 0; channel < 3; channel++) {
      const sample = samples[pixel * channels + (channels === 3 ? channel : 0)] ?? 0;
      rgb[pixel * 3 + channel] =
        palette === null ? sample ^ flip : (palette[sample * 3 + channel] ?? 0);
    }
  return rgb;
}
