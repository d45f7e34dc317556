import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewWebhookEndpoint } from '../../core/accounts.js';
import type { LoggedDelivery } from '../../core/ports.js';
import { CONSECUTIVE_FAILURES_MAX, RETRY_DELAYS_MS } from '../../core/webhook.js';
import { openWebhookDeliverer, type WebhookDeliverer } from '../../worker/deliver-webhook.js';
import { openReceiver } from './receiver.js';
import { openStores, type Stores } from './runtime/stores.js';

/** A burst: more events than failures disable an endpoint. */
const EVENTS = 60;

let stores: Stores;
let deliverers: WebhookDeliverer[];
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let alerts: Awaited<ReturnType<typeof openReceiver>>;
let isDead = false;
/** The scan whose event the receiver refuses. */
let poison = '';
let endpoint: NewWebhookEndpoint;

beforeEach(async () => {
  stores = await openStores();
  const { webhooks } = stores.platform;
  // Workers share the stores; each delivers.
  deliverers = [1, 2, 3].map(() =>
    openWebhookDeliverer({
      webhooks,
      allowPrivateNetwork: true,
      logger: stores.logger,
      metrics: stores.metrics,
      clock: stores.clock,
    }),
  );
  isDead = true;
  poison = '';
  receiver = await openReceiver((response, { body }) => {
    if (isDead) response.destroy();
    else response.writeHead(poison !== '' && body.includes(poison) ? 400 : 200).end();
  });
  alerts = await openReceiver();
  const made = await webhooks.addEndpoint(stores.organisation.id, receiver.url, alerts.url);
  if (made === null) throw new Error('no organisation');
  endpoint = made;
});
afterEach(async () => {
  await Promise.all(deliverers.map((one) => one.stop()));
  await receiver.close();
  await alerts.close();
  await stores.close();
});

async function burst(count: number): Promise<string[]> {
  const { scans } = stores.platform;
  const accepted = await Promise.all(Array.from({ length: count }, () => stores.accept('%PDF-')));
  for (const { id } of accepted) {
    const claim = await scans.claim(id, { leaseMs: 60_000, attemptsMax: 3 });
    if (claim === null || claim === 'exhausted') throw new Error('not claimed');
    await scans.fail(id, claim.fence, 'corrupt_file');
  }
  return accepted.map(({ id }) => id);
}

/** Lets time pass in steps, in each of which all workers deliver what is due. */
async function pass(seconds: number, stepS = 1): Promise<void> {
  for (let second = 0; second < seconds; second += stepS) {
    await Promise.all(deliverers.map((one) => one.deliverDue()));
    stores.pass(stepS * 1000);
  }
}

const state = async () => stores.platform.webhooks.getEndpoint(endpoint.id);
const deliveries = async (): Promise<LoggedDelivery[]> =>
  (
    await stores.platform.webhooks.listDeliveries({
      endpointId: endpoint.id,
      after: null,
      limit: 1000,
    })
  ).deliveries;
const told = () => alerts.received.map(({ event }) => event.type);

/** From its first attempt on each event keeps the specification's schedule. */
function expectSchedule(all: LoggedDelivery[], toleranceMs: number): void {
  for (const { attempts } of all) {
    for (const [index, { at }] of attempts.entries()) {
      const before = attempts[index - 1];
      if (before === undefined) continue;
      const dueMs = before.at.getTime() + before.durationMs + (RETRY_DELAYS_MS[index - 1] ?? NaN);
      // Times are measured by two clocks, to the millisecond.
      expect(at.getTime() - dueMs).toBeGreaterThanOrEqual(-5);
      expect(at.getTime() - dueMs).toBeLessThan(toleranceMs);
    }
  }
}

