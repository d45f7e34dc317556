import { createServer, type IncomingMessage, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openRegistry } from '../../main/metrics-page.js';
import { ROUTES } from '../../api/routes/index.js';
import { ENDPOINTS_MAX } from '../../core/webhook.js';
import { openWebhookDeliverer, type WebhookDeliverer } from '../../worker/deliver-webhook.js';
import { registerWorkerMetrics } from '../../worker/metrics.js';
import { form, openCaller } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { scanOf } from './scan-shape.js';

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let deliverer: WebhookDeliverer;
let receiver: Server;
let url = '';
let key = '';
let organisationId = '';
const got: { headers: IncomingMessage['headers']; body: string }[] = [];
let answer = { status: 200, body: 'thank you' };

beforeAll(async () => {
  api = await openApi({ environment: { ALLOW_PRIVATE_NETWORK: 'true' } });
  ({ call } = await openCaller(api.base));
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  if (typeof address === 'object' && address !== null) url = `http://127.0.0.1:${address.port}/h`;
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
afterEach(async () => {
  // Retries to it would arrive in a later test.
  const { webhooks } = api.platform;
  for (const { id } of (await webhooks.listEndpoints(organisationId)) ?? []) {
    await webhooks.removeEndpoint(id);
  }
  got.splice(0);
  answer = { status: 200, body: 'thank you' };
});

const Endpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  secret: z.string().optional(),
  state: z.string(),
  previous_secret_expires_at: z.string().nullable(),
});
const Delivery = z.object({
  id: z.uuid(),
  type: z.string(),
  state: z.string(),
  body: z.string().optional(),
  attempts: z.array(
    z.object({
      status: z.number().nullable(),
      outcome: z.string(),
      headers: z.record(z.string(), z.string()).optional(),
      answer: z.string().nullable().optional(),
    }),
  ),
});
const Page = z.object({
  data: z.array(Delivery),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});

async function newEndpoint(fields: object = {}): Promise<z.infer<typeof Endpoint>> {
  ({ key, organisationId } = await api.makeKey());
  const made = await call('POST', '/webhooks', { key, json: { url, ...fields } });
  expect(made.status).toBe(201);
  return Endpoint.parse(made.body);
}

/** Ends a scan of the organisation; answers its id. */
async function endedScan(): Promise<string> {
  const { id } = scanOf(await call('POST', '/scans', { key, body: form(somePdf(url)) }));
  const claim = await api.platform.scans.claim(id, { leaseMs: 60_000, attemptsMax: 2 });
  if (claim === null || claim === 'exhausted') throw new Error('not claimed');
  await api.platform.scans.fail(id, claim.fence, 'corrupt_file');
  return id;
}

