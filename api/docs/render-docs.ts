import { createHash } from 'node:crypto';
import type { Codes } from '../codes.js';
import type { OpenApiDocument, Operation } from '../openapi/document.js';
import { GUIDE } from '../openapi/guide.js';
import { codeBlock, escapeHtml, prose } from './html.js';
import {
  renderChecks,
  renderErrors,
  renderFailures,
  renderFindings,
  renderTestOutcomes,
} from './render-codes.js';
import { renderOperation, renderParameters } from './render-operation.js';
import { renderFields, schemaAnchor } from './render-schema.js';
import { STYLE } from './style.js';

/** For the Content-Security-Policy, which allows only this style. */
export const DOCS_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export const QUICK_START = `export BASE=http://localhost:8080/api/v1
export EMET_KEY=<API_KEY>

curl -H "Authorization: Bearer $EMET_KEY" -F file=@statement.pdf -F lang=en $BASE/scans

export SCAN=<the id in the answer>
curl -H "Authorization: Bearer $EMET_KEY" $BASE/scans/$SCAN`;

/** Renders the document as one HTML page without scripts, fonts or external resources. */
export function renderDocs(document: OpenApiDocument, codes: Codes): string {
  const operations = listOperations(document);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Emet API ${escapeHtml(document.info.version)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
${renderNavigation(document, operations)}
<main>
<h1>Emet API</h1>
<p class="lead">Version ${escapeHtml(document.info.version)}. Also as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
<h2 id="quick-start">Quick start</h2>
${codeBlock(QUICK_START)}
${GUIDE.map(({ id, title, text }) => `${heading(id, title)}${prose(text)}`).join('\n')}
${heading('endpoints', 'Endpoints')}
<p>Paths are relative to <code>/api/v1</code>; those of the service itself are not. Every request may carry <code>Emet-Version</code> and <code>X-Request-Id</code>.</p>
${operations.map(({ method, path, operation }) => renderOperation(method, path, operation)).join('\n')}
${heading('events', 'Events')}
${Object.entries(document.webhooks).map(renderEvent).join('\n')}
${heading('errors', 'Errors')}
<p>Every error has the body <code>{"error": {"code", "message", "request_id"}}</code>. Codes are stable; messages are for people.</p>
${renderErrors(codes)}
${heading('failures', 'Failed scans')}
<p>A scan that is <code>failed</code> carries one of these as <code>error_code</code>.</p>
${renderFailures(codes)}
${heading('finding-codes', 'Findings')}
<p>Every code of a finding, with sample values, also from <a href="#list-codes">GET /codes</a>, in both languages. Points count at confidence 1; several findings of one code, and codes that honest documents show as well, count less.</p>
${renderFindings(codes)}
${heading('check-ids', 'Checks')}
<p>Every check. Where a failure is a finding, it is one of those named.</p>
${renderChecks(codes)}
${heading('test-outcomes', 'Test outcomes')}
<p>What a <a href="#test-mode">test key</a> can ask for, by <code>client_reference</code> <code>test:NAME</code> or by the document of that name.</p>
${renderTestOutcomes(codes)}
${heading('schemas', 'Schemas')}
${renderSchemas(document)}
</main>
</div>
</body>
</html>
`;
}

interface Listed {
  method: string;
  path: string;
  operation: Operation;
}

const listOperations = ({ paths }: OpenApiDocument): Listed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method, path, operation }];
    }),
  );

const heading = (id: string, title: string): string =>
  `<h2 id="${id}">${escapeHtml(title)}<a class="self" href="#${id}">#</a></h2>`;

function renderNavigation({ components }: OpenApiDocument, operations: Listed[]): string {
  const link = (id: string, title: string) => `<li><a href="#${id}">${title}</a></li>`;
  const guide = [
    link('quick-start', 'Quick start'),
    ...GUIDE.map(({ id, title }) => link(id, title)),
  ];
  const endpoints = operations.map(({ method, operation }) =>
    link(
      operation.operationId,
      `<span class="method ${method}">${method.toUpperCase()}</span>${escapeHtml(operation.summary)}`,
    ),
  );
  const rest = [
    link('events', 'Events'),
    link('errors', 'Errors'),
    link('failures', 'Failed scans'),
    link('finding-codes', 'Findings'),
    link('check-ids', 'Checks'),
    link('test-outcomes', 'Test outcomes'),
  ];
  const schemas = Object.keys(components.schemas)
    .sort()
    .map((name) => link(schemaAnchor(name), escapeHtml(name)));
  const list = (title: string, links: string[]) => `<h2>${title}</h2><ul>${links.join('')}</ul>`;
  return `<nav aria-label="Contents"><a class="brand" href="#quick-start">Emet</a>
${list('Guide', guide)}${list('Endpoints', endpoints)}${list('Reference', rest)}${list('Schemas', schemas)}</nav>`;
}

function renderEvent([type, { post }]: [string, { post: Operation }]): string {
  return `<section class="operation" id="${post.operationId}">
<h3>${escapeHtml(post.summary)}<a class="self" href="#${post.operationId}">#</a></h3>
<div class="route"><span class="method post">POST</span><span>${escapeHtml(type)}</span></div>
${prose(post.description)}
${renderParameters(post.parameters ?? [])}
<p>Body: <a href="#${schemaAnchor('WebhookEvent')}">WebhookEvent</a>.</p>
</section>`;
}

const renderSchemas = ({ components }: OpenApiDocument): string =>
  Object.entries(components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const id = schemaAnchor(name);
      const about = schema.description === undefined ? '' : prose(schema.description);
      return `<h3 id="${id}">${escapeHtml(name)}<a class="self" href="#${id}">#</a></h3>${about}${renderFields(schema)}`;
    })
    .join('\n');
