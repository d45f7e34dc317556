import { z } from 'zod';

/** The part of JSON Schema (draft 2020-12) that the service's own schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/**
 * Collects schemas for an OpenAPI document: a schema with an id becomes a
 * component that others reference.
 */
export function collectSchemas() {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    /** Returns the schema in its inline form for the document. */
    add(schema: z.ZodType): JsonSchema {
      // Wrapped, so that a schema with an id becomes a reference like any other.
      const converted: unknown = z.toJSONSchema(z.object({ it: schema }), { io: 'input' });
      const whole = converted as JsonSchema & { $defs?: Record<string, JsonSchema> };
      for (const [id, definition] of Object.entries(whole.$defs ?? {})) {
        components[id] ??= simplify(definition);
      }
      return simplify(whole.properties?.it ?? {});
    },
  };
}

/** Formats that make zod's long patterns redundant. */
const PLAIN_FORMATS = new Set(['date-time', 'date', 'uuid']);

function simplify(schema: JsonSchema): JsonSchema {
  const { shown, id: _id, $schema: _dialect, ...rest } = schema;
  // A schema that parses text may define its displayed form.
  const tidied: JsonSchema = shown === undefined ? rest : { ...rest, ...(shown as JsonSchema) };
  // Known values are not the only ones.
  if (tidied['x-known-values'] !== undefined) delete tidied.enum;
  if (shown !== undefined || PLAIN_FORMATS.has(tidied.format ?? '')) delete tidied.pattern;
  // Limits of JavaScript's safe integers say nothing about the service.
  if (tidied.minimum === Number.MIN_SAFE_INTEGER) delete tidied.minimum;
  if (tidied.maximum === Number.MAX_SAFE_INTEGER) delete tidied.maximum;
  if (tidied.$ref !== undefined) {
    tidied.$ref = tidied.$ref.replace('#/$defs/', '#/components/schemas/');
  }
  if (tidied.properties) {
    const entries = Object.entries(tidied.properties);
    tidied.properties = Object.fromEntries(entries.map(([name, inner]) => [name, simplify(inner)]));
  }
  if (typeof tidied.additionalProperties === 'object') {
    tidied.additionalProperties = simplify(tidied.additionalProperties);
  }
  if (tidied.items) tidied.items = simplify(tidied.items);
  if (tidied.anyOf) tidied.anyOf = tidied.anyOf.map(simplify);
  if (tidied.allOf) tidied.allOf = tidied.allOf.map(simplify);
  return tidied;
}
