import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../core/settings.js';
import { openAnalysisPool } from '../worker/analysis/pool.js';
import { findDocuments } from './evaluate/find-documents.js';
import { printSummary } from './evaluate/print-summary.js';
import { scanFile, type Outcome } from './evaluate/scan-file.js';
import { summarise } from './evaluate/summary.js';

const USAGE = `Usage: npm run evaluate -- FOLDER [--json OUT.json] [--workers N]

Scans every file below FOLDER as the worker does and prints the counts of verdicts, the times,
the findings with an impact, and the files that ask for a look.

Where the truth is known it prints the detection and false alarm rates too. It is known from a
samples.json in FOLDER, or for files below a folder named genuine or forged. In a folder made by
"npm run pdf-evidence" it prints for each way of forging what was found, what of it in its place, and
what was found in the genuine twins.

  --json OUT.json  write every outcome and the summary
  --workers N      scans at once (default 1)

Exit status: 0 done, 2 wrong usage.`;

async function main(): Promise<number> {
  let wishes: { folder: string; json: string | undefined; workers: number };
  try {
    wishes = readWishes(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const settings = readSettings(process.env);
  const documents = await findDocuments(wishes.folder);
  const pool = openAnalysisPool({
    size: wishes.workers,
    limits: {
      wallMs: settings.scanTimeoutS * 1000,
      cpuMs: settings.scanCpuS * 1000,
      memoryBytes: settings.scanMemoryMb * 1024 * 1024,
      scansMax: settings.childScansMax,
    },
  });
  const outcomes: Outcome[] = [];
  const waiting = documents.entries();
  const scanOneAfterAnother = async (): Promise<void> => {
    for (const [, document] of waiting) {
      outcomes.push(await scanFile(document, pool, settings));
      progress(`${outcomes.length}/${documents.length} ${document.file}`);
    }
  };
  try {
    await pool.ready();
    await Promise.all(Array.from({ length: wishes.workers }, scanOneAfterAnother));
  } finally {
    await pool.close();
    progress('');
  }
  outcomes.sort((a, b) => a.file.localeCompare(b.file, 'en'));
  const summary = summarise(outcomes);
  console.log(printSummary(summary, outcomes));
  if (wishes.json !== undefined) {
    await writeFile(wishes.json, `${JSON.stringify({ summary, outcomes }, null, 2)}\n`);
  }
  return 0;
}

function readWishes(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'string' }, workers: { type: 'string', default: '1' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error('Name exactly one FOLDER.');
  if (!/^[1-9]\d?$/.test(values.workers)) throw new Error('--workers must be 1 to 99.');
  return { folder: resolve(folder), json: values.json, workers: Number(values.workers) };
}

/** One line that is written over, and only for a person. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line.slice(0, 100)}`);
}

process.exitCode = await main();
