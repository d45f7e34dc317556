import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openCaller, type CallOptions } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { scanOf } from './scan-shape.js';

let api: TestApi;
let key = '';
let organisationId = '';
let call: Awaited<ReturnType<typeof openCaller>>['call'];

beforeAll(async () => {
  api = await openApi();
  ({ key, organisationId } = await api.makeKey());
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

const create = (options: CallOptions) => call('POST', '/scans', { key, ...options });
const file = { name: 'a.pdf', content_base64: somePdf().toString('base64') };

/** The scan as it was stored, with what the API does not show. */
async function stored(id: string) {
  const scan = await api.platform.scans.get(organisationId, id, 'summary');
  if (scan === null) throw new Error('No such scan');
  return scan;
}

/** Every way to say the same wrong thing: the field named must be this one. */
const WRONG: [string, Record<string, unknown>][] = [
  ['lang', { lang: 'fr' }],
  ['lang', { lang: { $gt: '' } }],
  ['client_reference', { client_reference: 'x'.repeat(201) }],
  ['client_reference', { client_reference: '' }],
  ['client_reference', { client_reference: 'a\0b' }],
  ['client_reference', { client_reference: 'half \ud83d pair' }],
  ['client_reference', { client_reference: { $gt: '' } }],
  ['client_reference', { client_reference: ['a'] }],
  ['metadata', { metadata: 'text' }],
  ['metadata', { metadata: [] }],
  ['metadata', { metadata: null }],
  ['metadata.order', { metadata: { order: { $ne: null } } }],
  ['metadata.order', { metadata: { order: 7 } }],
  ['metadata.order', { metadata: { order: 'x'.repeat(501) } }],
  ['metadata.order', { metadata: { order: 'a\0' } }],
  [
    'metadata',
    { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, ''])) },
  ],
  ['context', { context: 'text' }],
  ['context', { context: [] }],
  ['context.document_type', { context: { document_type: 'passport' } }],
  ['context.docTypeHint', { context: { docTypeHint: 'passport' } }],
  ['context.expected_date', { context: { expected_date: '2026-02-30' } }],
  ['context.expected_date', { context: { expected_date: '30/01/2026' } }],
  ['context.expectedDate', { context: { expectedDate: '2026-1-1' } }],
  ['context.expected_amount', { context: { expected_amount: { $gt: '' } } }],
  ['context.expected_amount', { context: { expected_amount: 12.5 } }],
  ['context.expected_name', { context: { expected_name: 'x'.repeat(201) } }],
  ['context.notes', { context: { notes: 'x'.repeat(1001) } }],
  ['context.$where', { context: { $where: '1' } }],
  ['context.expected', { context: { expected: 'x' } }],
  ['context.expectedAmount', { context: { expected_amount: '1.00', expectedAmount: '2.00' } }],
  ['surprise', { surprise: 'x' }],
];

