import { z } from 'zod';

/** The path parameter of one scan. A value that is not a UUID matches no scan: 404. */
export const ScanId = z.strictObject({
  id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The scan.'),
});
