import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';

/**
 * Holds real answers against the published document: the route is in it, the
 * status is in it, the body has the documented shape and nothing more, and the
 * documented headers are there. Answers what is wrong; empty when nothing is.
 */
export function readContract(document: unknown) {
  const { paths, components, servers } = Document.parse(document);
  const prefix = servers[0]?.url ?? '';
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  ajv.addSchema({ ...Document.parse(closed(document)), $id: 'contract' });
  const compiled = new Map<string, ValidateFunction>();

  const compile = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };

  const findPath = (path: string): string | undefined =>
    Object.keys(paths).find((template) => {
      const pattern = template.replace(/\{\w+\}/g, '[^/]+');
      const full = paths[template]?.servers ? pattern : prefix + pattern;
      return new RegExp(`^${full}/?$`).test(path);
    });

  return {
    /** `METHOD /full/path` of every operation. */
    operations: Object.entries(paths).flatMap(([template, item]) =>
      ['get', 'post', 'patch', 'delete']
        .filter((method) => method in item)
        .map((method) => `${method} ${item.servers ? template : prefix + template}`),
    ),
    schemaNames: Object.keys(components.schemas),
    /** Whether a value fits a component. */
    fits(component: string, value: unknown): string[] {
      return explain(compile(`/components/schemas/${component}`), value);
    },
    check(method: string, url: string, answer: SeenAnswer): string[] {
      const template = findPath(new URL(url).pathname);
      const item = template === undefined ? undefined : paths[template];
      const operation = Operation.safeParse(item?.[method.toLowerCase()]).data;
      if (template === undefined || operation === undefined) {
        // Nothing there: the only fitting answers are those of the doorkeeper.
        return [401, 403, 404, 429, 400].includes(answer.status)
          ? this.fits('Error', answer.body)
          : [`${method} ${url} is not in the document, but answered ${answer.status}`];
      }
      const response = operation.responses[String(answer.status)];
      if (response === undefined) return [`status ${answer.status} is not documented`];
      const missing = Object.keys(response.headers ?? {})
        .filter((name) => name !== 'Retry-After' && !answer.headers.has(name))
        .map((name) => `header ${name} is missing`);
      const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
      if (!(type in (response.content ?? {}))) return [...missing, `media type ${type}`];
      const pointer = ['paths', template, method.toLowerCase(), 'responses', answer.status]
        .concat('content', type, 'schema')
        .map((part) =>
          encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
        );
      return [...missing, ...explain(compile(`/${pointer.join('/')}`), answer.body)];
    },
  };
}

export type Contract = ReturnType<typeof readContract>;

export interface SeenAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

const Operation = z.looseObject({
  responses: z.record(
    z.string(),
    z.looseObject({
      headers: z.record(z.string(), z.unknown()).optional(),
      content: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

const Document = z.looseObject({
  openapi: z.literal('3.1.0'),
  servers: z.array(z.looseObject({ url: z.string() })),
  paths: z.record(z.string(), z.looseObject({ servers: z.array(z.unknown()).optional() })),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
};

const explain = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) =>
        `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
      );

/** The same document, its components closed: a field that is not documented is an error here. */
function closed(node: unknown, insideComponent = false): unknown {
  if (Array.isArray(node)) return node.map((one) => closed(one, insideComponent));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, inner]) => [
    key,
    closed(inner, insideComponent || key === 'schemas'),
  ]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const isObject = copy.type === 'object' && typeof copy.properties === 'object';
  if (insideComponent && isObject) copy.additionalProperties ??= false;
  return copy;
}
