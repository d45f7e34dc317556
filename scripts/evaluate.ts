import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../core/settings.js';
import { openAnalysisPool } from '../worker/isolation/pool.js';
import { loadDetectors } from '../worker/engine/index.js';
import { openInferenceOf } from '../worker/inference/inference-of-settings.js';
import { feedbackCounts, printFeedback } from './evaluate/feedback.js';
import { findDocuments } from './evaluate/find-documents.js';
import { findingRates } from './evaluate/finding-rates.js';
import { printRates } from './evaluate/print-rates.js';
import { LISTING as TEMPLATES, readTemplates } from './evaluate/templates-listing.js';
import { type ExaminedFile, examinePicture } from './evaluate/pixels/examine-picture.js';
import { drawSheet, drawTile, type Tile } from './evaluate/pixels/draw-sheet.js';
import { measureScans, printScansMeasured } from './evaluate/labelled-scans.js';
import { labelledPictures } from './evaluate/pixels/labelled-pictures.js';
import { measure } from './evaluate/pixels/measure.js';
import { printMeasured } from './evaluate/pixels/print-measured.js';
import { measureSums } from './evaluate/sums/measure-sums.js';
import { printSums } from './evaluate/sums/print-sums.js';
import { printSummary } from './evaluate/print-summary.js';
import { type Outcome, scanFile } from './evaluate/scan-file.js';
import { summarise } from './evaluate/summary.js';

/** Maximum number of pictures on a sheet. */
const TILES_MAX = 12;

const USAGE = `Usage: npm run evaluate -- FOLDER [--json OUT.json] [--workers N] [--only scans|pixels|sums]
       [--rates OUT.json] [--layers A,B] [--no-text] [--sheet OUT.jpg]

Scans every file below FOLDER as the worker does and prints the counts of verdicts, the times,
the findings with an impact, and the files at review or high_risk.

Where the truth is known it prints the detection and false positive rates too. It is known from a
samples.json in FOLDER, or for files below a folder named genuine or forged. In a folder made by
"npm run pdf-evidence" it prints for each forgery method what was found, what of it in its place, and
what was found in the genuine twins.

Where true values are known it prints recall and precision of the extracted fields. They are known
from a file DOCUMENT.truth.json beside a document ({"total": "117.00", "issue_date": null}: null where
a field is not printed, an array for several values, {"any": [...]} for several spellings of one),
or from the XML inside an e-invoice (ZUGFeRD, Factur-X), which the scan itself does not extract from.

Where pictures are labelled (labels.json in FOLDER with their masks, or folders genuine, forged and masks)
whole scans and each pixel layer are measured by way of sending and by operation: AUC, recall at 1, 5 and
10 % false positives, place; of layers pixel AUC and F1, calibration error, milliseconds a megapixel too.

In a folder made by "npm run admin -- dataset export" it prints what became of what people said: whether
findings that were right are still reported, wrong ones not any more, misplaced ones in their
place, and whether something is found where something was missed.

With --rates it counts for each finding how many templates of honest documents show it: files by
one maker and of one layout count once (the rule: scripts/evaluate/templates.ts; a templates.json in
FOLDER overrides it and names files that somebody edited, which are not counted).

  --rates OUT.json write that table, from which findings are capped
  --json OUT.json  write every outcome and the summary
  --workers N      scans at once (default 1)
  --only PART      scans: whole scans alone; pixels: pixel layers alone; sums: changes amounts in the
                   text of each document, one at a time, and counts which changes its sums find,
                   and a code that states the true values
  --layers A,B     pixel layers to measure (default all)
  --no-text        pixel layers get no text of the picture; two to four times as fast
  --sheet OUT.jpg  draw the first twelve forged pictures with what the layers mark on them

Exit status: 0 done, 2 wrong usage.`;

