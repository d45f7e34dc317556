import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeyUse } from '../../api/key-use.js';
import { makeKey, openPlatform } from '../../adapters/open-platform.js';
import type { AccountStore, Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { testClock, type TestClock } from '../adapters/contract/platform-under-test.js';

const LONG_MS = 3_600_000;
const SHORT_MS = 20;

let folder: string;
let platform: Platform;
let clock: TestClock;
let organisationId: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-key-use-'));
  clock = testClock();
  platform = await openPlatform(readSettings({ DATA_DIR: folder }), { clock });
  ({ id: organisationId } = await platform.accounts.createOrganisation({
    name: 'A',
    plan: 'business',
  }));
});
afterEach(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

const silent = pino({ level: 'silent' });
async function someKey(): Promise<string> {
  const { hash, prefix } = makeKey();
  const input = { organisationId, hash, prefix, scopes: [], name: null, ownerEmail: null };
  return (await platform.accounts.createKey(input))?.id ?? '';
}
const lastUsed = async (id: string) => (await platform.accounts.getKey(id))?.lastUsedAt;

/** The real store, which says how often it was asked, and fails or hangs on demand. */
function watched() {
  const calls: number[] = [];
  let obstacle: (() => Promise<void>) | null = null;
  const store: Pick<AccountStore, 'noteKeysUsed'> = {
    noteKeysUsed: async (uses) => {
      calls.push(uses.size);
      await obstacle?.();
      await platform.accounts.noteKeysUsed(uses);
    },
  };
  return { store, calls, hinder: (by: (() => Promise<void>) | null) => (obstacle = by) };
}

describe('the last use of keys', () => {
  it('is stored in one batch, the latest of each, and when the process ends', async () => {
    const { store, calls } = watched();
    const use = openKeyUse(store, silent, { clock, everyMs: LONG_MS });
    const [one, two] = [await someKey(), await someKey()];
    for (let count = 0; count < 1000; count += 1) use.note(one);
    clock.advance(500);
    use.note(one);
    use.note(two);
    expect([calls, await lastUsed(one)]).toEqual([[], null]);
    await use.close();
    expect([calls, await lastUsed(one), await lastUsed(two)]).toEqual([[2], clock(), clock()]);
  });

  it('is stored while the process runs, and not again without a use', async () => {
    const { store, calls } = watched();
    const use = openKeyUse(store, silent, { clock, everyMs: SHORT_MS });
    const id = await someKey();
    use.note(id);
    await expect.poll(() => lastUsed(id)).toEqual(clock());
    await wait(5 * SHORT_MS);
    expect(calls).toEqual([1]);
    await use.close();
    expect(calls).toEqual([1]);
  });

  it('is kept while the store fails, and does not replace a later one', async () => {
    const { store, calls, hinder } = watched();
    const [one, two] = [await someKey(), await someKey()];
    const use = openKeyUse(store, silent, { clock, everyMs: SHORT_MS });
    const first = clock();
    hinder(() => {
      clock.advance(1000);
      use.note(two);
      return Promise.reject(new Error('The store is away.'));
    });
    use.note(one);
    use.note(two);
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
    hinder(null);
    await expect.poll(() => lastUsed(one)).toEqual(first);
    expect((await lastUsed(two))?.getTime()).toBeGreaterThan(first.getTime());
    await use.close();
  });

  it('asks a store that hangs for nothing more, and does not keep the process from ending', async () => {
    const { store, calls, hinder } = watched();
    const use = openKeyUse(store, silent, { clock, everyMs: SHORT_MS });
    hinder(() => new Promise(() => {}));
    use.note(await someKey());
    await wait(5 * SHORT_MS);
    use.note(await someKey());
    await wait(5 * SHORT_MS);
    expect(calls).toEqual([1]);
    const begun = performance.now();
    await use.close();
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it('is of ten thousand keys at most, so that memory is bounded', async () => {
    const { store, calls } = watched();
    const use = openKeyUse(store, silent, { clock, everyMs: LONG_MS });
    for (let count = 0; count < 50_000; count += 1) use.note(`key ${count}`);
    await use.close();
    expect(calls).toEqual([10_000]);
  });
});
