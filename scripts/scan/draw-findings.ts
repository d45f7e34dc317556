import { type Raster, renderPages } from '../../worker/engine/index.js';
import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, ImageData } from '@napi-rs/canvas';
import { z } from 'zod';
import { Box } from '../../core/report.js';
import { readSettings } from '../../core/settings.js';
import { sniffType } from '../../core/sniff.js';
import { Severity } from '../../core/vocabulary.js';

/** Reads a Drawing from standard input, writes the pictures, prints their paths. */
const Drawing = z.object({
  file: z.string(),
  out: z.string(),
  findings: z.array(z.object({ severity: Severity, box: Box.nullable() })),
});

const LONG_SIDE_PX = 1600;
const COLOURS: Record<Severity, string> = {
  info: '#3b6ea5',
  low: '#8a6d00',
  medium: '#d97706',
  high: '#dc2626',
  critical: '#a21caf',
};

async function main(): Promise<void> {
  const { file, out, findings } = Drawing.parse(JSON.parse(await text(process.stdin)));
  registerFont();
  const bytes = await readFile(file);
  const type = sniffType(bytes.subarray(0, 4096));
  if (type === null) throw new Error('unsupported file');
  const marked = findings.flatMap(({ severity, box }, index) =>
    box ? [{ severity, box, number: index + 1 }] : [],
  );
  const found = [...new Set(marked.map(({ box }) => box.page))].sort((a, b) => a - b);
  const numbers = found.length > 0 ? found : [1];
  const { pagesMax, megapixelsMax } = readSettings(process.env);
  const job = { bytes: new Uint8Array(bytes), type, pagesMax, megapixelsMax };
  for (const [number, raster] of await renderPages(job, numbers, LONG_SIDE_PX)) {
    const canvas = toCanvas(raster);
    for (const mark of marked) if (mark.box.page === number) drawBox(canvas, mark);
    const path = number === numbers[0] ? out : out.replace(/\.png$/, `-${number}.png`);
    await writeFile(path, await canvas.encode('png'));
    console.log(path);
  }
}

/** A machine may have no fonts; pdf.js ships one. */
function registerFont(): void {
  const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  GlobalFonts.registerFromPath(
    join(pdfjs, 'standard_fonts', 'LiberationSans-Bold.ttf'),
    'Emet Label',
  );
}

function toCanvas({ width, height, data }: Raster): Canvas {
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0, from = 0, to = 0; pixel < width * height; pixel++, from += 3, to += 4) {
    pixels[to] = data[from] ?? 255;
    pixels[to + 1] = data[from + 1] ?? 255;
    pixels[to + 2] = data[from + 2] ?? 255;
    pixels[to + 3] = 255;
  }
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

function drawBox(
  canvas: Canvas,
  { box, severity, number }: { box: Box; severity: Severity; number: number },
): void {
  const context = canvas.getContext('2d');
  const unit = Math.max(canvas.width, canvas.height) / 800;
  const margin = 2 * unit;
  const x = (box.x / 100) * canvas.width - margin;
  const y = (box.y / 100) * canvas.height - margin;
  const width = (box.w / 100) * canvas.width + 2 * margin;
  const height = (box.h / 100) * canvas.height + 2 * margin;
  context.strokeStyle = COLOURS[severity];
  context.lineWidth = 1.5 * unit;
  context.strokeRect(x, y, width, height);
  context.globalAlpha = 0.12;
  context.fillStyle = COLOURS[severity];
  context.fillRect(x, y, width, height);
  context.globalAlpha = 1;

  const radius = 7 * unit;
  // Beside the box, because the previous line is above it.
  const labelX = x >= 2 * radius ? x - radius : Math.min(canvas.width - radius, x + width + radius);
  const labelY = Math.max(radius, Math.min(canvas.height - radius, y + height / 2));
  context.beginPath();
  context.arc(labelX, labelY, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = `${Math.round(9 * unit)}px "Emet Label"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), labelX, labelY);
}

await main();
