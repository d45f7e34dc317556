import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewWebhookEndpoint, WebhookEndpoint } from '../../../core/accounts.js';
import { failureText } from '../../../core/texts/texts-in.js';
import { RETRY_DELAYS_MS, WebhookEvent } from '../../../core/webhook.js';
import type { Delivery } from '../../../core/ports.js';
import { DELIVERED, REFUSED } from './attempts.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

/** An endpoint as it is shown after its making. */
const shown = ({ secret: _secret, ...endpoint }: NewWebhookEndpoint): WebhookEndpoint => endpoint;

const MISSING = '00000000-0000-4000-8000-000000000000';
const URL_A = 'https://a.example/hooks';

export function describeWebhookStore(name: string, open: OpenForTest): void {
  describe(`WebhookStore of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const endpoint = async (url = URL_A) => {
      const added = await under.platform.webhooks.addEndpoint(org, url);
      if (added === null) throw new Error('The organisation is missing.');
      return added;
    };
    const claimAll = () => under.platform.webhooks.claimDue(100, 30_000);
    const claimOne = async (): Promise<Delivery> => {
      const [delivery, ...others] = await claimAll();
      if (delivery === undefined || others.length > 0) throw new Error('Not exactly one is due.');
      return delivery;
    };

    test('an endpoint is listed with its own secret, and goes when it is removed', async () => {
      const { webhooks } = under.platform;
      const first = await endpoint();
      const second = await endpoint('https://b.example/hooks');
      expect(first.secret).toMatch(/^whsec_.{32,}$/);
      expect(first.secret).not.toBe(second.secret);
      expect(first).toMatchObject({ url: URL_A, enabled: true, consecutiveFailures: 0 });
      expect(await webhooks.listEndpoints(org)).toEqual([first, second].map(shown));
      expect(await webhooks.getEndpoint(second.id)).toEqual(shown(second));
      expect(await webhooks.getEndpoint(MISSING)).toBeNull();
      expect(await webhooks.removeEndpoint(first.id)).toBe(true);
      expect(await webhooks.removeEndpoint(first.id)).toBe(false);
      expect(await webhooks.listEndpoints(org)).toEqual([shown(second)]);
      expect(await webhooks.addEndpoint(MISSING, URL_A)).toBeNull();
      expect(await webhooks.listEndpoints(MISSING)).toBeNull();
      expect(await webhooks.enableEndpoint(MISSING)).toBeNull();
      expect(await webhooks.ping(MISSING)).toBeNull();
    });

    test('a completed scan sends one event to each endpoint of its own organisation', async () => {
      const [a, b] = [await endpoint(), await endpoint('https://b.example/hooks')];
      const stranger = await organisation(under.platform);
      await under.platform.webhooks.addEndpoint(stranger, 'https://c.example/hooks');
      const id = await completed(under.platform, org, {
        scan: { clientReference: 'ref \u0000', metadata: { k: 'v' } },
      });
      const due = await claimAll();
      // Due at the same instant, they come in no order.
      const told = due.map((delivery) => delivery.endpoint);
      expect(told.sort((one, other) => one.url.localeCompare(other.url))).toEqual([
        { id: a.id, url: a.url, secrets: [a.secret] },
        { id: b.id, url: b.url, secrets: [b.secret] },
      ]);
      expect(new Set(due.map((delivery) => delivery.body)).size).toBe(1);
      expect(new Set(due.map((delivery) => delivery.eventId)).size).toBe(1);
      expect(new Set(due.map((delivery) => delivery.deliveryId)).size).toBe(2);
      const event = WebhookEvent.parse(JSON.parse(due[0]?.body ?? ''));
      expect(event).toEqual({
        id: due[0]?.eventId,
        type: 'scan.completed',
        created: under.clock().toISOString(),
        data: {
          scan: {
            id,
            object: 'scan',
            status: 'completed',
            error: null,
            error_code: null,
            verdict: 'review',
            risk_score: 40,
            document_type: 'bank_statement',
            client_reference: 'ref \u0000',
            metadata: { k: 'v' },
            livemode: true,
            file: { name: 'statement.pdf', sha256: 'ab'.repeat(32) },
          },
        },
      });
    });

    test('a failed scan says why in its own language', async () => {
      await endpoint();
      const id = await accepted(under.platform, org, { lang: 'he' });
      await under.platform.scans.fail(id, await claimed(under.platform, id), 'password_required');
      const delivery = await claimOne();
      expect(delivery.type).toBe('scan.failed');
      expect(WebhookEvent.parse(JSON.parse(delivery.body))).toMatchObject({
        type: 'scan.failed',
        data: { scan: { status: 'failed', error: failureText('password_required', 'he') } },
      });
    });

    test('failed attempts are repeated on the schedule, nine in all, with the same bytes', async () => {
      const { webhooks } = under.platform;
      await endpoint();
      await completed(under.platform, org);
      let delivery = await claimOne();
      const { body, deliveryId, eventId } = delivery;
      for (const [index, delayMs] of RETRY_DELAYS_MS.entries()) {
        expect(delivery).toMatchObject({ body, deliveryId, eventId, attempt: index + 1 });
        expect(await webhooks.record(delivery, REFUSED)).toMatchObject({ gaveUp: false });
        if (delayMs > 0) {
          under.clock.advance(delayMs - 1);
          expect(await claimAll()).toEqual([]);
          under.clock.advance(1);
        }
        delivery = await claimOne();
      }
      expect(delivery.attempt).toBe(9);
      expect(await webhooks.record(delivery, REFUSED)).toEqual({
        gaveUp: true,
        endpointDisabled: false,
        turned: null,
      });
      under.clock.advance(30 * 24 * 3_600_000);
      expect(await claimAll()).toEqual([]);
      expect(await webhooks.backlog()).toEqual({ pending: 0, oldestDueAt: null });
    });

    test('a delivered event is not sent again', async () => {
      await endpoint();
      await completed(under.platform, org);
      await under.platform.webhooks.record(await claimOne(), DELIVERED);
      under.clock.advance(24 * 3_600_000);
      expect(await claimAll()).toEqual([]);
    });

    test('a delivery whose sender died is due again when its lease ends', async () => {
      await endpoint();
      await completed(under.platform, org);
      const lost = await claimOne();
      under.clock.advance(29_999);
      expect(await claimAll()).toEqual([]);
      under.clock.advance(1);
      const again = await claimOne();
      expect(again).toEqual({ ...lost, attempt: 2, fence: 2 });
      // The slow sender answers after all: a failure of its own does not move the new attempt.
      await under.platform.webhooks.record(lost, REFUSED);
      expect(await claimAll()).toEqual([]);
      await under.platform.webhooks.record(again, DELIVERED);
      under.clock.advance(24 * 3_600_000);
      expect(await claimAll()).toEqual([]);
    });

    test('senders that die each time do not repeat a delivery for ever', async () => {
      await endpoint();
      await completed(under.platform, org);
      let attempts = 0;
      for (let round = 0; round < 20; round += 1) {
        attempts += (await claimAll()).length;
        under.clock.advance(30_000);
      }
      expect(attempts).toBe(9);
    });

    /** Writes pings and takes them on; answers their deliveries. */
    const pinged = async (id: string, count: number): Promise<Delivery[]> => {
      for (let ping = 0; ping < count; ping += 1) await under.platform.webhooks.ping(id);
      return claimAll();
    };
    const recordAll = async (deliveries: Delivery[], delivered: boolean) => {
      const outcomes = [];
      for (const delivery of deliveries) {
        outcomes.push(
          await under.platform.webhooks.record(delivery, delivered ? DELIVERED : REFUSED),
        );
      }
      return outcomes.filter((outcome) => outcome.endpointDisabled).length;
    };

    test('fifty failures in a row disable the endpoint, and one success starts anew', async () => {
      const { webhooks } = under.platform;
      const { id } = await endpoint();
      const state = async () => (await webhooks.listEndpoints(org))?.[0];
      const [last, ...first49] = await pinged(id, 50);
      expect(await recordAll(first49, false)).toBe(0);
      expect(await state()).toMatchObject({ enabled: true, consecutiveFailures: 49 });
      expect(await recordAll(last ? [last] : [], true)).toBe(0);
      expect(await state()).toMatchObject({ enabled: true, consecutiveFailures: 0 });
      expect(await recordAll(await claimAll(), false)).toBe(0); // 49 second attempts
      under.clock.advance(3_000);
      const [fiftieth, ...more] = await claimAll();
      expect(await recordAll(fiftieth ? [fiftieth] : [], false)).toBe(1);
      expect(await state()).toMatchObject({ enabled: false, consecutiveFailures: 50 });
      expect(await recordAll(more, false)).toBe(0); // disabled once
    });

    test('what waits for a disabled endpoint goes on when it is enabled; new events are not written', async () => {
      const { webhooks } = under.platform;
      const { id } = await endpoint();
      const waiting = await completed(under.platform, org);
      const deliveries = await pinged(id, 50);
      expect(await recordAll(deliveries, false)).toBe(1);
      await completed(under.platform, org);
      // Only the pings go out.
      const pings = await claimAll();
      expect(pings.map((delivery) => delivery.type)).toEqual(Array(50).fill('ping'));
      await recordAll(pings, true);
      under.clock.advance(48 * 3_600_000);
      expect(await claimAll()).toEqual([]);
      expect(await webhooks.backlog()).toEqual({ pending: 0, oldestDueAt: null });
      const later = await webhooks.ping(id);
      const test = await claimOne();
      expect(test.eventId).toBe(later);
      await webhooks.record(test, DELIVERED);

      expect(await webhooks.enableEndpoint(id)).toMatchObject({
        enabled: true,
        consecutiveFailures: 0,
      });
      const [held, ...others] = await claimAll();
      expect(held?.body).toContain(waiting);
      expect(held?.attempt).toBe(2);
      expect(others).toEqual([]);
    });

    test('a ping says ping, to its endpoint alone', async () => {
      const { id } = await endpoint();
      await endpoint('https://b.example/hooks');
      const eventId = await under.platform.webhooks.ping(id);
      const delivery = await claimOne();
      expect(delivery).toMatchObject({ eventId, type: 'ping', endpoint: { id } });
      expect(WebhookEvent.parse(JSON.parse(delivery.body))).toEqual({
        id: eventId,
        type: 'ping',
        created: under.clock().toISOString(),
        data: { message: 'ping', livemode: true },
      });
    });

    test('a ping of test data says so', async () => {
      const { accounts, webhooks } = under.platform;
      const tests = (await accounts.testOrganisation(org))?.id ?? '';
      const added = await webhooks.addEndpoint(tests, URL_A);
      await webhooks.ping(added?.id ?? '');
      const { body } = await claimOne();
      expect(WebhookEvent.parse(JSON.parse(body))).toMatchObject({ data: { livemode: false } });
    });

    test('one endpoint’s failure does not hold up the other', async () => {
      const { webhooks } = under.platform;
      await endpoint();
      const b = await endpoint('https://b.example/hooks');
      await completed(under.platform, org);
      const due = await claimAll();
      for (const delivery of due)
        await webhooks.record(delivery, delivery.endpoint.id === b.id ? REFUSED : DELIVERED);
      expect((await claimOne()).endpoint.id).toBe(b.id);
    });

    test('endpoints the caller is busy with are left out, and due for the next one', async () => {
      const a = await endpoint();
      const b = await endpoint('https://b.example/hooks');
      await completed(under.platform, org);
      const others = await under.platform.webhooks.claimDue(10, 30_000, [a.id]);
      expect(others.map((delivery) => delivery.endpoint.id)).toEqual([b.id]);
      expect(await under.platform.webhooks.claimDue(10, 30_000, [a.id])).toEqual([]);
      expect((await claimOne()).endpoint.id).toBe(a.id);
    });

    test('nothing is sent to an endpoint that was removed, nor about a scan that was', async () => {
      const { webhooks, scans } = under.platform;
      const a = await endpoint();
      await endpoint('https://b.example/hooks');
      const id = await completed(under.platform, org);
      const due = await claimAll();
      await webhooks.removeEndpoint(a.id);
      await recordAll(due, false); // attempts under way end without an error
      expect(await webhooks.backlog()).toMatchObject({ pending: 1 });
      await scans.remove(org, id);
      expect(await webhooks.backlog()).toEqual({ pending: 0, oldestDueAt: null });
      await recordAll(due, false);
      under.clock.advance(24 * 3_600_000);
      expect(await claimAll()).toEqual([]);
    });

    test('takes on no more than asked, the longest due first, and none twice', async () => {
      const { webhooks } = under.platform;
      const { id } = await endpoint();
      const ids = [];
      for (let ping = 0; ping < 5; ping += 1) {
        ids.push(await webhooks.ping(id));
        under.clock.advance(1000);
      }
      expect(await webhooks.backlog()).toEqual({
        pending: 5,
        oldestDueAt: new Date(under.clock().getTime() - 5000),
      });
      const batches = [await webhooks.claimDue(2, 9000), await webhooks.claimDue(9, 9000)];
      expect(batches.map((batch) => batch.map((delivery) => delivery.eventId))).toEqual([
        ids.slice(0, 2),
        ids.slice(2),
      ]);
    });
  });
}
