import { z } from 'zod';
import { openRoute } from '../route.js';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const healthz = openRoute({
  id: 'healthz',
  method: 'get',
  path: '/healthz',
  summary: 'Is the process alive?',
  description: 'Answers as long as the process does. For liveness probes.',
  answers: { 200: { description: 'It is.', schema: Health } },
  probe: true,
  async handle() {
    return { status: 200, body: { status: 'ok' } };
  },
});