async function main(): Promise<number> {
  let wishes: Options;
  try {
    wishes = await readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const written: object[] = [];
  if (wishes.only === 'sums') written.push(await sums(wishes));
  else {
    if (wishes.only !== 'pixels') written.push(await scans(wishes));
    if (wishes.only !== 'scans') written.push(await pixels(wishes));
  }
  if (wishes.json !== undefined)
    await writeFile(wishes.json, `${JSON.stringify(Object.assign({}, ...written), null, 2)}\n`);
  return 0;
}

/** Runs whole scans of all files. */
async function scans(wishes: Options): Promise<object> {
  const settings = readSettings(process.env);
  const documents = await findDocuments(wishes.folder);
  const pool = openAnalysisPool({
    confined: settings.sandbox !== 'off',
    size: wishes.workers,
    limits: {
      wallMs: settings.scanTimeoutS * 1000,
      cpuMs: settings.scanCpuS * 1000,
      memoryBytes: settings.scanMemoryMb * 1024 * 1024,
      scansMax: settings.childScansMax,
    },
  });
  const inference = openInferenceOf(settings);
  const outcomes: Outcome[] = [];
  const waiting = documents.entries();
  const scanOneAfterAnother = async (): Promise<void> => {
    for (const [, document] of waiting) {
      outcomes.push(await scanFile(document, { pool, inference, withLayout }, settings));
      progress(`${outcomes.length}/${documents.length} ${document.file}`);
    }
  };
  const withLayout = wishes.rates !== undefined;
  try {
    await Promise.all([pool.ready(), inference.ready()]);
    await Promise.all(Array.from({ length: wishes.workers }, scanOneAfterAnother));
  } finally {
    await Promise.all([pool.close(), inference.close()]);
    progress('');
  }
  outcomes.sort((a, b) => a.file.localeCompare(b.file, 'en'));
  const summary = summarise(outcomes);
  console.log(printSummary(summary, outcomes));
  const labelled = await measureScans(outcomes, await labelledPictures(wishes.folder));
  if (labelled.length > 0) console.log(`\n${printScansMeasured(labelled)}`);
  const feedback = await feedbackCounts(wishes.folder, outcomes);
  if (feedback !== null) console.log(`\n${printFeedback(feedback)}`);
  if (wishes.rates !== undefined) {
    const templates = await readTemplates(join(wishes.folder, TEMPLATES));
    const rates = findingRates(outcomes, templates);
    console.log(`\n${printRates(rates)}`);
    await writeFile(wishes.rates, `${JSON.stringify(rates, null, 2)}\n`);
  }
  return {
    summary,
    ...(labelled.length > 0 && { labelled }),
    ...(feedback !== null && { feedback }),
    outcomes,
  };
}

/** Runs only the pixel layers, on the pictures with ground truth. */
async function pixels({ folder, layers, readsText, sheet }: Options): Promise<object> {
  const pictures = await labelledPictures(folder);
  if (pictures.length === 0) return {};
  const { picture: all } = await loadDetectors();
  const detectors = all.filter(({ id }) => layers === null || layers.includes(id));
  const files: ExaminedFile[] = [];
  const tiles: Tile[] = [];
  const inference = openInferenceOf(readSettings(process.env));
  try {
    await inference.ready();
    for (const picture of pictures) {
      const isDrawn = sheet !== undefined && picture.label === 'forged' && tiles.length < TILES_MAX;
      const file = await examinePicture(picture, {
        detectors,
        infer: inference.infer,
        text: inference.text,
        readsText,
        ...(isDrawn && {
          see: async (page, detections, mask) =>
            void tiles.push(await drawTile(page, detections, mask)),
        }),
      });
      files.push(file);
      progress(`${files.length}/${pictures.length} ${picture.file}`);
    }
  } finally {
    await inference.close();
    progress('');
  }
  if (sheet !== undefined) await writeFile(sheet, await drawSheet(tiles));
  const measured = measure(files);
  console.log(`\n${printMeasured(measured, files)}`);
  return { pixels: { measured, files: files.map(withoutCells) } };
}

/** Changes amounts in the text of each document and runs the checks. */
async function sums({ folder }: Options): Promise<object> {
  const settings = readSettings(process.env);
  const documents = await findDocuments(folder);
  const inference = openInferenceOf(settings);
  try {
    await inference.ready();
    const today = new Date().toISOString().slice(0, 10);
    const { text } = inference;
    const measured = await measureSums(documents, { text, settings, today }, (done, file) =>
      progress(`${done}/${documents.length} ${file}`),
    );
    progress('');
    console.log(printSums(measured));
    return { sums: measured };
  } finally {
    await inference.close();
  }
}

const withoutCells = ({ layers, ...file }: ExaminedFile) => ({
  ...file,
  layers: layers.map(({ layer, score, abstained, ms }) => ({ layer, score, abstained, ms })),
});

const PARTS = ['scans', 'pixels', 'sums'] as const;
type Part = (typeof PARTS)[number];

interface Options {
  folder: string;
  json: string | undefined;
  rates: string | undefined;
  workers: number;
  only: Part | null;
  /** null for all. */
  layers: string[] | null;
  readsText: boolean;
  sheet: string | undefined;
}

async function readOptions(args: string[]): Promise<Options> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      rates: { type: 'string' },
      workers: { type: 'string', default: '1' },
      only: { type: 'string' },
      layers: { type: 'string' },
      'no-text': { type: 'boolean', default: false },
      sheet: { type: 'string' },
    },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error('Name exactly one FOLDER.');
  if (!/^[1-9]\d?$/.test(values.workers)) throw new Error('--workers must be 1 to 99.');
  const only = PARTS.find((part) => part === values.only) ?? null;
  if (values.only !== undefined && only === null)
    throw new Error('--only must be scans, pixels or sums.');
  const layers = values.layers?.split(',') ?? null;
  const { picture: known } = await loadDetectors();
  const unknown = layers?.find((name) => known.every(({ id }) => id !== name));
  if (unknown !== undefined) throw new Error(`There is no pixel layer ${unknown}.`);
  return {
    folder: resolve(folder),
    json: values.json,
    rates: values.rates,
    workers: Number(values.workers),
    only,
    layers,
    readsText: !values['no-text'],
    sheet: values.sheet,
  };
}

/** A progress line that is overwritten; only on a terminal. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line.slice(0, 100)}`);
}

// Tesseract's threads, which a scan opens once a process, would keep this one alive.
process.exit(await main());
