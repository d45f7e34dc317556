import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listingOf, makeAll } from '../corpus/samples/catalogue/index.js';

const FOLDER = join(import.meta.dirname, '../../samples');

const committed: unknown = JSON.parse(readFileSync(join(FOLDER, 'samples.json'), 'utf8'));

it('the samples are made as samples.json says', async () => {
  expect(listingOf(await makeAll())).toEqual(committed);
});

it('the samples are made the same again', { tags: ['full'] }, async () => {
  const [once, again] = [await makeAll(), await makeAll()];
  const digests = (made: typeof once): string[] =>
    [...made.finished, made.heic].map(({ bytes }) =>
      createHash('sha256').update(bytes).digest('hex'),
    );
  expect(digests(again)).toEqual(digests(once));
});
