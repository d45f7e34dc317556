// @module-tag full
import { execFile } from 'node:child_process';
import { readdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Compiles what the commands of corpora need, apart from the service. */
it(
  'the fuzzer and the makers of corpora run as their commands build them',
  { timeout: 180_000 },
  async () => {
    await run('npx', ['tsc', '-p', 'tsconfig.corpus.json']);
    const fuzzed = await run('node', ['dist-corpus/test/fuzz/fuzz-pdf.js', '--count', '6']);
    expect(fuzzed.stdout).toContain('no fault');
    const folder = await mkdtemp(join(tmpdir(), 'emet-corpus-'));
    try {
      await run('node', ['dist-corpus/test/corpus/samples/make-samples.js', '--folder', folder]);
      expect(await readdir(folder)).toContain('samples.json');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
