import { z } from 'zod';
import { DocumentType, FindingCategory, Lang, Verdict } from '../../core/vocabulary.js';

/**
 * The listing in `samples/samples.json`: for each sample its printed values,
 * and what was forged where.
 */
const decimal = z.string().regex(/^-?\d+\.\d\d$/);
const percent = z.number().min(0).max(100);

export const TrueTransaction = z.strictObject({
  date: z.iso.date(),
  description: z.string(),
  amount: decimal.describe('Money in is positive.'),
  balance: decimal,
  reference: z.string(),
});

export type TrueTransaction = z.infer<typeof TrueTransaction>;

/** The values printed on the document, in logical order; every list in reading order. */
export const Truth = z.strictObject({
  amounts: z.array(decimal),
  dates: z.array(z.iso.date()),
  issuer: z.string().nullable().describe('Whose document it is, by its letterhead.'),
  names: z.array(z.string()).describe('People and companies named by a label.'),
  ibans: z.array(z.string()),
  accounts: z.array(z.string()).describe('bank-branch-account'),
  references: z.array(z.string()),
  identity_numbers: z.array(z.string()),
  transactions: z.array(TrueTransaction),
  fields: z.record(z.string(), decimal),
});

export type Truth = z.infer<typeof Truth>;

export const Change = z.strictObject({
  what: z.string(),
  from: z.string(),
  to: z.string(),
  box: z
    .strictObject({ page: z.number().int().min(1), x: percent, y: percent, w: percent, h: percent })
    .nullable()
    .describe('Percent of the page as shown; null for what is not on a page.'),
});

export type Change = z.infer<typeof Change>;

export const Sample = z.strictObject({
  file: z.string(),
  document_type: DocumentType,
  lang: Lang,
  capture: z.string().describe('How the file came to be, e.g. "scan".'),
  text_layer: z.enum(['visual', 'logical', 'left_to_right']).nullable(),
  label: z.enum(['genuine', 'forged']),
  twin: z.string().nullable().describe('The genuine sample a forgery started from.'),
  operation: z.string().nullable(),
  changes: z.array(Change),
  expected: z.strictObject({
    verdict: Verdict.describe('For a forgery: at least this.'),
    categories: z.array(FindingCategory).describe('Categories of findings with an impact.'),
  }),
  truth: Truth,
});

export type Sample = z.infer<typeof Sample>;

export const Samples = z.strictObject({ note: z.string(), samples: z.array(Sample) });
