import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../core/settings.js';
import type { Stage } from '../core/scan.js';
import { pictureOf, scannedPdf, textPdf } from './bench-scan/documents.js';
import { growthOf, LINEAR_MAX } from './bench-scan/growth.js';
import { type Bench, openBench } from './bench-scan/open-bench.js';
import { isOfModels, MODELS_BYTES_MAX, peakMemory } from './bench-scan/peak-memory.js';
import { table } from './evaluate/table.js';
import { jobOfLocalFile } from './local-document.js';

const USAGE = `Usage: npm run bench:scan -- [--rounds N] [--only text|scan|picture] [--page-images]
       npm run bench:scan -- --memory

Times whole scans, in a child and with models in their processes as in a worker, of documents
that it draws itself: seconds by stage for one, four and ten dense pages, as text and as scans
of 200 dpi, and for pictures of 1 to 24 megapixels; medians of N rounds (default 3) after one
that warms up. Then the peak memory of each process, and whether time grows linearly with
pages. Exit status 1 if it does not. With --page-images each round scans every document once more
without keeping pictures of its pages, and the last column is what one such picture costs. With --memory
it scans two dense pages, ten, and pictures of 12 and 24 megapixels once each, and prints the peaks
only; exit status 1 if those of the models' processes together exceed ${MODELS_BYTES_MAX / 1e9} GB.`;

const PAGES = [1, 4, 10] as const;
const MEGAPIXELS = [1, 2, 4, 8, 12, 24];
const STAGES: readonly Stage[] = [
  'decoding',
  'rendering',
  'reading',
  'inspecting',
  'scoring',
  'reporting',
];

/** Milliseconds by stage. */
type Times = Partial<Record<Stage, number>>;

interface Document {
  name: string;
  kind: 'text' | 'scan' | 'picture';
  pages: number;
  extension: string;
  make: (round: number) => Uint8Array;
}

