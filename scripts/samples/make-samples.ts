import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPaymentSamples } from './catalogue/app-payments.js';
import { invoiceSamples } from './catalogue/invoices.js';
import { payslipSamples } from './catalogue/payslips.js';
import { statementSamples } from './catalogue/statements.js';
import type { Made } from './made.js';
import { Samples } from './truth.js';

/** Writes the sample documents and what is true of them: `npm run samples`. */

const NOTE =
  'Made by "npm run samples": people, companies and accounts are placeholders. ' +
  'Amounts are decimals, dates ISO, boxes percent of the page.';

export const makeAll = async (): Promise<Made[]> =>
  [
    await statementSamples(),
    await payslipSamples(),
    await invoiceSamples(),
    await appPaymentSamples(),
  ].flat();

const folder = process.argv[2] ?? 'samples';
await mkdir(folder, { recursive: true });
const made = await makeAll();
for (const { bytes, sample } of made) {
  await writeFile(join(folder, sample.file), bytes);
  console.log(`${sample.file}  ${Math.ceil(bytes.length / 1024)} kB`);
}
const listing = Samples.parse({ note: NOTE, samples: made.map(({ sample }) => sample) });
await writeFile(join(folder, 'samples.json'), `${JSON.stringify(listing, null, 2)}\n`);
