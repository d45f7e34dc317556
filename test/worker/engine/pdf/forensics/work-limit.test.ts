import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workLimit } from '../../../../../worker/engine/pdf/forensics/work-limit.js';

const compute = (ms: number): void => {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user / 1000 < ms);
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