describe('a body that is not right is refused by the name of its field', () => {
  it.each(WRONG)('JSON: %s in %j', async (field, fields) => {
    const answer = await create({ json: { file, ...fields } });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.message).toContain(`"${field}"`);
  });

  it.each(WRONG)('multipart: %s in %j', async (field, fields) => {
    const texts = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    // A lone surrogate cannot be written as UTF-8 in the first place.
    if (texts.some(([, text]) => /\p{Surrogate}/u.test(text ?? ''))) return;
    const body = form(somePdf(), Object.fromEntries(texts) as Record<string, string>);
    const answer = await create({ body });
    // In a text field an object is just text; only the strict fields refuse it.
    const isText = field === 'client_reference' && typeof fields[field] === 'object';
    if (isText) expect(answer.status).toBe(202);
    else {
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(answer.message).toContain(`"${field}"`);
    }
  });

  it('leaves nothing on disk and uses no unit', async () => {
    const { key: fresh } = await api.makeKey();
    const before = (await api.files()).length;
    for (const [, fields] of WRONG.slice(0, 5)) {
      await create({ key: fresh, json: { file, ...fields } });
      const lang = { lang: 'fr' };
      await create({ key: fresh, body: form(somePdf(), lang) });
    }
    expect(await api.files()).toHaveLength(before);
    expect((await call('GET', '/usage', { key: fresh })).body).toMatchObject({ used: 0 });
  });

  it.each([
    ['{"file":', 'not valid JSON'],
    ['{"a":"secret-content" x}', 'not valid JSON'],
    ['[]', 'object'],
    ['"text"', 'object'],
    ['null', 'object'],
    ['', 'not valid JSON'],
    ['{"metadata":{"__proto__":"x"}}', '__proto__'],
    [`{"metadata":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`, 'nested'],
    ['['.repeat(100_000), 'not valid JSON'],
  ])('JSON body %s', async (body, why) => {
    const answer = await create({ body, headers: { 'Content-Type': 'application/json' } });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.message).toContain(why);
    expect(answer.message).not.toContain('secret-content');
  });

  it('refuses bytes that are no UTF-8, other charsets, and encoded bodies', async () => {
    const json = { 'Content-Type': 'application/json' };
    const broken = await create({ headers: json, body: Buffer.from([0x7b, 0xff, 0x7d]) });
    expect(broken.message).toContain('UTF-8');
    const utf16 = { 'Content-Type': 'application/json; charset=utf-16' };
    expect((await create({ headers: utf16, body: '{}' })).message).toContain('charset');
    const gzip = { ...json, 'Content-Encoding': 'gzip' };
    expect((await create({ headers: gzip, body: 'x' })).message).toContain('Content-Encoding');
  });

  it('refuses other content types by name', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/pdf']) {
      const answer = await create({ headers: { 'Content-Type': type }, body: 'x' });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(answer.message).toContain('Content-Type');
    }
  });

  it.each(['context', 'metadata'])('names %s when its text is no JSON', async (field) => {
    const answer = await create({ body: form(somePdf(), { [field]: '{secret' }) });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.message).toContain(`"${field}" is not valid JSON`);
    expect(answer.message).not.toContain('secret');
  });

  it.each(['', 'x'.repeat(201), 'tab\there', 'שלום'])(
    'refuses the Idempotency-Key "%s"',
    async (text) => {
      const bytes = Buffer.from(text, 'utf8').toString('latin1');
      const answer = await create({ json: { file }, headers: { 'Idempotency-Key': bytes } });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(answer.message).toContain('Idempotency-Key');
    },
  );
});

describe('a body that is right', () => {
  it('is read in both spellings of the context, also when both agree', async () => {
    for (const context of [
      { document_type: 'invoice', expected_amount: '1', expected_date: '2026-01-31' },
      { docTypeHint: 'invoice', expectedAmount: '1', expectedDate: '2026-01-31' },
      {
        document_type: 'invoice',
        docTypeHint: 'invoice',
        expected_amount: '1',
        expectedDate: '2026-01-31',
      },
    ]) {
      const json = await create({ json: { file, context } });
      const multipart = await create({
        body: form(somePdf(), { context: JSON.stringify(context) }),
      });
      for (const answer of [json, multipart]) {
        expect(answer.status).toBe(202);
        expect((await stored(scanOf(answer).id)).context).toEqual({
          document_type: 'invoice',
          expected_amount: '1',
          expected_date: '2026-01-31',
        });
      }
    }
  });

  it('is taken at its limits', async () => {
    const fields = {
      lang: 'en',
      client_reference: 'ש'.repeat(200),
      metadata: Object.fromEntries(
        Array.from({ length: 20 }, (_, i) => [`key ${i}`, '\u05d0'.repeat(500)]),
      ),
      context: { notes: 'נ'.repeat(1000) },
    };
    const json = scanOf(await create({ json: { file, ...fields } }));
    const texts = {
      ...fields,
      metadata: JSON.stringify(fields.metadata),
      context: JSON.stringify(fields.context),
    };
    const multipart = scanOf(await create({ body: form(somePdf(), texts) }));
    for (const scan of [json, multipart]) {
      expect(scan.client_reference).toBe(fields.client_reference);
      expect(scan.metadata).toEqual(fields.metadata);
      expect(await stored(scan.id)).toMatchObject({ lang: 'en', context: fields.context });
    }
  });

  it('has a Hebrew report unless it asks for another, and nothing it did not give', async () => {
    const scan = scanOf(await create({ json: { file } }));
    expect(scan).toMatchObject({
      status: 'queued',
      stage: 'queued',
      client_reference: null,
      metadata: {},
    });
    expect(await stored(scan.id)).toMatchObject({ lang: 'he', context: {} });
  });

  it('names its file by the last part of what the client said, without paths and tricks', async () => {
    for (const [given, kept] of [
      ['תדפיס ינואר.pdf', 'תדפיס ינואר.pdf'],
      ['../../etc/passwd', 'passwd'],
      ['C:\\scans\\slip.pdf', 'slip.pdf'],
      ['bad\u202Efdp.exe', 'badfdp.exe'],
      ['..', 'document.pdf'],
      [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
    ] as const) {
      const json = scanOf(await create({ json: { file: { ...file, name: given } } }));
      expect(json.file.name).toBe(kept);
      const multipart = scanOf(await create({ body: form(somePdf(), {}, given) }));
      expect(multipart.file.name).toBe(kept);
    }
    const { name: _name, ...nameless } = file;
    expect(scanOf(await create({ json: { file: nameless } })).file.name).toBe('document.pdf');
    const named = await create({ json: { file: nameless, file_name: 'b.pdf' } });
    expect(scanOf(named).file.name).toBe('b.pdf');
    const both = await create({ json: { file, file_name: 'other.pdf' } });
    expect(both.message).toContain('file_name');
  });

  it('has the type its bytes have, whatever its name or media type say', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const scan = scanOf(await create({ body: form(png, {}, 'statement.pdf') }));
    expect(scan.file.type).toBe('image/png');
  });
});

