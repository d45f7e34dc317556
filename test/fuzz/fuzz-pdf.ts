import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { ScanFailure } from '../../core/errors.js';
import {
  type AnalysisChild,
  ChildDied,
  startAnalysisChild,
} from '../../worker/isolation/analysis-child.js';
import type { AnalysisJob } from '../../worker/engine/index.js';
import { quietHooks } from '../corpus/quiet-scan.js';
import { breakPdf } from './mutations.js';
import { readSeeds } from './seeds.js';
import { count, emptyTally, printTally } from './tally.js';
import { seeded } from '../corpus/samples/random.js';

const USAGE = `Usage: npm run fuzz -- [FOLDER] [--count N] [--seed N] [--only N] [--workers N] [--save DIR]

Breaks PDFs in many ways and has each read as a scan reads it, without drawing pages and OCR.

  FOLDER       further PDFs to break
  --count N    broken files (default 20000)
  --seed N     another run of files (default 1)
  --only N     just this file of the run
  --workers N  child processes (default 2)
  --save DIR   keep the files on which something broke

Exit status: 0 no fault, 1 a file hung, went over a limit or met a fault of the program, 2 wrong usage.`;

/**
 * The CPU time limit detects endless loops; the wall time limit, which a busy
 * machine stretches, endless waits.
 */
const LIMITS = { wallMs: 60_000, cpuMs: 10_000, memoryBytes: 1024 * 1024 * 1024 };

/** A child is replaced after reading so many hostile files, as in the service. */
const FILES_PER_CHILD = 500;

async function main(): Promise<number> {
  let wishes: Wishes;
  try {
    wishes = readWishes(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const root = (path: string): string =>
    fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  const seeds = await readSeeds([root('test/fixtures/pdf'), root('samples'), ...wishes.folders]);
  if (wishes.save !== null) await mkdir(wishes.save, { recursive: true });
  const tally = emptyTally();
  const indexes = (wishes.only === null ? [...Array(wishes.count).keys()] : [wishes.only]).values();

  const workOff = async (): Promise<void> => {
    let child: AnalysisChild | null = null;
    for (const index of indexes) {
      const bytes = mutant(seeds, wishes.seed, index);
      child ??= await start();
      const startedMs = performance.now();
      const end = await examine(child, jobOf(bytes));
      if (count(tally, index, performance.now() - startedMs, end) && wishes.save !== null)
        await writeFile(join(wishes.save, `${wishes.seed}-${index}.pdf`), bytes);
      if (end.ended || child.scans() >= FILES_PER_CHILD) {
        child.kill('worn');
        await child.exited;
        child = null;
      }
      if (tally.files % 500 === 0) console.error(`${tally.files} files`);
    }
    child?.kill('worn');
  };
  await Promise.all(Array.from({ length: wishes.workers }, workOff));
  console.log(printTally(tally));
  return tally.offences.length === 0 ? 0 : 1;
}

async function start(): Promise<AnalysisChild> {
  const entry = fileURLToPath(new URL('./child.js', import.meta.url));
  const child = startAnalysisChild(entry, LIMITS, {
    logger: pino({ level: 'silent' }),
    confined: true,
  });
  await child.ready;
  return child;
}

/** How the scan of one file ended, and whether the child process ended too. */
async function examine(
  child: AnalysisChild,
  job: AnalysisJob,
): Promise<{ reason: string | null; detail: string; crashed: boolean; ended: boolean }> {
  try {
    await child.analyse(job, quietHooks());
    return { reason: null, detail: '', crashed: false, ended: false };
  } catch (error) {
    if (!(error instanceof ScanFailure) && !(error instanceof ChildDied)) throw error;
    const reason = error instanceof ScanFailure ? error.reason : null;
    const ended = reason === null || reason === 'timed_out' || reason === 'resource_limit';
    return { reason, detail: error.message, crashed: reason === null, ended };
  }
}

/** The file of a run with the given index: always the same. */
function mutant(seeds: readonly Buffer[], seed: number, index: number): Buffer {
  const random = seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const draw = (): Buffer => seeds[Math.floor(random() * seeds.length)] ?? Buffer.alloc(0);
  return breakPdf(draw(), draw(), random);
}

const jobOf = (bytes: Buffer): AnalysisJob => ({
  bytes: new Uint8Array(bytes),
  fileName: 'broken.pdf',
  type: 'application/pdf',
  size: Math.max(1, bytes.length),
  sha256: createHash('sha256').update(bytes).digest('hex'),
  lang: 'en',
  context: null,
  pagesMax: 50,
  megapixelsMax: 50,
  timeoutMs: LIMITS.wallMs,
});

interface Wishes {
  folders: string[];
  count: number;
  seed: number;
  only: number | null;
  workers: number;
  save: string | null;
}

function readWishes(args: string[]): Wishes {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      workers: { type: 'string', default: '2' },
      save: { type: 'string' },
    },
  });
  const whole = (text: string, name: string): number => {
    if (!/^\d{1,7}$/.test(text)) throw new Error(`--${name} must be a whole number.`);
    return Number(text);
  };
  return {
    folders: positionals,
    count: whole(values.count, 'count'),
    seed: whole(values.seed, 'seed'),
    only: values.only === undefined ? null : whole(values.only, 'only'),
    workers: Math.max(1, whole(values.workers, 'workers')),
    save: values.save ?? null,
  };
}

process.exitCode = await main();
