import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { form, openCaller } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';

let api: TestApi;
beforeEach(async () => {
  api = await openApi({ environment: { QUEUE_MAX: '3' } });
});
afterEach(() => api.close());

/** A fresh organisation that sends documents. */
async function client() {
  const { call } = await openCaller(api.base);
  const { key, organisationId } = await api.makeKey();
  return {
    create: (text: string, headers: Record<string, string> = {}) =>
      call('POST', '/scans', { key, body: form(somePdf(text)), headers }),
    used: async () => (await api.platform.scans.usage(organisationId))?.used,
  };
}

/** Takes the scans on whose turn it is and ends them. */
async function work(): Promise<void> {
  const { scans } = api.platform;
  const consumer = api.platform.jobs.consume(
    'scan',
    { concurrency: 5, lockMs: 10_000 },
    async ({ scanId }) => {
      const claim = await scans.claim(scanId, { leaseMs: 10_000, attemptsMax: 3 });
      if (claim !== null && claim !== 'exhausted')
        await scans.fail(scanId, claim.fence, 'timed_out');
    },
  );
  await expect.poll(async () => (await scans.backlog()).processing, { timeout: 5_000 }).toBe(0);
  await expect.poll(async () => (await scans.backlog()).queued, { timeout: 5_000 }).toBeLessThan(3);
  await consumer.stop();
}

describe('more scans than QUEUE_MAX', () => {
  it('are turned away with 503 and Retry-After, uncharged, and accepted when there is room', async () => {
    const { create, used } = await client();
    const key = { 'Idempotency-Key': 'first' };
    const statuses = [(await create('0', key)).status];
    for (let scan = 1; scan < 5; scan += 1) statuses.push((await create(`${scan}`)).status);
    expect(statuses).toEqual([202, 202, 202, 503, 503]);

    const refused = await create('again');
    expect([refused.status, refused.code]).toEqual([503, 'AI_NOT_CONFIGURED']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await used()).toBe(3);
    // What was accepted before is answered all the same.
    expect((await create('0', key)).status).toBe(200);

    await work();
    await expect
      .poll(async () => (await create('again')).status, { timeout: 5_000, interval: 200 })
      .toBe(202);
  });
});
