import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobConsumer } from '../../../core/ports.js';
import type { PartUnderTest } from './platform-under-test.js';

export function describeJobQueue(name: string, open: () => Promise<PartUnderTest<'jobs'>>): void {
  describe(`JobQueue of ${name}`, () => {
    let under: PartUnderTest<'jobs'>;
    let consumers: JobConsumer[];
    beforeEach(async () => {
      under = await open();
      consumers = [];
    });
    afterEach(async () => {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await under.dispose();
    });

    const add = async (id: string = randomUUID()): Promise<string> => {
      await under.platform.jobs.add('scan', { scanId: id }, { id });
      return id;
    };
    const consume = (
      handler: (id: string) => Promise<void>,
      { concurrency = 1, lockMs = 1000 } = {},
    ): JobConsumer => {
      const consumer = under.platform.jobs.consume('scan', { concurrency, lockMs }, ({ scanId }) =>
        handler(scanId),
      );
      consumers.push(consumer);
      return consumer;
    };
    const until = (condition: () => boolean) =>
      vi.waitFor(() => expect(condition()).toBe(true), { timeout: 5000, interval: 10 });
    /** Time may pass before the job waits for it: it passes again. */
    const passUntil = async (ms: number, condition: () => boolean) => {
      for (let tries = 0; tries < 10 && !condition(); tries += 1) {
        await under.pass(ms);
        await vi
          .waitFor(() => expect(condition()).toBe(true), { timeout: 600, interval: 10 })
          .catch(() => {});
      }
      expect(condition()).toBe(true);
    };

    test('jobs run once each, soon after they are added, oldest first', async () => {
      const before = [await add()];
      under.clock.advance(1);
      before.push(await add());
      const ran: string[] = [];
      consume(async (id) => void ran.push(id));
      await until(() => ran.length === 2);
      const started = performance.now();
      const later = await add();
      await until(() => ran.length === 3);
      expect(performance.now() - started).toBeLessThan(1000);
      expect(ran).toEqual([...before, later]);
      await sleep(400);
      expect(ran).toHaveLength(3);
    });

    test('adding a job that waits or runs changes nothing; one that ended can come again', async () => {
      const id = await add();
      await add(id);
      let runs = 0;
      let release = () => {};
      consume(async () => {
        runs += 1;
        await new Promise<void>((resolve) => (release = resolve));
      });
      await until(() => runs === 1);
      await add(id);
      release();
      await sleep(400);
      expect(runs).toBe(1);
      await add(id);
      await until(() => runs === 2);
      release();
    });

    test('no more run at once than allowed', async () => {
      for (let job = 0; job < 6; job += 1) await add();
      let running = 0;
      let most = 0;
      let ended = 0;
      consume(
        async () => {
          most = Math.max(most, (running += 1));
          await sleep(40);
          running -= 1;
          ended += 1;
        },
        { concurrency: 2 },
      );
      await until(() => ended === 6);
      expect(most).toBe(2);
    });

    test('a job whose handler fails runs again after a pause, short at first, longer later', async () => {
      const ranAtMs: number[] = [];
      consume(async () => {
        ranAtMs.push(performance.now());
        throw new Error('not now');
      });
      await add();
      await until(() => ranAtMs.length === 1);
      await sleep(300); // a platform whose clock a test sets waits for it longer than that
      await passUntil(1000, () => ranAtMs.length >= 2);
      expect((ranAtMs[1] ?? 0) - (ranAtMs[0] ?? 0)).toBeGreaterThan(200);
      while (ranAtMs.length < 8) {
        const before = ranAtMs.length;
        await passUntil(60_000, () => ranAtMs.length > before);
      }
      const before = ranAtMs.length;
      await sleep(300);
      await under.pass(1000);
      await sleep(700);
      expect(ranAtMs).toHaveLength(before);
      await passUntil(59_000, () => ranAtMs.length > before);
    });

    test('a failing job does not hold up the others', async () => {
      const bad = await add();
      under.clock.advance(1);
      const good = await add();
      const ran: string[] = [];
      consume(async (id) => {
        ran.push(id);
        if (id === bad) throw new Error('always');
      });
      await until(() => ran.includes(good));
      expect(ran).toEqual([bad, good]);
    });

    test('a long job keeps its lock: nobody else starts it', async () => {
      await add();
      let runs = 0;
      const handler = async () => {
        runs += 1;
        for (let step = 0; step < 30; step += 1) {
          await sleep(50);
          under.clock.advance(50); // 1.5 s in all, under a lock of half a second
        }
      };
      consume(handler, { lockMs: 500 });
      const second = consume(handler, { lockMs: 500 });
      await until(() => runs > 0);
      await sleep(1700);
      await second.stop();
      expect(runs).toBe(1);
    });

    test('a dropped job does not run; one that runs is left alone', async () => {
      const dropped = await add();
      await under.platform.jobs.drop('scan', dropped);
      const ran: string[] = [];
      let release = () => {};
      const consumer = consume(async (id) => {
        ran.push(id);
        await new Promise<void>((resolve) => (release = resolve));
      });
      const running = await add();
      await until(() => ran.length === 1);
      await under.platform.jobs.drop('scan', running);
      await under.platform.jobs.drop('scan', randomUUID());
      await add(running); // still there: changes nothing
      release();
      await sleep(300);
      await consumer.stop();
      expect(ran).toEqual([running]);
    });

    test('stop takes nothing more on and waits for what runs', async () => {
      await add();
      await add();
      const events: string[] = [];
      const consumer = consume(async () => {
        events.push('started');
        await sleep(100);
        events.push('ended');
      });
      await until(() => events.length === 1);
      await consumer.stop();
      expect(events).toEqual(['started', 'ended']);
      await sleep(300);
      expect(events).toHaveLength(2);
      // The other one waits for the next consumer.
      consume(async () => void events.push('next'));
      await until(() => events.includes('next'));
    });

    test('jobs are counted that wait for nothing but a place', async () => {
      const { jobs } = under.platform;
      expect(await jobs.waiting('scan')).toBe(0);
      const bad = await add();
      under.clock.advance(1);
      await add();
      await add();
      expect(await jobs.waiting('scan')).toBe(3);
      let running = 0;
      let release = () => {};
      consume(async (id) => {
        if (id === bad) throw new Error('later');
        running += 1;
        await new Promise<void>((resolve) => (release = resolve));
      });
      await until(() => running === 1);
      // One failed and waits for its time, one runs.
      expect(await jobs.waiting('scan')).toBe(1);
      release();
      await until(() => running === 2);
      release();
    });

    test('a payload that is not the job’s own is refused', async () => {
      await expect(
        under.platform.jobs.add('scan', { scanId: 'not an id' }, { id: 'x' }),
      ).rejects.toThrow();
    });
  });
}
