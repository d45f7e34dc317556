import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openRedis } from '../../../adapters/cluster/redis/open-redis.js';
import { SettingError } from '../../../core/settings.js';
import { startRedis, TLS_CERTIFICATE } from '../../servers/redis-server.js';
import { describeWithRedis } from '../../servers/suites.js';
import { freePort, type TestServer } from '../../servers/test-server.js';

const SECRET = 'hunter2-secret';

describeWithRedis('REDIS_URL', () => {
  let server: TestServer | null = null;
  afterEach(async () => {
    await server?.dispose();
    server = null;
  });

  /** Opens, closes, and answers what was told: the refusal, or the lines of the log. */
  const told = async (url: string): Promise<string> => {
    const lines: string[] = [];
    const log = { info: () => {}, warn: (line: string) => void lines.push(line) };
    try {
      const services = await openRedis(url, { log });
      await services.close();
    } catch (error) {
      expect(error).toBeInstanceOf(SettingError);
      lines.push((error as Error).message);
    }
    const text = lines.join('\n');
    expect(text).not.toContain(SECRET);
    return text;
  };

  test.each([
    [`http://:${SECRET}@127.0.0.1:6379`],
    [`127.0.0.1:6379`],
    [`redis://:${SECRET}@127.0.0.1:port`],
    [`redis://:${SECRET}@127.0.0.1:6379/name`],
  ])('an address of another kind is refused: %s', async (url) => {
    expect(await told(url)).toMatch(/^Setting REDIS_URL (must be an address|may end)/);
  });

  test('a place where nothing listens is named with the cause', async () => {
    const port = await freePort();
    expect(await told(`redis://:${SECRET}@127.0.0.1:${port}`)).toBe(
      `Setting REDIS_URL cannot be used: there is no connection to 127.0.0.1:${port} (ECONNREFUSED).`,
    );
    expect(await told(`redis://emet-nowhere.invalid`)).toMatch(
      /there is no connection to emet-nowhere\.invalid:6379 \(E[A-Z_]+\)\.$/,
    );
  });

  test('a wrong password and a missing one are told apart', async () => {
    server = await startRedis({ password: 'the-right-one' });
    const { host } = new URL(server.url);
    expect(await told(`redis://:${SECRET}@${host}`)).toContain('refuses its password');
    expect(await told(`redis://${host}`)).toContain('asks for a password');
    expect(await told(server.url)).toBe('');
  });

  test('what listens but is not Redis is refused', async () => {
    const other = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await told(`redis://:${SECRET}@127.0.0.1:${port}`)).toContain('is not Redis');
    expect(await told(`redis://127.0.0.1:${port}`)).toContain('is not Redis');
    other.close();
  });

  test('a database that Redis does not have, and TLS that it does not speak, are refused', async () => {
    server = await startRedis();
    expect(await told(`${server.url}/99`)).toContain('has no database of this number');
    expect(await told(server.url.replace('redis:', 'rediss:'))).toContain('TLS');
  });

  test('rediss:// is TLS, and a certificate nobody vouches for is refused', async () => {
    server = await startRedis({ tls: true });
    expect(await told(server.url)).toMatch(/TLS fails \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
    const program = fileURLToPath(new URL('./redis-rival.mjs', import.meta.url));
    const rival = fork(program, [server.url, '2000', 'add'], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: TLS_CERTIFICATE },
    });
    const [id] = (await once(rival, 'message')) as [string];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    rival.kill();
  });

  test('a Redis that may evict jobs is used, with a warning', async () => {
    server = await startRedis({ policy: 'allkeys-lru' });
    expect(await told(server.url)).toMatch(/allkeys-lru.*noeviction/);
  });
});
