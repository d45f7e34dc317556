import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Service, startService } from './start-service.js';

const CALLERS = 6;
const KEPT_S = 3;
/** Enough for each process behind the address. */
const ASKED = 8;

let service: Service;
beforeAll(async () => {
  // No scan is made: it needs no worker.
  service = await startService({ MODE: 'api' }, 'alive');
});
afterAll(() => service.dispose());

const Made = z.object({ id: z.string(), key: z.string() });
const Rolled = Made.extend({
  previous: z.object({ expires_at: z.string().transform((time) => Date.parse(time)) }),
});

async function ask(key: string, method = 'GET', path = '/', json?: object) {
  const answer = await fetch(service.base + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const statuses = async (key: string) => [
  ...new Set(
    (await Promise.all(Array.from({ length: ASKED }, () => ask(key)))).map((one) => one.status),
  ),
];

describe('Keys of a service in use', () => {
  test('a roll under load refuses no caller who changes to the new key in time', async () => {
    const { key, keyId } = await service.makeKey({ rateLimit: 100_000 });
    let current = { key, id: keyId };
    let isRunning = true;
    const used = { current: 0, former: 0 };
    /** Until when each key that was rolled is valid. */
    const ends = new Map<string, number>();
    const refused: { status: number; atMs: number; endMs: number }[] = [];
    /** Takes the new key at some time of its own, before the former one ends. */
    const caller = async (index: number) => {
      let own = key;
      while (isRunning) {
        const changesAt =
          (ends.get(own) ?? Infinity) - (KEPT_S * 1000 * (index + 1)) / (CALLERS + 1);
        if (Date.now() >= changesAt) own = current.key;
        const { status } = await ask(own);
        const [atMs, endMs] = [Date.now(), ends.get(own) ?? Infinity];
        if (status !== 200) refused.push({ status, atMs, endMs });
        else used[endMs === Infinity ? 'current' : 'former'] += 1;
      }
    };
    const callers = Array.from({ length: CALLERS }, (_, index) => caller(index));
    for (let rolls = 0; rolls < 3; rolls += 1) {
      await wait(200);
      const answer = await ask(current.key, 'POST', `/keys/${current.id}/roll`, {
        keep_previous_s: KEPT_S,
      });
      expect(answer.status).toBe(200);
      const { previous, ...made } = Rolled.parse(answer.body);
      ends.set(current.key, previous.expires_at);
      current = made;
      await wait(previous.expires_at - Date.now() + 50);
    }
    isRunning = false;
    await Promise.all(callers);
    // A busy machine may answer after the end what was asked before.
    expect(refused.filter(({ atMs, endMs }) => atMs < endMs)).toEqual([]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect(Math.min(used.current, used.former)).toBeGreaterThan(50);
    for (const former of ends.keys()) expect(await statuses(former)).toEqual([401]);
    expect(await statuses(current.key)).toEqual([200]);
  });

  test('of rolls at once by many callers one wins, and every other is told so', async () => {
    const { key, keyId } = await service.makeKey({ rateLimit: 100_000 });
    const rolls = await Promise.all(
      Array.from({ length: ASKED }, () => ask(key, 'POST', `/keys/${keyId}/roll`, {})),
    );
    const won = rolls.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(rolls.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await statuses(Made.parse(won[0]?.body).key)).toEqual([200]);
    const listed = z
      .object({ data: z.array(z.unknown()) })
      .parse((await ask(key, 'GET', '/keys')).body);
    expect(listed.data).toHaveLength(2);
  });

  test('revocation and expiry hold at once for every process', async () => {
    const { key } = await service.makeKey({ rateLimit: 100_000 });
    const scopes = ['scans:read'];
    const made = Made.parse((await ask(key, 'POST', '/keys', { scopes })).body);
    expect(await statuses(made.key)).toEqual([200]);
    expect((await ask(key, 'DELETE', `/keys/${made.id}`)).status).toBe(200);
    expect(await statuses(made.key)).toEqual([401]);

    const expiresAt = Date.now() + 3000;
    const expires_at = new Date(expiresAt).toISOString();
    const short = Made.parse((await ask(key, 'POST', '/keys', { scopes, expires_at })).body);
    expect(await statuses(short.key)).toEqual([200]);
    await wait(expiresAt - Date.now() + 5);
    expect(await statuses(short.key)).toEqual([401]);
  });

  test('a change of an organisation holds at once: its rate, and whether it has the API', async () => {
    const { key, organisation } = await service.makeKey({ rateLimit: 100_000 });
    await service.admin('org', 'update', organisation, '--plan', 'free');
    expect(await statuses(key)).toEqual([403]);
    await service.admin('org', 'update', organisation, '--plan', 'business', '--rate-limit', '1');
    expect((await ask(key)).status).toBe(429);
  });

  test('the last use of a key is shown after a restart, whichever process it came to', async () => {
    const { key, keyId } = await service.makeKey({ rateLimit: 100_000 });
    const before = Date.now();
    await statuses(key);
    await service.stop();
    await service.start();
    const shown = (await ask(key, 'GET', `/keys/${keyId}`)).body;
    const { last_used_at } = z.object({ last_used_at: z.string() }).parse(shown);
    expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(before);
  });
});
