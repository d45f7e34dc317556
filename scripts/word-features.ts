import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { ScanFailure } from '../core/errors.js';
import { SNIFF_HEAD_BYTES, sniffType } from '../core/sniff.js';
import { pageInkOf } from '../worker/engine/image/signal/page-ink.js';
import type { PagePicture } from '../worker/engine/image/page-picture.js';
import { measureWords } from '../worker/engine/detectors/picture/text-lines/measure-words.js';
import {
  WORD_FEATURES,
  wordFeatures,
} from '../worker/engine/detectors/picture/text-lines/word-features.js';
import { openDocument } from '../worker/engine/pipeline/opening/open-document.js';
import { labelledPictures, type LabelledPicture } from './evaluate/pixels/labelled-pictures.js';
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
  await write(WORD_FEATURES);
  for (const labelled of await labelledPictures(resolve(folder))) {
    const picture = await load(labelled);
    if (picture === null) continue;
    const mask = labelled.label === 'forged' ? await readTrueMask(labelled.masks) : null;
    const words = measureWords(picture, pageInkOf(picture));
    const rows = wordFeatures(words).map((features, index) => {
      const share = mask === null ? 0 : changedShare(mask, words[index]!.word);
      return [share, ...features].map((value) => Number(value.toFixed(4)));
    });
    const { label, chain, finish, operations } = labelled;
    await write({ file: labelled.file, label, chain, finish, operations, rows });
  }
  file.end();
  await once(file, 'finish');
  return 0;
}

async function load({ path, file }: LabelledPicture): Promise<PagePicture | null> {
  try {
    const bytes = await readFile(path);
    const type = sniffType(bytes.subarray(0, SNIFF_HEAD_BYTES));
    if (type === null) return null;
    const document = await openDocument(
      { path, name: basename(path), type, size: bytes.length, sha256: '' },
      { pagesMax: 1, megapixelsMax: 100 },
    );
    try {
      return (await document.pictures[0]?.load()) ?? null;
    } finally {
      await document.close();
    }
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    console.error(`${file}: ${error.reason}`);
    return null;
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
