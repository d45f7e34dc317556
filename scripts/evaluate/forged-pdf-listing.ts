import { z } from 'zod';

/** The file that lists how each PDF of a folder was forged. */
export const LISTING = 'pdf-evidence.json';

const percent = z.number().min(0).max(100);

export const Forgery = z.strictObject({
  method: z.string(),
  codes: z.array(z.string()).describe('Findings of which any one tells of it.'),
  box: z
    .strictObject({ page: z.number().int().min(1), x: percent, y: percent, w: percent, h: percent })
    .nullable()
    .describe('Percent of the page as shown; null for what has no place on a page.'),
  before: z.string().nullable().describe('What stood there; null for nothing.'),
  after: z.string().nullable().describe('What stands there now; null for nothing.'),
});

export type Forgery = z.infer<typeof Forgery>;

export const Evidence = z.strictObject({
  files: z.array(
    z.strictObject({
      file: z.string(),
      label: z.enum(['genuine', 'forged']),
      twin: z.string().nullable().describe('The genuine file a forgery started from.'),
      forgery: Forgery.nullable(),
    }),
  ),
});

export type Evidence = z.infer<typeof Evidence>;
