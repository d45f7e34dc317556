import {
  inferNothing,
  loadWordMeasures,
  type PagePicture,
  readNothing,
  scanDocument,
} from '../worker/engine/index.js';
import { readSettings } from '../core/settings.js';
import { jobOfLocalFile } from './local-document.js';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ScanFailure } from '../core/errors.js';
import { type LabelledPicture, labelledPictures } from './evaluate/pixels/labelled-pictures.js';
import { readTrueMask, type TrueMask } from './evaluate/pixels/true-mask.js';

const USAGE = `Usage: npm run word-features -- FOLDER OUT.jsonl

Writes what the layer text-lines measures of each word of the labelled pictures of FOLDER: one line
with the names of the features, then one a picture: {file, label, chain, finish, operations, rows},
each row the share of the word's area that was changed (0-1) and its features. Input of
scripts/train/text_lines/fit.py.`;

async function main(): Promise<number> {
  const [folder, out, ...more] = process.argv.slice(2);
  if (folder === undefined || out === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const file = createWriteStream(resolve(out));
  const write = async (line: unknown): Promise<void> => {
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
  };
  const { names, measure } = await loadWordMeasures();
  await write(names);
  for (const labelled of await labelledPictures(resolve(folder))) {
    const mask = labelled.label === 'forged' ? await readTrueMask(labelled.masks) : null;
    const rows: number[][] = [];
    const isRead = await seePicture(labelled, (picture) => {
      for (const { box, features } of measure(picture)) {
        const share = mask === null ? 0 : changedShare(mask, box);
        rows.push([share, ...Array.from(features)].map((value) => Number(value.toFixed(4))));
      }
    });
    if (!isRead) continue;
    const { label, chain, finish, operations } = labelled;
    await write({ file: labelled.file, label, chain, finish, operations, rows });
  }
  file.end();
  await once(file, 'finish');
  return 0;
}

/** Shows the first picture of a file as a scan decodes it; false for a file that cannot be read. */
async function seePicture(
  { path, file }: LabelledPicture,
  see: (picture: PagePicture) => void,
): Promise<boolean> {
  const local = await jobOfLocalFile(path, 'en', readSettings({}));
  if ('refused' in local) return false;
  try {
    await scanDocument(
      local.job,
      {
        stage: () => {},
        history: async () => null,
        infer: inferNothing,
        text: readNothing,
        signal: new AbortController().signal,
      },
      {
        detectors: { document: [], picture: [] },
        read: 'nothing',
        overview: false,
        picturesMax: 1,
        see: async (picture) => see(picture),
      },
    );
    return true;
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    console.error(`${file}: ${error.reason}`);
    return false;
  }
}

function changedShare(
  { width, height, changed }: TrueMask,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): number {
  let sum = 0;
  for (let row = y; row < Math.min(height, y + h); row++)
    for (let column = x; column < Math.min(width, x + w); column++)
      sum += changed[row * width + column]!;
  return sum / (w * h);
}

process.exitCode = await main();
