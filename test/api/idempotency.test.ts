import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { form, openCaller, type CallOptions } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { scanOf } from './scan-shape.js';

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let source: http.Server;
let sourceUrl = '';
let fetches = 0;
let answerSource: (response: http.ServerResponse) => void;
/** Faults to put in the way, one test at a time. */
let faults: Partial<{
  beforeAccept: () => Promise<void>;
  afterAccept: () => Promise<void>;
  get: () => Promise<void>;
  add: () => Promise<void>;
  keep: () => Promise<void>;
}> = {};

beforeAll(async () => {
  api = await openApi({
    environment: { ALLOW_PRIVATE_NETWORK: 'true' },
    disturb: (platform) => ({
      ...platform,
      scans: {
        ...platform.scans,
        accept: async (scan, key) => {
          await faults.beforeAccept?.();
          const answer = await platform.scans.accept(scan, key);
          await faults.afterAccept?.();
          return answer;
        },
        get: async (...request) => {
          await faults.get?.();
          return platform.scans.get(...request);
        },
      },
      files: {
        ...platform.files,
        keep: async (fileId) => {
          await faults.keep?.();
          return platform.files.keep(fileId);
        },
      },
      jobs: {
        ...platform.jobs,
        add: async (...job) => {
          await faults.add?.();
          return platform.jobs.add(...job);
        },
      },
    }),
  });
  ({ call } = await openCaller(api.base));
  source = http.createServer((_request, response) => {
    fetches += 1;
    answerSource(response);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  sourceUrl = `http://127.0.0.1:${(source.address() as AddressInfo).port}/a.pdf`;
});
afterEach(async () => {
  faults = {};
  await api.platform.workers.heartbeat('test', { ready: true, places: 1 });
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await api.close();
});

let made = 0;
/** A fresh organisation with a way to create scans under one idempotency key. */
async function client(limit: number | null = null) {
  const { key, organisationId } = await api.makeKey({ limit });
  const headers = { 'Idempotency-Key': `key ${(made += 1)}` };
  return {
    organisationId,
    create: (options: CallOptions) =>
      call('POST', '/scans', { key, ...options, headers: { ...headers, ...options.headers } }),
    remove: (id: string) => call('DELETE', `/scans/${id}`, { key }),
    used: async () => {
      const { body } = await call('GET', '/usage', { key });
      return (body as { used: number }).used;
    },
    count: async () => {
      const { body } = await call('GET', '/scans', { key });
      return (body as { data: unknown[] }).data.length;
    },
  };
}

const failing = (message: string) => () => Promise.reject(new Error(message));
const inJson = (bytes: Buffer, fields: object = {}) => ({
  json: { file: { name: 'x.pdf', content_base64: bytes.toString('base64') }, ...fields },
});

describe('a key', () => {
  /** What the published document says of it. */
  async function published(): Promise<{ pattern: string; maxLength: number }> {
    type Header = { name: string; schema: { pattern: string; maxLength: number } };
    const answer = await fetch(`${api.base}/openapi.json`);
    const document = (await answer.json()) as {
      paths: Record<string, Record<string, { parameters: Header[] }>>;
    };
    const parameters = document.paths['/scans']?.['post']?.parameters ?? [];
    const header = parameters.find(({ name }) => name === 'Idempotency-Key');
    if (header === undefined) throw new Error('The document has no Idempotency-Key');
    return header.schema;
  }

  it('is taken exactly where the published pattern says so', async () => {
    const { pattern, maxLength } = await published();
    const { key } = await api.makeKey({ rateLimit: 10_000 });
    const codes = [
      '\t',
      ...Array.from({ length: 0xe0 }, (_, at) => String.fromCharCode(0x20 + at)),
    ];
    const keys = [
      // Node's own client sends no other control characters.
      ...codes.filter((code) => code !== '\x7f').map((code) => `a${code}b`),
      ...codes.filter((code) => /[!-~]/.test(code)),
      'a',
      'a'.repeat(maxLength),
      `a${' '.repeat(maxLength - 2)}b`,
      'a'.repeat(maxLength + 1),
      `a${' '.repeat(maxLength)}b`,
      '',
    ];
    const described = (value: string) =>
      value.length <= maxLength && new RegExp(pattern, 'u').test(value);
    for (const value of keys) {
      const headers = { 'Idempotency-Key': value };
      const answer = await call('POST', '/scans', { key, headers, json: {} });
      const taken = answer.code === 'FILE_REQUIRED';
      expect([answer.status, taken], JSON.stringify(value)).toEqual([400, described(value)]);
      if (!taken) expect(answer.message).toContain('Idempotency-Key');
    }
  });

  it('has no part in the spaces around the value of a header', async () => {
    const { create } = await client();
    const first = await create({ body: form(somePdf()), headers: { 'Idempotency-Key': 'a b' } });
    const headers = { 'Idempotency-Key': '  a b  ' };
    const again = await create({ body: form(somePdf()), headers });
    expect(scanOf(again).id).toBe(scanOf(first).id);
  });
});

describe('the same key with the same request', () => {
  it('answers the same scan, marked as a replay, with one unit used and one file kept', async () => {
    const { create, used, count } = await client();
    const files = (await api.files()).length;
    const first = await create({ body: form(somePdf()) });
    expect([first.status, first.headers.has('Idempotent-Replayed')]).toEqual([202, false]);
    const again = await create({ body: form(somePdf()) });
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect(scanOf(again).id).toBe(scanOf(first).id);
    expect([await used(), await count()]).toEqual([1, 1]);
    expect(await api.files()).toHaveLength(files + 1);
  });

  it('is the same request whichever way the file comes, however it is named and spelt', async () => {
    const { create, used } = await client();
    const context = JSON.stringify({ expected_amount: '5', notes: 'n' });
    const first = await create({ body: form(somePdf(), { context, lang: 'he' }, 'a.pdf') });
    const fields = { context: { notes: 'n', expectedAmount: '5' } };
    const again = await create(inJson(somePdf(), fields));
    expect(again.status).toBe(200);
    expect(scanOf(again).id).toBe(scanOf(first).id);
    expect(await used()).toBe(1);
  });

  it.each([
    ['another file', inJson(somePdf('other'))],
    ['another language', inJson(somePdf(), { lang: 'en' })],
    ['another context', inJson(somePdf(), { context: { notes: 'x' } })],
    ['other metadata', inJson(somePdf(), { metadata: { a: 'b' } })],
    ['another reference', inJson(somePdf(), { client_reference: 'x' })],
  ])('is another request with %s: CONFLICT, and no file stays', async (_what, options) => {
    const { create, used } = await client();
    await create(inJson(somePdf()));
    const files = (await api.files()).length;
    const answer = await create(options);
    expect([answer.status, answer.code]).toEqual([409, 'CONFLICT']);
    expect(await used()).toBe(1);
    expect(await api.files()).toHaveLength(files);
  });

  it('is a replay also when the allowance is used up and when no worker is ready', async () => {
    const { create } = await client(1);
    const first = await create({ body: form(somePdf()) });
    await api.platform.workers.leave('test');
    const again = await create({ body: form(somePdf()) });
    expect([again.status, scanOf(again).id]).toEqual([200, scanOf(first).id]);
  });

  it('is a CONFLICT once the scan was deleted', async () => {
    const { create, remove } = await client();
    const { id } = scanOf(await create({ body: form(somePdf()) }));
    await remove(id);
    const answer = await create({ body: form(somePdf()) });
    expect([answer.status, answer.code]).toEqual([409, 'CONFLICT']);
    expect(answer.message).toContain('deleted');
  });

  it('belongs to its organisation: another may use the same key', async () => {
    const one = await client();
    const other = await api.makeKey();
    await one.create({ body: form(somePdf()), headers: { 'Idempotency-Key': 'shared' } });
    const answer = await call('POST', '/scans', {
      key: other.key,
      body: form(somePdf('theirs')),
      headers: { 'Idempotency-Key': 'shared' },
    });
    expect(answer.status).toBe(202);
  });

  it('sent many times at once makes one scan: one 202, the rest replays', async () => {
    const { create, used, count } = await client();
    faults.beforeAccept = () => new Promise((resolve) => setTimeout(resolve, 150));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ body: form(somePdf()) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(7).fill(200),
      202,
    ]);
    expect(new Set(answers.map((answer) => scanOf(answer).id)).size).toBe(1);
    expect([await used(), await count()]).toEqual([1, 1]);
  });

  it('that comes while the first takes too long is told so, and succeeds later', async () => {
    const { create } = await client();
    faults.beforeAccept = () => new Promise((resolve) => setTimeout(resolve, 2500));
    const first = create({ body: form(somePdf()) });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const early = await create({ body: form(somePdf()) });
    expect([early.status, early.code]).toEqual([409, 'CONFLICT']);
    expect(early.message).toContain('still being handled');
    expect((await first).status).toBe(202);
    expect((await create({ body: form(somePdf()) })).status).toBe(200);
  });
});

