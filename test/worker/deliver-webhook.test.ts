import type { ServerResponse } from 'node:http';
import { createServer, type LookupFunction, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONSECUTIVE_FAILURES_MAX, RETRY_DELAYS_MS } from '../../core/webhook.js';
import { openWebhookDeliverer, type WebhookDeliverer } from '../../worker/deliver-webhook.js';
import { postEvent } from '../../worker/post-event.js';
import { openReceiver } from './receiver.js';
import { openStores, type Stores } from './runtime/stores.js';

let stores: Stores;
let deliverer: WebhookDeliverer;
const receivers: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  stores = await openStores();
  deliverer = openWebhookDeliverer({
    webhooks: stores.platform.webhooks,
    allowPrivateNetwork: true,
    logger: stores.logger,
    metrics: stores.metrics,
    clock: stores.clock,
  });
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
  await deliverer.stop();
  await stores.close();
});

async function receiver(...options: Parameters<typeof openReceiver>) {
  const opened = await openReceiver(...options);
  receivers.push(opened);
  return opened;
}

async function endpointAt(url: string) {
  const endpoint = await stores.platform.webhooks.addEndpoint(stores.organisation.id, url);
  if (endpoint === null) throw new Error('no organisation');
  return endpoint;
}

async function endpointState(id: string) {
  const all = await stores.platform.webhooks.listEndpoints(stores.organisation.id);
  return all?.find((one) => one.id === id);
}

/** How an attempt to post ended. */
const outcomeOf = async (...post: Parameters<typeof postEvent>) =>
  (await postEvent(...post)).outcome;

const attempts = async (): Promise<Record<string, number>> => {
  const metric = await stores.metrics.webhookAttempts.get();
  const made = metric.values.filter(({ value }) => value > 0);
  return Object.fromEntries(made.map((one) => [one.labels.outcome ?? '', one.value]));
};

describe('one attempt', () => {
  test('carries the event, its id and a signature the receiver can check', async () => {
    const { url, received } = await receiver();
    const endpoint = await endpointAt(url);
    const eventId = await stores.platform.webhooks.ping(endpoint.id);
    await deliverer.deliverDue();
    const [one] = received;
    expect(received.length).toBe(1);
    expect(one?.headers).toMatchObject({
      'emet-event': 'ping',
      'emet-delivery': eventId,
      'content-type': 'application/json',
    });
    expect(one?.headers['user-agent']).toMatch(/^Emet\/\d+\.\d+\.\d+/);
    expect(one?.event).toMatchObject({ id: eventId, type: 'ping', data: { message: 'ping' } });
    expect(one?.signedWith(endpoint.secret)).toBe(true);
    expect(one?.signedWith('whsec_other')).toBe(false);
    expect(Math.abs((one?.t ?? 0) - stores.clock().getTime() / 1000)).toBeLessThan(5);
    expect(await stores.platform.webhooks.backlog()).toMatchObject({ pending: 0 });
    expect(await attempts()).toEqual({ delivered: 1 });
  });

  test('of test data is in no metric, by which alerts go', async () => {
    const { url, received } = await receiver((response) => response.writeHead(500).end());
    const { accounts, webhooks } = stores.platform;
    const tests = (await accounts.testOrganisation(stores.organisation.id))?.id ?? '';
    const endpoint = await webhooks.addEndpoint(tests, url);
    for (let event = 0; event < CONSECUTIVE_FAILURES_MAX; event += 1) {
      await webhooks.ping(endpoint?.id ?? '');
    }
    await deliverer.deliverDue();
    expect(received.length).toBeGreaterThanOrEqual(CONSECUTIVE_FAILURES_MAX);
    expect(await webhooks.getEndpoint(endpoint?.id ?? '')).toMatchObject({ enabled: false });
    expect(await attempts()).toEqual({});
    expect((await stores.metrics.endpointsDisabled.get()).values).toMatchObject([{ value: 0 }]);
  });

  test('of a final scan carries the reduced scan', async () => {
    const { url, received } = await receiver();
    await endpointAt(url);
    const { id } = await stores.accept('%PDF-');
    const claim = await stores.platform.scans.claim(id, { leaseMs: 1000, attemptsMax: 3 });
    if (claim === null || claim === 'exhausted') throw new Error('not claimed');
    await stores.platform.scans.fail(id, claim.fence, 'corrupt_file');
    await deliverer.deliverDue();
    expect(received[0]?.event).toMatchObject({
      type: 'scan.failed',
      data: { scan: { id, object: 'scan', status: 'failed', file: { name: 'x.pdf' } } },
    });
  });

  test.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'a redirect, which is not followed',
      (response: ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['a connection that breaks off', (response: ServerResponse) => response.destroy()],
  ])('fails with %s', async (_name, answer) => {
    const { url, received } = await receiver(answer);
    const endpoint = await endpointAt(url);
    await stores.platform.webhooks.ping(endpoint.id);
    await deliverer.deliverDue();
    expect(received.length).toBe(2); // the attempt and its immediate retry
    expect((await attempts()).delivered).toBeUndefined();
    expect(await endpointState(endpoint.id)).toMatchObject({ consecutiveFailures: 2 });
  });

  test('fails when nobody answers in time, and succeeds on a status however long its body', async () => {
    const silent = await receiver(() => {});
    const options = { allowPrivateNetwork: true, timeoutMs: 200 };
    expect(await outcomeOf(silent.url, {}, ping, options)).toBe('timed_out');
    const endless = await receiver((response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(50_000)), 1);
      response.on('close', () => clearInterval(more));
    });
    expect(await outcomeOf(endless.url, {}, ping, options)).toBe('delivered');
  });

  test('fails when nobody listens', async () => {
    const gone = await openReceiver();
    await gone.close();
    expect(await outcomeOf(gone.url, {}, ping, { allowPrivateNetwork: true })).toBe('unreachable');
  });
});

