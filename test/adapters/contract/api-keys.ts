import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiKey } from '../../../core/accounts.js';
import {
  ENDED_KEYS_KEPT,
  KeyNotRolled,
  KEYS_MAX,
  keyState,
  TooManyKeys,
} from '../../../core/api-key.js';
import type { ArchiveRecord } from '../../../core/archive.js';
import type { NewKey } from '../../../core/ports.js';
import { type OpenForTest, organisation, type PlatformUnderTest } from './platform-under-test.js';

const MISSING = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

const someHash = (): string => randomBytes(32).toString('hex');
const key = (changes: Partial<NewKey> = {}): NewKey => ({
  hash: someHash(),
  prefix: 'emet_live_abcd',
  scopes: ['scans:read', 'keys:manage'],
  name: 'CRM',
  ownerEmail: 'owner@example.com',
  ...changes,
});

export function describeApiKeys(name: string, open: OpenForTest): void {
  describe(`Keys of ${name}`, () => {
    let under: PlatformUnderTest;
    let id: string;
    beforeEach(async () => {
      under = await open();
      id = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const after = (ms: number): Date => new Date(under.clock().getTime() + ms);
    const made = async (input: NewKey, organisationId = id): Promise<ApiKey> => {
      const added = await under.platform.accounts.createKey({ organisationId, ...input });
      if (added === null) throw new Error('There is no such organisation.');
      return added;
    };
    const roll = async (keyId: string, keepPreviousMs: number, expiresAt?: Date | null) => {
      const hash = someHash();
      const prefix = 'emet_live_new0';
      const rolled = await under.platform.accounts.rollKey(keyId, {
        ...{ hash, prefix, keepPreviousMs, expiresAt },
      });
      if (rolled === null) throw new Error('There is no such key.');
      return { ...rolled, hash };
    };
    const opens = async (hash: string): Promise<boolean> =>
      (await under.platform.accounts.findKey(hash)) !== null;

    test('a key opens its organisation to the millisecond before it expires', async () => {
      const { accounts } = under.platform;
      const input = key({ expiresAt: after(DAY) });
      const added = await made(input);
      expect(added).toMatchObject({ expiresAt: after(DAY), lastUsedAt: null, replacedBy: null });
      expect(await accounts.getKey(added.id)).toEqual(added);
      expect(await accounts.findEndedKey(input.hash)).toBeNull();
      under.clock.advance(DAY - 1);
      expect((await accounts.findKey(input.hash))?.key).toEqual(added);
      under.clock.advance(1);
      expect(await opens(input.hash)).toBe(false);
      expect(await accounts.findEndedKey(input.hash)).toEqual(added);
      expect(await accounts.listKeys(id)).toEqual([added]);
      expect(await accounts.getKey(MISSING)).toBeNull();
      expect(await accounts.findEndedKey(someHash())).toBeNull();
    });

    test('a revoked key says so, also when it would have expired since', async () => {
      const { accounts } = under.platform;
      const input = key({ expiresAt: after(DAY) });
      const { id: keyId } = await made(input);
      await accounts.revokeKey(keyId);
      under.clock.advance(2 * DAY);
      const ended = await accounts.findEndedKey(input.hash);
      expect(ended === null ? null : keyState(ended, under.clock())).toBe('revoked');
    });

    test('the last use is the latest that any process noted, of every key it names', async () => {
      const { accounts } = under.platform;
      const [one, two] = [await made(key()), await made(key())];
      const used = async () =>
        ((await accounts.listKeys(id)) ?? []).map(({ lastUsedAt }) => lastUsedAt);
      await accounts.noteKeysUsed(new Map());
      await accounts.noteKeysUsed(new Map([[one.id, after(0)]]));
      expect(await used()).toEqual([after(0), null]);
      await accounts.noteKeysUsed(
        new Map([
          [one.id, after(-MINUTE)],
          [MISSING, after(0)],
          [two.id, after(MINUTE)],
        ]),
      );
      expect(await used()).toEqual([after(0), after(MINUTE)]);
      const [, three] = await Promise.all([
        accounts.noteKeysUsed(new Map([[one.id, after(2 * MINUTE)]])),
        accounts.noteKeysUsed(new Map([[one.id, after(3 * MINUTE)]])),
      ]).then(used);
      expect(three).toEqual(after(MINUTE));
      expect((await used())[0]).toEqual(after(3 * MINUTE));
    });

    test('a roll makes a key alike, and the old one is valid as long as it was given', async () => {
      const { accounts } = under.platform;
      const input = key();
      const old = await made(input);
      under.clock.advance(MINUTE);
      const rolled = await roll(old.id, 7 * DAY);
      const { id: _old, prefix: _prefix, createdAt: _made, ...alike } = old;
      expect(rolled.key).toMatchObject({
        ...alike,
        prefix: 'emet_live_new0',
        createdAt: after(0),
      });
      expect(rolled.previous).toEqual({
        ...old,
        replacedBy: rolled.key.id,
        expiresAt: after(7 * DAY),
      });
      expect(await accounts.listKeys(id)).toEqual([rolled.previous, rolled.key]);
      under.clock.advance(7 * DAY - 1);
      expect([await opens(input.hash), await opens(rolled.hash)]).toEqual([true, true]);
      under.clock.advance(1);
      expect([await opens(input.hash), await opens(rolled.hash)]).toEqual([false, true]);
    });

    test('a roll ends the old key at once where that is asked, and never later than it would have ended', async () => {
      const first = key();
      await roll((await made(first)).id, 0);
      expect(await opens(first.hash)).toBe(false);
      const short = await made(key({ expiresAt: after(DAY) }));
      expect((await roll(short.id, 7 * DAY)).previous.expiresAt).toEqual(after(DAY));
    });

    test('a rolled key lives as long as the one before, unless something else is said', async () => {
      const lived = await made(key({ expiresAt: after(30 * DAY) }));
      const said = await made(key({ expiresAt: after(30 * DAY) }));
      const forever = await made(key({ expiresAt: after(30 * DAY) }));
      under.clock.advance(29 * DAY);
      expect((await roll(lived.id, DAY)).key.expiresAt).toEqual(after(30 * DAY));
      expect((await roll(said.id, DAY, after(DAY))).key.expiresAt).toEqual(after(DAY));
      expect((await roll(forever.id, DAY, null)).key.expiresAt).toBeNull();
    });

    test('a test key is rolled to a test key', async () => {
      const { accounts } = under.platform;
      const tests = (await accounts.testOrganisation(id))?.id ?? '';
      const { key: rolled, hash } = await roll((await made(key(), tests)).id, DAY);
      expect(rolled).toMatchObject({ livemode: false, organisationId: tests });
      expect((await accounts.findKey(hash))?.organisation).toMatchObject({ testOf: id });
    });

    test('a revoked, an expired and a rolled key are not rolled, and nothing is made', async () => {
      const { accounts } = under.platform;
      const revoked = await made(key());
      await accounts.revokeKey(revoked.id);
      const expired = await made(key({ expiresAt: after(DAY) }));
      const replaced = await made(key());
      const { key: successor } = await roll(replaced.id, 7 * DAY);
      under.clock.advance(DAY);
      const before = await accounts.listKeys(id);
      for (const [keyId, why] of [
        [revoked.id, /^The key was revoked at 2026-/],
        [expired.id, /^The key expired at 2026-/],
        [replaced.id, new RegExp(`^The key was rolled before and replaced by ${successor.id}`)],
      ] as const) {
        const refused = roll(keyId, DAY);
        await expect(refused).rejects.toThrow(KeyNotRolled);
        await expect(refused).rejects.toThrow(why);
      }
      expect(await accounts.listKeys(id)).toEqual(before);
      const missing = { hash: someHash(), prefix: 'x', keepPreviousMs: 0 };
      expect(await accounts.rollKey(MISSING, missing)).toBeNull();
    });

    test('of many rolls of one key at once a single one makes a key', async () => {
      const old = await made(key());
      const rolls = await Promise.allSettled([1, 2, 3, 4].map(() => roll(old.id, DAY)));
      const won = rolls.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(won).toHaveLength(1);
      const [there, successor, ...others] = (await under.platform.accounts.listKeys(id)) ?? [];
      expect(there?.replacedBy).toBe(won[0]?.key.id);
      expect(successor).toEqual(won[0]?.key);
      expect(others).toEqual([]);
      expect(await opens(won[0]?.hash ?? '')).toBe(true);
    });

    test('a revocation beside a roll leaves the old key revoked', async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        const input = key();
        const old = await made(input);
        const [rolled] = await Promise.allSettled([
          roll(old.id, DAY),
          under.platform.accounts.revokeKey(old.id),
        ]);
        expect(await opens(input.hash)).toBe(false);
        const after = await under.platform.accounts.getKey(old.id);
        expect(after?.revokedAt).not.toBeNull();
        expect(after?.replacedBy).toBe(rolled.status === 'fulfilled' ? rolled.value.key.id : null);
      }
    });

    test(`an organisation has at most ${KEYS_MAX} valid keys, and a full one can roll them`, async () => {
      const { accounts, archive } = under.platform;
      const first = await made(key({ expiresAt: after(DAY) }));
      await archive.restore(records(id, KEYS_MAX - 2, under.clock(), null));
      const second = await made(key());
      await expect(made(key())).rejects.toThrow(TooManyKeys);
      expect(await accounts.listKeys(id)).toHaveLength(KEYS_MAX);
      // Test data have a number of their own.
      await made(key(), (await accounts.testOrganisation(id))?.id ?? '');
      await roll(second.id, DAY);
      await accounts.revokeKey(second.id);
      under.clock.advance(DAY);
      expect(keyState(first, under.clock())).toBe('expired');
      await made(key());
      await expect(made(key())).rejects.toThrow(TooManyKeys);
    });

    test('rolling without end ends, too', async () => {
      const { accounts, archive } = under.platform;
      const { id: first } = await made(key());
      await archive.restore(records(id, 2 * KEYS_MAX - 2, under.clock(), null));
      const { key: second } = await roll(first, DAY);
      await expect(roll(second.id, DAY)).rejects.toThrow(TooManyKeys);
      expect(await accounts.listKeys(id)).toHaveLength(2 * KEYS_MAX);
    });

    test(`the newest ${ENDED_KEYS_KEPT} ended keys stay`, { timeout: 60_000 }, async () => {
      const { accounts, archive } = under.platform;
      const input = key({ expiresAt: after(1) });
      const oldest = await made(input);
      const kept = await made(key());
      under.clock.advance(1);
      await archive.restore(records(id, ENDED_KEYS_KEPT, under.clock(), under.clock()));
      const before = (await accounts.listKeys(id)) ?? [];
      expect(before).toHaveLength(ENDED_KEYS_KEPT + 2);
      expect(before[0]).toEqual(oldest);
      const added = await made(key());
      const keys = (await accounts.listKeys(id)) ?? [];
      expect(keys.map((one) => one.id)).toEqual([
        ...before.slice(1).map((one) => one.id),
        added.id,
      ]);
      expect(keys).toContainEqual(kept);
      expect(await accounts.findEndedKey(input.hash)).toBeNull();
    });
  });
}

/** Records of keys, which a restore writes without counting them. */
async function* records(
  organisationId: string,
  count: number,
  createdAt: Date,
  expiresAt: Date | null,
): AsyncGenerator<ArchiveRecord> {
  for (let number = 0; number < count; number += 1) {
    yield await Promise.resolve({
      kind: 'key',
      ...{ id: randomUUID(), organisationId, hash: someHash(), prefix: 'emet_live_abcd' },
      ...{ scopes: [], name: null, ownerEmail: null, livemode: true, revokedAt: null },
      ...{ lastUsedAt: null, replacedBy: null, createdAt: createdAt.toISOString() },
      expiresAt: expiresAt?.toISOString() ?? null,
    });
  }
}