describe('a file_url under a key', () => {
  it('stands for its file: a replay does not fetch again', async () => {
    const { create, used } = await client();
    answerSource = (response) => response.end(somePdf());
    fetches = 0;
    const first = await create({ json: { file_url: sourceUrl } });
    expect(first.status).toBe(202);
    answerSource = (response) => response.writeHead(404).end();
    const again = await create({ json: { file_url: sourceUrl } });
    expect([again.status, scanOf(again).id]).toEqual([200, scanOf(first).id]);
    expect([fetches, await used()]).toEqual([1, 1]);
    const other = await create({ json: { file_url: `${sourceUrl}?v=2` } });
    expect(other.code).toBe('CONFLICT');
    expect(fetches).toBe(1);
  });

  it('that fails is not stored: the same key may try again', async () => {
    const { create } = await client();
    answerSource = (response) => response.writeHead(500).end();
    expect((await create({ json: { file_url: sourceUrl } })).code).toBe('FILE_URL_REJECTED');
    answerSource = (response) => response.end('text');
    expect((await create({ json: { file_url: sourceUrl } })).code).toBe('UNSUPPORTED_FILE');
    answerSource = (response) => response.end(somePdf());
    expect((await create({ json: { file_url: sourceUrl } })).status).toBe(202);
  });

  it('is not fetched when no worker is ready', async () => {
    const { create } = await client();
    fetches = 0;
    await api.platform.workers.leave('test');
    expect((await create({ json: { file_url: sourceUrl } })).code).toBe('AI_NOT_CONFIGURED');
    expect(fetches).toBe(0);
  });
});

