import { z } from 'zod';
import { API_PREFIX } from '../../core/vocabulary.js';
import { buildOpenApi } from '../openapi/build-openapi.js';
import { openRoute, type Route } from '../route.js';

/** Built from the route list, because the document describes every route, including this one. */
export function openapi(routes: () => readonly Route[]): Route {
  let document: Buffer | undefined;
  return openRoute({
    id: 'openapi',
    method: 'get',
    path: `${API_PREFIX}/openapi.json`,
    summary: 'This document',
    description: 'The API as OpenAPI 3.1.',
    answers: {
      200: { description: 'The document.', schema: z.looseObject({ openapi: z.string() }) },
    },
    async handle({ api }) {
      document ??= Buffer.from(JSON.stringify(buildOpenApi(routes(), await api.catalogue())));
      return { status: 200, type: 'application/json; charset=utf-8', body: document };
    },
  });
}
