import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewWebhookEndpoint } from '../../../core/accounts.js';
import type { Delivery } from '../../../core/ports.js';
import {
  CONSECUTIVE_FAILURES_MAX,
  PROBE_DELAYS_MS,
  STARTS_MAX,
  TELL_AFTER_MS,
  WebhookEvent,
} from '../../../core/webhook.js';
import { DELIVERED, REFUSED } from './attempts.js';
import {
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const LEASE_MS = 15_000;

export function describeWebhookLine(name: string, open: OpenForTest): void {
  describe(`First attempts in line, of the WebhookStore of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    let endpoint: NewWebhookEndpoint;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
      endpoint = await added('https://a.example/hooks');
    });
    afterEach(() => under.dispose());

    async function added(url: string, notifyUrl?: string): Promise<NewWebhookEndpoint> {
      const made = await under.platform.webhooks.addEndpoint(org, url, notifyUrl);
      if (made === null) throw new Error('The organisation is missing.');
      return made;
    }
    /** Completes so many scans, a second apart; answers their ids. */
    const completedScans = async (count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let scan = 0; scan < count; scan += 1) {
        ids.push(await completed(under.platform, org));
        under.clock.advance(1000);
      }
      return ids;
    };
    const claim = () => under.platform.webhooks.claimDue(100, LEASE_MS);
    const fail = (delivery: Delivery | undefined) =>
      under.platform.webhooks.record(delivery ?? never(), REFUSED);
    const deliver = (delivery: Delivery | undefined) =>
      under.platform.webhooks.record(delivery ?? never(), DELIVERED);
    const state = async () => under.platform.webhooks.getEndpoint(endpoint.id);
    const scanOf = ({ body }: Delivery): string => {
      const { data } = WebhookEvent.parse(JSON.parse(body));
      return 'scan' in data ? data.scan.id : '';
    };

    test('a healthy endpoint gets a few at a time, oldest first, each end making room for one', async () => {
      const ids = await completedScans(STARTS_MAX + 3);
      const first = await claim();
      expect(first.map(scanOf)).toEqual(ids.slice(0, STARTS_MAX));
      expect(first.map(({ attempt, probe }) => [attempt, probe])).toEqual(
        Array(STARTS_MAX).fill([1, null]),
      );
      expect(await claim()).toEqual([]);
      await deliver(first[1]);
      await deliver(first[0]);
      expect((await claim()).map(scanOf)).toEqual(ids.slice(STARTS_MAX, STARTS_MAX + 2));
      // The others' senders died: their places are free when their leases end.
      under.clock.advance(LEASE_MS);
      const later = await claim();
      expect(later.map(scanOf).sort()).toEqual([...ids.slice(2)].sort());
      expect(later.filter(({ attempt }) => attempt === 1).map(scanOf)).toEqual(ids.slice(-1));
    });

    test('pings go at once, whatever is in line, and endpoints do not wait for each other', async () => {
      const other = await added('https://b.example/hooks');
      await completedScans(STARTS_MAX + 1);
      expect(await claim()).toHaveLength(2 * STARTS_MAX);
      const ping = await under.platform.webhooks.ping(other.id);
      expect((await claim()).map(({ eventId }) => eventId)).toEqual([ping]);
    });

    test('from the first failure on one goes as a probe, then another, each later than the one before', async () => {
      await completedScans(30);
      const begun = await claim();
      expect(await fail(begun[0])).toMatchObject({ turned: 'failing' });
      for (const one of begun.slice(1)) expect((await fail(one)).turned).toBeNull();
      expect(await state()).toMatchObject({ consecutiveFailures: STARTS_MAX });
      const started = new Set(begun.map(scanOf));
      let failingMs = 0;
      const advance = (ms: number) => {
        failingMs += ms;
        under.clock.advance(ms);
      };
      for (const [index, delayMs] of PROBE_DELAYS_MS.slice(0, 4).entries()) {
        const nextProbeAt = (await state())?.nextProbeAt?.getTime() ?? 0;
        expect(nextProbeAt - under.clock().getTime()).toBe(delayMs);
        advance(delayMs - 1);
        // Retries of those that were begun are due; nothing else is.
        for (const one of await claim()) {
          expect(started).toContain(scanOf(one));
          expect(one.attempt).toBeGreaterThan(1);
        }
        advance(1);
        const probes = (await claim()).filter(({ attempt }) => attempt === 1);
        expect(probes.map(({ probe }) => probe)).toEqual([index]);
        for (const probe of probes) {
          started.add(scanOf(probe));
          await fail(probe);
        }
        expect((await claim()).filter(({ attempt }) => attempt === 1)).toEqual([]);
      }
      expect(started.size).toBe(STARTS_MAX + 4);
      expect(failingMs).toBe(PROBE_DELAYS_MS.slice(0, 4).reduce((sum, ms) => sum + ms, 0));
    });

    test.each(['the probe', 'a retry', 'a ping'])(
      'the success of %s lets all others go',
      async (what) => {
        const ids = await completedScans(10);
        const [first, ...others] = await claim();
        for (const one of others) await deliver(one);
        await fail(first);
        const [again, ...more] = await claim();
        expect(more).toEqual([]);
        await fail(again); // the immediate retry
        expect(await state()).toMatchObject({ enabled: true, consecutiveFailures: 2 });
        if (what === 'a ping') await under.platform.webhooks.ping(endpoint.id);
        under.clock.advance(what === 'the probe' ? 10_000 : what === 'a retry' ? 3_000 : 0);
        const due = await claim();
        const one = due.find(({ attempt, type }) =>
          what === 'a ping' ? type === 'ping' : attempt === (what === 'the probe' ? 1 : 3),
        );
        expect(await deliver(one)).toMatchObject({ turned: 'ok' });
        expect(await state()).toMatchObject({ consecutiveFailures: 0, failingSince: null });
        expect((await claim()).filter(({ attempt }) => attempt === 1).map(scanOf)).toEqual(
          ids.slice(STARTS_MAX + (what === 'the probe' ? 1 : 0)).slice(0, STARTS_MAX),
        );
      },
    );

    test('a probe whose sender died is followed by another when its lease ends', async () => {
      await completedScans(3);
      const [first, ...others] = await claim();
      for (const one of others) await deliver(one);
      await fail(first);
      await completedScans(2);
      under.clock.advance(10_000);
      const [lost] = (await claim()).filter(({ attempt }) => attempt === 1);
      expect(lost?.probe).toBe(0);
      under.clock.advance(LEASE_MS - 1);
      expect((await claim()).filter(({ attempt }) => attempt === 1)).toEqual([]);
      under.clock.advance(1);
      const due = await claim();
      expect(due.filter(({ attempt }) => attempt === 1)).toHaveLength(1);
      expect(due.find(({ eventId }) => eventId === lost?.eventId)?.attempt).toBe(2);
    });

    test('enabling lets them go at once; events while it was disabled are skipped until they are replayed', async () => {
      const ids = await completedScans(STARTS_MAX + 2);
      for (const one of await claim()) await fail(one);
      for (let ping = STARTS_MAX; ping < CONSECUTIVE_FAILURES_MAX; ping += 1) {
        await under.platform.webhooks.ping(endpoint.id);
      }
      for (const one of await claim()) if (one.type === 'ping') await fail(one);
      expect(await state()).toMatchObject({ enabled: false });
      const since = under.clock();
      const missed = await completed(under.platform, org);
      under.clock.advance(3_600_000);
      for (const one of await claim()) expect(one.type).toBe('ping');
      await under.platform.webhooks.enableEndpoint(endpoint.id);
      const first = (await claim()).filter(({ attempt }) => attempt === 1).map(scanOf);
      expect(first).toEqual(ids.slice(STARTS_MAX));
      expect(await under.platform.webhooks.replay(endpoint.id, { since })).toBe(1);
      expect((await claim()).map(scanOf)).toEqual([missed]);
    });

    test('its owner is told at another address: of a minute of failures, of its disabling, of its recovery', async () => {
      await under.platform.webhooks.removeEndpoint(endpoint.id);
      endpoint = await added('https://b.example/hooks', 'https://ops.example/alerts');
      const notices = async () => {
        const due = (await claim()).filter(({ type }) => type.startsWith('endpoint.'));
        for (const one of due) {
          expect(one.endpoint).toEqual({
            id: endpoint.id,
            url: 'https://ops.example/alerts',
            secrets: [endpoint.secret],
          });
          // Whatever becomes of them, they say nothing about the endpoint.
          expect(await fail(one)).toMatchObject({ turned: null, endpointDisabled: false });
        }
        return due.map(({ body }) => {
          const { type, data } = WebhookEvent.parse(JSON.parse(body));
          return [type, 'endpoint' in data ? data.endpoint : null] as const;
        });
      };
      const pings = async (count: number) => {
        const taken: Delivery[] = [];
        for (let ping = 0; ping < count; ping += 1) await under.platform.webhooks.ping(endpoint.id);
        for (const one of await claim())
          if (one.type === 'ping' && one.attempt === 1) taken.push(one);
        return taken;
      };
      for (const one of await pings(2)) await fail(one);
      under.clock.advance(TELL_AFTER_MS - 1);
      for (const one of await pings(1)) await fail(one);
      expect(await notices()).toEqual([]);
      under.clock.advance(1);
      for (const one of await pings(2)) await fail(one);
      expect(await notices()).toMatchObject([
        ['endpoint.failing', { id: endpoint.id, url: endpoint.url, state: 'failing' }],
      ]);
      for (const one of await pings(1)) await deliver(one);
      under.clock.advance(1);
      const recovered = (await notices()).filter(([type]) => type === 'endpoint.recovered');
      expect(recovered).toMatchObject([['endpoint.recovered', { state: 'ok' }]]);
      for (const one of await pings(CONSECUTIVE_FAILURES_MAX)) await fail(one);
      const disabled = (await notices()).filter(([type]) => type === 'endpoint.disabled');
      expect(disabled).toMatchObject([
        ['endpoint.disabled', { state: 'disabled', consecutive_failures: 50 }],
      ]);
      expect(await state()).toMatchObject({ consecutiveFailures: CONSECUTIVE_FAILURES_MAX });
    });

    test('those behind a probe are pending but not overdue, and states of live endpoints are counted', async () => {
      await completedScans(6);
      const [first, ...others] = await claim();
      for (const one of others) await deliver(one);
      expect(await under.platform.webhooks.countEndpoints()).toEqual({
        ok: 1,
        failing: 0,
        disabled: 0,
      });
      await fail(first);
      under.clock.advance(5_000);
      await added('https://b.example/hooks');
      const tests = await under.platform.accounts.testOrganisation(endpoint.organisationId);
      await under.platform.webhooks.addEndpoint(tests?.id ?? '', 'https://tests.example/hooks');
      expect(await under.platform.webhooks.countEndpoints()).toEqual({
        ok: 1,
        failing: 1,
        disabled: 0,
      });
      const { pending, oldestDueAt } = await under.platform.webhooks.backlog();
      expect(pending).toBe(3);
      // The retry of the one that was begun.
      expect(oldestDueAt?.getTime()).toBe(under.clock().getTime() - 5_000);
    });
  });
}

const never = (): never => {
  throw new Error('There is no such delivery.');
};
