import { z } from 'zod';
import { codesOf } from '../codes.js';
import { renderDocs, DOCS_STYLE_HASH } from '../docs/render-docs.js';
import { buildOpenApi } from '../openapi/build-openapi.js';
import { openRoute, type Route } from '../route.js';

/** The OpenAPI document as one HTML page without scripts or external resources. */
export function docs(routes: () => readonly Route[]): Route {
  let page: Buffer | undefined;
  return openRoute({
    id: 'docs',
    method: 'get',
    path: '/docs',
    summary: 'The API, for people',
    description: 'This reference as a page.',
    answers: { 200: { description: 'The page.', type: 'text/html', schema: z.string() } },
    async handle({ api }) {
      if (page === undefined) {
        const catalogue = await api.catalogue();
        page = Buffer.from(renderDocs(buildOpenApi(routes(), catalogue), codesOf(catalogue)));
      }
      return {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: page,
        headers: {
          'Content-Security-Policy': `default-src 'none'; style-src '${DOCS_STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
        },
      };
    },
  });
}
