import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openReceiver } from '../worker/receiver.js';
import {
  type Client,
  clientOf,
  type Program,
  removeGrounds,
  startProgram,
  until,
} from './faults-program.js';
import { isCluster } from './ground.js';
import { openAccountOn } from './open-account.js';

/** What a client sent, and what it knows of it. */
interface Sent {
  key: string;
  trouble: string;
  /** null while no answer arrived: accepted or not, nobody knows. */
  id: string | null;
  isDeleted: boolean;
}

type Step =
  | { kind: 'create'; trouble: string }
  | { kind: 'replay' | 'delete'; which: number }
  | { kind: 'pause'; ms: number }
  | { kind: 'kill worker' }
  | { kind: 'restart' }
  /** Killed so many milliseconds into a create, whose client gets no answer. */
  | { kind: 'kill all'; afterMs: number; trouble: string };

const trouble = fc.constantFrom(
  'calm x',
  'calm x',
  'sleep 250',
  'block 250',
  'corrupt x',
  'exit 3',
);
const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('create' as const), trouble }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replay' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const), ms: fc.nat(400) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill worker' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('kill all' as const), afterMs: fc.nat(60), trouble }),
  },
);

/** Attempts enough that no kill of this test alone makes a scan fail. */
const ENVIRONMENT = { SCAN_ATTEMPTS_MAX: '10', WORKER_CONCURRENCY: '2', SHUTDOWN_TIMEOUT_S: '1' };

afterAll(removeGrounds);

const holds = (numRuns: number, seed: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), live),
    // Seeded, so that a failure can be looked at again; a shrunk run takes as long as a whole one.
    { numRuns, seed, endOnFailure: true, interruptAfterTimeLimit: 75_000 },
  );

describe(
  'whatever is created, repeated, deleted, killed and restarted: used = accepted - refunded, one report a scan, no scan in limbo',
  { timeout: 180_000 },
  () => {
    // One platform is enough at the gate; what befalls a cluster has tests of its own there.
    test('in two lives', { tags: isCluster ? ['full'] : [] }, () => holds(2, 20261001));
    test('in five more', { tags: ['full', 'live'] }, () => holds(5, 20261002));
  },
);

async function live(steps: Step[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'emet-property-'));
  const receiver = await openReceiver();
  let program = await startProgram(dataDir, ENVIRONMENT);
  try {
    const { key } = await openAccountOn(dataDir, { plan: 'business', hook: receiver.url });
    const client = clientOf(() => program, key);
    await ready(program);
    const sent: Sent[] = [];
    for (const one of steps) {
      if (one.kind === 'restart' || one.kind === 'kill all') {
        const lost = one.kind === 'kill all' ? send(client, sent, one.trouble) : undefined;
        if (one.kind === 'kill all') await wait(one.afterMs);
        await program.end(one.kind === 'kill all' ? 'SIGKILL' : 'SIGTERM');
        await lost;
        program = await startProgram(dataDir, ENVIRONMENT);
        await ready(program);
      } else await take(one, client, sent, program);
    }
    // A client that got no answer asks again with the same key.
    for (const one of sent) if (one.id === null) await replay(client, one);
    await expectInvariants(client, sent, receiver.received);
  } finally {
    await program.end('SIGKILL');
    await receiver.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function take(
  one: Extract<Step, { kind: 'create' | 'replay' | 'delete' | 'pause' | 'kill worker' }>,
  client: Client,
  sent: Sent[],
  program: Program,
): Promise<void> {
  switch (one.kind) {
    case 'create':
      return send(client, sent, one.trouble);
    case 'pause':
      return wait(one.ms);
    case 'kill worker': {
      const pid = program.workerPids().at(-1);
      if (pid !== undefined) killIfThere(pid);
      return;
    }
    case 'replay': {
      const chosen = sent[one.which % Math.max(1, sent.length)];
      if (chosen !== undefined) await replay(client, chosen);
      return;
    }
    case 'delete': {
      // Only documents that cannot fail, so that what a deleted one cost is known.
      const harmless = sent.filter((scan) => /calm|sleep|block/.test(scan.trouble));
      const chosen = harmless[one.which % Math.max(1, harmless.length)];
      if (typeof chosen?.id !== 'string') return;
      expect(await client.remove(chosen.id)).toBe(chosen.isDeleted ? 404 : 200);
      chosen.isDeleted = true;
    }
  }
}

async function send(client: Client, sent: Sent[], trouble: string): Promise<void> {
  const one: Sent = { key: randomUUID(), trouble, id: null, isDeleted: false };
  sent.push(one);
  const answer = await client.send(trouble, one.key).catch(() => null);
  if (answer === null) return; // killed before it could answer
  expect(answer.status).toBe(202);
  one.id = answer.id;
}

async function replay(client: Client, one: Sent): Promise<void> {
  const { status, id } = await client.send(one.trouble, one.key);
  if (one.isDeleted) expect(status).toBe(409);
  else if (one.id === null) expect([200, 202]).toContain(status);
  else expect({ status, id }).toEqual({ status: 200, id: one.id });
  one.id ??= id;
}

async function expectInvariants(
  client: Client,
  sent: Sent[],
  received: Awaited<ReturnType<typeof openReceiver>>['received'],
): Promise<void> {
  let refunded = 0;
  for (const one of sent) {
    const id = one.id ?? '';
    if (one.isDeleted) {
      expect(await client.get(id)).toBeNull();
      continue;
    }
    const scan = await client.final(id, 40_000);
    const fails = /corrupt|exit/.test(one.trouble);
    expect(scan.status, one.trouble).toBe(fails ? 'failed' : 'completed');
    expect(scan.report !== undefined).toBe(!fails);
    if (fails) refunded += 1;
    const events = () =>
      received.filter(({ event }) => 'scan' in event.data && event.data.scan.id === id);
    await until('its webhook arrives', () => events().length > 0);
    expect(new Set(events().map(({ event }) => event.id)).size).toBe(1);
  }
  expect(new Set(sent.map((one) => one.id)).size).toBe(sent.length);
  expect(await client.usage()).toMatchObject({
    total_scans: sent.length,
    used: sent.length - refunded,
  });
}

const ready = (program: Program) =>
  until('a worker is ready', () => program.workerPids().length > 0);

/** Between its death and its successor's readiness the last known worker is none. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was killed a step ago.
  }
}
