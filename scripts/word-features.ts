import {
  abstain,
  flatPaperOf,
  inferNothing,
  type Line,
  loadNumberMeasures,
  loadWordMeasures,
  type PagePicture,
  readNothing,
  scanDocument,
  type ScanOptions,
  type TextModels,
} from '../worker/engine/index.js';
import { openInferenceOf } from '../worker/inference/inference-of-settings.js';
import { readSettings } from '../core/settings.js';
import { jobOfLocalFile } from './local-document.js';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { ScanFailure } from '../core/errors.js';
import { type LabelledPicture, labelledPictures } from './evaluate/pixels/labelled-pictures.js';
import { readTrueMask, type TrueMask } from './evaluate/pixels/true-mask.js';

const USAGE = `Usage: npm run word-features -- FOLDER OUT.jsonl [--layer text-lines|number-print] [--read all]

Writes what a layer measures of each word of the labelled pictures of FOLDER: one line with the names
of the features, then one a picture: {file, label, source, chain, finish, operations, changed,
flatPaper, texts, rows}: the share of the picture that was changed, the share of its paper that is
flat (see fit.py), and rows of the share of a word's area that was changed (all 0-1) and its features,
null for what is unknown. Input of scripts/train/text_lines/fit.py and scripts/train/number_print/fit.py.

number-print measures numbers, so pictures are read, by the live models: the genuine ones, whose
words are taken for the forgeries of the same source that were sent the same way; with "--read all"
each picture, as edited PDFs that were drawn hold other words.`;

/** What a layer measures of the words of a picture; `texts` are empty where it reads nothing. */
interface Measures {
  names: readonly string[];
  measure: (
    picture: PagePicture,
    lines: readonly Line[],
  ) => { text?: string; box: PixelBox; features: ArrayLike<number> }[];
}

interface PixelBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      layer: { type: 'string', default: 'text-lines' },
      read: { type: 'string', default: 'genuine' },
    },
  });
  const [folder, out, ...more] = positionals;
  const { layer, read } = values;
  const isKnown =
    ['text-lines', 'number-print'].includes(layer) && ['genuine', 'all'].includes(read);
  if (folder === undefined || out === undefined || !isKnown || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const pictures = await labelledPictures(resolve(folder));
  if (layer === 'text-lines') {
    await writeFeatures(pictures, out, await loadWordMeasures(), async () => []);
    return 0;
  }
  const inference = openInferenceOf(readSettings(process.env));
  try {
    await inference.ready();
    const ofGenuine = new Map<string, Promise<readonly Line[]>>();
    const keyOf = ({ source, finish }: LabelledPicture): string => `${source} ${finish ?? ''}`;
    const genuine = new Map(
      pictures.filter(({ label }) => label === 'genuine').map((one) => [keyOf(one), one]),
    );
    const linesOf = (picture: LabelledPicture): Promise<readonly Line[]> => {
      if (read === 'all') return readLines(picture, inference.text);
      const key = keyOf(picture);
      const lines = ofGenuine.get(key) ?? readLines(genuine.get(key) ?? picture, inference.text);
      ofGenuine.set(key, lines);
      return lines;
    };
    await writeFeatures(pictures, out, await loadNumberMeasures(), linesOf);
  } finally {
    await inference.close();
  }
  return 0;
}

async function writeFeatures(
  pictures: readonly LabelledPicture[],
  out: string,
  { names, measure }: Measures,
  linesOf: (picture: LabelledPicture) => Promise<readonly Line[]>,
): Promise<void> {
  const file = createWriteStream(resolve(out));
  const write = async (line: unknown): Promise<void> => {
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
  };
  await write(names);
  for (const labelled of pictures) {
    const mask = labelled.label === 'forged' ? await readTrueMask(labelled.masks) : null;
    const lines = await linesOf(labelled);
    const rows: (number | null)[][] = [];
    const texts: string[] = [];
    let flatPaper = 0;
    const isRead = await seePicture(labelled, (picture) => {
      flatPaper = flatPaperOf(picture);
      for (const { text, box, features } of measure(picture, lines)) {
        const share = mask === null ? 0 : changedShare(mask, box);
        rows.push([share, ...Array.from(features)].map(rounded));
        if (text !== undefined) texts.push(text);
      }
    });
    if (!isRead) continue;
    const { file: name, label, source, chain, finish, operations } = labelled;
    const changed =
      mask === null ? 0 : changedShare(mask, { x: 0, y: 0, w: mask.width, h: mask.height });
    const page = { changed: rounded(changed), flatPaper: rounded(flatPaper) };
    await write({ file: name, label, source, chain, finish, operations, ...page, texts, rows });
  }
  file.end();
  await once(file, 'finish');
}

const rounded = (value: number): number | null =>
  Number.isFinite(value) ? Number(value.toFixed(4)) : null;

/** Shows the first picture of a file as a scan decodes it; false for a file that cannot be read. */
const seePicture = (
  labelled: LabelledPicture,
  see: (picture: PagePicture) => void,
): Promise<boolean> =>
  scanWith(labelled, readNothing, {
    detectors: { document: [], picture: [] },
    read: 'nothing',
    see: async (picture) => see(picture),
  });

/** The lines of a picture as a scan reads them; none for a file that cannot be read. */
async function readLines(labelled: LabelledPicture, text: TextModels): Promise<readonly Line[]> {
  let lines: readonly Line[] = [];
  const reader = {
    id: 'reader',
    names: { en: 'Reader', he: 'קורא' },
    findings: {},
    needs: ['lines'] as const,
    detect: (evidence: { lines: readonly Line[] }) => {
      lines = evidence.lines;
      return abstain('reads only');
    },
  };
  await scanWith(labelled, text, { detectors: { document: [], picture: [reader] } });
  return lines;
}

async function scanWith(
  { path, file }: LabelledPicture,
  text: TextModels,
  options: Partial<ScanOptions>,
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
        text,
        signal: new AbortController().signal,
      },
      { overview: false, picturesMax: 1, ...options },
    );
    return true;
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    console.error(`${file}: ${error.reason}`);
    return false;
  }
}

function changedShare({ width, height, changed }: TrueMask, { x, y, w, h }: PixelBox): number {
  let sum = 0;
  for (let row = y; row < Math.min(height, y + h); row++)
    for (let column = x; column < Math.min(width, x + w); column++)
      sum += changed[row * width + column]!;
  return sum / (w * h);
}

// Tesseract's threads, which a scan opens once a process, would keep this one alive.
process.exit(await main());
