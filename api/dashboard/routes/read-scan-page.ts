import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { PAGE_IMAGES_MAX } from '../../../core/page-image.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';

/** For its reader alone, and not for long: it goes with the scan and with the file. */
const HEADERS = {
  'Cache-Control': 'private, max-age=600',
  // Opened by itself it is a picture and nothing else, whatever its bytes.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

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
  answers: { 200: { description: 'The picture.', type: 'image/webp', schema: z.string() } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id, page }, person }) {
    const webp = await api.platform.scans.readPageImage(person.organisation.id, id, page);
    if (webp === null) throw new AppError('NOT_FOUND', 'There is no such picture.');
    return { status: 200, type: 'image/webp', body: Buffer.from(webp), headers: HEADERS };
  },
});
