import { describe, expect, it } from 'vitest';
import { openBodyGate } from '../../api/receive/body-gate.js';

describe('the gate for large bodies', () => {
  const crowd = () => {
    const now: Record<string, number> = {};
    const most: Record<string, number> = {};
    const order: string[] = [];
    const enter = (name: string, by: number): void => {
      now[name] = (now[name] ?? 0) + by;
      most[name] = Math.max(most[name] ?? 0, now[name]);
    };
    const work =
      (organisation: string, ms = 5) =>
      async () => {
        order.push(organisation);
        for (const name of [organisation, 'all']) enter(name, 1);
        await new Promise((resolve) => setTimeout(resolve, ms));
        for (const name of [organisation, 'all']) enter(name, -1);
        return organisation;
      };
    return { most, order, work };
  };

  it('lets in as many as there is room for, in all and of one organisation, and everyone in the end', async () => {
    const gate = openBodyGate({ total: 3, perOrganisation: 2 });
    const { most, work } = crowd();
    const names = Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? 'b' : 'a'));
    const done = await Promise.all(names.map((name) => gate(name, work(name))));
    expect(done).toEqual(names);
    expect(most).toEqual({ a: 2, b: 1, all: 3 });
  });

  it('does not make one organisation wait behind the queue of another', async () => {
    const gate = openBodyGate({ total: 3, perOrganisation: 2 });
    const { order, work } = crowd();
    const busy = Array.from({ length: 6 }, () => gate('busy', work('busy', 20)));
    await gate('calm', work('calm'));
    expect(order.indexOf('calm')).toBeLessThan(4);
    await Promise.all(busy);
  });

  it('gives room back when the work fails', async () => {
    const gate = openBodyGate({ total: 1, perOrganisation: 1 });
    for (let i = 0; i < 3; i += 1) {
      await expect(gate('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    }
    expect(await gate('a', () => Promise.resolve('in'))).toBe('in');
  });
});
