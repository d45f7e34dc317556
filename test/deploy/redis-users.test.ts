import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRedis } from '../../adapters/cluster/redis/open-redis.js';
import { found } from '../servers/found.js';
import { freePort, startServer, type TestServer } from '../servers/test-server.js';
import { isInstalled, read, ROOT, say } from './repository.js';

const isPossible = found.redis && isInstalled('openssl');
const describeHere = describe.skipIf(!isPossible);

let folder = '';
let server: TestServer | null = null;
let port = 0;

const secret = async (name: string): Promise<string> =>
  (await readFile(join(folder, name), 'utf8')).trim();
const log = { info: () => {}, warn: () => {} };

/** Redis as compose runs it, but for where it lies and listens. */
beforeAll(async () => {
  if (!isPossible) return;
  folder = await mkdtemp(join(tmpdir(), 'emet-deploy-'));
  say('bash', [join(ROOT, 'deploy/make-secrets.sh'), folder, 'emet.example']);
  port = await freePort();
  const settings = [...read('deploy/redis/redis.conf').matchAll(/^([a-z-]+) (.+)$/gm)]
    .map(([, name = '', value = '']): [string, string] => [name, value])
    .filter(([name]) => !['bind', 'port', 'dir', 'aclfile', 'save'].includes(name));
  const words = [
    ...settings.flatMap(([name, value]) => [`--${name}`, value]),
    ...['--bind', '127.0.0.1', '--port', String(port), '--dir', folder],
    ...['--aclfile', join(folder, 'redis_users'), '--save', ''],
  ];
  server = await startServer({
    url: '',
    command: ['redis-server', ...words],
    answers: (printed) => printed.includes('Ready to accept connections'),
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  });
});
afterAll(() => server?.dispose());

const connect = async (user: string, password: string): Promise<Redis> => {
  const client = new Redis({
    port,
    username: user,
    password,
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: null,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
};

describeHere('Redis as it is deployed', () => {
  it('gives the program all it needs: jobs and rates', async () => {
    const url = (await secret('redis_url')).replace('redis:6379', `127.0.0.1:${port}`);
    const redis = await openRedis(url, { log });
    const ran = vi.fn(async () => {});
    const consumer = redis.jobs.consume('scan', { concurrency: 2, lockMs: 5_000 }, ran);
    const ids = Array.from({ length: 5 }, () => randomUUID());
    for (const id of ids) await redis.jobs.add('scan', { scanId: id }, { id });
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(5), 8_000);
    expect(await redis.rateLimiter.consume('caller', 10)).toMatchObject({
      allowed: true,
      remaining: 9,
    });
    await redis.ping();
    await consumer.stop();
    await redis.close();
  });

  it('lets its user neither empty nor reconfigure it, nor see what is not its own', async () => {
    const client = await connect('emet', await secret('redis_password'));
    const attempts = [
      ['flushall'],
      ['config', 'get', 'dir'],
      ['keys', '*'],
      ['set', 'other', '1'],
      ['acl', 'list'],
    ];
    for (const [command = '', ...words] of attempts) {
      await expect(client.call(command, ...words), command).rejects.toThrow(/NOPERM/);
    }
    client.disconnect();
  });

  it('answers nobody else, and a health check with its pulse alone', async () => {
    await expect(connect('default', '').then((client) => client.ping())).rejects.toThrow();
    const health = await connect('health', 'none');
    await expect(health.ping()).resolves.toBe('PONG');
    await expect(health.get('{emet}:x')).rejects.toThrow(/NOPERM/);
    health.disconnect();
  });

  it('keeps what it has and evicts nothing', async () => {
    const settings = read('deploy/redis/redis.conf');
    expect(settings).toMatch(/^appendonly yes$/m);
    expect(settings).toMatch(/^maxmemory-policy noeviction$/m);
    expect(settings).toMatch(/^maxmemory \d+mb$/m);
  });
});

describeHere('deploy/make-secrets.sh', () => {
  it('makes each secret once: running it again changes nothing', async () => {
    const before = await Promise.all(['redis_url', 'mongodb_url', 'tls_key'].map(secret));
    expect(say('bash', [join(ROOT, 'deploy/make-secrets.sh'), folder])).toBe('');
    expect(await Promise.all(['redis_url', 'mongodb_url', 'tls_key'].map(secret))).toEqual(before);
  });

  it('lets containers read the files and keeps the users of the host out of the folder', async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'redis_url'))).mode & 0o777).toBe(0o444);
  });

  it('tells Redis a hash and never the password', async () => {
    const users = await secret('redis_users');
    expect(users).not.toContain(await secret('redis_password'));
    expect(users).toMatch(/^user emet on #[0-9a-f]{64} /m);
  });
});
