import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openReceiver } from '../worker/receiver.js';
import {
  type Client,
  clientOf,
  groundOf,
  type Program,
  removeGrounds,
  startProgram,
  until,
} from './faults-program.js';
import { openAccountOn } from './open-account.js';

const ADMIN = fileURLToPath(new URL('../../dist/scripts/admin.js', import.meta.url));

let folder: string;
let dataDir: string;
let programs: Program[];
let client: Client;
let receiver: Awaited<ReturnType<typeof openReceiver>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-operations-'));
  dataDir = join(folder, 'data');
  programs = [];
  receiver = await openReceiver();
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.end('SIGKILL')));
  await receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});
afterAll(removeGrounds);

async function start(data: string, environment: Record<string, string>): Promise<Program> {
  const program = await startProgram(data, environment);
  programs.push(program);
  await until('a worker is ready', () => program.workerPids().length > 0, 60_000);
  return program;
}

/** A first start, ready for scans of an organisation with a webhook endpoint. */
async function begin(environment: Record<string, string> = {}): Promise<Program> {
  const program = await start(dataDir, environment);
  const { key } = await openAccountOn(dataDir, { hook: receiver.url });
  client = clientOf(() => programs.at(-1) ?? program, key);
  return program;
}

interface Running {
  process: ChildProcess;
  error: () => string;
  ended: Promise<{ status: number | null; out: string; error: string }>;
}

/** Starts a command as operators do. */
async function command(data: string, ...words: string[]): Promise<Running> {
  const env = { PATH: process.env['PATH'], ...(await groundOf(data)) };
  const child = spawn(process.execPath, [ADMIN, ...words], { env });
  let [out, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  const ended = new Promise<{ status: number | null; out: string; error: string }>((resolve) => {
    child.once('close', (status) => resolve({ status, out, error }));
  });
  return { process: child, error: () => error, ended };
}

async function admin(data: string, ...words: string[]): Promise<unknown> {
  const { status, out, error } = await (await command(data, ...words)).ended;
  expect({ status, error }).toMatchObject({ status: 0 });
  return JSON.parse(out);
}

const isProcessing = (id: string) =>
  until('the scan is being analysed', async () => (await client.get(id))?.status === 'processing');

const eventsOf = (id: string) =>
  receiver.received.filter(({ event }) => 'scan' in event.data && event.data.scan.id === id);

test('requeue: a scan whose worker hangs goes to another, though its attempts were used up', async () => {
  const settings = { SCAN_ATTEMPTS_MAX: '1', LEASE_S: '10' };
  const other = await start(dataDir, { ...settings, MODE: 'worker' });
  const service = await begin(settings);
  const id = await client.create('sleep 2000');
  await isProcessing(id);
  const holder = await until('somebody has it', () =>
    [service, other].find((program) => begunBy(program, id)),
  );
  const [hanging = 0] = holder.workerPids();
  process.kill(hanging, 'SIGSTOP');
  try {
    expect(await admin(dataDir, 'requeue', id)).toEqual({ id, status: 'queued' });
    expect(await client.final(id, 60_000)).toMatchObject({ status: 'completed' });
  } finally {
    process.kill(hanging, 'SIGCONT');
  }
  await until('its webhook arrives', () => eventsOf(id).length > 0);
  // The one that hung has its result by now, and may not write it.
  await until('the other one notices', () =>
    holder.output().includes('Scan stopped: deleted or taken over'),
  );
  expect(new Set(eventsOf(id).map(({ event }) => event.id)).size).toBe(1);
  expect(await client.usage()).toMatchObject({ used: 1, total_scans: 1 });
});

const begunBy = (program: Program, id: string): boolean =>
  program
    .output()
    .split('\n')
    .some((line) => line.includes('Scan begins') && line.includes(id));

// It waits 20 s for requests that were let in before.
test(
  'drain: nothing new is accepted, what is under way ends, and end opens the intake again',
  { tags: ['full'] },
  async () => {
    await begin({ WORKER_CONCURRENCY: '2' });
    const ids = [];
    for (let scan = 0; scan < 4; scan += 1) ids.push(await client.create('sleep 5000'));
    const draining = await command(dataDir, 'drain');
    await until('the intake is closed', () => draining.error().includes('The intake is closed'));
    expect(await client.send('calm x', 'while closed')).toEqual({ status: 503, id: null });

    const { status, out, error } = await draining.ended;
    expect({ status, answer: JSON.parse(out) as unknown }).toMatchObject({
      status: 0,
      answer: { intake: 'closed', queued: 0, processing: 0, oldest_created_at: null },
    });
    expect(error).toMatch(/\d queued, \d processing/);
    for (const id of ids) expect(await client.get(id)).toMatchObject({ status: 'completed' });
    expect(await client.usage()).toMatchObject({ used: ids.length });

    expect(await admin(dataDir, 'drain', '--end')).toMatchObject({ intake: 'open' });
    expect((await client.send('calm x', 'while closed')).status).toBe(202);
  },
);

test('drain: Ctrl-C leaves the intake closed, says so, and exits with 130', async () => {
  await begin();
  const id = await client.create('sleep 60000');
  const draining = await command(dataDir, 'drain');
  await until('it waits', () => /\d queued/.test(draining.error()));
  draining.process.kill('SIGINT');
  const { status, out, error } = await draining.ended;
  expect([status, out]).toEqual([130, '']);
  expect(error).toContain('Interrupted: the intake stays closed.');
  expect((await client.send('calm x', 'closed')).status).toBe(503);
  expect(await client.get(id)).toMatchObject({ status: 'processing' });
});

test('a backup taken while the service works is taken up by the service that is restored from it', async () => {
  const first = await begin();
  const done = await client.create('calm x');
  await client.final(done);
  const underWay = [];
  for (let scan = 0; scan < 4; scan += 1) underWay.push(await client.create('sleep 800'));
  await isProcessing(underWay[0] ?? '');
  const backup = join(folder, 'backup');
  expect(await admin(dataDir, 'backup', backup)).toMatchObject({
    records: { scan: 5 },
    files: { count: 5 },
    files_lost: 0,
  });
  await first.end('SIGKILL');

  const restored = join(folder, 'restored');
  expect(await admin(restored, 'restore', backup)).toMatchObject({ files: { count: 5 } });
  // The key of the webhooks' secrets is in no backup: operators keep it apart.
  await copyFile(join(dataDir, 'secrets.key'), join(restored, 'secrets.key'));
  await start(restored, {});
  expect(await client.get(done)).toMatchObject({ status: 'completed' });
  for (const id of underWay) {
    expect(await client.final(id)).toMatchObject({ status: 'completed' });
    await until('its webhook arrives', () => eventsOf(id).length > 0);
  }
  expect(await client.usage()).toMatchObject({ used: 5, total_scans: 5 });
  expect((await client.send('calm x', 'after')).status).toBe(202);
});