describe('the query of a list', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['status=done', 'status'],
    ['verdict=guilty', 'verdict'],
    ['client_reference=', 'client_reference'],
    [`client_reference=${'x'.repeat(201)}`, 'client_reference'],
    ['client_reference=a%00b', 'client_reference'],
    ['client_reference[$gt]=', 'client_reference[$gt]'],
    ['created_after=yesterday', 'created_after'],
    ['created_after=2026-01-01', 'created_after'],
    ['created_before=2026-13-01T00:00:00Z', 'created_before'],
    ['include=everything', 'include'],
    ['organisation_id=x', 'organisation_id'],
    ['__proto__=x', '__proto__'],
    ['cursor=', 'cursor'],
    ['cursor=abc', 'cursor'],
    [`cursor=${Buffer.from('[1,"x","y"]').toString('base64url')}`, 'cursor'],
    ['cursor=%00', 'cursor'],
  ])('refuses %s and names %s', async (query, parameter) => {
    const answer = await call('GET', `/scans?${query}`, { key });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.message).toContain(`"${parameter}"`);
  });

  it('is just as strict elsewhere', async () => {
    const id = scanOf(await create({ json: { file } })).id;
    for (const [method, path] of [
      ['GET', '/?x=1'],
      ['GET', '/usage?x=1'],
      ['GET', `/scans/${id}?x=1`],
      ['GET', `/scans/${id}?include=all`],
      ['DELETE', `/scans/${id}?x=1`],
    ] as const) {
      expect((await call(method, path, { key })).code).toBe('INVALID_REQUEST');
    }
    expect((await call('GET', `/scans/${id}`, { key })).status).toBe(200);
  });
});

describe('what is not there', () => {
  it.each([
    ['GET', '/nothing'],
    ['GET', '/scans/nothing'],
    ['GET', '/scans/3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613'],
    ['DELETE', '/scans/3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613'],
    ['DELETE', '/scans/%27%20OR%201=1'],
    ['PUT', '/scans'],
    ['PATCH', '/scans'],
    ['DELETE', '/scans'],
    ['POST', '/usage'],
    ['OPTIONS', '/scans'],
    ['GET', '/SCANS'],
  ])('%s %s is NOT_FOUND', async (method, path) => {
    const answer = await call(method, path, { key });
    expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('a broken path is a malformed request', async () => {
    const answer = await fetch(`${api.base}/scans/%zz`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'INVALID_REQUEST' } });
  });
});
