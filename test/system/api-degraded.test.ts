import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openCaller } from '../api/call.js';
import { startService, type Service } from './start-service.js';

// The API without a worker beside it, and with the ground taken away from under it.

let service: Service;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let key = '';

const statement = readFileSync(new URL('../../samples/he-bank-statement.pdf', import.meta.url));

beforeAll(async () => {
  service = await startService({ MODE: 'api' }, 'alive');
  ({ call } = await openCaller(service.base));
  ({ key } = await service.makeKey());
});
afterAll(() => service.dispose());

describe('without a worker', () => {
  it('503 AI_NOT_CONFIGURED with Retry-After: nothing is charged, nothing kept, the key stays free', async () => {
    const headers = { 'Idempotency-Key': 'no worker' };
    for (const file of [statement, Buffer.concat([statement, Buffer.from('%')])]) {
      const answer = await call('POST', '/scans', { key, headers, body: form(file) });
      expect([answer.status, answer.code]).toEqual([503, 'AI_NOT_CONFIGURED']);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await call('GET', '/usage', { key })).body).toMatchObject({ used: 0, total_scans: 0 });
  });

  it('the faults of a request come before the want of a worker', async () => {
    const answer = await call('POST', '/scans', { key, body: form(Buffer.from('text')) });
    expect(answer.code).toBe('UNSUPPORTED_FILE');
  });

  it('it is alive but not ready, and says why', async () => {
    expect((await call('GET', `${service.root}/healthz`)).status).toBe(200);
    const answer = await call('GET', `${service.root}/readyz`);
    expect([answer.status, answer.body]).toEqual([
      503,
      { ready: false, reasons: ['no worker is ready'] },
    ]);
  });
});

describe('without its disk', () => {
  it('500 SERVICE_ERROR tells nothing of the inside, costs nothing, and passes with its cause', async () => {
    if (service.dataDir === null) return;
    const staging = join(service.dataDir, 'staging');
    await rename(staging, `${staging}-away`);
    await writeFile(staging, 'in the way');
    const answer = await call('POST', '/scans', { key, body: form(statement) });
    expect([answer.status, answer.code]).toEqual([500, 'SERVICE_ERROR']);
    expect(JSON.stringify(answer.body)).not.toContain(service.dataDir);
    expect((await call('GET', '/usage', { key })).body).toMatchObject({ used: 0 });
    await rename(staging, `${staging}-blocker`);
    await rename(`${staging}-away`, staging);
    const later = await call('POST', '/scans', { key, body: form(statement) });
    expect(later.code).toBe('AI_NOT_CONFIGURED');
  });
});

describe('when it is asked to stop', () => {
  it('ends in order with status 0, also with an idle client still connected', async () => {
    const socket = net.connect(Number(new URL(service.root).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    expect(await service.stop('SIGTERM')).toBe(0);
    await service.start();
    expect((await call('GET', '/', { key })).status).toBe(200);
  });
});
