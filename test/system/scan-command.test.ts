import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Report } from '../../core/report.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GENUINE = join(ROOT, 'samples/he-transfer.pdf');
const FORGED = join(ROOT, 'samples/he-bank-statement-forged-revision.pdf');
const DOUBTFUL = join(ROOT, 'samples/he-payslip-forged-net.pdf');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-scan-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as `npm run scan` does, and answers how it ended. */
const scanWithModels = (...words: string[]) => run(words, {});
/** Without models, which take as long to load as most documents to scan. */
const scan = (...words: string[]) => run(words, { MODELS_DIR: join(folder, 'models') });

const run = (words: string[], environment: Record<string, string>) =>
  new Promise<{ status: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
    const child = execFile(
      process.execPath,
      [join(ROOT, 'dist/scripts/scan.js'), ...words],
      // From anywhere: nothing may depend on the current folder.
      { cwd: folder, env, maxBuffer: 10_000_000 },
      (_error, out, err) => resolve({ status: child.exitCode ?? -1, out, err }),
    );
  });

describe('npm run scan', () => {
  it('ends with 0, 10 or 20 by the verdict, shows its stages, prints the report and draws the findings', async () => {
    const genuine = await scanWithModels(GENUINE, '--lang', 'en');
    expect(genuine.status).toBe(0);
    expect(genuine.err).toContain('(decoding)');
    expect(genuine.err).toContain('(reporting)');
    expect(genuine.out).toContain('Low risk');

    const doubtful = await scan(DOUBTFUL, '--lang', 'en');
    expect(doubtful.status).toBe(10);

    const drawing = join(folder, 'drawn.png');
    const forged = await scan(FORGED, '--lang', 'he', '--annotated', drawing);
    expect(forged.status).toBe(20);
    expect(forged.out).toContain('סיכון גבוה');
    expect(forged.out).toContain('15,666.70');
    // What was read is named as in the dashboard.
    expect(genuine.out).toMatch(/^ {2}Transfer amount: \d[\d,.]*$/m);
    expect(forged.out).toMatch(/^ {2}יתרת סגירה: \d/m);
    const drawn = await sharp(await readFile(drawing))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The red of a finding of high severity, which the document itself does not have.
    let red = 0;
    for (let at = 0; at < drawn.data.length; at += drawn.info.channels) {
      if (drawn.data[at] === 0xdc && drawn.data[at + 1] === 0x26 && drawn.data[at + 2] === 0x26)
        red++;
    }
    expect(red).toBeGreaterThan(100);
  });

  it('prints nothing but JSON with --json, an array for several files, the worst status for all', async () => {
    const one = await scan(FORGED, '--json', '--lang', 'en');
    const answer = z.object({ verdict: z.string(), report: Report }).parse(JSON.parse(one.out));
    expect(answer.verdict).toBe('high_risk');

    const both = await scan(GENUINE, FORGED, '--json');
    expect(z.array(z.unknown()).parse(JSON.parse(both.out))).toHaveLength(2);
    expect(both.status).toBe(20);
  });

  it('ends with 1 when a file cannot be scanned, and says why', async () => {
    const broken = join(folder, 'broken.pdf');
    await writeFile(broken, '%PDF-1.7\nnothing more');
    const missing = join(folder, 'missing.pdf');
    const note = join(folder, 'note.txt');
    await writeFile(note, 'plain text');
    for (const [file, why] of [
      [broken, /damaged/],
      [missing, /no such file/],
      [note, /not a PDF/],
    ] as const) {
      const { status, out } = await scan(file, '--lang', 'en');
      expect(status).toBe(1);
      expect(out).toMatch(why);
    }
  });

  it.each([
    [[]],
    [['--lang', 'fr', GENUINE]],
    [['--colour', GENUINE]],
    [['--annotated', 'x.png', GENUINE, FORGED]],
    [['--annotated', 'x.jpg', GENUINE]],
  ])('ends with 2 and its usage when called as %j', async (words) => {
    const { status, err, out } = await scan(...words);
    expect(status).toBe(2);
    expect(err).toContain('Usage:');
    expect(out).toBe('');
    await expect(stat(join(folder, 'x.png'))).rejects.toThrow();
  });
});
