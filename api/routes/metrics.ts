import { z } from 'zod';
import { openRoute } from '../route.js';

export const metrics = openRoute({
  id: 'metrics',
  method: 'get',
  path: '/metrics',
  summary: 'Metrics',
  description: 'Metrics of the API and its workers, in the text format of Prometheus.',
  answers: { 200: { description: 'The metrics.', type: 'text/plain', schema: z.string() } },
  probe: true,
  async handle({ api }) {
    const { contentType, body } = await api.metrics.render();
    return { status: 200, type: contentType, body };
  },
});