describe('A burst of events at a receiver that is dead', () => {
  test('does not use up the fifty failures: it is disabled after more than half an hour, and nothing is lost', async () => {
    await burst(EVENTS);
    await pass(25);
    const after25s = await state();
    expect(after25s).toMatchObject({ enabled: true });
    expect(after25s?.consecutiveFailures).toBeLessThan(CONSECUTIVE_FAILURES_MAX / 2);
    expect(told()).toEqual([]);
    await pass(60);
    expect(told()).toEqual(['endpoint.failing']);
    let seconds = 85;
    for (; (await state())?.enabled === true; seconds += 5) await pass(5, 5);
    expect(seconds).toBeGreaterThan(30 * 60);
    expect(seconds).toBeLessThan(24 * 3600); // fifty failures stand
    await pass(1);
    expect(told()).toEqual(['endpoint.failing', 'endpoint.disabled']);
    const failures = (await state())?.consecutiveFailures ?? 0;
    expect(failures).toBeGreaterThanOrEqual(CONSECUTIVE_FAILURES_MAX);
    expect(failures).toBeLessThan(CONSECUTIVE_FAILURES_MAX + 3); // and those under way

    isDead = false;
    const { length } = receiver.received;
    await pass(3600, 60);
    expect(receiver.received.length).toBe(length);
    await stores.platform.webhooks.enableEndpoint(endpoint.id);
    await pass(2);
    expect(receiver.received.length - length).toBeGreaterThan(50);
    await pass(13 * 3600, 600); // the later retries of those that had begun
    const late = receiver.received.slice(length);
    expect(new Set(late.map(({ headers }) => headers['emet-delivery'])).size).toBe(EVENTS);
    expect((await deliveries()).every((one) => one.state === 'delivered')).toBe(true);
  });

  test('that comes back after five minutes is found by a retry or a probe; all arrive, the waiting ones in order', async () => {
    await burst(EVENTS);
    await pass(5 * 60);
    const begun = new Set(receiver.received.map(({ headers }) => headers['emet-delivery']));
    expect(begun.size).toBeLessThan(12);
    isDead = false;
    const { length } = receiver.received;
    for (let seconds = 0; (await state())?.failingSince !== null; seconds += 1) {
      await pass(1);
      expect(seconds).toBeLessThan(5 * 60);
    }
    await pass(5);
    const first = receiver.received
      .slice(length)
      .filter(({ headers }) => !begun.has(headers['emet-delivery']));
    expect(first).toHaveLength(EVENTS - begun.size);
    const created = first.map(({ event }) => event.created);
    expect(created).toEqual([...created].sort());
    await pass(3600, 10);
    const all = await deliveries();
    expect(all.every((one) => one.state === 'delivered')).toBe(true);
    expectSchedule(all, 11_000);
    expect(await state()).toMatchObject({ enabled: true, consecutiveFailures: 0 });
    expect(told()).toEqual(['endpoint.failing', 'endpoint.recovered']);
    expect(stores.logged()).toContain('Webhook endpoint fails: its events wait in line');
    expect(stores.logged()).toContain('Webhook endpoint answers again');
  });

  test('that dies in the midst of one is not disabled by what was under way', async () => {
    isDead = false;
    await burst(20);
    await pass(1);
    expect(receiver.received).toHaveLength(20);
    isDead = true;
    await burst(EVENTS);
    await pass(25);
    expect(await state()).toMatchObject({ enabled: true });
    expect((await state())?.consecutiveFailures).toBeLessThan(CONSECUTIVE_FAILURES_MAX / 2);
  });
});

describe('An event that its receiver refuses while it takes others', () => {
  test('is tried nine times and holds the others up by seconds', async () => {
    isDead = false;
    poison = (await burst(1))[0] ?? '';
    for (let round = 0; round < 20; round += 1) {
      await pass(7);
      await burst(1);
    }
    for (let hour = 0; hour < 20; hour += 1) await pass(3600, 600);
    const all = (await deliveries()).filter(({ scanId }) => scanId !== null);
    expect(all.filter(({ state }) => state === 'delivered')).toHaveLength(20);
    const [refused] = all.filter(({ scanId }) => scanId === poison);
    expect(refused).toMatchObject({ state: 'given_up' });
    expect(refused?.attempts).toHaveLength(9);
    const waits = all.map(({ createdAt, attempts }) => {
      const [first] = attempts;
      return (first?.at.getTime() ?? NaN) - createdAt.getTime();
    });
    expect(Math.max(...waits)).toBeLessThan(12_000);
    expect(await state()).toMatchObject({ enabled: true });
  });
});
