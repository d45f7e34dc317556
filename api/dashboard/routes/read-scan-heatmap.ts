import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { HEATMAP_ID } from '../../../core/report.js';
import { ScanId } from '../../scan-id.js';
import { PICTURE_HEADERS } from '../picture-headers.js';
import { sessionRoute } from '../route.js';

export const readScanHeatmap = sessionRoute({
  id: 'read-scan-heatmap',
  method: 'get',
  path: '/scans/{id}/heatmaps/{heatmap}',
  right: 'scans:read',
  summary: 'Fetch a heatmap',
  description: 'As GET /scans/{id}/heatmaps/{heatmap} of the API.',
  params: ScanId.extend({ heatmap: z.string().regex(HEATMAP_ID) }),
  answers: { 200: { description: 'The picture.', type: 'image/png', schema: z.string() } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, person }) {
    const { id, heatmap } = params;
    const png = await api.platform.scans.heatmap(person.organisation.id, id, heatmap);
    if (png === null) throw new AppError('NOT_FOUND', 'There is no such heatmap.');
    return { status: 200, type: 'image/png', body: Buffer.from(png), headers: PICTURE_HEADERS };
  },
});