async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read();
    if (isSo(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('It never was so.');
}

const deliveriesOf = async (id: string, query = ''): Promise<z.infer<typeof Page>> =>
  Page.parse((await call('GET', `/webhooks/${id}/deliveries${query}`, { key })).body);

describe('webhook endpoints', () => {
  it('are made with a secret that is shown once, listed, retrieved and deleted', async () => {
    const made = await newEndpoint({ notify_url: 'https://ops.example.com/x#part' });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret, ...shown } = made;
    const retrieved = await call('GET', `/webhooks/${made.id}`, { key });
    expect(retrieved.body).toMatchObject({ ...shown, notify_url: 'https://ops.example.com/x' });
    const listed = await call('GET', '/webhooks', { key });
    expect(listed.body).toMatchObject({ object: 'list', data: [retrieved.body] });
    expect(JSON.stringify([retrieved.body, listed.body])).not.toContain(secret);
    expect(api.logged()).not.toContain(secret);
    const gone = await call('DELETE', `/webhooks/${made.id}`, { key });
    expect(gone.body).toEqual({ id: made.id, deleted: true });
    expect((await call('GET', `/webhooks/${made.id}`, { key })).status).toBe(404);
  });

  it('of another organisation are as none, for every route', async () => {
    const { id } = await newEndpoint();
    const eventId = (await api.platform.webhooks.ping(id)) ?? '';
    const stranger = await api.makeKey();
    const routes = ROUTES.filter(({ path }) => path.startsWith('/api/v1/webhooks/{id}'));
    expect(routes).toHaveLength(9);
    for (const { method, path } of routes) {
      const at = path.replace('{id}', id).replace('{event}', eventId).replace('/api/v1', '');
      const json = at.endsWith('/replay') ? { since: '2026-01-01T00:00:00Z' } : {};
      const answers = await call(method.toUpperCase(), at, {
        key: stranger.key,
        ...(method === 'post' && { json }),
      });
      expect([at, answers.status, answers.code]).toEqual([at, 404, 'NOT_FOUND']);
    }
    expect((await call('GET', '/webhooks', { key: stranger.key })).body).toMatchObject({
      data: [],
    });
    expect(await api.platform.webhooks.getEndpoint(id)).toMatchObject({ enabled: true });
  });

  it('are limited in number, and their fields are checked', async () => {
    await newEndpoint();
    for (let count = 1; count < ENDPOINTS_MAX; count += 1) {
      expect((await call('POST', '/webhooks', { key, json: { url } })).status).toBe(201);
    }
    const more = await call('POST', '/webhooks', { key, json: { url } });
    expect([more.status, more.message]).toEqual([
      400,
      `The organization has ${ENDPOINTS_MAX} webhook endpoints, the most it may have.`,
    ]);
    for (const [json, message] of [
      [{}, 'Field "url" must be text.'],
      [{ url: 5 }, 'Field "url" must be text.'],
      [{ url: 'x' }, 'Field "url" must be a URL such as https://example.com/hooks.'],
      [{ url, secret: 'mine' }, 'Unknown field "secret".'],
      [{ url, notify_url: 'ftp://x' }, 'Field "notify_url" must begin with https://.'],
      [{ url: `https://x.example/${'a'.repeat(70_000)}` }, 'The body is too long.'],
    ] as const) {
      const refused = await call('POST', '/webhooks', { key, json });
      expect([refused.code, refused.message]).toEqual(['INVALID_REQUEST', message]);
    }
  });

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest',
    'https://user:password@example.com/',
  ])('are public: %s is refused', async (address) => {
    const strict = await openApi();
    const strictly = await openCaller(strict.base);
    const made = await strict.makeKey();
    for (const json of [{ url: address }, { url: 'https://example.com/', notify_url: address }]) {
      const refused = await strictly.call('POST', '/webhooks', { key: made.key, json });
      expect([refused.status, refused.code]).toEqual([400, 'INVALID_REQUEST']);
    }
    await strict.close();
  });
});

