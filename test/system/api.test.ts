import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openCaller, type CallOptions } from '../api/call.js';
import { scanOf } from '../api/scan-shape.js';
import { startService, type Service } from './start-service.js';

// The whole program over HTTP. Every answer is held against the published document as well (call.ts).

let service: Service;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let key = '';

beforeAll(async () => {
  service = await startService();
  ({ call } = await openCaller(service.base));
  ({ key } = await service.makeKey());
});
afterAll(() => service.dispose());

const sample = (name: string): Buffer =>
  readFileSync(new URL(`../../samples/${name}`, import.meta.url));
const statement = sample('he-bank-statement.pdf');
const MAX_BYTES = 10 * 1024 * 1024;

const create = (options: CallOptions) => call('POST', '/scans', { key, ...options });
const inJson = (bytes: Buffer, fields: object = {}) => ({
  json: { file: { name: 'a.pdf', content_base64: bytes.toString('base64') }, ...fields },
});
const usage = async (of = key) => (await call('GET', '/usage', { key: of })).body;

async function finished(id: string, of = key) {
  const deadlineMs = performance.now() + 90_000;
  for (;;) {
    const scan = scanOf(await call('GET', `/scans/${id}`, { key: of }));
    if (scan.status === 'completed' || scan.status === 'failed') return scan;
    expect(performance.now(), `${id} is still ${scan.stage}`).toBeLessThan(deadlineMs);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe('every code of the table of errors', () => {
  it('401 NO_KEY: the key is missing', async () => {
    const answer = await call('GET', '/scans');
    expect([answer.status, answer.code]).toEqual([401, 'NO_KEY']);
  });

  it('401 INVALID: the key is unknown or revoked', async () => {
    const made = await service.makeKey();
    expect((await call('GET', '/', { key: made.key })).status).toBe(200);
    await service.admin('key', 'revoke', made.keyId);
    for (const presented of [made.key, 'nonsense']) {
      const answer = await call('GET', '/', { key: presented });
      expect([answer.status, answer.code]).toEqual([401, 'INVALID']);
    }
  });

  it('403 SUSPENDED: the organisation is suspended, until it is resumed', async () => {
    const made = await service.makeKey();
    await service.admin('org', 'suspend', made.organisation);
    const answer = await call('GET', '/', { key: made.key });
    expect([answer.status, answer.code]).toEqual([403, 'SUSPENDED']);
    await service.admin('org', 'resume', made.organisation);
    expect((await call('GET', '/', { key: made.key })).status).toBe(200);
  });

  it("403 SUSPENDED: the key's owner is suspended, until resumed", async () => {
    const owner = `owner-${Date.now()}@example.com`;
    const made = await service.makeKey({ owner });
    await service.admin('user', 'suspend', owner);
    const answer = await call('GET', '/', { key: made.key });
    expect([answer.status, answer.code]).toEqual([403, 'SUSPENDED']);
    await service.admin('user', 'resume', owner);
    expect((await call('GET', '/', { key: made.key })).status).toBe(200);
  });

  it('403 NO_API_ACCESS: the plan does not include the API', async () => {
    const free = await service.makeKey({ plan: 'free' });
    const answer = await call('GET', '/', { key: free.key });
    expect([answer.status, answer.code]).toEqual([403, 'NO_API_ACCESS']);
  });

  it('403 INSUFFICIENT_SCOPE: the key lacks the scope', async () => {
    const reader = await service.makeKey({ scopes: 'scans:read' });
    const answer = await call('POST', '/scans', { key: reader.key, body: form(statement) });
    expect([answer.status, answer.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    expect((await call('GET', '/scans', { key: reader.key })).status).toBe(200);
    expect((await call('GET', '/usage', { key: reader.key })).code).toBe('INSUFFICIENT_SCOPE');
  });

  it('429 RATE_LIMITED: too many requests, with Retry-After', async () => {
    const slow = await service.makeKey({ rateLimit: 2 });
    for (const left of ['1', '0']) {
      const answer = await call('GET', '/', { key: slow.key });
      expect(answer.headers.get('RateLimit-Limit')).toBe('2');
      expect(answer.headers.get('RateLimit-Remaining')).toBe(left);
    }
    const answer = await call('GET', '/', { key: slow.key });
    expect([answer.status, answer.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });

  it('400 INVALID_REQUEST: the request is malformed, and the field is named', async () => {
    const answer = await create(inJson(statement, { client_reference: { $gt: '' } }));
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.message).toContain('"client_reference"');
    expect((await call('GET', '/scans?cursor=x', { key })).code).toBe('INVALID_REQUEST');
    expect((await call('GET', '/scans?unknown=x', { key })).message).toContain('"unknown"');
    const version = { 'Emet-Version': '2025-01-01' };
    expect((await call('GET', '/', { key, headers: version })).code).toBe('INVALID_REQUEST');
  });

  it('400 FILE_REQUIRED: no file is given', async () => {
    for (const options of [{ body: form(null, { lang: 'en' }) }, { json: { lang: 'en' } }, {}]) {
      const answer = await create(options);
      expect([answer.status, answer.code]).toEqual([400, 'FILE_REQUIRED']);
    }
  });

  it('400 EMPTY_FILE: the file is empty', async () => {
    for (const options of [{ body: form(Buffer.alloc(0)) }, inJson(Buffer.alloc(0))]) {
      const answer = await create(options);
      expect([answer.status, answer.code]).toEqual([400, 'EMPTY_FILE']);
    }
  });

  it('413 FILE_TOO_LARGE: one byte over 10 MiB, as a form and inside base64', async () => {
    const large = Buffer.concat([statement, Buffer.alloc(MAX_BYTES + 1 - statement.length)]);
    for (const options of [{ body: form(large) }, inJson(large)]) {
      const answer = await create(options);
      expect([answer.status, answer.code]).toEqual([413, 'FILE_TOO_LARGE']);
    }
  });

  it('415 UNSUPPORTED_FILE: none of the five types, whatever the name says', async () => {
    for (const bytes of [Buffer.from('just text'), Buffer.from('GIF89a..........')]) {
      for (const options of [{ body: form(bytes, {}, 'statement.pdf') }, inJson(bytes)]) {
        const answer = await create(options);
        expect([answer.status, answer.code]).toEqual([415, 'UNSUPPORTED_FILE']);
      }
    }
  });

  it.each([
    'http://files.example.com/a.pdf',
    'https://user:pass@files.example.com/a.pdf',
    'https://127.0.0.1/a.pdf',
    'https://2130706433/a.pdf',
    'https://0x7f.1/a.pdf',
    'https://[::ffff:127.0.0.1]/a.pdf',
    'https://[64:ff9b::7f00:1]/a.pdf',
    'https://169.254.169.254/latest/meta-data/',
    'https://168.63.129.16/',
    'https://localhost/a.pdf',
    'https://does-not-exist.invalid/a.pdf',
    'no url',
  ])('400 FILE_URL_REJECTED: %s', async (file_url) => {
    const answer = await create({ json: { file_url } });
    expect([answer.status, answer.code]).toEqual([400, 'FILE_URL_REJECTED']);
  });

  it('402 QUOTA_EXCEEDED: the allowance is used up; a replay still answers', async () => {
    const small = await service.makeKey({ limit: 1 });
    const headers = { 'Idempotency-Key': 'only' };
    const first = await create({ key: small.key, headers, body: form(statement) });
    expect(first.status).toBe(202);
    const over = await create({ key: small.key, body: form(statement) });
    expect([over.status, over.code]).toEqual([402, 'QUOTA_EXCEEDED']);
    const replay = await create({ key: small.key, headers, body: form(statement) });
    expect([replay.status, scanOf(replay).id]).toEqual([200, scanOf(first).id]);
    expect(await usage(small.key)).toMatchObject({ used: 1, limit: 1, remaining: 0 });
  });

  it("404 NOT_FOUND: no such scan, another organisation's scan, no such endpoint", async () => {
    const other = await service.makeKey();
    const { id } = scanOf(await create({ body: form(statement) }));
    const unknown = '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613';
    for (const path of [`/scans/${unknown}`, '/scans/x', '/elsewhere']) {
      expect((await call('GET', path, { key })).code).toBe('NOT_FOUND');
    }
    for (const method of ['GET', 'DELETE']) {
      const answer = await call(method, `/scans/${id}`, { key: other.key });
      expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('409 CONFLICT: the Idempotency-Key is used again for another request, or its scan is gone', async () => {
    const headers = { 'Idempotency-Key': `conflict ${Date.now()}` };
    const { id } = scanOf(await create({ headers, body: form(statement) }));
    const other = await create({ headers, body: form(sample('he-payslip.pdf')) });
    expect([other.status, other.code]).toEqual([409, 'CONFLICT']);
    const spoken = await create({ headers, body: form(statement, { lang: 'en' }) });
    expect(spoken.code).toBe('CONFLICT');
    await call('DELETE', `/scans/${id}`, { key });
    expect((await create({ headers, body: form(statement) })).code).toBe('CONFLICT');
  });
});

describe('a refused request costs nothing', () => {
  it('uses no unit and makes no scan', async () => {
    const fresh = await service.makeKey();
    for (const options of [
      { body: form(Buffer.from('text')) },
      { body: form(statement, { lang: 'fr' }) },
      inJson(Buffer.alloc(0)),
      { json: { file_url: 'https://127.0.0.1/' } },
    ]) {
      expect((await create({ key: fresh.key, ...options })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await usage(fresh.key)).toMatchObject({ used: 0, total_scans: 0 });
    expect((await call('GET', '/scans', { key: fresh.key })).body).toMatchObject({ data: [] });
  });
});

describe('from request to report', () => {
  it('a document is accepted at once, shows its stage, and ends with a report in its language', async () => {
    const fields = {
      lang: 'en',
      client_reference: 'loan-4711',
      metadata: '{"branch":"north"}',
      context: '{"docTypeHint":"bank_statement"}',
    };
    const accepted = await create({ body: form(statement, fields, 'תדפיס.pdf') });
    expect(accepted.status).toBe(202);
    const queued = scanOf(accepted);
    expect(queued).toMatchObject({ status: 'queued', stage: 'queued', verdict: null });

    const scan = await finished(queued.id);
    expect(scan).toMatchObject({
      status: 'completed',
      error: null,
      error_code: null,
      client_reference: 'loan-4711',
      metadata: { branch: 'north' },
      file: { name: 'תדפיס.pdf', type: 'application/pdf', size: statement.length, available: true },
    });
    expect(scan.stage).toBeUndefined();
    expect(scan.report?.summary).toMatch(/[a-z]/i);
    const impacts = scan.report?.findings.map(({ impact }) => impact ?? 0) ?? [];
    const sum = impacts.reduce((total, impact) => total + impact, 0);
    expect(scan.risk_score).toBe(Math.min(100, Math.max(0, sum)));
    expect(scan.report?.engine.coverage.length).toBeGreaterThan(0);

    const summary = await call('GET', `/scans/${queued.id}?include=summary`, { key });
    expect(scanOf(summary).report).toBeUndefined();
    const listed = await call('GET', '/scans?client_reference=loan-4711&include=report', { key });
    expect(listed.body).toMatchObject({
      data: [{ id: queued.id, report: { summary: scan.report?.summary } }],
    });
  });

  it('a report is in Hebrew unless another language is asked for', async () => {
    const scan = await finished(scanOf(await create({ body: form(statement) })).id);
    expect(scan.report?.summary).toMatch(/[א-ת]/);
  });

  it('a broken document is accepted, then fails in words, and its unit is given back', async () => {
    const fresh = await service.makeKey();
    const broken = Buffer.concat([statement.subarray(0, 600), Buffer.alloc(200, 7)]);
    const { id } = scanOf(await create({ key: fresh.key, body: form(broken, { lang: 'en' }) }));
    const scan = await finished(id, fresh.key);
    expect(scan).toMatchObject({ status: 'failed', verdict: null, risk_score: null });
    expect(scan.error).toMatch(/[a-z]{3}/);
    expect(scan.report).toBeUndefined();
    expect(await usage(fresh.key)).toMatchObject({ used: 0 });
  });

  it('a deleted scan is gone at once, under way or finished, and its unit stays used', async () => {
    const fresh = await service.makeKey();
    const done = scanOf(await create({ key: fresh.key, body: form(statement) })).id;
    await finished(done, fresh.key);
    const under = scanOf(await create({ key: fresh.key, body: form(sample('he-payslip.pdf')) })).id;
    for (const id of [done, under]) {
      const answer = await call('DELETE', `/scans/${id}`, { key: fresh.key });
      expect(answer.body).toEqual({ id, deleted: true });
      expect((await call('GET', `/scans/${id}`, { key: fresh.key })).code).toBe('NOT_FOUND');
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect((await call('GET', `/scans/${under}`, { key: fresh.key })).code).toBe('NOT_FOUND');
    expect(await usage(fresh.key)).toMatchObject({ used: 2, total_scans: 2 });
  });
});

describe('requests at once', () => {
  it('twenty with one Idempotency-Key make one scan and use one unit', async () => {
    const fresh = await service.makeKey();
    const headers = { 'Idempotency-Key': 'at once' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ key: fresh.key, headers, body: form(statement) })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map((answer) => scanOf(answer).id)).size).toBe(1);
    expect(await usage(fresh.key)).toMatchObject({ used: 1 });
  });

  it('never use more than the allowance', async () => {
    const fresh = await service.makeKey({ limit: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create({ key: fresh.key, body: form(statement) })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'QUOTA_EXCEEDED')).toHaveLength(7);
    expect(await usage(fresh.key)).toMatchObject({ used: 3, remaining: 0 });
  });
});

describe('lists', () => {
  it('page through every scan once, newest first, within their own filters and organisation', async () => {
    const fresh = await service.makeKey();
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const body = form(statement, { client_reference: i % 2 === 0 ? 'even' : 'odd' });
      made.unshift(scanOf(await create({ key: fresh.key, body })).id);
    }
    const page = async (query: string) => {
      const { body } = await call('GET', `/scans?${query}`, { key: fresh.key });
      return body as { data: { id: string }[]; has_more: boolean; next_cursor: string | null };
    };
    const seen: string[] = [];
    let cursor = '';
    for (let more = true; more;) {
      const { data, has_more, next_cursor } = await page(`limit=2${cursor}`);
      seen.push(...data.map(({ id }) => id));
      cursor = `&cursor=${next_cursor}`;
      more = has_more;
    }
    expect(seen).toEqual(made);
    const even = await page('client_reference=even&limit=2');
    expect(even.data.map(({ id }) => id)).toEqual([made[0], made[2]]);
    const foreign = await call(
      'GET',
      `/scans?limit=2&client_reference=even&cursor=${even.next_cursor}`,
      { key },
    );
    expect(foreign.code).toBe('INVALID_REQUEST');
  });
});

describe('what needs no key', () => {
  it.each(['/healthz', '/readyz', '/metrics', '/docs', '/api/v1/openapi.json'])(
    '%s answers',
    async (path) => {
      // Not ready while a child starts, such as after one was stopped with its deleted scan.
      const status = async () => (await call('GET', service.root + path)).status;
      await expect.poll(status, { timeout: 30_000 }).toBe(200);
    },
  );

  it.each(['/', '/api/v1', '/api/v1/', '/admin', '/docs/x', '/healthz/x'])(
    '%s needs one',
    async (path) => {
      const answer = await call('GET', service.root + path);
      expect([answer.status, answer.code]).toEqual([401, 'NO_KEY']);
    },
  );

  it('metrics hold the API and its worker', async () => {
    const { body } = await call('GET', `${service.root}/metrics`);
    expect(body).toContain('emet_http_requests_total');
    expect(body).toMatch(/_bucket\{[^}]*le="15"/);
    expect(body).toMatch(/_bucket\{[^}]*le="60"/);
  });
});
