import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  prepareZXingModule,
  type Position,
  type ReaderOptions,
  readBarcodes,
} from 'zxing-wasm/reader';
import type { Rect } from '../evidence/geometry.js';
import type { Raster } from '../evidence/page.js';

/** The kinds of symbols that known formats use. */
const OPTIONS: ReaderOptions = {
  formats: ['QRCode', 'PDF417', 'DataMatrix', 'ITF'],
  tryHarder: true,
  tryInvert: false,
  maxNumberOfSymbols: 16,
};

let prepared = false;

/** The package would fetch its WebAssembly from the network: it is given its own file. */
function prepare(): void {
  if (prepared) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = readFileSync(file);
  prepareZXingModule({
    overrides: {
      wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
    },
  });
  prepared = true;
}

export interface ReadCode {
  text: string;
  /** Percent of the drawing. */
  rect: Rect;
}

/**
 * The machine-readable codes of a drawing with their contents, by ZXing: QR code, PDF417, DataMatrix and
 * interleaved 2 of 5, in any direction. Some 20 ms a megapixel. A module of a symbol wants two pixels
 * at least.
 */
export async function readCodes({ width, height, data }: Raster): Promise<ReadCode[]> {
  prepare();
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels[to] = data[from] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from + 2] ?? 0;
    pixels[to + 3] = 255;
  }
  const found = await readBarcodes({ width, height, data: pixels, colorSpace: 'srgb' }, OPTIONS);
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, position }) => ({ text, rect: rectOf(position, { width, height }) }));
}

function rectOf(
  { topLeft, topRight, bottomLeft, bottomRight }: Position,
  { width, height }: Pick<Raster, 'width' | 'height'>,
): Rect {
  const corners = [topLeft, topRight, bottomLeft, bottomRight];
  const across = corners.map(({ x }) => (100 * x) / width);
  const down = corners.map(({ y }) => (100 * y) / height);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, w: Math.max(...across) - x, h: Math.max(...down) - y };
}