const DOCUMENTS: Document[] = [
  ...PAGES.map((pages) => ({
    ...{ name: `text, pages: ${pages}`, kind: 'text' as const, pages, extension: 'pdf' },
    make: () => textPdf(pages),
  })),
  ...PAGES.map((pages) => ({
    ...{ name: `scan, pages: ${pages}`, kind: 'scan' as const, pages, extension: 'pdf' },
    make: (round: number) => scannedPdf(pages, round),
  })),
  ...MEGAPIXELS.map((megapixels) => ({
    ...{
      name: `picture, megapixels: ${megapixels}`,
      kind: 'picture' as const,
      pages: 1,
      extension: 'jpg',
    },
    make: (round: number) => pictureOf(megapixels, round),
  })),
];

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
      'page-images': { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const compares = values['page-images'];
  const chosen = DOCUMENTS.filter(({ kind }) => values.only === undefined || kind === values.only);
  if (values.help || !(rounds >= 1) || chosen.length === 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const settings = readSettings(process.env);
  const bench = await openBench(settings);
  const { folder, pool, inference } = bench;
  try {
    if (values.memory) return await measureMemory(bench);
    const rows: string[][] = [];
    const totals = new Map<string, number>();
    for (const { name, pages, extension, make } of chosen) {
      const path = join(folder, `document.${extension}`);
      const measured: Times[] = [];
      const pageImageMs: number[] = [];
      for (let round = 0; round <= rounds; round++) {
        // Models of one network remember pictures: each round has new ones.
        await writeFile(path, make(round));
        const without = compares ? await timesOf(path, { pool, inference, pageImages: false }) : {};
        // Models must not remember them from a moment ago.
        if (compares) await writeFile(path, make(round + rounds + 1));
        const times = await timesOf(path, { pool, inference, pageImages: settings.pageImages });
        // The first round warms the compiler and the models.
        if (round === 0) continue;
        measured.push(times);
        pageImageMs.push((sum(times) - sum(without)) / pages);
      }
      const total = median(measured.map(sum));
      totals.set(name, total / 1000);
      const byStage = STAGES.map((stage) => median(measured.map((times) => times[stage] ?? 0)));
      const seconds = [...byStage, total].map((ms) => (ms / 1000).toFixed(2));
      rows.push([name, ...seconds, ...(compares ? [median(pageImageMs).toFixed(0)] : [])]);
      // The whole takes minutes; an interrupted run has shown something.
      console.error(`${name}: ${(total / 1000).toFixed(2)} s`);
    }
    console.log(
      table(['seconds', ...STAGES, 'all', ...(compares ? ['ms a page image'] : [])], rows).join(
        '\n',
      ),
    );
    console.log(
      `\nprocessors: ${availableParallelism()}, load average: ${loadavg()[0]!.toFixed(1)}`,
    );
    console.log(`\n${memoryTable()}\n`);
    const grows = (['text', 'scan'] as const).map((kind) => reportGrowth(kind, totals));
    return grows.some(Boolean) ? 1 : 0;
  } finally {
    await bench.close();
  }
}

/** Scans documents that need much memory; exit status 1 if the models' processes exceed their limit. */
async function measureMemory(bench: Bench): Promise<number> {
  const documents = [
    ...[1, 1, 10].map((pages, round) => ['pdf', scannedPdf(pages, round)] as const),
    ...[12, 24].map((megapixels, round) => ['jpg', pictureOf(megapixels, round)] as const),
  ];
  for (const [extension, bytes] of documents) {
    const path = join(bench.folder, `document.${extension}`);
    await writeFile(path, bytes);
    await timesOf(path, { ...bench, pageImages: true });
    console.error(`${extension}: ${(modelsBytes() / 1e9).toFixed(2)} GB so far`);
  }
  console.log(memoryTable());
  return modelsBytes() > MODELS_BYTES_MAX ? 1 : 0;
}

const modelsBytes = (): number =>
  peakMemory()
    .filter(isOfModels)
    .reduce((sum, { bytes }) => sum + bytes, 0);

function memoryTable(): string {
  const mib = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);
  const rows = peakMemory().map(({ program, pid, bytes }) => [`${program} (${pid})`, mib(bytes)]);
  const limit = `models together, at most ${mib(MODELS_BYTES_MAX)}`;
  return table(['peak memory', 'MiB'], [...rows, [limit, mib(modelsBytes())]]).join('\n');
}

/** Prints how time grows with pages; returns whether it does so faster than they do. */
function reportGrowth(kind: string, totals: ReadonlyMap<string, number>): boolean {
  const seconds = PAGES.map((pages) => totals.get(`${kind}, pages: ${pages}`));
  const [one, four, ten] = seconds;
  if (one === undefined || four === undefined || ten === undefined) return false;
  const growth = growthOf([one, four, ten]);
  const isLinear = growth <= LINEAR_MAX;
  console.log(
    `${kind}: a page costs ${growth.toFixed(2)} times as much from 4 to 10 pages as from 1 to 4: ${isLinear ? 'linear' : 'NOT LINEAR'}`,
  );
  return !isLinear;
}

async function timesOf(
  path: string,
  { pool, inference, pageImages }: Pick<Bench, 'pool' | 'inference'> & { pageImages: boolean },
): Promise<Times> {
  const local = await jobOfLocalFile(path, 'en', readSettings({ SCAN_TIMEOUT_S: '3600' }));
  if ('refused' in local) throw new Error(`${path}: ${local.refused}`);
  const times: Times = {};
  let stage: Stage = 'decoding';
  let sinceMs = performance.now();
  const done = (next: Stage): void => {
    times[stage] = (times[stage] ?? 0) + performance.now() - sinceMs;
    stage = next;
    sinceMs = performance.now();
  };
  await pool.analyse(
    { ...local.job, pageImages },
    {
      stage: done,
      history: async () => null,
      infer: inference.infer,
      text: inference.text,
      signal: new AbortController().signal,
    },
  );
  done(stage);
  return times;
}

const sum = (times: Times): number =>
  Object.values(times).reduce((total: number, ms) => total + ms, 0);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

process.exitCode = await main();
