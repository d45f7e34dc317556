import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The file that groups documents by hand where the rule errs. */
export const LISTING = 'templates.json';

export const Templates = z.strictObject({
  templates: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Name of a template -> its files below the folder; the rule groups all others.'),
  edited: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Files whose printed values somebody changed before they were published -> how that is known. They are no honest documents and are not counted.',
    ),
});

export type Templates = z.infer<typeof Templates>;

/** @throws {z.ZodError} for a listing of another form */
export async function readTemplates(path: string): Promise<Templates> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return Templates.parse(JSON.parse(text));
}
