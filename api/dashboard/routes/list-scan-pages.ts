import { z } from 'zod';
import { EARLIER_IMAGES_MAX, PAGE_IMAGES_MAX } from '../../../core/page-image.js';
import { AppError } from '../../../core/errors.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';

const PagesAnswer = z
  .object({
    object: z.literal('list'),
    data: z
      .array(
        z.object({
          page: z.number().int().min(1).describe('Counted from 1.'),
          revision: z
            .number()
            .int()
            .min(1)
            .optional()
            .describe(
              'An earlier state of the page, by the revision of the file, counted from 1; absent: as the file is now.',
            ),
          width: z.number().int().min(1).describe('Pixels.'),
          height: z.number().int().min(1).describe('Pixels.'),
          bytes: z.number().int().min(1),
        }),
      )
      .max(PAGE_IMAGES_MAX + EARLIER_IMAGES_MAX),
  })
  .meta({ id: 'ScanPages' });

export const listScanPages = sessionRoute({
  id: 'list-scan-pages',
  method: 'get',
  path: '/scans/{id}/pages',
  right: 'scans:read',
  summary: 'List the pictures of pages',
  description:
    'The pages of which a picture is kept. Empty before the scan is completed, after its file is gone, and where none are kept.',
  params: ScanId,
  answers: {
    200: {
      description: 'In page order, earlier states after the page as it is.',
      schema: PagesAnswer,
    },
  },
  errors: ['NOT_FOUND'],
  async handle({ api, params, person }) {
    const { scans } = api.platform;
    const { id: organisationId } = person.organisation;
    const data = await scans.listPageImages(organisationId, params.id);
    const isThere = data.length > 0 || (await scans.get(organisationId, params.id, 'summary'));
    if (!isThere) throw new AppError('NOT_FOUND', 'There is no such scan.');
    return { status: 200, body: { object: 'list', data } };
  },
});
