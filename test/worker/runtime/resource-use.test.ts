import { expect, test } from 'vitest';
import { parsePs, resourceUse } from '../../../worker/isolation/resource-use.js';

test('a process is seen with the memory and the CPU time it uses', async () => {
  const spentMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const before = await resourceUse(process.pid);
  const startMs = spentMs();
  while (spentMs() - startMs < 200);
  const after = await resourceUse(process.pid);
  const seenMs = (after?.cpuMs ?? 0) - (before?.cpuMs ?? 0);
  expect(Math.abs(seenMs - (spentMs() - startMs))).toBeLessThan(50);
  const rss = process.memoryUsage.rss();
  expect(after?.residentBytes).toBeGreaterThan(rss / 2);
  expect(after?.residentBytes).toBeLessThan(rss * 2);
});

test('a process that is gone uses nothing', async () => {
  expect(await resourceUse(2 ** 30)).toBeNull();
});

test.each([
  ['  1024  0:01.50', 1_500],
  ['1024 00:00:02', 2_000],
  ['1024 01:02:03', 3_723_000],
  ['1024 2-00:00:01', 172_801_000],
])('ps tells it as "%s"', (line, cpuMs) => {
  expect(parsePs(line)).toEqual({ residentBytes: 1024 * 1024, cpuMs });
});

test('ps that tells nothing tells of no process', () => {
  expect(parsePs('')).toBeNull();
});
