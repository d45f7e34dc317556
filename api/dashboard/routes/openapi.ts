import { z } from 'zod';
import { buildDashboardOpenApi } from '../openapi.js';
import { type DashboardRoute, visitorRoute } from '../route.js';

/** @param routes asked for once all of them exist */
export const openapi = (routes: () => readonly DashboardRoute[]): DashboardRoute =>
  visitorRoute({
    id: 'openapi',
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    description: 'OpenAPI 3.1.',
    answers: {
      200: { description: 'The document.', schema: z.looseObject({ openapi: z.string() }) },
    },
    async handle() {
      return { status: 200, body: buildDashboardOpenApi(routes()) };
    },
  });
