import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openCaller, type CallOptions } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';

let api: TestApi;
let key = '';
let call: Awaited<ReturnType<typeof openCaller>>['call'];

beforeAll(async () => {
  api = await openApi();
  ({ key } = await api.makeKey());
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

const content_base64 = somePdf().toString('base64');
const file = { name: 'a.pdf', content_base64 };
const long = 'x'.repeat(3000);

/** Words of the libraries and of JavaScript, none of which tells a client anything. */
const FOREIGN = [
  /zod|multer|busboy|express|undefined|NaN|regex|pattern|stack|<=|>=|\[object|token/i,
  /invalid (?:input|option|string|key|iso|uuid|element)|too (?:big|small):|unrecognized/i,
  /\b(?:expected|received|null)\b|LIMIT_|ERR_|HPE_|\bE[A-Z]{4,}\b|[a-z]Error\b|Unexpected/,
];

function expectSentence(message: string): void {
  expect(message).toMatch(/^[A-Z][^\n]*[.]$/);
  // Names of fields and values they may have stand in quotes.
  for (const words of FOREIGN) expect(message.replace(/"[^"]*"/g, '""')).not.toMatch(words);
  expect(message).not.toMatch(/\.\.| {2}| [.,:]/);
  expect(message.length).toBeLessThan(320);
}

const values: unknown[] = [null, true, 7, 1.5, '', 'x', long, [], ['x'], {}, { x: 1 }, { x: 'x' }];
const fields = ['file', 'file_url', 'file_name', 'lang', 'client_reference', 'metadata', 'context'];
const contexts = [
  'document_type',
  'docTypeHint',
  'expected_amount',
  'expectedName',
  'expected_date',
  'expectedReference',
  'notes',
  'unknown',
];
const odd = (name: string, value: unknown) =>
  [name, JSON.stringify(value).slice(0, 30), value] as const;

const JSON_FIELDS = fields.flatMap((name) => values.map((value) => odd(name, value)));
const CONTEXT_FIELDS = contexts.flatMap((name) => values.map((value) => odd(name, value)));
const FILE_FIELDS = ['name', 'content_base64', 'other'].flatMap((name) =>
  values.map((value) => odd(name, value)),
);

const create = (options: CallOptions) => call('POST', '/scans', { key, ...options });

describe('every refusal is a sentence in the service’s own words', () => {
  it.each(JSON_FIELDS)('JSON %s: %s', async (name, _shown, value) => {
    const answer = await create({ json: { file, [name]: value } });
    if (answer.status >= 400) expectSentence(answer.message);
    const { file: _file, ...alone } = { file, [name]: value };
    const without = await create({ json: name === 'file' ? { file: value } : alone });
    if (without.status >= 400) expectSentence(without.message);
  });

  it.each(CONTEXT_FIELDS)('context.%s: %s', async (name, _shown, value) => {
    const context = { [name]: value };
    for (const answer of [
      await create({ json: { file, context } }),
      await create({ body: form(somePdf(), { context: JSON.stringify(context) }) }),
    ]) {
      if (answer.status >= 400) expectSentence(answer.message);
    }
  });

  it.each(FILE_FIELDS)('file.%s: %s', async (name, _shown, value) => {
    const answer = await create({ json: { file: { ...file, [name]: value } } });
    if (answer.status >= 400) expectSentence(answer.message);
  });

  it.each([
    ['a long name', { ['k'.repeat(101)]: 'x' }],
    ['an empty name', { '': 'x' }],
    ['21 pairs', Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, '']))],
    ['a long value', { a: long }],
    ['a number', { a: 1 }],
    ['an object', { a: { b: 1 } }],
    ['a NUL', { a: 'x\0' }],
    ['deep nesting', { a: { b: { c: { d: { e: { f: {} } } } } } }],
  ])('metadata with %s', async (_what, metadata) => {
    for (const answer of [
      await create({ json: { file, metadata } }),
      await create({ body: form(somePdf(), { metadata: JSON.stringify(metadata) }) }),
    ]) {
      expect(answer.status).toBe(400);
      expectSentence(answer.message);
    }
  });

  it.each([
    ['', 'limit', ['0', '101', 'ten', '-1', '1.5', '', '99999']],
    ['', 'status', ['done', '']],
    ['', 'verdict', ['guilty']],
    ['', 'include', ['all']],
    ['', 'client_reference', ['', long.slice(0, 201), 'a%00']],
    ['', 'created_after', ['yesterday', '2026-01-31', '']],
    ['', 'cursor', ['x', '']],
    ['', 'other', ['x']],
    ['', '__proto__', ['x']],
  ])('query %s%s', async (_path, name, given) => {
    for (const value of given) {
      const answer = await call('GET', `/scans?${name}=${value}`, { key });
      expect(answer.status, value).toBe(400);
      expectSentence(answer.message);
      const twice = await call('GET', `/scans?${name}=${value}&${name}=${value}`, { key });
      expectSentence(twice.message);
    }
  });

  it('multipart that is broken in many ways', async () => {
    const type = 'multipart/form-data; boundary=B';
    const part = (head: string, body = 'x') => `--B\r\n${head}\r\n\r\n${body}\r\n`;
    const named = (name: string) => part(`Content-Disposition: form-data; name="${name}"`);
    const filed = (name: string) =>
      part(`Content-Disposition: form-data; name="${name}"; filename="a.pdf"`, '%PDF-1.4');
    const bodies = [
      '',
      'text',
      '--B--\r\n',
      '--B\r\n',
      part('X: y'),
      part('Content-Disposition: form-data'),
      part('Content-Disposition: form-data; name='),
      part('Content-Disposition: attachment; name="file"'),
      filed('file'),
      `${filed('file')}${filed('file')}--B--\r\n`,
      `${filed('other')}--B--\r\n`,
      `${named('file')}--B--\r\n`,
      `${named('a[b]')}${filed('file')}--B--\r\n`,
      `${named('x'.repeat(200))}${filed('file')}--B--\r\n`,
      `${named('lang')}${named('lang')}${filed('file')}--B--\r\n`,
      `${Array.from({ length: 12 }, (_, i) => named(`f${i}`)).join('')}--B--\r\n`,
      `${part('Content-Disposition: form-data; name="context"', '{')}${filed('file')}--B--\r\n`,
      `${part('Content-Disposition: form-data; name="lang"', 'x'.repeat(140_000))}--B--\r\n`,
      `${part(`A: ${'b'.repeat(90_000)}`)}--B--\r\n`,
      `${part('Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: bogus', '')}--B--\r\n`,
    ];
    for (const body of bodies) {
      const answer = await create({ body, headers: { 'Content-Type': type } });
      expect(answer.status, body.slice(0, 80)).toBe(400);
      expectSentence(answer.message);
    }
    for (const header of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/x']) {
      const answer = await create({ body: 'x', headers: { 'Content-Type': header } });
      expect(answer.status, header).toBe(400);
      expectSentence(answer.message);
    }
  });

  it('JSON that is broken in many ways', async () => {
    const bodies = [
      '',
      '{',
      '[]',
      '7',
      'null',
      '"x"',
      '{"a":1,}',
      '{"file":{}} x',
      '\uFEFF{}',
      '{"file":"',
    ];
    for (const body of bodies) {
      const answer = await create({ body, headers: { 'Content-Type': 'application/json' } });
      expect(answer.status, body).toBe(400);
      expectSentence(answer.message);
    }
  });

  it('headers, versions, paths, keys, sizes and types', async () => {
    const pdf = form(somePdf());
    for (const answer of [
      await call('GET', '/usage'),
      await call('GET', '/usage', { key: 'no' }),
      await call('GET', '/nothing', { key }),
      await call('GET', '/scans/no-uuid', { key }),
      await call('GET', '/scans/%zz', { key }),
      await call('GET', '/scans/00000000-0000-4000-8000-000000000000', { key }),
      await call('GET', '/usage?x=1', { key }),
      await call('GET', '/usage', { key, headers: { 'Emet-Version': '1' } }),
      await create({ body: pdf, headers: { 'Idempotency-Key': long } }),
      await create({ body: 'x', headers: { 'Content-Type': 'text/plain' } }),
      await create({ body: 'x', headers: { 'Content-Type': 'application/json; charset=latin1' } }),
      await create({
        body: '{}',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'br' },
      }),
      await create({ body: form(Buffer.from('plain text')) }),
      await create({ body: form(Buffer.alloc(0)) }),
      await create({ body: form(Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4 ')) }),
      await create({ json: { file: { ...file, content_base64: 'data:x,y' } } }),
      await create({ json: { file_url: 'ftp://example.com/a' } }),
      await create({ json: { file_url: 'https://127.0.0.1/a' } }),
      await create({ json: { file, file_url: 'https://example.com/a' } }),
      await call('GET', '/usage', { key: (await api.makeKey({}, [])).key }),
      await create({ key: (await api.makeKey({ plan: 'free' })).key }),
      await create({ key: (await api.makeKey({ limit: 0 })).key, body: pdf }),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expectSentence(answer.message);
    }
  });

  it('bytes that are no HTTP', async () => {
    for (const bytes of [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const text = await new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect(api.port, '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk) => (answer += chunk.toString()));
        socket.on('close', () => resolve(answer)).on('error', reject);
      });
      const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as {
        error: { message: string };
      };
      expectSentence(body.error.message);
    }
  });
});
