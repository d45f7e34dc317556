import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenForTest, PlatformUnderTest } from './platform-under-test.js';

export function describeWorkerRegistry(name: string, open: OpenForTest): void {
  describe(`WorkerRegistry of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    const heartbeat = (id: string, ready: boolean) =>
      under.platform.workers.heartbeat(id, { ready, places: 1 });
    const ready = async () => (await under.platform.workers.ready(30_000)).workers;

    test('counts the workers that said ready last, and lately', async () => {
      expect(await ready()).toBe(0);
      await heartbeat('a', true);
      await heartbeat('b', false);
      await heartbeat('c', true);
      expect(await ready()).toBe(2);
      await heartbeat('c', false);
      expect(await ready()).toBe(1);
      under.clock.advance(29_999);
      expect(await ready()).toBe(1);
      under.clock.advance(1);
      expect(await ready()).toBe(0);
      await heartbeat('a', true);
      expect(await ready()).toBe(1);
    });

    test('adds up the places of those that are ready, as they said last', async () => {
      const { workers } = under.platform;
      expect(await workers.ready(30_000)).toEqual({ workers: 0, places: 0 });
      await workers.heartbeat('a', { ready: true, places: 4 });
      await workers.heartbeat('b', { ready: true, places: 1 });
      await workers.heartbeat('c', { ready: false, places: 16 });
      expect(await workers.ready(30_000)).toEqual({ workers: 2, places: 5 });
      await workers.heartbeat('a', { ready: true, places: 2 });
      expect(await workers.ready(30_000)).toEqual({ workers: 2, places: 3 });
    });

    test('remembers for a while that a worker was ready, until it leaves', async () => {
      const { workers } = under.platform;
      expect(await workers.anyRecentlyReady(30_000)).toBe(false);
      await heartbeat('a', false);
      expect(await workers.anyRecentlyReady(30_000)).toBe(false);
      await heartbeat('a', true);
      under.clock.advance(10_000);
      await heartbeat('a', false);
      expect(await ready()).toBe(0);
      under.clock.advance(19_999);
      expect(await workers.anyRecentlyReady(30_000)).toBe(true);
      under.clock.advance(1);
      expect(await workers.anyRecentlyReady(30_000)).toBe(false);
      await heartbeat('a', true);
      expect(await workers.anyRecentlyReady(30_000)).toBe(true);
      await workers.leave('a');
      expect(await workers.anyRecentlyReady(30_000)).toBe(false);
    });

    test('a worker that left is not counted', async () => {
      const { workers } = under.platform;
      await heartbeat('a', true);
      await workers.leave('a');
      await workers.leave('never came');
      expect(await ready()).toBe(0);
    });
  });
}
