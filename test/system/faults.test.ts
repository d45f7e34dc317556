import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform } from '../../adapters/open-platform.js';
import type { StoredScan } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { openReceiver } from '../worker/receiver.js';
import { canMount } from './can-mount.js';
import { type Client, clientOf, type Program, startProgram, until } from './faults-program.js';
import { childrenOf, isAlive } from './process-tree.js';

let folder: string;
let dataDir: string;
let program: Program;
let client: Client;
let receiver: Awaited<ReturnType<typeof openReceiver>>;

async function lay(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'emet-faults-'));
  dataDir = join(folder, 'data');
  receiver = await openReceiver();
}

async function clear(): Promise<void> {
  await program.end('SIGKILL');
  await receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** For tests that end the program or its worker. */
function eachItsOwn(): void {
  beforeEach(lay);
  afterEach(clear);
}

/** A first start, with a webhook endpoint, ready for scans. */
async function begin(environment: Record<string, string> = {}): Promise<void> {
  program = await startProgram(dataDir, environment);
  const key = await until('the first start shows a key', () => program.key());
  client = clientOf(() => program, key);
  const platform = await openPlatform(readSettings({ DATA_DIR: dataDir }));
  const [demo] = await platform.accounts.listOrganisations();
  await platform.webhooks.addEndpoint(demo?.id ?? '', receiver.url);
  await platform.close();
  await ready();
}

async function again(environment: Record<string, string> = {}): Promise<void> {
  program = await startProgram(dataDir, environment);
  await ready();
}

const ready = () => until('a worker is ready', () => program.workerPids().length > 0);

const currentWorker = (): number => {
  const pid = program.workerPids().at(-1);
  if (pid === undefined) throw new Error('No worker was ever ready.');
  return pid;
};

/** The scan as it lies in the store of a program that does not run. */
async function stored(id: string): Promise<StoredScan | null> {
  const platform = await openPlatform(readSettings({ DATA_DIR: dataDir }));
  const [demo] = await platform.accounts.listOrganisations();
  const scan = await platform.scans.get(demo?.id ?? '', id, 'summary');
  await platform.close();
  return scan;
}

const processing = (id: string) =>
  until('the scan is being analysed', async () => {
    const scan = await client.get(id);
    return scan?.status === 'processing';
  });

/** Each of these scans was told of, at least once, by one event of the right type. */
async function expectOneEventEach(ids: string[], type: 'scan.completed' | 'scan.failed') {
  for (const id of ids) {
    const told = () =>
      receiver.received.filter(({ event }) => 'scan' in event.data && event.data.scan.id === id);
    await until('its webhook arrives', () => told().length > 0);
    expect(new Set(told().map(({ event }) => event.id)).size).toBe(1);
    expect(told()[0]?.event.type).toBe(type);
  }
}

const used = async () => (await client.usage()).used;

describe('a service that goes on', () => {
  let usedBefore: number;
  beforeAll(async () => {
    await lay();
    await begin();
  });
  beforeEach(async () => void (usedBefore = await used()));
  afterAll(clear);

  const usedSince = async () => (await used()) - usedBefore;

  test('whose analysis child is killed: its scan is done by the next child', async () => {
    const id = await client.create(`once ${join(folder, 'marker')}`);
    expect(await client.final(id)).toMatchObject({ status: 'completed', verdict: 'low_risk' });
    await expectOneEventEach([id], 'scan.completed');
    expect(await usedSince()).toBe(1);
  });

  test('whose analysis child is killed by its document, each time: the scan fails soon and is refunded', async () => {
    const ids = [await client.create('signal SIGSEGV'), await client.create('calm x')];
    expect(await client.final(ids[0] ?? '')).toMatchObject({ status: 'failed' });
    expect((await client.get(ids[0] ?? ''))?.error).toBeTruthy();
    expect(await client.final(ids[1] ?? '')).toMatchObject({ status: 'completed' });
    expect(await usedSince()).toBe(1);
    await expectOneEventEach([ids[0] ?? ''], 'scan.failed');
  });

  test('stops a scan that is deleted while it is analysed, tells nobody, leaves no file, and its unit stays used', async () => {
    const kept = () =>
      readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      ).length;
    const keptBefore = kept();
    const id = await client.create('block 60000');
    await processing(id);
    const [child] = childrenOf(currentWorker());
    expect(await client.remove(id)).toBe(200);
    await until('the child is stopped', () => child === undefined || !isAlive(child));
    expect(await client.get(id)).toBeNull();
    const next = await client.create('calm x');
    expect(await client.final(next)).toMatchObject({ status: 'completed' });
    await expectOneEventEach([next], 'scan.completed');
    expect(receiver.received.filter(({ body }) => body.includes(id))).toEqual([]);
    expect(await usedSince()).toBe(2);
    expect(kept() - keptBefore).toBe(1);
  });
});

