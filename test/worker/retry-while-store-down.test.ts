import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { watchStore } from '../../worker/store-outage.js';
import { retryWhileStoreDown } from '../../worker/retry-while-store-down.js';

const AWAY = new Error('away');

function store({ awayFor = Infinity, pings = false } = {}) {
  let asked = 0;
  let logged = '';
  const logger = pino({ level: 'info' }, { write: (line: string) => void (logged += line) });
  const stopping = new AbortController();
  return {
    ask: async () => {
      asked += 1;
      if (asked <= awayFor) throw AWAY;
      return 'answer';
    },
    asked: () => asked,
    logged: () => logged,
    stop: () => stopping.abort(new Error('stopping')),
    service: {
      platform: { ping: () => (pings ? Promise.resolve() : Promise.reject(AWAY)) },
      outage: watchStore(logger),
      signal: stopping.signal,
    },
  };
}

describe('asking a store that is away', () => {
  test('goes on until it answers, and says so once', async () => {
    const away = store({ awayFor: 3 });
    expect(await retryWhileStoreDown(away.ask, away.service)).toBe('answer');
    expect(away.asked()).toBe(4);
    expect(away.logged().match(/does not answer/g)).toHaveLength(1);
    expect(away.logged().match(/answers again/g)).toHaveLength(1);
  });

  test('ends with the error when the store answers everything but this', async () => {
    const broken = store({ pings: true });
    await expect(retryWhileStoreDown(broken.ask, broken.service)).rejects.toBe(AWAY);
    expect(broken.asked()).toBe(4);
  });

  test('ends at once when the worker stops', async () => {
    const away = store();
    const asking = retryWhileStoreDown(away.ask, away.service);
    setTimeout(away.stop, 50);
    const started = performance.now();
    await expect(asking).rejects.toThrow('stopping');
    expect(performance.now() - started).toBeLessThan(1_000);
    const before = away.asked();
    await expect(retryWhileStoreDown(away.ask, away.service)).rejects.toThrow('stopping');
    expect(away.asked()).toBe(before);
  });
});
