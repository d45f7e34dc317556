import type { Operation, Parameter, Reference, ResponseObject } from '../openapi/document.js';
import { CURL_EXAMPLES } from './curl-examples.js';
import { codeBlock, escapeHtml, inline, prose } from './html.js';
import { renderRow, renderTable, typeName } from './render-schema.js';

/** Renders one endpoint: its purpose, its request and its responses. */
export function renderOperation(method: string, path: string, operation: Operation): string {
  const curl = CURL_EXAMPLES[operation.operationId];
  return `<section class="operation" id="${operation.operationId}">
<h3>${escapeHtml(operation.summary)}<a class="self" href="#${operation.operationId}">#</a></h3>
<div class="route"><span class="method ${method}">${method.toUpperCase()}</span><span>${escapeHtml(path)}</span></div>
${prose(operation.description)}
${curl === undefined ? '' : codeBlock(curl)}
${renderParameters(operation.parameters ?? [])}
${renderBodies(operation)}
${renderAnswers(operation)}
</section>`;
}

export function renderParameters(parameters: (Parameter | Reference)[]): string {
  // Headers common to all requests are described once, not at each endpoint.
  const own = parameters.filter((one): one is Parameter => 'name' in one);
  return (['path', 'query', 'header'] as const)
    .map((place) => {
      const rows = own
        .filter((one) => one.in === place)
        .map(({ name, schema, description, required }) =>
          renderRow(
            name,
            { ...schema, ...(description !== undefined && { description }) },
            required,
          ),
        );
      const title = { path: 'In the path', query: 'In the query', header: 'Headers' }[place];
      return rows.length === 0 ? '' : `<h4>${title}</h4>${renderTable('Name', rows)}`;
    })
    .join('\n');
}

function renderBodies({ requestBody }: Operation): string {
  if (requestBody === undefined) return '';
  const kinds = Object.entries(requestBody.content).map(
    ([type, { schema }]) => `<li><code>${escapeHtml(type)}</code>: ${typeName(schema)}</li>`,
  );
  return `<h4>Body</h4><ul>${kinds.join('')}</ul>`;
}

function renderAnswers({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, response]) =>
    renderAnswer(status, response),
  );
  const examples = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {})
      .filter(({ example }) => example !== undefined)
      .map(
        ({ example }) =>
          `<h4>Example, ${status}</h4>${codeBlock(JSON.stringify(example, null, 2))}`,
      ),
  );
  return `<h4>Answers</h4><div class="scroll"><table><thead><tr><th>Status</th><th>Body</th><th>Meaning</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
${examples.slice(0, 1).join('')}`;
}

function renderAnswer(status: string, { description, content }: ResponseObject): string {
  const bodies = Object.values(content ?? {}).map(({ schema }) => typeName(schema));
  const lines = description.split('\n\n').map((line) => `<p>${inline(line)}</p>`);
  return `<tr><td><code>${status}</code></td><td class="type">${bodies.join(', ')}</td><td>${lines.join('')}</td></tr>`;
}
