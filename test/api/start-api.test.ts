import { readFileSync } from 'node:fs';
import https from 'node:https';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { PlatformFault } from '../../core/errors.js';
import { form } from './call.js';
import { bearer, openApi, somePdf, type TestApi } from './open-api.js';

let api: TestApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

/** Sends bytes as they are and answers all that comes back until the connection ends. */
const speak = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.write(text);
  });

const HEADERS = /X-Request-Id: \S+/i;

describe('what is hardly HTTP', () => {
  it.each([
    ['noise', 'hello there\r\n\r\n', 'not valid HTTP'],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'too long'],
    [
      'two lengths',
      'POST /api/v1/scans HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'not valid HTTP',
    ],
  ])(
    '%s gets an error body, an id and the rate limit like everything else',
    async (_what, text, why) => {
      api = await openApi();
      const heard = await speak(api.port, text);
      expect(heard).toMatch(/^HTTP\/1.1 400 /);
      expect(heard).toMatch(HEADERS);
      for (const name of ['Limit', 'Remaining', 'Reset']) {
        expect(heard).toMatch(new RegExp(`RateLimit-${name}: \\d+`));
      }
      const body = JSON.parse(heard.split('\r\n\r\n')[1] ?? '') as { error: { message: string } };
      expect(body.error).toMatchObject({ code: 'INVALID_REQUEST' });
      expect(body.error.message).toContain(why);
    },
  );

  it.each([
    ['no Host header', 'GET /api/v1/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'an unknown expectation',
      'GET /api/v1/ HTTP/1.1\r\nHost: x\r\nExpect: magic\r\nConnection: close\r\n\r\n',
    ],
    [
      'an upgrade',
      'GET /api/v1/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('%s does not get round the key', async (_what, text) => {
    api = await openApi();
    const heard = await speak(api.port, text);
    expect(heard).toMatch(/^HTTP\/1.1 401 /);
    expect(heard).toContain('NO_KEY');
    expect(heard).toMatch(HEADERS);
  });
});

