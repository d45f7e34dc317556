import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { HEATMAP_ID } from '../../core/report.js';
import { keyRoute } from '../route.js';
import { ScanId } from '../scan-id.js';

export const readHeatmap = keyRoute({
  id: 'read-heatmap',
  method: 'get',
  path: '/scans/{id}/heatmaps/{heatmap}',
  scope: 'scans:read',
  summary: 'Fetch a heatmap',
  description:
    'Where one layer saw a page changed, as a transparent PNG to lay over the `box` that ' +
    '`report.forensic_analysis` gives for it, stretched to it: alpha 0-255 is the layer’s value 0-1. ' +
    'Heatmaps are deleted with their scan.',
  params: ScanId.extend({
    heatmap: z
      .string()
      .regex(HEATMAP_ID)
      .describe('An id from `report.forensic_analysis.pages[].layers[].heatmap`.'),
  }),
  answers: {
    200: { description: 'The picture.', type: 'image/png', schema: z.string() },
  },
  errors: ['NOT_FOUND'],
  async handle({ api, params, caller }) {
    const { id, heatmap } = params;
    const png = await api.platform.scans.heatmap(caller.organisation.id, id, heatmap);
    if (png === null) throw new AppError('NOT_FOUND', 'There is no such heatmap.');
    return { status: 200, type: 'image/png', body: Buffer.from(png) };
  },
});