const ping = JSON.stringify({
  id: '00000000-0000-4000-8000-000000000000',
  type: 'ping',
  created: '2026-01-01T00:00:00Z',
  data: { message: 'ping', livemode: true },
});

describe('the schedule', () => {
  test('is an attempt at once and eight retries, each so long after the one before, with one id and fresh signatures', async () => {
    const { url, received } = await receiver((response) => response.writeHead(503).end());
    const endpoint = await endpointAt(url);
    const eventId = await stores.platform.webhooks.ping(endpoint.id);
    await deliverer.deliverDue();
    // The first retry is due at once.
    expect(received.length).toBe(2);
    for (const [index, delayMs] of RETRY_DELAYS_MS.entries()) {
      if (delayMs === 0) continue;
      stores.pass(delayMs - 1_500);
      await deliverer.deliverDue();
      expect(received.length, `retry ${index + 1} comes too early`).toBe(index + 1);
      stores.pass(1_600);
      await deliverer.deliverDue();
      expect(received.length, `retry ${index + 1} is due`).toBe(index + 2);
    }
    stores.pass(30 * 24 * 3_600_000);
    await deliverer.deliverDue();
    expect(received.length).toBe(9);
    expect(new Set(received.map((one) => one.headers['emet-delivery']))).toEqual(
      new Set([eventId]),
    );
    expect(new Set(received.map((one) => one.body)).size).toBe(1);
    expect(received.every((one) => one.signedWith(endpoint.secret))).toBe(true);
    // All but the immediate retry happen at another second.
    expect(new Set(received.map((one) => one.t)).size).toBeGreaterThanOrEqual(8);
    expect(await stores.platform.webhooks.backlog()).toMatchObject({ pending: 0 });
    expect((await stores.metrics.webhooksGivenUp.get()).values[0]?.value).toBe(1);
  });

  test('ends with the first success', async () => {
    let failures = 2;
    const { url, received } = await receiver((response) => {
      failures -= 1;
      response.writeHead(failures >= 0 ? 500 : 204).end();
    });
    const endpoint = await endpointAt(url);
    await stores.platform.webhooks.ping(endpoint.id);
    for (let hour = 0; hour < 5; hour += 1) {
      await deliverer.deliverDue();
      stores.pass(3_600_000);
    }
    expect(received.length).toBe(3);
    expect(await endpointState(endpoint.id)).toMatchObject({ consecutiveFailures: 0 });
  });

  test('goes on after a process that died over an attempt', async () => {
    const { url, received } = await receiver();
    const endpoint = await endpointAt(url);
    await stores.platform.webhooks.ping(endpoint.id);
    await stores.platform.webhooks.claimDue(10, 30_000); // and never recorded
    await deliverer.deliverDue();
    expect(received.length).toBe(0);
    stores.pass(30_001);
    await deliverer.deliverDue();
    expect(received.length).toBe(1);
  });

  test('the loop delivers by itself, the immediate retry included', async () => {
    let failures = 1;
    const { url, received } = await receiver((response) => {
      failures -= 1;
      response.writeHead(failures >= 0 ? 500 : 200).end();
    });
    const endpoint = await endpointAt(url);
    deliverer.start();
    await stores.platform.webhooks.ping(endpoint.id);
    await vi.waitFor(() => expect(received.length).toBe(2), 3_000);
  });
});

