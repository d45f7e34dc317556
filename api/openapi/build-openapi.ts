import type { Catalogue } from '../../core/catalogue.js';
import type { z } from 'zod';
import { API_PREFIX, API_VERSION } from '../../core/vocabulary.js';
import type { Route } from '../route.js';
import type {
  Header,
  Operation,
  OpenApiDocument,
  Parameter,
  PathItem,
  Reference,
  ResponseObject,
} from './document.js';
import { describeErrors } from './describe-errors.js';
import { collectSchemas, type JsonSchema } from './json-schema.js';
import { COMMON_HEADERS, COMMON_PARAMETERS, headerReferences } from './common-headers.js';
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
    item[route.method] = describeOperation(route, add);
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

type Add = (schema: z.ZodType) => JsonSchema;

function describeOperation(route: Route, add: Add): Operation {
  const scope = route.scope === null ? '' : `\n\nScope: \`${route.scope}\`.`;
  const parameters = [
    ...describeParameters(route.params, 'path', add),
    ...describeParameters(route.query, 'query', add),
    ...describeParameters(route.headers, 'header', add),
    ...Object.keys(COMMON_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
  return {
    operationId: route.id,
    tags: [tagOf(route)],
    summary: route.summary,
    description: route.description + scope,
    ...(route.access === 'open' && { security: [] }),
    parameters,
    ...(route.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.entries(route.body).map(([type, schema]) => [type, { schema: add(schema) }]),
        ),
      },
    }),
    responses: { ...describeAnswers(route, add), ...describeErrors(route, add) },
  };
}

function tagOf({ access, path }: Route): string {
  if (access === 'open') return 'service';
  return (
    ['scans', 'webhooks', 'keys'].find((tag) => path.startsWith(`${API_PREFIX}/${tag}`)) ??
    'account'
  );
}

function describeParameters(schema: z.ZodObject, place: Parameter['in'], add: Add): Parameter[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const type = field as z.ZodType;
    const { description, ...rest } = add(type);
    return {
      name,
      in: place,
      required: place === 'path' || !type.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
}

function describeAnswers(route: Route, add: Add): Record<string, ResponseObject> {
  const described: Record<string, ResponseObject> = {};
  for (const [status, answer] of Object.entries(route.answers)) {
    const example = EXAMPLES[route.id]?.[Number(status)];
    const headers: Record<string, Header | Reference> = headerReferences();
    for (const [name, description] of Object.entries(answer.headers ?? {})) {
      const schema = name === 'Retry-After' ? { type: 'integer', minimum: 1 } : { type: 'string' };
      headers[name] = { description, schema };
    }
    const content = { schema: add(answer.schema), ...(example !== undefined && { example }) };
    described[status] = {
      description: answer.description,
      headers,
      content: { [answer.type ?? 'application/json']: content },
    };
  }
  return described;
}
