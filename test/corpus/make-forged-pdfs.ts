import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Evidence, LISTING } from '../../scripts/evaluate/forged-pdf-listing.js';
import { loadCatalogue } from '../../worker/engine/index.js';
import { make, Unsuitable } from './forged-by-tools/make.js';
import { type Item, planFor } from './forged-by-tools/plan.js';
import { type Source, sourcesIn } from './forged-by-tools/sources.js';
import { findTools } from './forged-by-tools/tools.js';
import { seeded, shuffled } from './samples/random.js';
import { sourcesAndOut, wholeNumber, wishesOr } from './wishes.js';

const USAGE = `Usage: npm run forged-pdfs -- SOURCES OUT [--seed N] [--each N] [--genuine N] [--only ID,ID]

Forges genuine PDFs with the tools of others: every PDF below SOURCES with values that can be read
(amounts, dates, accounts, names), each way of each installed tool on some of them, and chains of an
edit and another tool's harmless step. Writes beside them genuine files that passed the same steps
without an edit, and what was done where in ${LISTING}, for "npm run evaluate -- OUT".
test/corpus/forged-by-tools/install.sh installs the tools; missing ones are named and left out.
The same seed chooses the same files, values and changes; tools write times and identifiers of their own.

  --seed N   other files, values and changes (default 1)
  --each N   forged files of each way (default 3)
  --genuine N  genuine files of each harmless step (default 1)
  --only IDS only these ways, by the names that a run prints

Exit status: 0 done, 2 wrong usage.`;

interface Wishes {
  sources: string;
  out: string;
  seed: number;
  each: number;
  genuine: number;
  only: string[] | null;
}

async function main(): Promise<number> {
  const wishes = wishesOr(readWishes, USAGE);
  if (wishes === null) return 2;
  const installed = await findTools();
  const missing = [...installed].flatMap(([tool, here]) => (here ? [] : [tool]));
  if (missing.length > 0) console.log(`not installed: ${missing.join(', ')}`);
  const { sources, others } = await sourcesIn(wishes.sources);
  console.log(`${sources.length} PDFs with values, ${others} without or unreadable`);
  const codes = await codesOfEdits();
  const written = new Map<string, Evidence['files'][number]>();
  const { only } = wishes;
  for (const item of planFor(installed).filter(({ id }) => only === null || only.includes(id))) {
    console.log(`${item.id}: ${await makeItem(item, sources, wishes, { codes, written })}`);
    // Some tools take minutes: a run that is ended early leaves what it made, listed.
    await writeListing(wishes.out, [...written.values()]);
  }
  const forged = [...written.values()].filter(({ label }) => label === 'forged').length;
  console.log(`${written.size - forged} genuine and ${forged} forged files in ${wishes.out}`);
  return 0;
}

async function writeListing(out: string, entries: Evidence['files']): Promise<void> {
  const files = entries.sort((a, b) => a.file.localeCompare(b.file, 'en'));
  await mkdir(out, { recursive: true });
  await writeFile(join(out, LISTING), `${JSON.stringify(Evidence.parse({ files }), null, 2)}\n`);
}

/** Findings that tell of an edit: from a file's structure or pixels, not from what it says. */
const codesOfEdits = async (): Promise<string[]> =>
  (await loadCatalogue()).findings
    .filter(({ source, points }) => ['structure', 'pixel'].includes(source) && points > 0)
    .map(({ code }) => code);

/** A way that fails so often more than it succeeds is given up. */
const FAILURES_MAX = 8;

async function makeItem(
  item: Item,
  sources: Source[],
  wishes: Wishes,
  { codes, written }: { codes: string[]; written: Map<string, Evidence['files'][number]> },
): Promise<string> {
  const { out, seed } = wishes;
  const wanted = item.label === 'forged' ? wishes.each : wishes.genuine;
  const random = seeded(seed * 7919 + hashOf(item.id));
  const failures: string[] = [];
  let made = 0;
  const write = async (entry: Evidence['files'][number], bytes: Buffer): Promise<void> => {
    await mkdir(dirname(join(out, entry.file)), { recursive: true });
    await writeFile(join(out, entry.file), bytes);
    written.set(entry.file, entry);
  };
  const genuine = async (group: string, id: string, bytes: Buffer): Promise<string> => {
    const file = `genuine/${group}/${id}.pdf`;
    await write({ file, label: 'genuine', twin: null, forgery: null }, bytes);
    return file;
  };
  for (const source of shuffled(sources, random)) {
    if (made === wanted || failures.length > FAILURES_MAX + made) break;
    const work = await mkdtemp(join(tmpdir(), 'forged-pdf-'));
    const edit = item.edits[Math.floor(random() * item.edits.length)] ?? null;
    const other = sources[Math.floor(random() * sources.length)]?.path ?? source.path;
    try {
      const { pdf, value, base } = await make({ edit, step: item.step }, source, {
        work,
        other,
        random: seeded(Math.floor(random() * 2 ** 31)),
      });
      if (item.label === 'genuine') await genuine(item.id, source.id, pdf);
      else if (value !== null) {
        const group = edit?.needs === 'scan' ? 'scan' : 'with-field';
        const twin = await genuine(
          base === null ? 'original' : group,
          source.id,
          base ?? source.bytes,
        );
        const { box, before, after } = value;
        const forgery = { method: item.id, codes, box, before, after };
        await write(
          { file: `forged/${item.id}/${source.id}.pdf`, label: 'forged', twin, forgery },
          pdf,
        );
      }
      made += 1;
    } catch (error) {
      failures.push(reasonOf(error));
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  const told = [...new Set(failures)].join('; ');
  return `${made}${failures.length === 0 ? '' : `, not made ${failures.length} (${told})`}`;
}

/** One line without the command, which names files and values. */
function reasonOf(error: unknown): string {
  if (error instanceof Unsuitable) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Command failed'));
  return `the tool failed: ${(lines.find((line) => /error|exception/i.test(line)) ?? lines.at(-1) ?? 'no word why').slice(0, 100)}`;
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7) >>> 0;

function readWishes(args: string[]): Wishes {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      each: { type: 'string', default: '3' },
      genuine: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  return {
    ...sourcesAndOut(positionals),
    seed: wholeNumber(values.seed, { name: 'seed', max: 999_999 }),
    each: wholeNumber(values.each, { name: 'each', max: 99 }),
    genuine: wholeNumber(values.genuine, { name: 'genuine', max: 99 }),
    only: values.only?.split(',') ?? null,
  };
}

process.exitCode = await main();
