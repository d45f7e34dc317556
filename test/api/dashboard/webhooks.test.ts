import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openRegistry } from '../../../main/metrics-page.js';
import { openWebhookDeliverer, type WebhookDeliverer } from '../../../worker/deliver-webhook.js';
import { registerWorkerMetrics } from '../../../worker/metrics.js';
import { completed } from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn } from './browser.js';

const Endpoint = z.looseObject({ id: z.uuid(), secret: z.string().optional() });
const Delivery = z.looseObject({
  id: z.uuid(),
  state: z.string(),
  attempts: z.array(z.looseObject({ status: z.number().nullable(), answer: z.string().nullish() })),
});
const List = z.object({ data: z.array(Delivery), next_cursor: z.string().nullable() });

let api: TestApi;
let deliverer: WebhookDeliverer;
let receiver: Server;
let url = '';
beforeAll(async () => {
  api = await openApi({ environment: { ALLOW_PRIVATE_NETWORK: 'true' } });
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(202).end('thank you'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  deliverer = openWebhookDeliverer({
    webhooks: api.platform.webhooks,
    allowPrivateNetwork: true,
    logger: pino({ level: 'silent' }),
    metrics: registerWorkerMetrics(openRegistry('worker')),
  });
  deliverer.start();
});
afterAll(async () => {
  await deliverer.stop();
  await new Promise((resolve) => receiver.close(resolve));
  await api.close();
});

type Browser = Awaited<ReturnType<typeof openSignedIn>>;
const openAdmin = () => openSignedIn(api, { role: 'admin' });
const add = async ({ call }: Browser, query = '') =>
  Endpoint.parse((await call('POST', `/webhooks${query}`, { json: { url } })).body);

describe('webhook endpoints in the dashboard', () => {
  test('are added, rolled, pinged, enabled and deleted; a secret is shown once', async () => {
    const admin = await openAdmin();
    const { id, secret } = await add(admin);
    const list = await admin.call('GET', '/webhooks');
    expect(list.body).toMatchObject({ data: [{ id, url, state: 'ok', livemode: true }] });
    expect(JSON.stringify(list.body)).not.toContain(secret);
    const rolled = Endpoint.parse(
      (await admin.call('POST', `/webhooks/${id}/roll`, { json: { keep_previous_s: 60 } })).body,
    );
    expect(rolled.secret).not.toBe(secret);
    const ping = await admin.call('POST', `/webhooks/${id}/ping`);
    expect(ping.body).toMatchObject({ type: 'ping', attempts: [{ answer: 'thank you' }] });
    expect((await admin.call('POST', `/webhooks/${id}/enable`)).body).toMatchObject({ id });
    expect((await admin.call('DELETE', `/webhooks/${id}`)).status).toBe(200);
    expect((await admin.call('GET', '/webhooks')).body).toMatchObject({ data: [] });
  });

  test('tell what is wrong with a URL', async () => {
    const admin = await openAdmin();
    for (const json of [{ url: 'ftp://x' }, { url: 'no' }, { url, notify_url: 'no' }, {}]) {
      const answer = await admin.call('POST', '/webhooks', { json });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });

  test('have a log, page by page and by state, from which one or all are sent again', async () => {
    const admin = await openAdmin();
    const { id } = await add(admin);
    const log = async (query: string) =>
      List.parse((await admin.call('GET', `/webhooks/${id}/deliveries?${query}`)).body);
    const since = new Date(Date.now() - 60_000).toISOString();
    for (let scan = 0; scan < 2; scan += 1) {
      await completed(api.platform, admin.user.organisationId);
    }
    const isDone = async (count: number) =>
      (await log('state=delivered')).data.filter(({ attempts }) => attempts.length >= count).length;
    await expect.poll(() => isDone(1), { timeout: 8_000 }).toBe(2);
    const first = await log('limit=1');
    const second = await log(`limit=1&cursor=${first.next_cursor}`);
    expect(new Set([...first.data, ...second.data].map((one) => one.id)).size).toBe(2);
    expect((await log('state=given_up')).data).toEqual([]);

    const event = first.data[0]?.id ?? '';
    const path = `/webhooks/${id}/deliveries/${event}`;
    expect((await admin.call('GET', path)).body).toMatchObject({
      attempts: [{ status: 202, answer: 'thank you' }],
    });
    expect((await admin.call('POST', `${path}/replay`)).body).toMatchObject({ state: 'pending' });
    await expect.poll(() => isDone(2), { timeout: 8_000 }).toBe(1);
    const all = await admin.call('POST', `/webhooks/${id}/replay`, { json: { since } });
    expect(all.body).toMatchObject({ deliveries: 2 });
    await expect.poll(() => isDone(2), { timeout: 8_000 }).toBe(2);
  });

  test('of test data are apart', async () => {
    const admin = await openAdmin();
    const { id } = await add(admin, '?livemode=false');
    expect((await admin.call('GET', '/webhooks')).body).toMatchObject({ data: [] });
    const tests = await admin.call('GET', '/webhooks?livemode=false');
    expect(tests.body).toMatchObject({ data: [{ id, livemode: false }] });
    expect((await admin.call('POST', `/webhooks/${id}/enable`)).status).toBe(404);
    expect((await admin.call('POST', `/webhooks/${id}/enable?livemode=false`)).status).toBe(200);
  });

  test('of one organisation are unknown to every other', async () => {
    const admin = await openAdmin();
    const stranger = await openAdmin();
    const { id } = await add(admin);
    const event = Delivery.parse((await admin.call('POST', `/webhooks/${id}/ping`)).body).id;
    const calls: [string, string, object?][] = [
      ['DELETE', ''],
      ['POST', '/ping'],
      ['POST', '/enable'],
      ['POST', '/roll', {}],
      ['POST', '/replay', { since: '2026-01-01T00:00:00Z' }],
      ['GET', '/deliveries'],
      ['GET', `/deliveries/${event}`],
      ['POST', `/deliveries/${event}/replay`],
    ];
    for (const query of ['', '?livemode=false']) {
      for (const [method, path, json] of calls) {
        const answer = await stranger.call(
          method,
          `/webhooks/${id}${path}${query}`,
          json === undefined ? {} : { json },
        );
        expect(answer, `${method} ${path}`).toMatchObject({
          ...{ status: 404, message: 'There is no such webhook endpoint.' },
        });
      }
      const list = await stranger.call('GET', `/webhooks${query}`);
      expect(list.body).toMatchObject({ data: [] });
    }
    expect((await admin.call('GET', '/webhooks')).body).toMatchObject({ data: [{ id }] });
  });

  test('are not added where the plan has no API', async () => {
    const { id } = await api.platform.accounts.createOrganisation({ name: 'F', plan: 'free' });
    const admin = await openSignedIn(api, { role: 'owner', organisationId: id });
    const answer = await admin.call('POST', '/webhooks', { json: { url } });
    expect(answer).toMatchObject({ status: 403, code: 'NO_API_ACCESS' });
  });
});
