import type { z } from 'zod';
import type { Endpoint } from '../route.js';
import type { Header, Operation, Parameter, Reference, ResponseObject } from './document.js';
import { headerReferences } from './common-headers.js';
import type { JsonSchema } from './json-schema.js';

/** Takes a schema into the document and answers what refers to it. */
export type Add = (schema: z.ZodType) => JsonSchema;

/** What documents say of an endpoint, except its tags and answers. */
export function describeOperation(
  endpoint: Endpoint,
  add: Add,
  common: Record<string, Parameter>,
): Omit<Operation, 'tags' | 'responses'> {
  const parameters = [
    ...describeParameters(endpoint.params, 'path', add),
    ...describeParameters(endpoint.query, 'query', add),
    ...describeParameters(endpoint.headers, 'header', add),
    ...Object.keys(common).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.description,
    parameters,
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.entries(endpoint.body).map(([type, schema]) => [type, { schema: add(schema) }]),
        ),
      },
    }),
  };
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

export function describeAnswers(
  route: Endpoint,
  add: Add,
  examples: Readonly<Record<string, Record<number, unknown>>> = {},
): Record<string, ResponseObject> {
  const described: Record<string, ResponseObject> = {};
  for (const [status, answer] of Object.entries(route.answers)) {
    const example = examples[route.id]?.[Number(status)];
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
