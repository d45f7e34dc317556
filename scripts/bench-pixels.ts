import {
  type Infer,
  type Line,
  loadDetectors,
  type PictureDetector,
  readNothing,
  type Rect,
  scanDocument,
} from '../worker/engine/index.js';
import { jobOfLocalFile } from './local-document.js';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { readSettings } from '../core/settings.js';
import { openInferenceOf } from '../worker/inference/inference-of-settings.js';
import { table } from './evaluate/table.js';

/** A page of A4 at 150 dpi. */
const PAGE = { width: 1240, height: 1754 };
const ROUNDS = 5;

/**
 * Times the layers that look at pixels on one page: each alone in a scan of its
 * own, and all of them in one scan, in turn in one process; medians.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-bench-'));
  const path = join(folder, 'page.jpg');
  const inference = openInferenceOf(readSettings(process.env));
  try {
    await inference.ready();
    const { picture: detectors } = await loadDetectors();
    const alone = new Map<string, number[]>();
    const together: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const parts = new Map([['decoding', await timeOf(path, [], inference.infer)]]);
      const decodingMs = parts.get('decoding') ?? 0;
      for (const detector of detectors)
        parts.set(
          detector.id,
          Math.max(0, (await timeOf(path, [detector], inference.infer)) - decodingMs),
        );
      const all = await timeOf(path, detectors, inference.infer);
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
        [...rows, ['sum of the parts alone', sum.toFixed(0)], ['one scan', service.toFixed(0)]],
      ).join('\n'),
    );
    console.log(`\none scan / sum: ${(service / sum).toFixed(2)} (median of ${ROUNDS} rounds)`);
  } finally {
    await inference.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const linesOfPage = (): Line[] =>
  PRINTED.map(({ text, rect }) => ({
    text,
    rect,
    direction: 'ltr',
    words: [{ text, rect, confidence: 1 }],
  }));

/** Milliseconds that a scan takes with these detectors of pictures and no others. */
async function timeOf(
  path: string,
  picture: readonly PictureDetector[],
  infer: Infer,
): Promise<number> {
  // Models of one network remember pictures: each scan has a new one.
  await writeFile(path, scannedPage());
  const local = await jobOfLocalFile(path, 'en', readSettings({}));
  if ('refused' in local) throw new Error(local.refused);
  const startedMs = performance.now();
  await scanDocument(
    local.job,
    {
      stage: () => {},
      history: async () => null,
      infer,
      text: readNothing,
      signal: new AbortController().signal,
    },
    {
      detectors: { document: [], picture },
      read: 'nothing',
      overview: false,
      assume: { channel: 'scanned_pdf', lines: linesOfPage() },
    },
  );
  return performance.now() - startedMs;
}

/** The numbers on the page and their boxes, in percent of the page. */
const PRINTED: { text: string; rect: Rect }[] = [];

let pages = 0;

/** Text lines with grain, like a saved scan; the grain of each page is another. */
function scannedPage(): Buffer {
  PRINTED.length = 0;
  pages += 1;
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
  let state = pages;
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
