import { API_VERSION } from '../../core/vocabulary.js';
import { RIGHTS } from '../../core/users.js';
import { COMMON_HEADERS } from '../openapi/common-headers.js';
import { DASHBOARD_ERROR_BODY, describeErrors } from '../openapi/describe-errors.js';
import { type Add, describeAnswers, describeOperation } from '../openapi/describe-operation.js';
import type { OpenApiDocument, Operation, Parameter, PathItem } from '../openapi/document.js';
import { collectSchemas } from '../openapi/json-schema.js';
import { CSRF_HEADER } from './forged-requests.js';
import { dashboardErrorsOf } from './route-errors.js';
import { DASHBOARD_PREFIX, type DashboardRoute } from './route.js';

/** Needed by every change of a session. */
const CSRF_PARAMETER: Record<string, Parameter> = {
  CsrfToken: {
    name: CSRF_HEADER,
    in: 'header',
    required: true,
    description: '`csrf_token` of the session.',
    schema: { type: 'string' },
  },
};

/**
 * The OpenAPI 3.1 document of the dashboard's own endpoints. They serve its pages and may
 * change with them; programs use the API.
 */
export function buildDashboardOpenApi(routes: readonly DashboardRoute[]): OpenApiDocument {
  const schemas = collectSchemas();
  const add: Add = (schema) => schemas.add(schema);
  const paths: Record<string, PathItem> = {};
  for (const route of routes) {
    const item = (paths[route.path.slice(DASHBOARD_PREFIX.length)] ??= {});
    item[route.method] = describe(route, add);
  }
  const tags = [...new Set(routes.map(tagOf))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Emet dashboard',
      version: API_VERSION,
      description:
        'The calls of the dashboard. They serve its pages and may change with them: programs use the API.',
      license: { name: 'Apache-2.0' },
    },
    servers: [{ url: DASHBOARD_PREFIX, description: 'This service.' }],
    security: [{ session: [] }],
    tags: tags.map((name) => ({ name, description: `Calls below \`/${name}\`.` })),
    paths,
    webhooks: {},
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-emet_session',
          description: 'Given by POST /session; `emet_session` over plain http.',
        },
      },
      headers: COMMON_HEADERS,
      parameters: CSRF_PARAMETER,
      schemas: schemas.components,
    },
  };
}

const tagOf = ({ path }: DashboardRoute): string =>
  path.slice(DASHBOARD_PREFIX.length + 1).split('/')[0] ?? '';

function describe(route: DashboardRoute, add: Add): Operation {
  const isChange = route.right !== null && route.method !== 'get';
  const right =
    route.right === null
      ? ''
      : `\n\nRight: \`${route.right}\` (${RIGHTS[route.right].roles.join(', ')}).`;
  return {
    ...describeOperation(route, add, isChange ? CSRF_PARAMETER : {}),
    tags: [tagOf(route)],
    description: route.description + right,
    ...(route.right === null && { security: [] }),
    responses: {
      ...describeAnswers(route, add),
      ...describeErrors(dashboardErrorsOf(route), add, DASHBOARD_ERROR_BODY),
    },
  };
}
