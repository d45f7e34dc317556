import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listingOf, makeAll } from './catalogue/index.js';
import { Samples } from '../../../scripts/evaluate/samples-listing.js';

/**
 * Writes the sample documents and their ground truth: `npm run samples [--
 * --folder FOLDER] [--heic-source OUT.png]`. The HEIC sample is left unchanged;
 * its picture is written to OUT.png (samples/README.md).
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'samples' },
    'heic-source': { type: 'string' },
  },
});

await mkdir(values.folder, { recursive: true });
const made = await makeAll();
for (const { bytes, sample } of made.finished) {
  await writeFile(join(values.folder, sample.file), bytes);
  console.log(`${sample.file}  ${Math.ceil(bytes.length / 1024)} kB`);
}
const heicSource = values['heic-source'];
if (heicSource !== undefined) await writeFile(heicSource, made.heic.bytes);
const listing = JSON.stringify(Samples.parse(listingOf(made)), null, 2);
await writeFile(join(values.folder, 'samples.json'), `${listing}\n`);
