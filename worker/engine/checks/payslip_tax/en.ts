import { amount } from '../../texts/format.js';
import type { CheckText, Values } from '../../texts/say.js';

const range = (v: Values): string =>
  v.least === v.most ? amount(v.most) : `${amount(v.least)} to ${amount(v.most)}`;

export const words = {
  label: 'Tax and insurance of the payslip',
  says: {
    tax_fits: 'The income tax fits the brackets of the year and the credit points.',
    tax_differs: (v) =>
      `The income tax is ${amount(v.printed)}; by brackets and credit points of the year, wages of ${amount(v.base)} owe ${range(v)}. A tax coordination, a reduction or the sums of earlier months can explain it.`,
    insurance_fits: 'National insurance and health tax fit the rates of the year.',
    insurance_differs: (v) =>
      `National insurance and health tax are ${amount(v.printed)} together; by the rates of the year, wages of ${amount(v.base)} owe ${range(v)}. A second job, age or a pension can explain it.`,
  },
} satisfies CheckText;
