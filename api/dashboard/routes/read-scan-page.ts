import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { PAGE_IMAGES_MAX, REVISIONS_MAX } from '../../../core/page-image.js';
import { ScanId } from '../../scan-id.js';
import { PICTURE_HEADERS } from '../picture-headers.js';
import { sessionRoute } from '../route.js';

export const readScanPage = sessionRoute({
  id: 'read-scan-page',
  method: 'get',
  path: '/scans/{id}/pages/{page}',
  right: 'scans:read',
  summary: 'Fetch the picture of a page',
  description:
    'The page as the analysis saw it: boxes and heatmaps of the report lie on it in percent. It is deleted with the scan and with the original file.',
  params: ScanId.extend({
    page: z.coerce.number().int().min(1).max(PAGE_IMAGES_MAX).describe('Counted from 1.'),
  }),
  query: z.strictObject({
    revision: z.coerce
      .number()
      .int()
      .min(1)
      .max(REVISIONS_MAX)
      .optional()
      .describe('An earlier state, as listed. Default: the page as it is.'),
  }),
  answers: { 200: { description: 'The picture.', type: 'image/webp', schema: z.string() } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id, page }, query: { revision }, person }) {
    const { scans } = api.platform;
    const webp = await scans.readPageImage(person.organisation.id, id, page, revision);
    if (webp === null) throw new AppError('NOT_FOUND', 'There is no such picture.');
    return { status: 200, type: 'image/webp', body: Buffer.from(webp), headers: PICTURE_HEADERS };
  },
});
