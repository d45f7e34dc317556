import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import {
  type ClusterScanStore,
  openScanStore,
} from '../../../adapters/cluster/mongo/scan-store.js';
import { describeWithMongo } from '../../servers/suites.js';
import {
  accepted,
  claimed,
  newScan,
  organisation,
  result,
} from '../contract/platform-under-test.js';
import { openScansForTest, type ScansUnderTest } from './open-scans-for-test.js';
import { checkBooks, mend } from './scan-books.js';
import { HASH, LEASE_MS, PICTURES, STEPS, told } from './scan-steps.js';
import { openWriteGate, type WriteGate } from './write-gate.js';

/** As another process is sent its call: by name. */
const begin = async (store: object, method: string, values: unknown[]): Promise<unknown> =>
  (Reflect.get(store, method) as (...values: unknown[]) => Promise<unknown>)(...values);

/**
 * A machine that stands still in the midst of a call, for so long that the
 * others take it for dead, and then goes on as if nothing had been.
 */
describeWithMongo('A process that pauses between two writes', { timeout: 60_000 }, () => {
  let under: ScansUnderTest;
  let gate: WriteGate;
  let connection: Connection;
  /** The scans as the one that pauses has them. */
  let slow: ClusterScanStore;
  let org: string;
  beforeEach(async () => {
    under = await openScansForTest();
    gate = await openWriteGate(under.url);
    connection = await connectMongo(gate.url);
    slow = openScanStore(connection, under.clock);
    org = await organisation(under.platform);
  });
  afterEach(async () => {
    await connection.close();
    await gate.dispose();
    await under.dispose();
  });

  /** Calls `begun` once for each of its writes, holds it before that one, and lets `meanwhile` happen. */
  async function pauseEverywhere(
    prepare: () => Promise<{
      begun: () => Promise<unknown>;
      meanwhile: () => Promise<void>;
      afterwards: () => Promise<void>;
    }>,
  ): Promise<void> {
    for (let writes = 0; ; writes += 1) {
      expect(writes).toBeLessThan(20);
      const { begun, meanwhile, afterwards } = await prepare();
      const { reached, open } = gate.closeAfter(writes);
      const answered = begun()
        .catch(() => {})
        .then(() => slow.idle());
      const isHeld = await Promise.race([reached.then(() => true), answered.then(() => false)]);
      if (isHeld) await meanwhile();
      open();
      await answered;
      await mend(under);
      await afterwards();
      await mend(under);
      await checkBooks(under, org);
      if (!isHeld) return;
    }
  }

  describe.each(STEPS)('$name', ({ prepare }) => {
    test('is as good as never paused, though others have mended what it left', async () => {
      await pauseEverywhere(async () => {
        org = await organisation(under.platform);
        const { method, values, goOn } = await prepare(under, org);
        return {
          begun: () => begin(slow, method, values),
          meanwhile: () => mend(under),
          afterwards: goOn,
        };
      });
    });
  });

  test('a key that was taken over meanwhile leads to one scan, charged once', async () => {
    const { scans } = under.platform;
    await pauseEverywhere(async () => {
      org = await organisation(under.platform);
      const key = randomUUID();
      const request = { organisationId: org, key, requestHash: HASH, leaseMs: LEASE_MS };
      await scans.reserveIdempotencyKey(request);
      const [first, second] = [newScan(org), newScan(org)];
      return {
        begun: () => slow.accept(first, key),
        meanwhile: async () => {
          under.clock.advance(LEASE_MS);
          const answer = await scans.reserveIdempotencyKey(request);
          if (answer.kind === 'reserved') await scans.accept(second, key);
          else expect(answer).toMatchObject({ kind: 'replayed', scan: { id: first.id } });
        },
        afterwards: async () => {
          const page = { organisationId: org, filter: {}, after: null, limit: 10 };
          const { scans: found } = await scans.list({ ...page, include: 'summary' });
          expect(found).toHaveLength(1);
          expect(await scans.reserveIdempotencyKey(request)).toMatchObject({
            kind: 'replayed',
            scan: { id: found[0]?.id },
          });
          expect(await scans.usage(org)).toMatchObject({ used: 1, total_scans: 1 });
        },
      };
    });
  });

  test.each(['completes', 'fails'])(
    'a worker that %s a scan that was taken over leaves nothing of its own',
    async (way) => {
      const { scans, webhooks } = under.platform;
      await pauseEverywhere(async () => {
        org = await organisation(under.platform);
        await webhooks.addEndpoint(org, 'https://a.example/hooks');
        const id = await accepted(under.platform, org);
        const fence = await claimed(under.platform, id, LEASE_MS);
        const found = result(PICTURES);
        return {
          begun: () =>
            way === 'completes'
              ? slow.complete(id, fence, found)
              : slow.fail(id, fence, 'timed_out'),
          meanwhile: async () => {
            under.clock.advance(LEASE_MS);
            const claim = await scans.claim(id, { leaseMs: LEASE_MS, attemptsMax: 3 });
            if (claim === null || claim === 'exhausted') return;
            expect(await scans.complete(id, claim.fence, result({ riskScore: 7 }))).toBe(true);
          },
          afterwards: async () => {
            const scan = await scans.get(org, id, 'report');
            expect(await told(under.platform, id)).toEqual([`scan.${scan?.status}`]);
            const used = scan?.status === 'failed' ? 0 : 1;
            expect(await scans.usage(org)).toMatchObject({ used, total_scans: 1 });
          },
        };
      });
    },
  );

  test.each(['accept', 'complete', 'fail', 'releaseClaim'] as const)(
    'a scan removed in the midst of its %s is gone, and its unit is what it was',
    async (method) => {
      const { scans, webhooks } = under.platform;
      await pauseEverywhere(async () => {
        org = await organisation(under.platform);
        await webhooks.addEndpoint(org, 'https://a.example/hooks');
        const scan = newScan(org);
        const { id } = scan;
        let begun: () => Promise<unknown> = () => slow.accept(scan, null);
        if (method !== 'accept') {
          await scans.accept(scan, null);
          await scans.dispatch({ limit: 1, leaseMs: LEASE_MS });
          const fence = await claimed(under.platform, id, LEASE_MS);
          begun = {
            complete: () => slow.complete(id, fence, result(PICTURES)),
            fail: () => slow.fail(id, fence, 'timed_out'),
            releaseClaim: () => slow.releaseClaim(id, fence),
          }[method];
        }
        let isRefunded = false;
        return {
          begun,
          meanwhile: async () => {
            isRefunded = (await scans.get(org, id, 'summary'))?.status === 'failed';
            await scans.remove(org, id);
          },
          afterwards: async () => {
            isRefunded ||= (await scans.get(org, id, 'summary'))?.status === 'failed';
            await scans.remove(org, id); // what was accepted after all
            expect(await scans.get(org, id, 'summary')).toBeNull();
            expect(await told(under.platform, id)).toEqual([]);
            expect(await scans.knownFiles([scan.file.fileId])).toEqual(new Set());
            expect(await scans.usage(org)).toMatchObject({
              used: isRefunded ? 0 : 1,
              total_scans: 1,
            });
          },
        };
      });
    },
  );
});