describe('deliveries', () => {
  it('a ping answers what the receiver said, and is in the log with what was sent', async () => {
    const { id, secret } = await newEndpoint();
    answer = { status: 418, body: `teapot ${'x'.repeat(5000)}` };
    const ping = Delivery.parse((await call('POST', `/webhooks/${id}/ping`, { key })).body);
    expect(ping.attempts[0]).toMatchObject({ status: 418, outcome: 'refused' });
    expect(ping.attempts[0]?.answer).toHaveLength(2048);
    expect(ping.attempts[0]?.headers).toMatchObject({
      'emet-delivery': ping.id,
      'emet-signature': got[0]?.headers['emet-signature'],
      'webhook-signature': got[0]?.headers['webhook-signature'],
    });
    expect(ping.body).toBe(got[0]?.body);
    const logged = await call('GET', `/webhooks/${id}/deliveries/${ping.id}`, { key });
    expect(JSON.stringify(logged.body)).not.toContain(secret?.slice('whsec_'.length));
  });

  it('are listed page by page, newest first, by state; a cursor works for its own list only', async () => {
    const { id } = await newEndpoint();
    const ids: string[] = [];
    for (let ping = 0; ping < 5; ping += 1) {
      ids.unshift(Delivery.parse((await call('POST', `/webhooks/${id}/ping`, { key })).body).id);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const page = await deliveriesOf(id, `?limit=2${cursor}`);
      seen.push(...page.data.map((one) => one.id));
      expect(page.data.every((one) => one.body === undefined)).toBe(true);
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
      const other = await call('GET', `/webhooks/${id}/deliveries?state=skipped${cursor}`, { key });
      expect(other.code).toBe('INVALID_REQUEST');
    }
    expect(seen).toEqual(ids);
    expect((await deliveriesOf(id, '?state=delivered')).data).toHaveLength(5);
    expect((await deliveriesOf(id, '?state=given_up')).data).toEqual([]);
  });

  it('are replayed with the same event id and body, one or all since an instant', async () => {
    const { id } = await newEndpoint();
    const since = new Date().toISOString();
    const scans = [await endedScan(), await endedScan()];
    await until(
      () => deliveriesOf(id, '?state=delivered'),
      ({ data }) => data.length === 2,
    );
    const first = got.map(({ headers, body }) => [headers['emet-delivery'], body]);
    expect(first.map(([, body]) => String(body)).join()).toContain(scans[0]);
    const event = String(first[0]?.[0]);
    const one = await call('POST', `/webhooks/${id}/deliveries/${event}/replay`, { key });
    expect([one.status, Delivery.parse(one.body).state]).toEqual([200, 'pending']);
    await until(
      () => deliveriesOf(id, '?state=delivered'),
      ({ data }) => data.length === 2,
    );
    expect(got).toHaveLength(3);
    const all = await call('POST', `/webhooks/${id}/replay`, { key, json: { since } });
    expect(all.body).toMatchObject({ deliveries: 2 });
    await until(
      async () => got.length,
      (count) => count === 5,
    );
    expect(new Set(got.map(({ headers }) => headers['emet-delivery'])).size).toBe(2);
    expect(new Set(got.map(({ body }) => body)).size).toBe(2);
    const missing = await call('POST', `/webhooks/${id}/deliveries/${organisationId}/replay`, {
      key,
    });
    expect(missing.status).toBe(404);
    const later = { since: new Date(Date.now() + 60_000).toISOString() };
    expect((await call('POST', `/webhooks/${id}/replay`, { key, json: later })).body).toMatchObject(
      {
        deliveries: 0,
      },
    );
  });

  it('go with their scan', async () => {
    const { id } = await newEndpoint();
    const scan = await endedScan();
    const [delivery] = (
      await until(
        () => deliveriesOf(id, '?state=delivered'),
        ({ data }) => data.length === 1,
      )
    ).data;
    expect((await call('DELETE', `/scans/${scan}`, { key })).status).toBe(200);
    expect((await deliveriesOf(id)).data).toEqual([]);
    const gone = await call('GET', `/webhooks/${id}/deliveries/${delivery?.id}`, { key });
    expect(gone.status).toBe(404);
  });

  it('skipped while the endpoint was disabled are sent by a replay once it is enabled', async () => {
    const { id } = await newEndpoint();
    answer = { status: 500, body: '' };
    const { webhooks } = api.platform;
    for (let ping = 0; ping < 26; ping += 1) await webhooks.ping(id); // each fails twice at once
    const state = async () =>
      Endpoint.parse((await call('GET', `/webhooks/${id}`, { key })).body).state;
    await until(state, (now) => now === 'disabled');
    await endedScan();
    expect((await deliveriesOf(id, '?state=skipped')).data).toHaveLength(1);
    answer = { status: 200, body: '' };
    const enabled = await call('POST', `/webhooks/${id}/enable`, { key });
    expect(enabled.body).toMatchObject({ state: 'ok', consecutive_failures: 0 });
    got.splice(0);
    await call('POST', `/webhooks/${id}/replay`, { key, json: { since: '2026-01-01T00:00:00Z' } });
    await until(
      async () => got.filter(({ headers }) => headers['emet-event'] === 'scan.failed').length,
      (count) => count === 1,
    );
  });

  it('are signed with both secrets after a roll, and with the new one alone when nothing is kept', async () => {
    const { id, secret } = await newEndpoint();
    const roll = async (json?: object) =>
      Endpoint.parse(
        (await call('POST', `/webhooks/${id}/roll`, { key, ...(json && { json }) })).body,
      );
    const rolled = await roll();
    expect(rolled.secret).not.toBe(secret);
    expect(Date.parse(rolled.previous_secret_expires_at ?? '') - Date.now()).toBeGreaterThan(
      86_000e3,
    );
    await call('POST', `/webhooks/${id}/ping`, { key });
    expect(got[0]?.headers['emet-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    expect(got[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    await roll({ keep_previous_s: 0 });
    await call('POST', `/webhooks/${id}/ping`, { key });
    expect(got[1]?.headers['emet-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    const refused = await call('POST', `/webhooks/${id}/roll`, {
      key,
      json: { keep_previous_s: 1e9 },
    });
    expect(refused.message).toBe('Field "keep_previous_s" must be at most 2592000.');
  });
});
