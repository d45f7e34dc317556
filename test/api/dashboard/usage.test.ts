import { afterAll, beforeAll, expect, test } from 'vitest';
import { newScan } from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

test('usage is shown by day and key to everybody of the organisation, and of test data apart', async () => {
  const analyst = await openSignedIn(api, { role: 'analyst' });
  const stranger = await openSignedIn(api, { role: 'owner' });
  const { organisationId, id: userId } = analyst.user;
  const { keyId } = await api.makeKey({ id: organisationId });
  const origin = { requestId: 'r', clientAddress: null, traceparent: null };
  for (const by of [{ keyId }, { keyId }, { userId }]) {
    const scan = newScan(organisationId, { origin: { ...origin, ...by } });
    await api.platform.scans.accept(scan, null);
  }
  const day = new Date().toISOString().slice(0, 10);
  const { status, body } = await analyst.call('GET', '/usage');
  expect(status).toBe(200);
  expect(body).toMatchObject({ used: 3, limit: 1000, remaining: 997, livemode: true });
  const { days, keys } = body as { days: unknown[]; keys: Record<string, string> };
  expect(days).toHaveLength(2);
  expect(days).toContainEqual({ day, source: keyId, scans: 2 });
  expect(days).toContainEqual({ day, source: 'dashboard', scans: 1 });
  expect(Object.keys(keys)).toEqual([keyId]);
  const tests = (await analyst.call('GET', '/usage?livemode=false')).body;
  expect(tests).toMatchObject({ used: 0, limit: null, livemode: false, days: [] });
  expect((await stranger.call('GET', '/usage')).body).toMatchObject({
    used: 0,
    days: [],
    keys: {},
  });
});