describe('killed with -9', () => {
  eachItsOwn();

  test('the worker: every scan is taken up again and ends once', async () => {
    await begin({ WORKER_CONCURRENCY: '2' });
    const ids: string[] = [];
    for (const trouble of ['sleep 1200', 'sleep 1200', 'calm x', 'calm x', 'calm x']) {
      ids.push(await client.create(trouble));
    }
    await processing(ids[0] ?? '');
    process.kill(currentWorker(), 'SIGKILL');
    for (const id of ids) {
      const scan = await client.final(id);
      expect(scan).toMatchObject({ status: 'completed' });
      expect(scan.report).toBeDefined();
    }
    await expectOneEventEach(ids, 'scan.completed');
    expect(await used()).toBe(ids.length);
    const metrics = await (await fetch(`${program.url}/metrics`)).text();
    expect(metrics).toMatch(/^emet_worker_deaths_total 1$/m);
  });

  test('the whole service: the next start takes up what was accepted, and no process stays behind', async () => {
    await begin();
    const ids = [await client.create('block 1500'), await client.create('calm x')];
    await processing(ids[0] ?? '');
    const pids = [currentWorker(), ...childrenOf(currentWorker())];
    await program.end('SIGKILL');
    await until('its processes are gone', () => pids.filter(isAlive).length === 0, 10_000);
    expect(await stored(ids[0] ?? '')).not.toMatchObject({ status: 'failed' });
    await again();
    for (const id of ids) expect(await client.final(id)).toMatchObject({ status: 'completed' });
    await expectOneEventEach(ids, 'scan.completed');
    expect(await used()).toBe(2);
  });

  test('the API while its worker is still starting: the worker does not stay behind', async () => {
    for (const delayMs of [0, 150, 300, 450]) {
      program = await startProgram(dataDir);
      const [worker = 0] = await until('the worker is there', () => {
        const pids = childrenOf(program.process.pid ?? 0);
        return pids.length > 0 && pids;
      });
      await wait(delayMs);
      const pids = [worker, ...childrenOf(worker)];
      await program.end('SIGKILL');
      await until('its processes are gone', () => pids.filter(isAlive).length === 0, 10_000);
    }
  });

  test('by the document, every worker it meets: the scan fails after a bounded number, refunded, and others go on', async () => {
    await begin({ SCAN_ATTEMPTS_MAX: '2' });
    const deadly = await client.create('regicide x');
    const harmless = await client.create('calm x');
    const scan = await client.final(deadly, 60_000);
    expect(scan).toMatchObject({ status: 'failed', verdict: null });
    expect(scan.error).toBeTruthy();
    expect(await client.final(harmless, 60_000)).toMatchObject({ status: 'completed' });
    await expectOneEventEach([deadly], 'scan.failed');
    expect(await used()).toBe(1);
    // The first worker, one for each further attempt, and the one that lives: it may still
    // be starting where the harmless scan was done beside the deadly one.
    await until('another worker is there', () => program.workerPids().length >= 3);
    expect(program.workerPids().length).toBe(3);
  });
});

// Each of its deaths makes the service wait longer before it starts a worker again.
describe('killed by a document beside others', { tags: ['full'] }, () => {
  eachItsOwn();

  test('those that were with it each time do not share its end', async () => {
    await begin({ WORKER_CONCURRENCY: '4' });
    const ids: string[] = [];
    for (const trouble of ['sleep 900', 'sleep 900', 'regicide x', 'sleep 900', 'sleep 900']) {
      ids.push(await client.create(trouble));
    }
    const ends: string[] = [];
    for (const id of ids) ends.push((await client.final(id, 90_000)).status);
    expect(ends).toEqual(['completed', 'completed', 'failed', 'completed', 'completed']);
    expect(await used()).toBe(4);
  });
});

describe('stopped in order', () => {
  eachItsOwn();

  test('finishes what it can, gives back what takes longer, and exits with 0', async () => {
    await begin({ WORKER_CONCURRENCY: '2', SHUTDOWN_TIMEOUT_S: '2' });
    const short = await client.create('sleep 800');
    const long = await client.create('sleep 60000');
    await processing(long);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(await stored(short)).toMatchObject({ status: 'completed' });
    // Not held against the scan: the attempt is not counted.
    expect(await stored(long)).toMatchObject({ status: 'queued', stage: 'queued', attempt: 0 });
    await again();
    await processing(long);
  });

  test('a second signal ends it at once', async () => {
    await begin();
    const id = await client.create('sleep 60000');
    await processing(id);
    const startedMs = Date.now();
    const ended = program.end('SIGTERM');
    setTimeout(() => program.process.kill('SIGTERM'), 700);
    expect(await ended).toBe(1);
    expect(Date.now() - startedMs).toBeLessThan(5_000);
  });
});

describe('the disk is full', () => {
  eachItsOwn();

  test.skipIf(!canMount)(
    'new scans are refused without a charge, accepted ones wait, and all of it goes on when there is room',
    async () => {
      await mkdir(dataDir);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dataDir]);
      try {
        await begin();
        const ids: string[] = [];
        for (let scan = 0; scan < 8; scan += 1) ids.push(await client.create('sleep 300'));
        const ballast = join(dataDir, 'ballast');
        await fill(ballast);
        const refused = await client.send('calm x', 'while-full');
        expect(refused.status).toBeGreaterThanOrEqual(500);
        await until('the worker notices', () => program.output().includes('does not answer'));
        await rm(ballast);
        for (const id of ids) expect(await client.final(id)).toMatchObject({ status: 'completed' });
        await expectOneEventEach(ids, 'scan.completed');
        expect(await used()).toBe(ids.length);
        expect((await client.send('calm x', 'while-full')).status).toBe(202);
      } finally {
        await program.end('SIGTERM');
        execFileSync('umount', ['-l', dataDir]);
      }
    },
  );
});

/** Writes until there is no room left, not even for a few bytes. */
async function fill(path: string): Promise<void> {
  for (const size of [1024 * 1024, 64 * 1024, 4096, 64]) {
    for (;;) {
      try {
        await writeFile(path, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
    }
  }
}
