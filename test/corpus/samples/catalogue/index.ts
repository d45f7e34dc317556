import type { Made } from '../made.js';
import { appPaymentSamples } from './app-payments.js';
import { invoiceSamples } from './invoices.js';
import { payslipSamples } from './payslips.js';
import { heicSample, transferSamples } from './transfers.js';
import { statementSamples } from './statements.js';

/** All samples; for the HEIC sample, the picture to be encoded, as PNG. */
export const makeAll = async (): Promise<{ finished: Made[]; heic: Made }> => ({
  finished: [
    ...(await statementSamples()),
    ...(await payslipSamples()),
    ...(await invoiceSamples()),
    ...(await transferSamples()),
    ...(await appPaymentSamples()),
  ],
  heic: await heicSample(),
});

/** The content of samples.json. */
export const listingOf = ({ finished, heic }: { finished: Made[]; heic: Made }) => ({
  note:
    'Made by "npm run samples": people, companies and accounts are placeholders. ' +
    'Amounts are decimals, dates ISO, boxes percent of the page.',
  samples: [...finished, heic].map(({ sample }) => sample),
});
