import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRedis, type RedisServices } from '../../../adapters/cluster/redis/open-redis.js';
import type { JobConsumer } from '../../../core/ports.js';
import { openLink } from '../../servers/link.js';
import { startRedis } from '../../servers/redis-server.js';
import { describeWithRedis } from '../../servers/suites.js';
import type { TestServer } from '../../servers/test-server.js';

const LOCK_MS = 2000;
/** A consumer looks for lapsed locks four times in the length of one, and may miss one look. */
const RECOVERY_MAX_MS = LOCK_MS * 1.5 + 500;

describeWithRedis('Jobs and rates when Redis fails', { timeout: 60_000 }, () => {
  let server: TestServer;
  let services: RedisServices;
  let operator: Redis;
  let told: string[];
  let countedApart: number;
  let rivals: ChildProcess[];

  beforeEach(async () => {
    server = await startRedis();
    told = [];
    countedApart = 0;
    rivals = [];
    services = await openRedis(server.url, {
      log: { info: (line) => told.push(line), warn: (line) => told.push(line) },
      onLocalCount: () => (countedApart += 1),
    });
    operator = new Redis(server.url);
    operator.on('error', () => {});
  });
  afterEach(async () => {
    for (const rival of rivals) rival.kill('SIGKILL');
    operator.disconnect();
    await services.close();
    await server.dispose();
  });

  const add = async (id: string = randomUUID()): Promise<string> => {
    await services.jobs.add('scan', { scanId: id }, { id });
    return id;
  };
  const addMany = (count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, () => add()));
  const consume = (handler: (id: string) => Promise<void>, concurrency = 2): JobConsumer =>
    services.jobs.consume('scan', { concurrency, lockMs: LOCK_MS }, ({ scanId }) =>
      handler(scanId),
    );
  const until = (condition: () => boolean, timeout = 10_000) =>
    vi.waitFor(() => expect(condition()).toBe(true), { timeout, interval: 10 });
  const answersAgain = () => vi.waitFor(() => services.ping(), { timeout: 5000, interval: 50 });
  const took = async (work: Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    await work.catch(() => {});
    return performance.now() - startedMs;
  };

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'a restart of Redis (%s) loses no job, and is told once',
    async (signal) => {
      const ids = await addMany(50);
      await server.stop(signal);
      const ran: string[] = [];
      const consumer = consume(async (id) => void ran.push(id));
      await sleep(1000);
      await expect(add()).rejects.toThrow('Redis');
      await server.start();
      await until(() => ran.length === ids.length);
      expect(ran.sort()).toEqual(ids.sort());
      await answersAgain();
      await consumer.stop();
      expect(told).toHaveLength(2);
      expect(told[0]).toContain('does not answer');
      expect(told[1]).toContain('answers again');
    },
  );

  test('a job that ends while Redis is away has ended, and its id can come again', async () => {
    let runs = 0;
    let release = () => {};
    consume(async () => {
      runs += 1;
      await new Promise<void>((resolve) => (release = resolve));
    });
    const id = await add();
    await until(() => runs === 1);
    await server.stop();
    release();
    await sleep(500);
    await server.start();
    await sleep(RECOVERY_MAX_MS);
    expect(runs).toBe(1);
    await answersAgain();
    await add(id);
    await until(() => runs === 2);
    release();
  });

  test.each(['end', 'fail'] as const)(
    'after FLUSHALL each job that is added again runs, also those whose handlers %s meanwhile',
    async (outcome) => {
      const ran: string[] = [];
      let held: (() => void)[] = [];
      let flushed = false;
      consume(async (id) => {
        ran.push(id);
        if (flushed) return;
        await new Promise<void>((resolve) => held.push(resolve));
        if (outcome === 'fail') throw new Error('not now');
      });
      const ids = await addMany(6);
      await until(() => held.length === 2);
      flushed = true;
      await operator.flushall();
      for (const release of held) release();
      held = [];
      await sleep(300);
      ran.length = 0;
      for (const id of ids) await add(id);
      await until(() => ran.length === ids.length);
      expect(ran.sort()).toEqual([...ids].sort());
      await sleep(300);
      expect(await operator.keys(`*${ids[0]}*`)).toEqual([]);
    },
  );

  test('what a crash between two of Bull’s steps leaves behind does not keep a job from running', async () => {
    const id = randomUUID();
    await operator.hset(`{emet}:scan:${id}`, 'processedOn', '1');
    const ran: string[] = [];
    consume(async (id) => void ran.push(id));
    await add(id);
    await until(() => ran.length === 1);
  });

  test('Redis that hangs for 3 s holds nobody up for long', () => hangs(3000));
  test('nor for 7 s', { tags: ['full'] }, () => hangs(7000));

  async function hangs(ms: number): Promise<void> {
    let runs = 0;
    let ended = 0;
    const consumer = consume(async () => {
      runs += 1;
      if (runs === 1) await sleep(ms + 500);
      ended += 1;
    });
    await add();
    await until(() => runs === 1);
    server.pause();
    const resumed = sleep(ms).then(() => server.resume());
    expect(await took(services.rateLimiter.consume('a', 10))).toBeLessThan(1000);
    const waits = [
      await took(add()),
      await took(services.ping()),
      await took(services.rateLimiter.consume('a', 10)),
      await took(services.rateLimiter.peek('a', 10)),
    ];
    expect(Math.max(...waits)).toBeLessThan(100);
    expect(countedApart).toBe(3);
    await resumed;
    const resumedMs = performance.now();
    await answersAgain();
    const id = await add();
    await until(() => ended >= 2);
    expect(performance.now() - resumedMs).toBeLessThan(5000);
    await consumer.stop();
    await services.jobs.drop('scan', id);
  }

  test('a caller’s rate is counted apart while Redis is away, then together again', async () => {
    const { rateLimiter } = services;
    await rateLimiter.consume('a', 2);
    await rateLimiter.consume('a', 2);
    expect(await rateLimiter.consume('a', 2)).toMatchObject({ allowed: false });
    await server.stop();
    expect(await rateLimiter.consume('a', 2)).toMatchObject({ allowed: true, remaining: 1 });
    expect(await rateLimiter.consume('a', 2)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await rateLimiter.consume('a', 2)).toMatchObject({ allowed: false });
    await server.start();
    await answersAgain();
    expect(await rateLimiter.consume('a', 2)).toMatchObject({ allowed: false });
  });

  test('two processes count a caller’s rate together', async () => {
    const other = await openRedis(server.url, { log: { info: () => {}, warn: () => {} } });
    const states = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 === 0 ? services : other).rateLimiter.consume('a', 15),
      ),
    );
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(15);
    await other.close();
  });

  test('Redis that is full takes no job, and those it has run when there is room', async () => {
    const ran: string[] = [];
    let release = () => {};
    consume(async (id) => {
      ran.push(id);
      if (ran.length === 1) await new Promise<void>((resolve) => (release = resolve));
    }, 1);
    const ids = await addMany(5);
    await until(() => ran.length === 1);
    await operator.config('SET', 'maxmemory', '1');
    await expect(add()).rejects.toThrow('OOM');
    expect(await services.rateLimiter.consume('a', 2)).toMatchObject({ allowed: true });
    expect(countedApart).toBe(1);
    release();
    await sleep(1500);
    await operator.config('SET', 'maxmemory', '0');
    await until(() => new Set(ran).size === ids.length);
    await add(ids[0]);
    await until(() => ran.filter((id) => id === ids[0]).length >= 2);
  });

  test('a consumer stops and the connections close in bounded time while Redis is away', async () => {
    let started = false;
    const consumer = consume(async () => {
      started = true;
      await sleep(1000);
    });
    await add();
    await until(() => started);
    server.pause();
    expect(await took(consumer.stop())).toBeLessThan(6000);
    expect(await took(services.close())).toBeLessThan(500);
  });

  test('connections that die without a word are noticed and made anew', async () => {
    const link = await openLink(Number(new URL(server.url).port));
    const far = await openRedis(`redis://127.0.0.1:${link.port}`, {
      log: { info: () => {}, warn: () => {} },
    });
    const ran: string[] = [];
    const consumer = far.jobs.consume(
      'scan',
      { concurrency: 1, lockMs: LOCK_MS },
      async ({ scanId }) => void ran.push(scanId),
    );
    await add();
    await until(() => ran.length === 1);
    link.cut();
    await add(); // on this side of the cut
    await sleep(1000);
    link.heal();
    const healedMs = performance.now();
    await until(() => ran.length === 2);
    expect(performance.now() - healedMs).toBeLessThan(8000);
    await vi.waitFor(() => far.ping(), { timeout: 8000, interval: 50 });
    await consumer.stop();
    await far.close();
    link.close();
  });

  const startRival = (what: 'hold' | 'run'): string[] => {
    const got: string[] = [];
    const program = fileURLToPath(new URL('./redis-rival.mjs', import.meta.url));
    const rival = fork(program, [server.url, String(LOCK_MS), what]);
    rival.on('message', (id: string) => got.push(id));
    rivals.push(rival);
    return got;
  };

  test('the job of a process that is killed runs again soon after its lock lapsed', async () => {
    const got = startRival('hold');
    const id = await add();
    await until(() => got.length === 1);
    const ran: string[] = [];
    consume(async (id) => void ran.push(id));
    await sleep(LOCK_MS); // it is renewed
    expect(ran).toEqual([]);
    const killedMs = performance.now();
    rivals[0]?.kill('SIGKILL');
    await until(() => ran.length === 1);
    expect(ran).toEqual([id]);
    expect(performance.now() - killedMs).toBeLessThan(RECOVERY_MAX_MS);
  });

  test('processes share jobs out, each run once', async () => {
    const first = startRival('run');
    const second = startRival('run');
    const own: string[] = [];
    consume(async (id) => void own.push(id));
    await vi.waitFor(async () => {
      expect(await operator.client('LIST')).toMatch(/(brpoplpush[^]*){3}/);
    }, 10_000);
    const ids = await addMany(300);
    const all = (): string[] => [...first, ...second, ...own];
    await until(() => all().length >= ids.length);
    await sleep(500);
    expect(all().sort()).toEqual(ids.sort());
  });
});
