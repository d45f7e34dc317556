import { expect, test } from 'vitest';
import type { ApiDescription } from '../../api/api-description.js';
import { openApiDescription } from '../../main/api-description.js';

const made = (): ApiDescription => ({
  openapi: new Uint8Array(),
  docs: new Uint8Array(),
  codes: new Uint8Array(),
});

test('a description is made once, and again after a failure', async () => {
  let times = 0;
  const description = openApiDescription(async () => {
    times += 1;
    if (times === 1) throw new Error('no memory');
    return made();
  });
  await expect(description()).rejects.toThrow('no memory');
  const [one, other] = await Promise.all([description(), description()]);
  expect(one).toBe(other);
  expect(await description()).toBe(one);
  expect(times).toBe(2);
});