describe('when something is in the way', () => {
  it('no worker: AI_NOT_CONFIGURED with Retry-After, nothing charged, nothing kept, the key free', async () => {
    const { create, used } = await client();
    const files = (await api.files()).length;
    await api.platform.workers.leave('test');
    const answer = await create({ body: form(somePdf()) });
    expect([answer.status, answer.code]).toEqual([503, 'AI_NOT_CONFIGURED']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await used()).toBe(0);
    expect(await api.files()).toHaveLength(files);
    await api.platform.workers.heartbeat('starting', { ready: false, places: 1 });
    expect((await create({ body: form(somePdf()) })).code).toBe('AI_NOT_CONFIGURED');
    await api.platform.workers.heartbeat('test', { ready: true, places: 1 });
    expect((await create({ body: form(somePdf()) })).status).toBe(202);
  });

  it('the intake is closed: AI_NOT_CONFIGURED with Retry-After, and open again all goes on', async () => {
    const { create, used } = await client();
    await api.platform.intake.close();
    const answer = await create({ body: form(somePdf()) });
    expect([answer.status, answer.code]).toEqual([503, 'AI_NOT_CONFIGURED']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await used()).toBe(0);
    await api.platform.intake.open();
    expect((await create({ body: form(somePdf()) })).status).toBe(202);
  });

  it('a worker that was ready a moment ago is waited for, not given up', async () => {
    const { create } = await client();
    await api.platform.workers.heartbeat('test', { ready: false, places: 1 });
    expect((await create({ body: form(somePdf()) })).status).toBe(202);
  });

  it('no allowance left: QUOTA_EXCEEDED, nothing kept, the key free for another file', async () => {
    const { create, used } = await client(1);
    const other = { 'Idempotency-Key': 'second' };
    await create({ body: form(somePdf()) });
    const files = (await api.files()).length;
    const over = await create({ body: form(somePdf('two')), headers: other });
    expect([over.status, over.code]).toEqual([402, 'QUOTA_EXCEEDED']);
    expect((await create({ body: form(somePdf('three')), headers: other })).status).toBe(402);
    expect(await used()).toBe(1);
    expect(await api.files()).toHaveLength(files);
  });

  it('a store that refuses: SERVICE_ERROR, nothing kept, and the same key succeeds later', async () => {
    const { create, used } = await client();
    const files = (await api.files()).length;
    for (const fault of ['beforeAccept', 'keep'] as const) {
      faults = { [fault]: failing('ENOSPC') };
      const answer = await create({ body: form(somePdf()) });
      expect([answer.status, answer.code]).toEqual([500, 'SERVICE_ERROR']);
      expect(answer.message).not.toContain('ENOSPC');
      expect(await api.files()).toHaveLength(files);
    }
    faults = {};
    expect((await create({ body: form(somePdf()) })).status).toBe(202);
    expect(await used()).toBe(1);
  });

  it('a store that accepted but could not say so: the scan is found and answered', async () => {
    const { create, used, count } = await client();
    faults = { afterAccept: failing('connection lost') };
    const answer = await create({ body: form(somePdf()) });
    expect(answer.status).toBe(202);
    faults = {};
    expect(scanOf(await create({ body: form(somePdf()) })).id).toBe(scanOf(answer).id);
    expect([await used(), await count()]).toEqual([1, 1]);
  });

  it('a store that accepted and fell silent: SERVICE_ERROR, the file stays, the key replays', async () => {
    const { create, organisationId } = await client();
    faults = { afterAccept: failing('connection lost'), get: failing('connection lost') };
    expect((await create({ body: form(somePdf()) })).code).toBe('SERVICE_ERROR');
    faults = {};
    const again = await create({ body: form(somePdf()) });
    expect(again.status).toBe(200);
    const scan = await api.platform.scans.get(organisationId, scanOf(again).id, 'summary');
    expect(await api.platform.files.open(scan?.file.fileId ?? '')).not.toBeNull();
  });

  it('a queue that does not answer: accepted all the same, the store is the record', async () => {
    const { create, used } = await client();
    faults = { add: failing('queue down') };
    const answer = await create({ body: form(somePdf()) });
    expect([answer.status, await used()]).toEqual([202, 1]);
  });
});
