import { z } from 'zod';
import { openRoute } from '../route.js';

const Readiness = z
  .object({
    ready: z.boolean(),
    reasons: z.array(z.string()).describe('Why it is not ready; empty when it is.'),
  })
  .meta({ id: 'Readiness' });

export const readyz = openRoute({
  id: 'readyz',
  method: 'get',
  path: '/readyz',
  summary: 'Would a scan be taken on now?',
  description:
    'Ready when the stores answer and a worker was ready within the last 30 s. For readiness probes.',
  answers: {
    200: { description: 'It would.', schema: Readiness },
    503: { description: 'It would not.', schema: Readiness },
  },
  probe: true,
  async handle({ api }) {
    const reasons = await api.readiness();
    const ready = reasons.length === 0;
    return { status: ready ? 200 : 503, body: { ready, reasons } };
  },
});
