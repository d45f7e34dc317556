import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workLimit } from '../../../../../worker/engine/pdf/forensics/work-limit.js';

/** Asking for the time is the system's work, which does not count; so it is asked seldom. */
const compute = (ms: number): number => {
  const start = process.cpuUsage();
  let sum = 0;
  while (process.cpuUsage(start).user / 1000 < ms)
    for (let step = 0; step < 1_000_000; step++) sum += step % 7;
  return sum;
};

describe('workLimit', () => {
  it('counts what is computed, not how long it waits', async () => {
    const mayGoOn = workLimit(1_000, new AbortController().signal);
    await sleep(1_200);
    expect(mayGoOn()).toBe(true);
    compute(1_100);
    expect(mayGoOn()).toBe(false);
  });

  it('ends when the signal aborts', () => {
    const controller = new AbortController();
    const mayGoOn = workLimit(60_000, controller.signal);
    expect(mayGoOn()).toBe(true);
    controller.abort();
    expect(mayGoOn()).toBe(false);
  });
});
