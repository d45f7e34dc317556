import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { hashKey, openPlatform } from '../../../adapters/open-platform.js';
import { Scope } from '../../../core/accounts.js';
import { RECONCILE_AFTER_MS } from '../../../core/ports.js';
import { readSettings } from '../../../core/settings.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
  result,
} from './platform-under-test.js';
import { type Rival, startRival } from './start-rival.js';

const Ids = z.array(z.string());
const RIVALS = 3;

const HOOK_MAX_MS = 60_000;

const startRivals = (under: PlatformUnderTest): Promise<Rival[]> =>
  Promise.all(Array.from({ length: RIVALS }, () => startRival(under.environment, under.clock())));

/** What must hold when several processes share the stores, and when one is killed. */
export function describeProcesses(name: string, open: OpenForTest): void {
  describe(`${name} shared by processes`, { timeout: 60_000 }, () => {
    let under: PlatformUnderTest;
    let org: string;
    let rivals: Rival[];
    beforeAll(async () => {
      under = await open();
      rivals = await startRivals(under);
    }, HOOK_MAX_MS);
    beforeEach(async () => {
      org = await organisation(under.platform, { limit: 1000 });
    });
    afterAll(async () => {
      await Promise.all(rivals.map((rival) => rival.kill()));
      await under.dispose();
    }, HOOK_MAX_MS);

    /** All do the same at once. */
    const compete = <T>(outcome: z.ZodType<T>, task: string, input?: unknown): Promise<T[]> =>
      Promise.all(rivals.map((rival) => rival.run(outcome, task, input)));
    const many = async (count: number, make: () => Promise<string>): Promise<string[]> => {
      const made: string[] = [];
      for (let index = 0; index < count; index += 1) made.push(await make());
      return made;
    };

    test('a scan is claimed by one of them', async () => {
      const ids = await many(60, () => accepted(under.platform, org));
      const got = await compete(Ids, 'claim', { ids });
      expect(got.flat().sort()).toEqual([...ids].sort());
    });

    test('a scan to review is claimed by one of them, and decided by one of them', async () => {
      for (const order of ['oldest', 'score']) {
        const its = await organisation(under.platform);
        const ids = await many(40, () => completed(under.platform, its));
        const got = await compete(Ids, 'review', { organisationId: its, order });
        expect(got.flat().sort()).toEqual([...ids].sort());
        const decided = await compete(Ids, 'decide', { organisationId: its, ids });
        expect(decided.flat().sort()).toEqual([...ids].sort());
      }
    });

    test('the last units of an allowance are used once', async () => {
      const small = await organisation(under.platform, { limit: 25 });
      const got = await compete(z.number(), 'accept', { organisationId: small, tries: 25 });
      expect(got.reduce((sum, count) => sum + count)).toBe(25);
      expect(await under.platform.scans.usage(small)).toMatchObject({ used: 25, total_scans: 25 });
    });

    test('one idempotency key leads all of them to one scan, charged once', async () => {
      const keys = Array.from({ length: 20 }, () => randomUUID());
      const Answers = z.array(z.object({ key: z.string(), id: z.string(), charged: z.boolean() }));
      const answers = (await compete(Answers, 'request', { organisationId: org, keys })).flat();
      for (const key of keys) {
        const same = answers.filter((answer) => answer.key === key);
        expect(same).toHaveLength(RIVALS);
        expect(new Set(same.map((answer) => answer.id)).size).toBe(1);
        expect(same.filter((answer) => answer.charged)).toHaveLength(1);
      }
      expect(await under.platform.scans.usage(org)).toMatchObject({ used: 20, total_scans: 20 });
    });

    test('a lost scan is ended once, refunded once and told once', async () => {
      const endpoint = await under.platform.webhooks.addEndpoint(org, 'https://a.example/hooks');
      const ids = await many(30, () => accepted(under.platform, org));
      await accepted(under.platform, org);
      for (const id of ids) await claimed(under.platform, id, -1); // lapsed at once
      const ended = await compete(Ids, 'failLost', { ids });
      expect(ended.flat().sort()).toEqual([...ids].sort());
      expect(await under.platform.scans.usage(org)).toMatchObject({ used: 1, total_scans: 31 });
      const told = await under.platform.webhooks.listDeliveries({
        ...{ endpointId: endpoint?.id ?? '', after: null, limit: 100 },
      });
      expect(told.deliveries.map(({ type }) => type)).toEqual(Array(30).fill('scan.failed'));
      expect(new Set(told.deliveries.map(({ scanId }) => scanId))).toEqual(new Set(ids));
      await under.platform.webhooks.removeEndpoint(endpoint?.id ?? '');
    });

    test('a delivery is taken on by one of them', async () => {
      const endpoint = await under.platform.webhooks.addEndpoint(org, 'https://a.example/hooks');
      for (let ping = 0; ping < 40; ping += 1)
        await under.platform.webhooks.ping(endpoint?.id ?? '');
      const taken = (await compete(Ids, 'deliver')).flat();
      expect(taken).toHaveLength(40);
      expect(new Set(taken).size).toBe(40);
    });

    test('jobs are shared out, each run by one of them', async () => {
      const ids = Array.from({ length: 60 }, () => randomUUID());
      for (const id of ids) await under.platform.jobs.add('scan', { scanId: id }, { id });
      const ran = await compete(Ids, 'runJobs', { forMs: 1500 });
      expect(ran.flat().sort()).toEqual([...ids].sort());
    });
  });

  describe(`${name} whose processes are killed`, { timeout: 60_000 }, () => {
    let under: PlatformUnderTest;
    let org: string;
    let rivals: Rival[];
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
      rivals = await startRivals(under);
    }, HOOK_MAX_MS);
    afterEach(async () => {
      await Promise.all(rivals.map((rival) => rival.kill()));
      await under.dispose();
    }, HOOK_MAX_MS);

    test('the job of a process that is killed runs again when its lock lapses', async () => {
      const id = randomUUID();
      await under.platform.jobs.add('scan', { scanId: id }, { id });
      const [rival] = rivals;
      const held: string[] = [];
      rival?.start('holdJobs', { lockMs: 2000 }, (message) => {
        if (message.held !== undefined) held.push(message.held);
      });
      await vi.waitFor(() => expect(held).toEqual([id]), { timeout: 5000 });
      await rival?.kill();
      const ran: string[] = [];
      const consumer = under.platform.jobs.consume(
        'scan',
        { concurrency: 1, lockMs: 2000 },
        async ({ scanId }) => void ran.push(scanId),
      );
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(ran).toEqual([]); // its lock still stands
      await under.pass(4000); // the lock, renewed under a clock that stood still
      await vi.waitFor(() => expect(ran).toEqual([id]), { timeout: 5000 });
      await consumer.stop();
    });

    test('an administrative act leaves its record, wherever in it the process is killed', async () => {
      const { accounts, audit } = under.platform;
      const outcomes: object[] = [];
      const known = new Set<string>();
      for (const [index, when] of ['begun', 'done', 'confirmed'].entries()) {
        const rival = await startRival(under.environment, under.clock());
        const hash = `${index}a`.repeat(32);
        await expect(
          rival.run(z.unknown(), 'actAndDie', { organisationId: org, hash, when }),
        ).rejects.toThrow('ended');
        const { events } = await audit.list({ organisationId: org, after: null, limit: 10 });
        const made = (await accounts.findKey(hash))?.key.id;
        const own = events.filter(({ id }) => !known.has(id));
        expect(own).toMatchObject([{ action: 'key.created', organisationId: org }]);
        for (const { id, outcome, target } of own) {
          known.add(id);
          const isMade = made !== undefined;
          outcomes.push({ when, isMade, outcome, isNamed: isMade && target?.id === made });
        }
      }
      expect(outcomes).toEqual([
        { when: 'begun', isMade: false, outcome: 'unconfirmed', isNamed: false },
        { when: 'done', isMade: true, outcome: 'unconfirmed', isNamed: false },
        { when: 'confirmed', isMade: true, outcome: 'done', isNamed: true },
      ]);
    });

    test('what was answered before kill -9 is all there, and nothing is half done', async () => {
      await under.platform.webhooks.addEndpoint(org, 'https://a.example/hooks');
      await completed(under.platform, org); // one before
      await under.platform.close();
      const wrote = new Map<string, string>();
      for (const rival of rivals) {
        rival.start(
          'writeForEver',
          { organisationId: org, result: result() },
          ({ wrote: said }) => {
            if (said !== undefined) wrote.set(said.id, said.status);
          },
        );
      }
      await vi.waitFor(() => expect(wrote.size).toBeGreaterThan(60), { timeout: 20_000 });
      await Promise.all(rivals.map((rival) => rival.kill()));

      const platform = await openPlatform(readSettings(under.environment), { clock: under.clock });
      try {
        // Once nobody can be under way with it any more, what is half done is made good.
        under.clock.advance(RECONCILE_AFTER_MS + 1);
        await Promise.all([platform.scans.reconcile(), platform.scans.reconcile()]);
        expect(await platform.scans.reconcile()).toBe(0);
        const { scans } = await platform.scans.list({
          organisationId: org,
          filter: {},
          after: null,
          limit: 10_000,
          include: 'report',
        });
        const found = new Map(scans.map((scan) => [scan.id, scan]));
        for (const [id, status] of wrote) {
          // What was answered is a lower bound: the process may have gone on.
          expect(found.has(id)).toBe(true);
          if (status !== 'queued') expect(found.get(id)?.status).toBe(status);
        }
        for (const scan of scans) {
          expect(scan.report !== null, scan.status).toBe(scan.status === 'completed');
          expect(scan.failure !== null, scan.status).toBe(scan.status === 'failed');
        }
        const failed = scans.filter((scan) => scan.status === 'failed').length;
        const final = scans.filter((scan) => scan.completedAt !== null).length;
        expect(await platform.scans.usage(org)).toMatchObject({
          used: scans.length - failed,
          total_scans: scans.length,
        });
        expect(await platform.webhooks.backlog()).toMatchObject({ pending: final });
      } finally {
        await platform.close();
      }
    });
  });

  describe(`${name} opened by processes at once`, { timeout: 60_000 }, () => {
    test('one of them makes the demo organisation, and its key opens it', async () => {
      const under = await open();
      const rivals = await startRivals(under);
      const keys = await Promise.all(
        rivals.map((rival) => rival.run(z.string().nullable(), 'demo')),
      );
      const [key, ...others] = keys.filter((one) => one !== null);
      expect(others).toEqual([]);
      expect(key).toMatch(/^emet_live_[\w-]{43}$/);
      const holder = await under.platform.accounts.findKey(hashKey(key ?? ''));
      expect(holder).toMatchObject({
        key: {
          prefix: key?.slice(0, 14),
          scopes: [...Scope.options],
        },
        organisation: { name: 'Demo', plan: 'business', limit: 1000 },
      });
      expect(await under.platform.accounts.listOrganisations()).toHaveLength(1);
      await Promise.all(rivals.map((rival) => rival.kill()));
      await under.dispose();
    });
  });
}
