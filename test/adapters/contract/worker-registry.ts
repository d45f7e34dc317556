import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenForTest, PlatformUnderTest } from './platform-under-test.js';

export function describeWorkerRegistry(name: string, open: OpenForTest): void {
  describe(`WorkerRegistry of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    test('counts the workers that said ready last, and lately', async () => {
      const { workers } = under.platform;
      expect(await workers.readyCount(30_000)).toBe(0);
      await workers.heartbeat('a', true);
      await workers.heartbeat('b', false);
      await workers.heartbeat('c', true);
      expect(await workers.readyCount(30_000)).toBe(2);
      await workers.heartbeat('c', false);
      expect(await workers.readyCount(30_000)).toBe(1);
      under.clock.advance(29_999);
      expect(await workers.readyCount(30_000)).toBe(1);
      under.clock.advance(1);
      expect(await workers.readyCount(30_000)).toBe(0);
      await workers.heartbeat('a', true);
      expect(await workers.readyCount(30_000)).toBe(1);
    });

    test('remembers for a while that a worker was ready, until it leaves', async () => {
      const { workers } = under.platform;
      expect(await workers.heardReady(30_000)).toBe(false);
      await workers.heartbeat('a', false);
      expect(await workers.heardReady(30_000)).toBe(false);
      await workers.heartbeat('a', true);
      under.clock.advance(10_000);
      await workers.heartbeat('a', false);
      expect(await workers.readyCount(30_000)).toBe(0);
      under.clock.advance(19_999);
      expect(await workers.heardReady(30_000)).toBe(true);
      under.clock.advance(1);
      expect(await workers.heardReady(30_000)).toBe(false);
      await workers.heartbeat('a', true);
      expect(await workers.heardReady(30_000)).toBe(true);
      await workers.leave('a');
      expect(await workers.heardReady(30_000)).toBe(false);
    });

    test('a worker that left is not counted', async () => {
      const { workers } = under.platform;
      await workers.heartbeat('a', true);
      await workers.leave('a');
      await workers.leave('never came');
      expect(await workers.readyCount(30_000)).toBe(0);
    });
  });
}
