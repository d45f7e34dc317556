import { z } from 'zod';
import { API_PREFIX } from '../../core/vocabulary.js';
import { openRoute } from '../route.js';

export const openapi = openRoute({
  id: 'openapi',
  method: 'get',
  path: `${API_PREFIX}/openapi.json`,
  summary: 'This document',
  description: 'The API as OpenAPI 3.1.',
  answers: {
    200: { description: 'The document.', schema: z.looseObject({ openapi: z.string() }) },
  },
  async handle({ api }) {
    const { openapi: document } = await api.description();
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: Buffer.from(document),
    };
  },
});
