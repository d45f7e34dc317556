import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PartUnderTest } from './platform-under-test.js';

export function describeRateLimiter(
  name: string,
  open: () => Promise<PartUnderTest<'rateLimiter'>>,
): void {
  describe(`RateLimiter of ${name}`, () => {
    let under: PartUnderTest<'rateLimiter'>;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    test('allows as many requests as the limit, then none, and counts subjects apart', async () => {
      const { rateLimiter } = under.platform;
      expect(await rateLimiter.peek('a', 3)).toMatchObject({ allowed: true, remaining: 3 });
      const states = [];
      for (let request = 0; request < 5; request += 1) {
        states.push(await rateLimiter.consume('a', 3));
      }
      expect(states.map((state) => [state.allowed, state.remaining])).toEqual([
        [true, 2],
        [true, 1],
        [true, 0],
        [false, 0],
        [false, 0],
      ]);
      for (const state of states) {
        expect(state.limit).toBe(3);
        expect(state.resetMs).toBeGreaterThan(0);
        expect(state.resetMs).toBeLessThanOrEqual(60_000);
      }
      expect(await rateLimiter.consume('b', 3)).toMatchObject({ allowed: true, remaining: 2 });
    });

    test('a subject may have a longer window', async () => {
      const { rateLimiter } = under.platform;
      const state = await rateLimiter.consume('long', 1, 3600);
      expect(state).toMatchObject({ allowed: true });
      expect(state.resetMs).toBeGreaterThan(3_500_000);
      expect(await rateLimiter.consume('long', 1, 3600)).toMatchObject({ allowed: false });
      expect((await rateLimiter.consume('short', 1)).resetMs).toBeLessThanOrEqual(60_000);
    });

    test('looking does not count', async () => {
      const { rateLimiter } = under.platform;
      await rateLimiter.consume('a', 2);
      for (let look = 0; look < 5; look += 1) {
        expect(await rateLimiter.peek('a', 2)).toMatchObject({ allowed: true, remaining: 1 });
      }
      await rateLimiter.consume('a', 2);
      expect(await rateLimiter.peek('a', 2)).toMatchObject({ allowed: false, remaining: 0 });
    });

    test('of many requests at once no more than the limit are allowed', async () => {
      const { rateLimiter } = under.platform;
      const states = await Promise.all(
        Array.from({ length: 50 }, () => rateLimiter.consume('a', 20)),
      );
      expect(states.filter((state) => state.allowed)).toHaveLength(20);
    });
  });
}
