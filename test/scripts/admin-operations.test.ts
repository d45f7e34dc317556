import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform } from '../../adapters/open-platform.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { CommandError, Interrupted } from '../../scripts/admin/command.js';
import { drain } from '../../scripts/admin/drain.js';
import {
  accepted,
  claimed,
  completed,
  organisation,
} from '../adapters/contract/platform-under-test.js';
import { admin, json, refusal } from './run-command.js';

const MISSING = '00000000-0000-4000-8000-000000000000';

let environment: { DATA_DIR: string };
let platform: Platform;
let org: string;
beforeEach(async () => {
  environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'emet-operations-')) };
  platform = await openPlatform(readSettings(environment));
  org = await organisation(platform);
});
afterEach(async () => {
  await platform.close();
  await rm(environment.DATA_DIR, { recursive: true });
});

test('migrate answers the version of the schema before and after', async () => {
  const fresh = { DATA_DIR: join(environment.DATA_DIR, 'fresh') };
  const first = await json(fresh, 'migrate');
  expect(first).toMatchObject({ from: 0 });
  const { to } = first as { to: number };
  expect(await json(fresh, 'migrate')).toEqual({ from: to, to });
});

describe('requeue', () => {
  const stored = (id: string) => platform.scans.get(org, id, 'summary');

  test('a scan that is queued, also dispatched: it waits for its turn and lies on the queue', async () => {
    const id = await accepted(platform, org);
    expect(await platform.scans.dispatch({ limit: 1, leaseMs: 60_000 })).toEqual([id]);
    expect(await json(environment, 'requeue', id)).toEqual({ id, status: 'queued' });
    expect(await stored(id)).toMatchObject({ status: 'queued' });
    expect(await platform.jobs.waiting('scan')).toBe(1);
  });

  test('a scan that is processing: its attempts are forgotten, and whoever had it writes nothing', async () => {
    const id = await accepted(platform, org);
    for (let attempt = 0; attempt < 2; attempt += 1) await claimed(platform, id, -1);
    const fence = await claimed(platform, id, 600_000);
    expect(await json(environment, 'requeue', id)).toEqual({ id, status: 'queued' });
    expect(await stored(id)).toMatchObject({ status: 'queued', attempt: 0 });
    expect(await platform.scans.fail(id, fence, 'internal_error')).toBe(false);
    await claimed(platform, id);
  });

  test('a scan that ended is left alone: its owner was told', async () => {
    const done = await completed(platform, org);
    const failed = await accepted(platform, org);
    await platform.scans.fail(failed, await claimed(platform, failed), 'corrupt_file');
    const before = await platform.scans.usage(org);
    for (const id of [done, failed]) {
      expect(await refusal(environment, 'requeue', id)).toMatch(
        new RegExp(`^Scan "${id}" has ended: its owner was told, and refunded if it failed`),
      );
    }
    expect(await stored(done)).toMatchObject({ status: 'completed' });
    expect(await stored(failed)).toMatchObject({ status: 'failed' });
    expect(await platform.scans.usage(org)).toEqual(before);
  });

  test('a scan that is not there, or was deleted', async () => {
    const deleted = await accepted(platform, org);
    await platform.scans.remove(org, deleted);
    for (const id of [MISSING, deleted, 'no id'])
      expect(await refusal(environment, 'requeue', id)).toBe(`There is no scan "${id}".`);
  });
});