describe('an endpoint that fails', () => {
  test('and does not answer delays no other endpoint', async () => {
    const held: ServerResponse[] = [];
    const silent = await receiver((response) => held.push(response));
    const quick = await receiver();
    const [slowEndpoint, quickEndpoint] = [
      await endpointAt(silent.url),
      await endpointAt(quick.url),
    ];
    for (let event = 0; event < 100; event += 1)
      await stores.platform.webhooks.ping(slowEndpoint.id);
    await stores.platform.webhooks.ping(quickEndpoint.id);
    deliverer.start();
    await vi.waitFor(() => expect(quick.received.length).toBe(1), 2_000);
    expect(held.length).toBeLessThan(40);
    for (const response of held) response.end();
    await vi.waitFor(() => {
      for (const response of held) response.end();
      expect(silent.received.length).toBe(100);
    }, 5_000);
  });

  test('leaves no URL and no body in the log or the metrics', async () => {
    const { url } = await receiver((response) => response.writeHead(500).end('SECRET-ANSWER'));
    const endpoint = await endpointAt(`${url}?token=SECRET-TOKEN`);
    await stores.platform.webhooks.ping(endpoint.id);
    await deliverer.deliverDue();
    expect(stores.logged()).toContain('not delivered');
    expect(stores.logged()).not.toMatch(/SECRET|127\.0\.0\.1|whsec_/);
    expect(await stores.registry.metrics()).not.toMatch(/SECRET|127\.0\.0\.1/);
  });
});

describe('without ALLOW_PRIVATE_NETWORK', () => {
  let connections = 0;
  let listener: Server;
  let port = 0;

  beforeEach(async () => {
    connections = 0;
    listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    if (typeof address === 'object' && address !== null) port = address.port;
  });
  afterEach(() => new Promise((resolve) => listener.close(resolve)));

  const resolvesTo =
    (...answers: string[][]): LookupFunction =>
    (_name, _options, callback) => {
      const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };

  test.each([
    ['plain http', () => 'http://example.com/'],
    ['an address', () => `https://127.0.0.1:${port}/`],
    ['an IPv6 address', () => `https://[::1]:${port}/`],
    ['an IPv4 address inside an IPv6 one', () => `https://[::ffff:127.0.0.1]:${port}/`],
    ['a number that is an address', () => `https://2130706433:${port}/`],
    ['no URL at all', () => 'nonsense'],
    ['another scheme', () => 'ftp://example.com/'],
  ])('%s is never connected to', async (_name, url) => {
    expect(await outcomeOf(url(), {}, ping, { allowPrivateNetwork: false })).toBe('blocked');
    expect(connections).toBe(0);
  });

  test('a name that resolves to an internal address, alone or among others, is never connected to', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], []]) {
      const options = { allowPrivateNetwork: false, lookup: resolvesTo(addresses) };
      const url = `https://hook.example.com:${port}/`;
      expect(await outcomeOf(url, {}, ping, options), addresses.join()).toBe('blocked');
    }
    expect(connections).toBe(0);
  });

  test('the connection goes to the address that was checked, not to a second answer of the resolver', async () => {
    // 3f00::/8 is assigned to nobody: public as far as the rule can tell, and no packet arrives.
    let lookups = 0;
    const rebinding: LookupFunction = (_name, _options, callback) => {
      lookups += 1;
      callback(null, [
        lookups === 1 ? { address: '3f00::1', family: 6 } : { address: '127.0.0.1', family: 4 },
      ]);
    };
    const options = { allowPrivateNetwork: false, lookup: rebinding, timeoutMs: 300 };
    const outcome = await outcomeOf(`https://hook.example.com:${port}/`, {}, ping, options);
    expect(['timed_out', 'unreachable']).toContain(outcome);
    expect(lookups).toBe(1);
    expect(connections).toBe(0);
  });
});
