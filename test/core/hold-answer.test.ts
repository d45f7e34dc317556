import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdAnswer } from '../../core/hold-answer.js';

test('those who ask at once and soon after share an answer; later ones get a new one', async () => {
  let made = 0;
  const ask = holdAnswer(50, async () => {
    await sleep(20);
    return (made += 1);
  });
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array(100).fill(1));
  expect(await ask()).toBe(1);
  await sleep(60);
  expect(await ask()).toBe(2);
});

test('an answer that takes longer than it is held is still made once at a time', async () => {
  let making = 0;
  let most = 0;
  const ask = holdAnswer(1, async () => {
    most = Math.max(most, (making += 1));
    await sleep(50);
    making -= 1;
  });
  const asked = Array.from({ length: 20 }, async (_, index) => {
    await sleep(index * 5);
    await ask();
  });
  await Promise.all(asked);
  expect(most).toBe(1);
});

test('a failure is shared by those who wait for it, and not held', async () => {
  let made = 0;
  const ask = holdAnswer(10_000, async () => {
    made += 1;
    await sleep(5);
    if (made === 1) throw new Error('down');
    return made;
  });
  const [one, other] = await Promise.allSettled([ask(), ask()]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe(2);
});