describe('drain', () => {
  const told: string[] = [];
  const watch = {
    log: (line: string) => void told.push(line),
    signal: new AbortController().signal,
    act: <Result>(_intent: unknown, perform: () => Promise<Result>) => perform(),
  };
  beforeEach(() => void told.splice(0));

  test('closes the intake at once and ends when no scan is under way', async () => {
    const [first, second] = [await accepted(platform, org), await accepted(platform, org)];
    let ended = false;
    const draining = drain(platform, watch, Infinity, 0).then(() => (ended = true));
    const end = async (id: string) =>
      platform.scans.fail(id, await claimed(platform, id), 'corrupt_file');
    while (told.length < 2) await wait(10);
    expect(await platform.intake.isOpen()).toBe(false);
    expect(told[1]).toBe('2 queued, 0 processing, and no worker is ready.');
    await end(first);
    await wait(700);
    expect(ended).toBe(false);
    await end(second);
    await draining;
    expect(await platform.intake.isOpen()).toBe(false);
  });

  test('waits a while for requests that were let in before it closed', async () => {
    const startMs = performance.now();
    await drain(platform, watch, Infinity, 1500);
    expect(performance.now() - startMs).toBeGreaterThan(1500);
    expect(told.at(-1)).toContain('waiting for requests let in before');
  });

  test('goes on when the stores are away for a moment', async () => {
    let asked = 0;
    const backlog = async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return platform.scans.backlog();
    };
    await drain({ ...platform, scans: { ...platform.scans, backlog } }, watch, Infinity, 0);
    expect(told.join()).toContain('The stores do not answer');
  });

  test('in time or not at all: then it exits with 1 and the intake stays closed', async () => {
    await accepted(platform, org);
    expect(await refusal(environment, 'drain', '--timeout', '1')).toContain(
      'Not drained in time: 1 queued, 0 processing, and no worker is ready. The intake stays closed.',
    );
    expect(await json(environment, 'drain', '--status')).toMatchObject({
      intake: 'closed',
      queued: 1,
      processing: 0,
      webhook_deliveries_pending: 0,
    });
    expect(await json(environment, 'drain', '--end')).toMatchObject({ intake: 'open', queued: 1 });
    expect(await platform.intake.isOpen()).toBe(true);
    await expect(drain(platform, watch, 0, 60_000)).rejects.toThrow(CommandError);
  });

  test('interrupted, it says that the intake stays closed, and exits with 130', async () => {
    await accepted(platform, org);
    const { status, out, error } = await admin(environment, ['drain'], AbortSignal.timeout(300));
    expect([status, out]).toEqual([130, '']);
    expect(error).toContain('Interrupted: the intake stays closed.');
    expect(await platform.intake.isOpen()).toBe(false);
    const aborted = { ...watch, signal: AbortSignal.abort() };
    await expect(drain(platform, aborted, Infinity, 0)).rejects.toThrow(Interrupted);
  });
});

describe('Wrong usage of operations exits with 2 and changes nothing', () => {
  test.each([
    ['migrate now', '"now" is not expected here.', 'migrate'],
    ['backup', 'FOLDER is missing.', 'backup FOLDER'],
    ['restore', 'FOLDER is missing.', 'restore FOLDER'],
    ['restore a b', '"b" is not expected here.', 'restore FOLDER'],
    ['requeue', 'ID is missing.', 'requeue ID'],
    ['drain --timeout 0', '--timeout: must be at least 1.', 'drain '],
    ['drain --timeout soon', '--timeout: must be a whole number.', 'drain '],
    ['drain --end --status', 'Only one of --timeout, --status and --end', 'drain '],
    ['drain --end --timeout 5', 'Only one of --timeout, --status and --end', 'drain '],
    ['drain --end=yes', "Option '--end' does not take an argument", 'drain '],
  ])('%s', async (words, message, usage) => {
    const { status, out, error } = await admin(environment, words.split(' '));
    expect([status, out]).toEqual([2, '']);
    expect(error).toContain(message);
    expect(error).toContain(`Usage: ${usage}`);
    expect(await platform.intake.isOpen()).toBe(true);
  });

  test('--help lists every command, and tells of one', async () => {
    const all = await admin(environment, ['--help']);
    expect(all.status).toBe(0);
    for (const name of [
      'migrate',
      'backup FOLDER',
      'restore FOLDER',
      'requeue ID',
      'drain',
      'org list',
    ])
      expect(all.out).toContain(`\n  ${name}`);
    const one = await admin(environment, ['drain', '--help']);
    expect(one).toMatchObject({ status: 0, error: '' });
    expect(one.out).toContain('Closes the intake');
    expect(one.out).not.toContain('org list');
  });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
