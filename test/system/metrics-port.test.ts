import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../servers/test-server.js';
import { type Service, startService } from './start-service.js';

let service: Service | undefined;
afterEach(() => service?.dispose());

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, text: await answer.text() };
};

function expectMetrics({ status, text }: { status: number; text: string }): void {
  expect(status).toBe(200);
  expect(text).toContain('process_cpu_seconds_total');
}

const anotherAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe.each(['api', 'worker'])('metrics of MODE=%s', (MODE) => {
  test('answer this machine only, and nobody through a proxy on it', async () => {
    service = await startService({ MODE, HOST: '0.0.0.0', TRUST_PROXY: '1' }, 'alive');
    const page = `${service.root}/metrics`;
    expectMetrics(await ask(page));
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP']) {
      const { status, text } = await ask(page, { [header]: '127.0.0.1' });
      expect(status).toBe(404);
      expect(text).not.toContain('process_cpu_seconds_total');
    }
    if (anotherAddress !== undefined) {
      const { port } = new URL(page);
      expect((await ask(`http://${anotherAddress}:${port}/healthz`)).status).toBe(200);
      expect((await ask(`http://${anotherAddress}:${port}/metrics`)).status).toBe(404);
    }
  });

  test('are on METRICS_PORT alone once it is set, at METRICS_HOST', async () => {
    const port = await freePort();
    const METRICS_HOST = anotherAddress ?? '127.0.0.1';
    service = await startService({ MODE, METRICS_PORT: String(port), METRICS_HOST }, 'alive');
    expect((await ask(`${service.root}/metrics`)).status).toBe(404);
    const base = `http://${METRICS_HOST}:${port}`;
    expectMetrics(await ask(`${base}/metrics`));
    for (const path of ['/', '/healthz', '/api/v1/', '/docs', '/__proto__']) {
      expect((await ask(base + path)).status).toBe(404);
    }
    if (anotherAddress !== undefined) {
      await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
    }
  });

  test('say which setting is at fault when their port is taken', async () => {
    service = await startService({ MODE }, 'alive');
    const METRICS_PORT = new URL(service.root).port;
    await expect(startService({ MODE, METRICS_PORT }, 'alive')).rejects.toThrow(
      `Setting METRICS_PORT: 127.0.0.1:${METRICS_PORT} is in use by another program`,
    );
  });
});