describe('HTTPS', () => {
  it('is served directly when a certificate is set', async () => {
    const file = (name: string) => fileURLToPath(new URL(`tls/${name}`, import.meta.url));
    api = await openApi({
      environment: {
        TLS_CERT_FILE: file('localhost.cert.pem'),
        TLS_KEY_FILE: file('localhost.key.pem'),
      },
    });
    const ca = readFileSync(file('localhost.cert.pem'));
    const status = await new Promise((resolve, reject) => {
      https
        .get(`${api?.root}/healthz`, { ca }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject);
    });
    expect(status).toBe(200);
  });

  it('that cannot be set up stops the start', async () => {
    const environment = { TLS_CERT_FILE: '/nowhere.pem', TLS_KEY_FILE: '/nowhere.pem' };
    await expect(openApi({ environment })).rejects.toThrow('/nowhere.pem');
  });

  it('nor does a taken port go unnoticed', async () => {
    api = await openApi();
    await expect(openApi({ environment: { PORT: String(api.port) } })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});

describe('readiness', () => {
  const ask = async (path: string) => {
    const answer = await fetch(`${api?.root}${path}`);
    return [answer.status, await answer.json()] as const;
  };

  it('needs a worker that is ready; being alive does not', async () => {
    api = await openApi();
    expect(await ask('/readyz')).toEqual([200, { ready: true, reasons: [] }]);
    await api.platform.workers.leave('test');
    // Probes share an answer for a second.
    await expect
      .poll(() => ask('/readyz'), { timeout: 5_000 })
      .toEqual([503, { ready: false, reasons: ['no worker is ready'] }]);
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  });

  it('outlasts the moment in which a worker replaces its child, as the intake does', async () => {
    api = await openApi();
    await api.platform.workers.heartbeat('test', { ready: false, places: 1 });
    expect(await ask('/readyz')).toEqual([200, { ready: true, reasons: [] }]);
    const { key } = await api.makeKey();
    const headers = bearer(key);
    const scan = { method: 'POST', headers, body: form(somePdf()) };
    expect((await fetch(`${api.base}/scans`, scan)).status).toBe(202);
  });

  it('asks the stores once a second, however many ask it', async () => {
    let pings = 0;
    api = await openApi({
      disturb: (platform) => ({
        ...platform,
        ping: () => {
          pings += 1;
          return platform.ping();
        },
      }),
    });
    const startMs = performance.now();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/readyz')));
      expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    }
    expect(pings).toBeLessThanOrEqual(1 + (performance.now() - startMs) / 1_000);
  });

  it('tells an operator what is wrong with the platform, where the platform knows', async () => {
    const sentence = 'The clock of this machine is 47 s ahead.';
    api = await openApi({
      disturb: (platform) => ({
        ...platform,
        ping: () => Promise.reject(new PlatformFault(sentence)),
      }),
    });
    expect(await ask('/readyz')).toEqual([503, { ready: false, reasons: [sentence] }]);
  });

  it('needs stores that answer', async () => {
    api = await openApi({
      disturb: (platform) => ({
        ...platform,
        ping: () => Promise.reject(new Error('locked by 10.0.0.9')),
      }),
    });
    const [status, body] = await ask('/readyz');
    expect([status, body]).toEqual([503, { ready: false, reasons: ['the stores do not answer'] }]);
    expect((await ask('/healthz'))[0]).toBe(200);
  });
});

describe('stores out of reach', () => {
  it('are a SERVICE_ERROR with all its headers and no inner detail', async () => {
    api = await openApi({
      disturb: (platform) => ({
        ...platform,
        accounts: { ...platform.accounts, findKey: () => Promise.reject(new Error('secret host')) },
        rateLimiter: {
          consume: () => Promise.reject(new Error('down')),
          peek: () => Promise.reject(new Error('down')),
        },
      }),
    });
    const answer = await fetch(`${api.base}/`, { headers: bearer('x') });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('RateLimit-Limit')).toBe('120');
    const text = await answer.text();
    expect(text).toContain('SERVICE_ERROR');
    expect(text).not.toContain('secret host');
    expect(api.logged()).toContain('secret host');
  });

  it('a rate limiter out of reach throttles nobody', async () => {
    api = await openApi({
      disturb: (platform) => ({
        ...platform,
        rateLimiter: { ...platform.rateLimiter, consume: () => Promise.reject(new Error('down')) },
      }),
    });
    const { key } = await api.makeKey({ rateLimit: 1 });
    for (let i = 0; i < 3; i += 1) {
      expect((await fetch(`${api.base}/`, { headers: bearer(key) })).status).toBe(200);
    }
  });
});

describe('closing', () => {
  it('lets a running request finish, takes no new one, and ends idle connections', async () => {
    let answerPing: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answerPing = resolve));
    const running = await openApi({
      disturb: (platform) => ({ ...platform, ping: () => held }),
      environment: { SHUTDOWN_TIMEOUT_S: '10' },
    });
    await (await fetch(`${running.root}/healthz`)).text();
    const slow = fetch(`${running.root}/readyz`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closing = running.close();
    await expect(fetch(`${running.root}/healthz`)).rejects.toThrow();
    answerPing();
    expect((await slow).status).toBe(200);
    await closing;
  });

  it('waits for no client beyond its time', async () => {
    const running = await openApi();
    const socket = net.connect(running.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/v1/scans HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const startedMs = performance.now();
    await running.close();
    expect(performance.now() - startedMs).toBeLessThan(4000);
  });
});

describe('logs and metrics', () => {
  it('say what was asked and how it went, and nothing of who, which or what', async () => {
    api = await openApi();
    const { key, organisationId } = await api.makeKey();
    const secrets = ['private-reference', 'private-note', 'private-name', 'private-query', key];
    const sent = await fetch(`${api.base}/scans`, {
      method: 'POST',
      headers: { ...bearer(key), 'X-Request-Id': 'my-request' },
      body: form(
        somePdf('private-bytes'),
        { client_reference: secrets[0] ?? '', metadata: '{"a":"private-note"}' },
        'private-name.pdf',
      ),
    });
    const { id } = (await sent.json()) as { id: string };
    await (await fetch(`${api.base}/scans/${id}?include=summary`, { headers: bearer(key) })).text();
    await (await fetch(`${api.base}/scans?x=private-query`, { headers: bearer(key) })).text();
    await (await fetch(`${api.base}/private-query`, { headers: bearer(key) })).text();
    await (await fetch(`${api.base}/`, { method: 'PROPFIND', headers: bearer(key) })).text();

    const lines = api
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    expect(lines[0]).toMatchObject({
      level: 30,
      method: 'POST',
      route: '/api/v1/scans',
      status: 202,
      code: 'none',
      requestId: 'my-request',
    });
    expect(lines.map(({ route }) => route)).toEqual([
      '/api/v1/scans',
      '/api/v1/scans/{id}',
      '/api/v1/scans',
      'unmatched',
      'unmatched',
    ]);

    const metrics = await (await fetch(`${api.root}/metrics`)).text();
    expect(metrics).toContain(
      'emet_http_requests_total{method="POST",route="/api/v1/scans",status="202",code="none"} 1',
    );
    expect(metrics).toContain(
      'emet_http_requests_total{method="GET",route="/api/v1/scans",status="400",code="INVALID_REQUEST"} 1',
    );
    expect(metrics).toContain('emet_http_requests_total{method="other",route="unmatched"');
    expect(metrics).toContain('emet_http_upload_bytes_count{source="multipart"} 1');
    expect(metrics).toMatch(/emet_http_request_duration_seconds_bucket\{le="[\d.]+",method="POST"/);
    expect(lines[0]).toMatchObject({ scanId: id, organisationId, clientAddress: '127.0.0.1' });
    expect(lines[1]).toMatchObject({ scanId: id, organisationId, clientAddress: '127.0.0.1' });
    for (const secret of [...secrets, 'private-bytes']) {
      expect(api.logged()).not.toContain(secret);
      expect(metrics).not.toContain(secret);
    }
    for (const name of [id, organisationId, '127.0.0.1']) expect(metrics).not.toContain(name);
  });

  it('keep probes out of the log at its usual level', async () => {
    api = await openApi();
    await (await fetch(`${api.root}/healthz`)).text();
    await expect.poll(() => api?.logged()).toContain('"level":20');
    expect(api.logged()).not.toContain('"level":30');
  });

  it('count an upload that was broken off as aborted', async () => {
    api = await openApi();
    const { key } = await api.makeKey();
    const socket = net.connect(api.port, '127.0.0.1');
    socket.write(
      `POST /api/v1/scans HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await expect.poll(() => api?.registry.metrics()).toContain('status="aborted"');
    expect(api.logged()).not.toContain('request failed');
  });
});
