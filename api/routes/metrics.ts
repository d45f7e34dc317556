import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { isFromThisMachine } from '../../core/this-machine.js';
import { openRoute } from '../route.js';

export const metrics = openRoute({
  id: 'metrics',
  method: 'get',
  path: '/metrics',
  summary: 'Metrics',
  description:
    'Metrics of the API and its workers, in the text format of Prometheus or, where that is ' +
    'accepted, as OpenMetrics, for programs on the same machine. With `METRICS_PORT` they are served on that port instead.',
  answers: { 200: { description: 'The metrics.', type: 'text/plain', schema: z.string() } },
  errors: ['NOT_FOUND'],
  probe: true,
  async handle({ api, request }) {
    if (api.settings.metricsPort !== undefined) {
      throw new AppError('NOT_FOUND', 'The metrics are on METRICS_PORT.');
    }
    if (!isFromThisMachine(request)) {
      throw new AppError('NOT_FOUND', 'The metrics are for this machine; see METRICS_PORT.');
    }
    const { contentType, body } = await api.metrics.render(request.get('accept') ?? '');
    return { status: 200, type: contentType, body };
  },
});
