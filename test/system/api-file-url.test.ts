import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCaller } from '../api/call.js';
import { scanOf } from '../api/scan-shape.js';
import { startService, type Service } from './start-service.js';

// A real source of files on this machine, which the service may only reach as in development.

let service: Service;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let key = '';
let source: http.Server;
let base = '';
const requested: string[] = [];

const statement = readFileSync(new URL('../../samples/he-bank-statement.pdf', import.meta.url));
const MAX_BYTES = 10 * 1024 * 1024;

beforeAll(async () => {
  service = await startService({ ALLOW_PRIVATE_NETWORK: 'true' });
  ({ call } = await openCaller(service.base));
  ({ key } = await service.makeKey());
  source = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    ANSWERS[(request.url ?? '').split('?')[0] ?? '']?.(response);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await service.dispose();
});

const ANSWERS: Record<string, (response: http.ServerResponse) => void> = {
  '/statement.pdf': (response) => response.end(statement),
  '/moved.pdf': (response) => response.writeHead(302, { Location: '/statement.pdf' }).end(),
  '/gone.pdf': (response) => response.writeHead(404).end(),
  '/text.pdf': (response) => response.end('only text'),
  '/empty.pdf': (response) => response.end(),
  '/too-large.pdf': (response) => {
    // Chunked, so that only counting can tell.
    response.write(statement);
    response.end(Buffer.alloc(MAX_BYTES));
  },
  '/drip.pdf': (response) => {
    response.write(statement);
    const timer = setInterval(() => response.write(' '), 500);
    response.on('close', () => clearInterval(timer));
  },
};

const create = (path: string, headers: Record<string, string> = {}) =>
  call('POST', '/scans', { key, headers, json: { file_url: base + path, lang: 'en' } });

const filesKept = (): number =>
  service.dataDir === null
    ? 0
    : readdirSync(service.dataDir, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && join(entry.parentPath, entry.name).match(/[0-9a-f]{8}-[^/]*$/),
      ).length;

describe('a document behind a URL', () => {
  it('is fetched once; a replay answers without fetching', async () => {
    const headers = { 'Idempotency-Key': 'by url' };
    const first = await create('/statement.pdf?v=1', headers);
    expect(first.status).toBe(202);
    expect(scanOf(first).file).toMatchObject({ name: 'statement.pdf', size: statement.length });
    const again = await create('/statement.pdf?v=1', headers);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect(scanOf(again).id).toBe(scanOf(first).id);
    expect(requested.filter((url) => url === '/statement.pdf?v=1')).toHaveLength(1);
    expect((await create('/statement.pdf?v=2', headers)).code).toBe('CONFLICT');
  });

  it.each([
    ['/moved.pdf', 400, 'FILE_URL_REJECTED'],
    ['/gone.pdf', 400, 'FILE_URL_REJECTED'],
    ['/text.pdf', 415, 'UNSUPPORTED_FILE'],
    ['/empty.pdf', 400, 'EMPTY_FILE'],
    ['/too-large.pdf', 413, 'FILE_TOO_LARGE'],
  ])('%s is refused with %i %s, costs nothing and leaves no file', expectRefusal);

  it(
    'that drips is given up after 15 s, costs nothing and leaves no file',
    { tags: ['full'] },
    async () => {
      const startedMs = performance.now();
      await expectRefusal('/drip.pdf', 400, 'FILE_URL_REJECTED');
      expect(performance.now() - startedMs).toBeLessThan(17_000);
    },
  );

  async function expectRefusal(path: string, status: number, code: string): Promise<void> {
    const fresh = await service.makeKey();
    const before = filesKept();
    const answer = await call('POST', '/scans', {
      key: fresh.key,
      json: { file_url: base + path },
    });
    expect([answer.status, answer.code]).toEqual([status, code]);
    const { body } = await call('GET', '/usage', { key: fresh.key });
    expect(body).toMatchObject({ used: 0 });
    expect(filesKept()).toBe(before);
  }
});
