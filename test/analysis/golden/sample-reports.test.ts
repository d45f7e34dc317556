import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Samples } from '../../../scripts/evaluate/samples-listing.js';
import { scanGolden, withoutTimes } from './scan-golden.js';

const FOLDER = join(import.meta.dirname, '../../../samples');
const { samples } = Samples.parse(JSON.parse(readFileSync(join(FOLDER, 'samples.json'), 'utf8')));

/**
 * The whole report of each bundled sample, word for word. A change here is a
 * change that clients see: renew with `npx vitest run --project analysis -u
 * sample-reports` and give the reason in the commit.
 */
describe.each(['he', 'en'] as const)('the report in %s', (lang) => {
  it.each(samples.map(({ file }) => file))('of %s is unchanged', async (file) => {
    const result = await scanGolden(join(FOLDER, file), lang);
    await expect(`${JSON.stringify(withoutTimes(result), null, 1)}\n`).toMatchFileSnapshot(
      `reports/${file}.${lang}.json`,
    );
  });
});
