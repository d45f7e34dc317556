import { isDict, isName, type PdfDict, type PdfValue } from '../pdf-values.js';
import { decodeAscii85, decodeAsciiHex } from './ascii.js';
import { inflate, type Budget } from './flate.js';
import { decodeLzw } from './lzw.js';
import { undoPredictor } from './predictor.js';
import { decodeRunLength } from './run-length.js';

/** Maximum size of one decoded stream; page contents and fonts rarely exceed a megabyte. */
const STREAM_MAX_BYTES = 32 * 1024 * 1024;
/** Maximum number of filters of a stream; usual files chain two. */
const FILTERS_MAX = 8;

/** Resolves references, as `ObjectStore.resolve`. */
type Resolve = (value: PdfValue | undefined) => PdfValue;

/**
 * Decodes the data of a stream. null when a filter is an image filter (DCT, JPX, JBIG2,
 * CCITT) or unknown, when nothing can be decoded, or when the result exceeds 32 MB or the
 * budget. Damaged data give the part before the damage.
 */
export function decodeStream(
  data: Uint8Array,
  dict: PdfDict,
  { resolve, budget }: { resolve: Resolve; budget: Budget },
): Uint8Array | null {
  const listOf = (...keys: string[]): PdfValue[] => {
    const value = resolve(
      keys.map((key) => dict.entries.get(key)).find((one) => one !== undefined),
    );
    return value === null ? [] : Array.isArray(value) ? value.map(resolve) : [value];
  };
  const filters = listOf('Filter', 'F');
  const parameters = listOf('DecodeParms', 'DP');
  if (filters.length > FILTERS_MAX) return null;
  let current = data;
  for (const [index, filter] of filters.entries()) {
    const own = parameters[index];
    const numberAt = (key: string, fallback: number): number => {
      const value = isDict(own) ? resolve(own.entries.get(key)) : null;
      return typeof value === 'number' && value >= 0 && value < 2 ** 20 ? value : fallback;
    };
    const next = isName(filter) ? decodeOnce(current, filter.name, numberAt, budget) : null;
    if (next === null) return null;
    current = next;
  }
  return current;
}

function decodeOnce(
  data: Uint8Array,
  filter: string,
  numberAt: (key: string, fallback: number) => number,
  budget: Budget,
): Uint8Array | null {
  const bytesMax = Math.min(STREAM_MAX_BYTES, budget.bytesLeft);
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return unpredicted(inflate(data, bytesMax, budget));
    case 'LZWDecode':
    case 'LZW':
      return unpredicted(charged(decodeLzw(data, numberAt('EarlyChange', 1) & 1, bytesMax)));
    case 'RunLengthDecode':
    case 'RL':
      return charged(decodeRunLength(data, bytesMax));
    case 'ASCII85Decode':
    case 'A85':
      return charged(decodeAscii85(data));
    case 'ASCIIHexDecode':
    case 'AHx':
      return charged(decodeAsciiHex(data));
    // Handled by the decryption.
    case 'Crypt':
      return data;
    default:
      return null;
  }

  function charged(decoded: Uint8Array | null): Uint8Array | null {
    budget.bytesLeft -= decoded?.length ?? bytesMax;
    return decoded;
  }

  function unpredicted(decoded: Uint8Array | null): Uint8Array | null {
    if (decoded === null) return null;
    return undoPredictor(decoded, {
      predictor: numberAt('Predictor', 1),
      colors: clamp(numberAt('Colors', 1), 1, 32),
      bitsPerComponent: bitsOf(numberAt('BitsPerComponent', 8)),
      columns: Math.max(1, Math.round(numberAt('Columns', 1))),
    });
  }
}

const clamp = (value: number, min: number, max: number): number =>
  Math.round(Math.min(max, Math.max(min, value)));

const bitsOf = (value: number): number => ([1, 2, 4, 8, 16].includes(value) ? value : 8);
