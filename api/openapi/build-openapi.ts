import type { Catalogue } from '../../core/catalogue.js';
import { API_PREFIX, API_VERSION } from '../../core/vocabulary.js';
import type { Route } from '../route.js';
import { errorsOf } from '../route-errors.js';
import type { Operation, OpenApiDocument, PathItem } from './document.js';
import { API_ERROR_BODY, describeErrors } from './describe-errors.js';
import { type Add, describeAnswers, describeOperation } from './describe-operation.js';
import { collectSchemas, type JsonSchema } from './json-schema.js';
import { COMMON_HEADERS, COMMON_PARAMETERS } from './common-headers.js';
import { EXAMPLES } from './examples.js';
import { GUIDE } from './guide.js';
import { describeWebhooks } from './webhooks.js';

/**
 * Builds the OpenAPI 3.1 document from the schemas that validate requests and responses.
 * Codes and checks of the catalogue are listed beside the schemas they appear in.
 */
export function buildOpenApi(routes: readonly Route[], catalogue: Catalogue): OpenApiDocument {
  const schemas = collectSchemas();
  const add: Add = (schema) => schemas.add(schema);
  const paths: Record<string, PathItem> = {};
  for (const route of routes) {
    const { path, outside } = documentPath(route);
    const item = (paths[path] ??= outside ? { servers: [{ url: '/' }] } : {});
    item[route.method] = describe(route, add);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Emet',
      version: API_VERSION,
      description: GUIDE.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n'),
      license: { name: 'Apache-2.0' },
    },
    servers: [{ url: API_PREFIX, description: 'This service.' }],
    security: [{ key: [] }],
    tags: [
      { name: 'scans', description: 'Documents in, reports out.' },
      { name: 'webhooks', description: 'Where events go, and what became of them.' },
      { name: 'keys', description: 'The keys of the organization, from making to revoking.' },
      { name: 'account', description: 'The key and its allowance.' },
      { name: 'service', description: 'The service itself. These need no key.' },
    ],
    paths,
    webhooks: describeWebhooks(add),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <API_KEY>' },
      },
      headers: COMMON_HEADERS,
      parameters: COMMON_PARAMETERS,
      schemas: withCatalogue(schemas.components, catalogue),
    },
  };
}

const withCatalogue = (
  schemas: Record<string, JsonSchema>,
  { findings, checks }: Catalogue,
): Record<string, JsonSchema> => ({
  ...schemas,
  Finding: {
    ...schemas.Finding,
    'x-finding-codes': findings.map(({ code, source, category, severity, points }) => ({
      code,
      source,
      category,
      severity,
      points,
    })),
  },
  Check: { ...schemas.Check, 'x-checks': checks.map(({ id, label }) => ({ id, label })) },
});

/** The path relative to the API prefix; `outside` marks the few paths without the prefix. */
export function documentPath(route: Route): { path: string; outside: boolean } {
  const outside = !route.path.startsWith(API_PREFIX);
  return { path: outside ? route.path : route.path.slice(API_PREFIX.length) || '/', outside };
}

function describe(route: Route, add: Add): Operation {
  const scope = route.scope === null ? '' : `\n\nScope: \`${route.scope}\`.`;
  return {
    ...describeOperation(route, add, COMMON_PARAMETERS),
    tags: [tagOf(route)],
    description: route.description + scope,
    ...(route.access === 'open' && { security: [] }),
    responses: {
      ...describeAnswers(route, add, EXAMPLES),
      ...describeErrors(errorsOf(route), add, API_ERROR_BODY),
    },
  };
}

function tagOf({ access, path }: Route): string {
  if (access === 'open') return 'service';
  return (
    ['scans', 'webhooks', 'keys'].find((tag) => path.startsWith(`${API_PREFIX}/${tag}`)) ??
    'account'
  );
}
