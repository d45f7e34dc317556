import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PDFPage } from 'pdf-lib';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';
import type { Raster } from '../../../../worker/engine/evidence/page.js';

/** The modules of a symbol, without its quiet zone. */
export interface Symbol {
  columns: number;
  rows: number;
  isDark: (column: number, row: number) => boolean;
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

/** Encodes a text by ZXing, which writes and reads by code of its own for each. */
export async function symbolOf(
  text: string,
  format: NonNullable<WriterOptions['format']> = 'QRCode',
): Promise<Symbol> {
  const wasmBinary = readFileSync(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  const { symbol, error } = await writeBarcode(text, { format, addQuietZones: false });
  if (error !== '') throw new Error(error);
  const { width, height, data } = symbol;
  return {
    columns: width,
    rows: height,
    isDark: (column, row) => (data[row * width + column] ?? 255) < 128,
  };
}

/** The symbol on white, so many pixels a module. */
export function drawn({ columns, rows, isDark }: Symbol, scale: number, quiet = 4): Raster {
  const [width, height] = [(columns + 2 * quiet) * scale, (rows + 2 * quiet) * scale];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / scale) - quiet, Math.floor(y / scale) - quiet];
      const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
      if (isInside && isDark(column, row))
        data.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  return { width, height, data };
}

/** Draws it on a page as squares, as invoicing programs do; `module` in points, from the lower left. */
export function drawCode(
  page: PDFPage,
  { columns, rows, isDark }: Symbol,
  at: { x: number; y: number; module: number },
): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isDark(column, row))
        page.drawRectangle({
          x: at.x + column * at.module,
          y: at.y + (rows - 1 - row) * at.module,
          ...{ width: at.module, height: at.module },
        });
}
