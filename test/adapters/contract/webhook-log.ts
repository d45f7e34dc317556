import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '../../../core/ports.js';
import {
  ATTEMPTS_KEPT,
  ATTEMPTS_MAX,
  ENDPOINTS_MAX,
  LOG_KEPT_DAYS,
  TooManyEndpoints,
} from '../../../core/webhook.js';
import { attempted, DELIVERED, REFUSED } from './attempts.js';
import {
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const DAY_MS = 24 * 3_600_000;
/** What stores tend to alter. */
const ODD = '$a.b \u0000 \ud800 "שלום"\u2028';

export function describeWebhookLog(name: string, open: OpenForTest): void {
  describe(`The delivery log of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    let endpointId: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
      const made = await under.platform.webhooks.addEndpoint(org, 'https://a.example/hooks');
      endpointId = made?.id ?? '';
    });
    afterEach(() => under.dispose());

    const claimOne = async (): Promise<Delivery> => {
      const [delivery, ...others] = await under.platform.webhooks.claimDue(10, 15_000);
      if (delivery === undefined || others.length > 0) throw new Error('Not exactly one is due.');
      return delivery;
    };
    const list = async (query = {}) =>
      under.platform.webhooks.listDeliveries({ endpointId, after: null, limit: 100, ...query });
    const logged = async (eventId: string) =>
      under.platform.webhooks.getDelivery(endpointId, eventId);

    test('keeps what was sent and answered, attempt by attempt', async () => {
      const { webhooks } = under.platform;
      const scanId = await completed(under.platform, org);
      const createdAt = under.clock();
      const first = await claimOne();
      const failed = attempted('refused', {
        at: under.clock(),
        status: 503,
        headers: { 'x-a.b': ODD, $set: '1' },
        answer: ODD,
      });
      await webhooks.record(first, failed);
      const again = await claimOne();
      const lost = attempted('timed_out', { status: null, answer: null, durationMs: 10_003 });
      await webhooks.record(again, lost);
      expect(await logged(first.eventId)).toEqual({
        eventId: first.eventId,
        endpointId,
        scanId,
        type: 'scan.completed',
        state: 'pending',
        createdAt,
        nextAttemptAt: new Date(under.clock().getTime() + 3_000),
        body: first.body,
        attempts: [failed, lost],
      });
      under.clock.advance(3_000);
      await webhooks.record(await claimOne(), DELIVERED);
      expect(await logged(first.eventId)).toMatchObject({
        state: 'delivered',
        nextAttemptAt: null,
        attempts: [failed, lost, DELIVERED],
      });
      const other = await webhooks.addEndpoint(org, 'https://b.example/hooks');
      expect(await webhooks.getDelivery(other?.id ?? '', first.eventId)).toBeNull();
    });

    test('is listed newest first, page by page, by state', async () => {
      const ids: string[] = [];
      for (let ping = 0; ping < 7; ping += 1) {
        ids.unshift((await under.platform.webhooks.ping(endpointId)) ?? '');
        if (ping % 2 === 0) under.clock.advance(1000); // two at one instant
      }
      const seen: string[] = [];
      for (let after = null; ;) {
        const page = await list({ after, limit: 3 });
        seen.push(...page.deliveries.map(({ eventId }) => eventId));
        const last = page.deliveries.at(-1);
        if (!page.hasMore || last === undefined) break;
        after = { createdAt: last.createdAt, id: last.eventId } as never;
      }
      expect([...seen].sort()).toEqual([...ids].sort());
      expect(seen).toEqual((await list()).deliveries.map(({ eventId }) => eventId));
      expect(seen.at(-1)).toBe(ids.at(-1));
      for (const one of await under.platform.webhooks.claimDue(2, 1000)) {
        await under.platform.webhooks.record(one, DELIVERED);
      }
      expect((await list({ state: 'delivered' })).deliveries).toHaveLength(2);
      expect((await list({ state: 'pending' })).deliveries).toHaveLength(5);
      expect((await list({ state: 'skipped' })).deliveries).toEqual([]);
    });

    test('a replay sends the same event anew, with a schedule of its own; an earlier outcome does not move it', async () => {
      const { webhooks } = under.platform;
      await completed(under.platform, org);
      const first = await claimOne();
      await webhooks.record(first, DELIVERED);
      expect(await webhooks.replay(endpointId, { eventId: first.eventId })).toBe(1);
      expect((await logged(first.eventId))?.state).toBe('pending');
      const again = await claimOne();
      expect(again).toMatchObject({ eventId: first.eventId, body: first.body, attempt: 1 });
      // Replayed while it is under way: sent once more, and the outcome of that claim is only logged.
      expect(await webhooks.replay(endpointId, { eventId: first.eventId })).toBe(1);
      const last = await webhooks.record({ ...again, attempt: ATTEMPTS_MAX }, REFUSED);
      expect(last.gaveUp).toBe(false);
      under.clock.advance(10_000); // it fails now: one goes as a probe
      const third = await claimOne();
      expect(third.attempt).toBe(1);
      expect(third.fence).toBeGreaterThan(again.fence);
      await webhooks.record(third, DELIVERED);
      expect((await logged(first.eventId))?.attempts).toHaveLength(3);
      expect(await webhooks.replay(endpointId, { eventId: org })).toBe(0);
      expect(await webhooks.replay(org, { eventId: first.eventId })).toBe(0);
    });

    test('all since an instant are replayed in their order: the delivered and the given up, not pings nor what is pending', async () => {
      const { webhooks } = under.platform;
      const made = async () => {
        await completed(under.platform, org);
        const one = await claimOne();
        under.clock.advance(1000);
        return one;
      };
      await webhooks.record(await made(), DELIVERED);
      const since = under.clock();
      const [b, c] = [await made(), await made()];
      await webhooks.record(b, DELIVERED);
      for (let attempt = c; ; attempt = await claimOne()) {
        const { gaveUp } = await webhooks.record(attempt, REFUSED);
        if (gaveUp) break;
        under.clock.advance(12 * 3_600_000);
      }
      await webhooks.ping(endpointId);
      await webhooks.record(await claimOne(), DELIVERED);
      await webhooks.ping(endpointId);
      expect(await webhooks.replay(endpointId, { since })).toBe(2);
      const due = await webhooks.claimDue(10, 1000);
      const events = due.filter(({ type }) => type !== 'ping').map(({ eventId }) => eventId);
      expect(events).toEqual([b.eventId, c.eventId]);
      expect(due).toHaveLength(3);
    });

    test('keeps a bounded number of attempts of one delivery, the last ones', async () => {
      const { webhooks } = under.platform;
      const eventId = (await webhooks.ping(endpointId)) ?? '';
      for (let attempt = 0; attempt < ATTEMPTS_KEPT + 3; attempt += 1) {
        await webhooks.record(await claimOne(), attempted('delivered', { durationMs: attempt }));
        await webhooks.replay(endpointId, { eventId });
      }
      const { attempts = [] } = (await logged(eventId)) ?? {};
      expect(attempts.map(({ durationMs }) => durationMs)).toEqual(
        Array.from({ length: ATTEMPTS_KEPT }, (_, index) => index + 3),
      );
    });

    test('goes after thirty days, but not what is still pending', async () => {
      const { webhooks } = under.platform;
      const done = (await webhooks.ping(endpointId)) ?? '';
      await webhooks.record(await claimOne(), DELIVERED);
      const pending = (await webhooks.ping(endpointId)) ?? '';
      under.clock.advance(LOG_KEPT_DAYS * DAY_MS);
      expect(await webhooks.expireLog()).toBe(0);
      under.clock.advance(1);
      expect(await webhooks.expireLog()).toBe(1);
      expect(await logged(done)).toBeNull();
      expect(await logged(pending)).not.toBeNull();
    });

    test('goes with its scan, and with its endpoint', async () => {
      const scanId = await completed(under.platform, org);
      const one = await claimOne();
      await under.platform.webhooks.record(one, DELIVERED);
      await under.platform.scans.remove(org, scanId);
      expect(await logged(one.eventId)).toBeNull();
      await completed(under.platform, org);
      await under.platform.webhooks.removeEndpoint(endpointId);
      expect((await list()).deliveries).toEqual([]);
    });
  });

  describe(`Secrets and number of webhook endpoints of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    test('a rolled secret signs beside the new one until its time is over, and is then forgotten', async () => {
      const { webhooks } = under.platform;
      const made = await webhooks.addEndpoint(org, 'https://a.example/hooks');
      const id = made?.id ?? '';
      const secrets = async () => {
        await webhooks.ping(id);
        const [ping] = await webhooks.claimDue(1, 1000);
        if (ping !== undefined) await webhooks.record(ping, DELIVERED);
        return ping?.endpoint.secrets;
      };
      const rolled = await webhooks.rollSecret(id, 60_000);
      expect(rolled?.secret).not.toBe(made?.secret);
      expect(rolled?.previousSecretUntil).toEqual(new Date(under.clock().getTime() + 60_000));
      expect(await secrets()).toEqual([rolled?.secret, made?.secret]);
      under.clock.advance(59_999);
      expect(await secrets()).toEqual([rolled?.secret, made?.secret]);
      under.clock.advance(1);
      expect(await secrets()).toEqual([rolled?.secret]);
      await webhooks.expireLog();
      expect(await webhooks.getEndpoint(id)).toMatchObject({ previousSecretUntil: null });
      const anew = await webhooks.rollSecret(id, 0);
      expect(await secrets()).toEqual([anew?.secret]);
      expect(await webhooks.rollSecret(org, 0)).toBeNull();
    });

    test('an organisation has at most so many endpoints', async () => {
      const { webhooks } = under.platform;
      const add = () => webhooks.addEndpoint(org, 'https://a.example/');
      for (let count = 0; count < ENDPOINTS_MAX; count += 1) await add();
      await expect(add()).rejects.toThrow(TooManyEndpoints);
      expect(await webhooks.listEndpoints(org)).toHaveLength(ENDPOINTS_MAX);
      const other = await organisation(under.platform);
      expect(await webhooks.addEndpoint(other, 'https://a.example/')).not.toBeNull();
    });
  });
}
