import { describe, expect, test } from 'vitest';
import { openDispatcher } from '../../core/dispatch.js';
import { openEmbeddedForTest } from '../adapters/open-embedded-for-test.js';
import { accepted, organisation } from '../adapters/contract/platform-under-test.js';

/** Real stores with so many scans of one organisation. */
async function open(scans: number, places: number) {
  const under = await openEmbeddedForTest();
  const { platform } = under;
  const org = await organisation(platform, { plan: 'enterprise' });
  for (let scan = 0; scan < scans; scan += 1) await accepted(platform, org);
  if (places > 0) await platform.workers.heartbeat('a', { ready: true, places });
  return { under, platform, org, dispatcher: openDispatcher(platform) };
}

describe('the way from the store to the queue', () => {
  test('holds as many jobs as the ready workers have places, and fills up as they are taken', async () => {
    const { under, platform, dispatcher } = await open(10, 3);
    await dispatcher.dispatch();
    expect(await platform.jobs.waiting('scan')).toBe(3);
    await dispatcher.dispatch();
    expect(await platform.jobs.waiting('scan')).toBe(3);
    let taken = 0;
    const consumer = platform.jobs.consume('scan', { concurrency: 2, lockMs: 10_000 }, async () => {
      taken += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await expect.poll(() => taken).toBe(2);
    await dispatcher.dispatch();
    expect(await platform.jobs.waiting('scan')).toBe(3);
    await consumer.stop();
    await under.dispose();
  });

  test('holds one job while no worker is ready, for whoever comes first', async () => {
    const { under, platform, dispatcher } = await open(5, 0);
    await dispatcher.dispatch();
    await dispatcher.dispatch();
    expect(await platform.jobs.waiting('scan')).toBe(1);
    await under.dispose();
  });

  test('calls that come at once share their work, and each sees what was there when it came', async () => {
    const { under, platform, org, dispatcher } = await open(0, 50);
    const calls = Array.from({ length: 20 }, async () => {
      await accepted(platform, org);
      await dispatcher.dispatch();
    });
    await Promise.all(calls);
    expect(await platform.jobs.waiting('scan')).toBe(20);
    await under.dispose();
  });

  test('a store that does not answer rejects, and the next call asks anew', async () => {
    const { under, platform, org, dispatcher } = await open(0, 1);
    const broken = openDispatcher({
      ...platform,
      jobs: { ...platform.jobs, waiting: () => Promise.reject(new Error('away')) },
    });
    await expect(broken.dispatch()).rejects.toThrow('away');
    await expect(Promise.all([broken.dispatch(), broken.dispatch()])).rejects.toThrow('away');
    await accepted(platform, org);
    await dispatcher.dispatch();
    expect(await platform.jobs.waiting('scan')).toBe(1);
    await under.dispose();
  });
});
