import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { readSettings } from '../core/settings.js';
import {
  type AnalysisJob,
  inferNothing,
  type Line,
  readNothing,
  renderPages,
  scanDocument,
  type TextModels,
} from '../worker/engine/index.js';
import { openInferenceOf } from '../worker/inference/inference-of-settings.js';
import { jobOfLocalFile } from './local-document.js';
import { addCounts, type Counts, inWords, noCounts } from './read-words/count-words.js';

const USAGE = `Usage: npm run read-words -- FOLDER [--pages N] [--without MODEL]

Draws the first pages (2, or N) of the PDFs of FOLDER at 100 and 150 dots an inch, saves them as JPEG
80 and as a messenger sends pictures (longest side 1280, JPEG 72), has them read as scans are, and
prints the shares of the words, Hebrew and Latin, and of the numbers of their text layers that were
read, each counted as often as its page has it. Text layers should be true ones. --without leaves out
a model, to compare.

Exit status: 0 done, 2 wrong usage.`;

const RESOLUTIONS = [100, 150] as const;
const CHAINS = {
  'jpeg 80': { quality: 80 },
  messenger: { longSidePx: 1280, quality: 72 },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: '2' }, without: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  const pages = Number(values.pages);
  if (folder === undefined || more.length > 0 || !Number.isInteger(pages) || pages < 1) {
    console.error(USAGE);
    return 2;
  }
  const inference = openInferenceOf(readSettings(process.env));
  const text: TextModels = {
    find: (model, picture) => inference.text.find(model, picture),
    read: async (model, lines) =>
      model === values.without ? null : inference.text.read(model, lines),
  };
  const counts = new Map<string, Counts>();
  try {
    await inference.ready();
    const files = (await readdir(resolve(folder))).filter((file) => /\.pdf$/i.test(file)).sort();
    for (const file of files) {
      const local = await jobOfLocalFile(join(folder, file), 'en', readSettings({}));
      if ('refused' in local) continue;
      const layers = await linesOf(local.job, 'text_layer', readNothing);
      for (const dpi of RESOLUTIONS)
        for (const [chain, way] of Object.entries(CHAINS)) {
          const row = `${dpi} dpi, ${chain}`;
          const count = counts.get(row) ?? noCounts();
          counts.set(row, count);
          for (const [number, { lines, longSidePt }] of layers.slice(0, pages).entries()) {
            const longSidePx = Math.round((longSidePt * dpi) / 72);
            const drawn = await renderPages(local.job, [number + 1], longSidePx);
            const page = drawn.get(number + 1);
            if (page === undefined) continue;
            const picture = sharp(page.data, { raw: { ...sizeOf(page), channels: 3 } });
            const bytes = await asSent(picture, way);
            const job: AnalysisJob = {
              ...local.job,
              type: 'image/jpeg',
              bytes,
              size: bytes.length,
            };
            const [read] = await linesOf(job, 'everything', text);
            addCounts(count, textOf(lines), textOf(read?.lines ?? []));
          }
        }
    }
  } finally {
    await inference.close();
  }
  for (const [row, count] of counts) console.log(`${row}  ${inWords(count)}`);
  return 0;
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

async function asSent(
  picture: Sharp,
  { longSidePx, quality }: { longSidePx?: number; quality: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const sized =
    longSidePx === undefined
      ? picture
      : picture.resize({
          ...{ width: longSidePx, height: longSidePx },
          ...{ fit: 'inside', withoutEnlargement: true },
        });
  return new Uint8Array(await sized.jpeg({ quality }).toBuffer());
}

interface PageLines {
  lines: readonly Line[];
  longSidePt: number;
}

/** The lines of each page as a scan reads them. */
async function linesOf(
  job: AnalysisJob,
  read: 'text_layer' | 'everything',
  text: TextModels,
): Promise<PageLines[]> {
  const found: PageLines[] = [];
  await scanDocument(
    job,
    {
      stage: () => {},
      history: async () => null,
      infer: inferNothing,
      text,
      signal: new AbortController().signal,
    },
    {
      read,
      overview: false,
      detectors: {
        picture: [],
        document: [
          {
            id: 'lines',
            names: { en: 'Lines', he: 'שורות' },
            findings: {},
            needs: ['pages'],
            detect: ({ pages }) => {
              for (const { lines, width, height } of pages)
                found.push({ lines, longSidePt: Math.max(width, height) });
              return [];
            },
          },
        ],
      },
    },
  );
  return found;
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

// Tesseract's threads, which a scan opens once a process, would keep this one alive.
process.exit(await main());
