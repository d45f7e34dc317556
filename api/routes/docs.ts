import { z } from 'zod';
import { DOCS_STYLE_HASH } from '../docs/render-docs.js';
import { openRoute } from '../route.js';

/** The OpenAPI document as one HTML page without scripts or external resources. */
export const docs = openRoute({
  id: 'docs',
  method: 'get',
  path: '/docs',
  summary: 'The API, for people',
  description: 'This reference as a page.',
  answers: { 200: { description: 'The page.', type: 'text/html', schema: z.string() } },
  async handle({ api }) {
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: Buffer.from((await api.description()).docs),
      headers: {
        'Content-Security-Policy': `default-src 'none'; style-src '${DOCS_STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
      },
    };
  },
});
