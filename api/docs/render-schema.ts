import type { JsonSchema } from '../openapi/json-schema.js';
import { anchor, escapeHtml, inline } from './html.js';

/** Renders the fields of an object, one row each; nothing for a schema without fields. */
export function renderFields(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '';
  const required = new Set(schema.required ?? []);
  const rows = fields.map(([name, field]) => renderRow(name, field, required.has(name)));
  return renderTable('Field', rows);
}

export const renderTable = (subject: string, rows: string[]): string =>
  `<div class="scroll"><table><thead><tr><th>${subject}</th><th>Type</th><th>Notes</th></tr></thead>` +
  `<tbody>${rows.join('\n')}</tbody></table></div>`;

export function renderRow(name: string, schema: JsonSchema, required: boolean): string {
  const mark = required ? ' <span class="required">required</span>' : '';
  const notes = [schema.description ?? '', limits(schema)].filter((text) => text !== '');
  return (
    `<tr><td><code>${escapeHtml(name)}</code>${mark}</td>` +
    `<td class="type">${typeName(schema)}</td>` +
    `<td>${notes.map((text) => `<p>${inline(text)}</p>`).join('')}</td></tr>`
  );
}

/** A short type name; components are links. */
export function typeName(schema: JsonSchema): string {
  const reference = componentName(schema);
  if (reference !== null)
    return `<a href="#${schemaAnchor(reference)}">${escapeHtml(reference)}</a>`;
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.allOf?.[0]) return typeName(schema.allOf[0]);
  if (schema.const !== undefined)
    return `constant <code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return 'one of';
  if (schema.type === 'array') return `array of ${typeName(schema.items ?? {})}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `map to ${typeName(schema.additionalProperties)}`;
  }
  const format = schema.format ?? (schema.contentMediaType === undefined ? undefined : 'binary');
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return escapeHtml(format === undefined ? type : `${type} (${format})`);
}

export const componentName = (schema: JsonSchema): string | null =>
  schema.$ref?.split('/').at(-1) ?? null;

export const schemaAnchor = (name: string): string => `schema-${anchor(name)}`;

const listed = (values: readonly unknown[]): string =>
  values.map((value) => `\`${String(value)}\``).join(', ');

function limits(schema: JsonSchema): string {
  const said: string[] = [];
  const values = schema.enum ?? schema.anyOf?.find((one) => one.enum)?.enum;
  if (values) said.push(listed(values));
  const known = [schema, ...(schema.anyOf ?? [])].find((one) => one['x-known-values']);
  if (known) said.push(`so far ${listed(known['x-known-values'] as unknown[])}`);
  const { minimum, maximum, minLength, maxLength } = schema;
  if (minimum !== undefined && maximum !== undefined) {
    said.push(`${minimum} to ${maximum}`);
  } else if (minimum !== undefined) said.push(`at least ${minimum}`);
  if (maxLength !== undefined) said.push(`${minLength ?? 0} to ${maxLength} characters`);
  if (schema.default !== undefined) said.push(`default ${JSON.stringify(schema.default)}`);
  return said.join('; ');
}
