import { expect, test } from 'vitest';
import { oneAtATime } from '../../../../../worker/engine/pdf/render/one-at-a-time.js';

test('work begins when the work before it has ended, however it ended', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work('one'), work('two', true), work('three')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(
    ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
