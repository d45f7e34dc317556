import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { readSettings } from '../core/settings.js';
import { openInferenceOf } from '../worker/inference/inference-of-settings.js';
import type { Rect } from '../worker/engine/evidence/geometry.js';
import type { Infer } from '../worker/engine/infer.js';
import { openLayers } from '../worker/engine/pipeline/coverage.js';
import { pictureDetectors } from '../worker/engine/detectors/picture/index.js';
import type { PageKnowledge } from '../worker/engine/detectors/picture/picture-detection.js';
import {
  examinePictures,
  PICTURE_MEGAPIXELS_MAX,
} from '../worker/engine/pipeline/examine-pictures.js';
import { openDocument } from '../worker/engine/pipeline/opening/open-document.js';
import { writeForensics } from '../worker/engine/report/write-forensics.js';
import { table } from './evaluate/table.js';

/** A page of A4 at 150 dpi. */
const PAGE = { width: 1240, height: 1754 };
const ROUNDS = 5;

/**
 * Times the pixel layers on one page: decoding and each layer alone, and the
 * service's own run of all layers, alternating in one process; medians.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-bench-'));
  const path = join(folder, 'page.jpg');
  const inference = openInferenceOf(readSettings(process.env));
  try {
    await writeFile(path, scannedPage());
    await inference.ready();
    const alone = new Map<string, number[]>();
    const together: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const parts = await timeAlone(path, inference.infer);
      const all = await timeTogether(path, inference.infer);
      // The first round warms the compiler.
      if (round === 0) continue;
      for (const [name, ms] of parts) alone.set(name, [...(alone.get(name) ?? []), ms]);
      together.push(all);
    }
    const rows = [...alone].map(([name, times]) => [name, median(times).toFixed(0)]);
    const sum = [...alone.values()].reduce((total, times) => total + median(times), 0);
    const service = median(together);
    console.log(
      table(
        [`${PAGE.width} x ${PAGE.height}`, 'ms'],
        [...rows, ['sum of the parts alone', sum.toFixed(0)], ['the service', service.toFixed(0)]],
      ).join('\n'),
    );
    console.log(`\nservice / sum: ${(service / sum).toFixed(2)} (median of ${ROUNDS} rounds)`);
  } finally {
    await inference.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const contextFor = (infer: Infer): PageKnowledge => ({
  channel: 'scanned_pdf',
  lines: PRINTED.map(({ text, rect }) => ({
    text,
    rect,
    direction: 'ltr',
    words: [{ text, rect, confidence: 1 }],
  })),
  facts: null,
  infer,
});

const open = (path: string) =>
  openDocument(
    { path, name: 'page.jpg', type: 'image/jpeg', size: 1, sha256: '' },
    { pagesMax: 1, megapixelsMax: 100 },
  );

async function timeAlone(path: string, infer: Infer): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const startedMs = performance.now();
  const document = await open(path);
  await document.pictures[0]!.load();
  times.set('decode', performance.now() - startedMs);
  for (const detector of pictureDetectors) {
    // A separate picture, so that no layer reuses results of another.
    const picture = await document.pictures[0]!.load();
    const fromMs = performance.now();
    await detector.detect({ picture, ...contextFor(infer) }, new AbortController().signal);
    times.set(detector.id, performance.now() - fromMs);
  }
  await document.close();
  return times;
}

async function timeTogether(path: string, infer: Infer): Promise<number> {
  const startedMs = performance.now();
  const document = await open(path);
  const { signal } = new AbortController();
  const examined = await examinePictures(
    pictureDetectors,
    document.pictures,
    () => contextFor(infer),
    openLayers(signal),
    { timeoutMs: 60_000, megapixelsMax: PICTURE_MEGAPIXELS_MAX, signal },
  );
  await writeForensics(examined.pictures);
  await document.close();
  return performance.now() - startedMs;
}

/** The numbers on the page and their boxes, in percent of the page. */
const PRINTED: { text: string; rect: Rect }[] = [];

/** Text lines with grain, like a saved scan. */
function scannedPage(): Buffer {
  // A machine may have no fonts, which would leave the page blank.
  const font = '@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf';
  GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(font), 'Heebo');
  const canvas = createCanvas(PAGE.width, PAGE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f2ee';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  context.fillStyle = '#26262a';
  context.font = '22px Heebo';
  const print = (text: string, x: number, y: number): void => {
    context.fillText(text, x, y);
    const { width, actualBoundingBoxAscent: up } = context.measureText(text);
    PRINTED.push({
      text,
      rect: {
        x: (100 * x) / PAGE.width,
        y: (100 * (y - up)) / PAGE.height,
        w: (100 * width) / PAGE.width,
        h: (100 * up) / PAGE.height,
      },
    });
  };
  for (let line = 0; line < 44; line++)
    for (let column = 0; column < 6; column++)
      print(
        `${((line * 7919 + column * 104_729) % 900_000) / 100 + 100}`,
        70 + column * 190,
        90 + line * 37,
      );
  const image = context.getImageData(0, 0, PAGE.width, PAGE.height);
  let state = 1;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = ((state >>> 24) % 9) - 4;
    for (let channel = 0; channel < 3; channel++) image.data[at + channel]! += grain;
  }
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/jpeg', 90);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

await main();
