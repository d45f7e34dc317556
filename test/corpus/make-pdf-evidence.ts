import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { genuineBases } from './pdf-evidence/bases/index.js';
import { forgePdf } from './pdf-evidence/forge-pdf.js';
import { methods } from './pdf-evidence/forge/index.js';
import { Evidence, LISTING } from '../../scripts/evaluate/forged-pdf-listing.js';
import { wholeNumber, wishesOr } from './wishes.js';

const USAGE = `Usage: npm run pdf-evidence -- FOLDER [--seeds N]

Writes genuine PDFs and each of them forged by every method that fits it, with what was done
and where in ${LISTING}, for "npm run evaluate -- FOLDER".

  --seeds N   other values and other changes, N times over (default 1)

Exit status: 0 done, 2 wrong usage.`;

async function main(): Promise<number> {
  const wishes = wishesOr(readWishes, USAGE);
  if (wishes === null) return 2;
  const files: Evidence['files'] = [];
  const write = async (file: string, bytes: Buffer): Promise<void> => {
    const path = join(wishes.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  for (const genuine of await genuineBases()) {
    const twin = `genuine/${genuine.id}.pdf`;
    await write(twin, genuine.bytes);
    files.push({ file: twin, label: 'genuine', twin: null, forgery: null });
    for (const method of methods)
      for (let seed = 1; seed <= wishes.seeds; seed++) {
        const forged = await forgePdf(genuine, method, seed);
        if (forged === null) continue;
        const file = `forged/${method.id}/${genuine.id}-${seed}.pdf`;
        await write(file, forged.pdf);
        const { codes, box, before, after } = forged.truth;
        files.push({
          file,
          label: 'forged',
          twin,
          forgery: { method: method.id, codes, box, before, after },
        });
      }
  }
  const listing = JSON.stringify(Evidence.parse({ files }), null, 2);
  await writeFile(join(wishes.folder, LISTING), `${listing}\n`);
  const forged = files.filter(({ label }) => label === 'forged').length;
  console.log(`${files.length - forged} genuine and ${forged} forged files in ${wishes.folder}`);
  return 0;
}

function readWishes(args: string[]): { folder: string; seeds: number } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seeds: { type: 'string', default: '1' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error('Name exactly one FOLDER.');
  return {
    folder: resolve(folder),
    seeds: wholeNumber(values.seeds, { name: 'seeds', min: 1, max: 99 }),
  };
}

process.exitCode = await main();
