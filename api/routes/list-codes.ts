import { Codes } from '../codes.js';
import { keyRoute } from '../route.js';

export const listCodes = keyRoute({
  id: 'list-codes',
  method: 'get',
  path: '/codes',
  scope: null,
  summary: 'List all codes',
  description:
    'Every code that a report, a failed scan or an error may carry, with its meaning, as this ' +
    'version of the service knows it. Later versions may add codes.',
  answers: { 200: { description: 'The codes.', schema: Codes } },
  async handle({ api }) {
    const { codes } = await api.description();
    return { status: 200, type: 'application/json; charset=utf-8', body: Buffer.from(codes) };
  },
});
