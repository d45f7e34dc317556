import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appPaymentSamples } from './catalogue/app-payments.js';
import { invoiceSamples } from './catalogue/invoices.js';
import { payslipSamples } from './catalogue/payslips.js';
import { statementSamples } from './catalogue/statements.js';
import { heicSample, transferSamples } from './catalogue/transfers.js';
import { Samples } from './truth.js';

/**
 * Writes the sample documents and what is true of them:
 * `npm run samples [-- --folder FOLDER] [--heic-source OUT.png]`.
 * The HEIC sample stays as it is; its picture goes to OUT.png (samples/README.md).
 */

const NOTE =
  'Made by "npm run samples": people, companies and accounts are placeholders. ' +
  'Amounts are decimals, dates ISO, boxes percent of the page.';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'samples' },
    'heic-source': { type: 'string' },
  },
});

await mkdir(values.folder, { recursive: true });
const made = [
  ...(await statementSamples()),
  ...(await payslipSamples()),
  ...(await invoiceSamples()),
  ...(await transferSamples()),
  ...(await appPaymentSamples()),
];
for (const { bytes, sample } of made) {
  await writeFile(join(values.folder, sample.file), bytes);
  console.log(`${sample.file}  ${Math.ceil(bytes.length / 1024)} kB`);
}
const heic = await heicSample();
if (values['heic-source'] !== undefined) await writeFile(values['heic-source'], heic.bytes);

const listing = Samples.parse({
  note: NOTE,
  samples: [...made, heic].map(({ sample }) => sample),
});
await writeFile(join(values.folder, 'samples.json'), `${JSON.stringify(listing, null, 2)}\n`);
