import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { longestWait, processorWaits } from '../../../worker/isolation/processor-waits.js';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process on the first processor alone; answers its id. */
function onOneProcessor(script: string): number {
  const child = spawn('taskset', ['-c', '0', process.execPath, '-e', script], { stdio: 'ignore' });
  children.push(child);
  return child.pid ?? 0;
}

async function waitedIn(ms: number, pid: number): Promise<number> {
  const before = processorWaits(pid);
  await wait(ms);
  return longestWait(before, processorWaits(pid));
}

const BUSY = 'for (;;);';
const canTell = existsSync('/proc/self/schedstat') && existsSync('/usr/bin/taskset');

describe('the time that a process waited for a processor', () => {
  test.skipIf(!canTell)(
    'is most of it where others want the same, none while it sleeps',
    async () => {
      const sleeping = onOneProcessor('setInterval(() => {}, 60_000)');
      // Its start waits for a processor as well, on a busy machine for long.
      await expect
        .poll(() => waitedIn(300, sleeping), { timeout: 30_000, interval: 10 })
        .toBeLessThan(1);
      const pids = [BUSY, BUSY, BUSY].map(onOneProcessor);
      await wait(300);
      const [hindered, asleep] = await Promise.all([
        waitedIn(1000, pids[0] ?? 0),
        waitedIn(1000, sleeping),
      ]);
      expect(hindered).toBeGreaterThan(300);
      expect(asleep).toBeLessThan(100);
    },
    60_000,
  );

  test('is none of a process that is not there', () => {
    expect(processorWaits(2 ** 22 + 1).size).toBe(0);
    expect(longestWait(new Map(), new Map())).toBe(0);
  });

  test('is that of one thread: of a new one since it began, of an ended one none', () => {
    const before = new Map([
      ['1', 100],
      ['2', 900],
    ]);
    const after = new Map([
      ['1', 150],
      ['3', 70],
    ]);
    expect(longestWait(before, after)).toBe(70);
  });
});
