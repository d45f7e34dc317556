import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ScanStore } from '../../../core/ports.js';
import {
  accepted,
  claimed,
  completed,
  label,
  newScan,
  organisation,
  pageImages,
  result,
} from '../contract/platform-under-test.js';
import { labelled, missed } from '../contract/scan-feedback.js';
import type { ScansUnderTest } from './open-scans-for-test.js';

export const LEASE_MS = 10_000;
export const HASH = '11'.repeat(32);
export const HEATMAPS = [
  { id: 'noise-level-p1', png: Uint8Array.from([137, 80]) },
  { id: 'noise-level-p2', png: Uint8Array.from([137, 81]) },
];

export const PICTURES = { heatmaps: HEATMAPS, pageImages: pageImages(1, 2) };

type Method =
  | 'claim'
  | 'accept'
  | 'complete'
  | 'fail'
  | 'failLost'
  | 'releaseClaim'
  | 'requeue'
  | 'remove'
  | 'markFileGone'
  | 'dispatch';

/** One call of a method that writes more than once, and what must come of it in the end. */
export interface Call {
  method: Method;
  values: unknown[];
  /**
   * The way on of whoever finds what a call that never ended has left; afterwards
   * it must be as if the call had been made once.
   */
  goOn: () => Promise<void>;
  /** What holds at once, before anybody mended what the call left. */
  atOnce?: () => Promise<void>;
}

export interface Steps {
  name: string;
  prepare: (under: ScansUnderTest, organisationId: string) => Promise<Call>;
}

const call = <Name extends Method>(
  method: Name,
  values: Parameters<ScanStore[Name]>,
  goOn: () => Promise<void>,
): Call => ({ method, values, goOn });

export const STEPS: Steps[] = [
  {
    name: 'accepting a scan with a key',
    prepare: async ({ platform: { scans } }, organisationId) => {
      const key = randomUUID();
      const reserve = () =>
        scans.reserveIdempotencyKey({
          organisationId,
          key,
          requestHash: HASH,
          leaseMs: LEASE_MS,
        });
      expect(await reserve()).toEqual({ kind: 'reserved' });
      const scan = newScan(organisationId);
      const goOn = async (): Promise<void> => {
        const answer = await reserve();
        const found = await scans.get(organisationId, scan.id, 'summary');
        expect(answer.kind).toBe(found === null ? 'reserved' : 'replayed');
        expect(await scans.knownFiles([scan.file.fileId])).toHaveProperty('size', found ? 1 : 0);
        expect(await scans.usage(organisationId)).toMatchObject({
          used: found ? 1 : 0,
          total_scans: found ? 1 : 0,
        });
        if (found === null) await scans.accept(newScan(organisationId), key);
        expect(await reserve()).toMatchObject({ kind: 'replayed' });
        expect(await scans.usage(organisationId)).toMatchObject({ used: 1, total_scans: 1 });
      };
      return {
        ...call('accept', [scan, key], goOn),
        atOnce: async () => {
          const count = (await scans.get(organisationId, scan.id, 'summary')) === null ? 0 : 1;
          expect(await scans.usage(organisationId)).toMatchObject({
            used: count,
            total_scans: count,
          });
        },
      };
    },
  },
  {
    name: 'taking on a scan that nobody dispatched',
    prepare: async ({ platform }, organisationId) => {
      const { scans } = platform;
      const id = await accepted(platform, organisationId);
      return call('claim', [id, { leaseMs: LEASE_MS, attemptsMax: 3 }], async () => {
        expect(await scans.complete(id, await claimed(platform, id), result())).toBe(true);
      });
    },
  },
  {
    name: 'completing a scan with pictures',
    prepare: async ({ platform }, organisationId) => {
      const { scans, webhooks } = platform;
      await webhooks.addEndpoint(organisationId, 'https://a.example/hooks');
      const id = await accepted(platform, organisationId);
      await scans.dispatch({ limit: 1, leaseMs: LEASE_MS });
      const fence = await claimed(platform, id, LEASE_MS);
      const found = result(PICTURES);
      return call('complete', [id, fence, found], async () => {
        const claim = await scans.claim(id, { leaseMs: LEASE_MS, attemptsMax: 3 });
        if (claim !== null && claim !== 'exhausted') {
          expect(await scans.heatmap(organisationId, id, 'noise-level-p1')).toBeNull();
          expect(await scans.listPageImages(organisationId, id)).toEqual([]);
          expect(await scans.complete(id, claim.fence, found)).toBe(true);
        }
        expect(await scans.get(organisationId, id, 'report')).toMatchObject({
          status: 'completed',
          report: found.report,
        });
        for (const { id: heatmap, png } of HEATMAPS) {
          const stored = await scans.heatmap(organisationId, id, heatmap);
          expect([...(stored ?? [])]).toEqual([...png]);
        }
        expect(await scans.listPageImages(organisationId, id)).toHaveLength(2);
        expect(await told(platform, id)).toEqual(['scan.completed']);
        expect(await scans.usage(organisationId)).toMatchObject({ used: 1 });
      });
    },
  },
  ...(['fail', 'failLost'] as const).map((method): Steps => ({
    name: method === 'fail' ? 'failing a scan' : 'ending a scan whose workers died',
    prepare: async ({ platform }, organisationId) => {
      const { scans, webhooks } = platform;
      await webhooks.addEndpoint(organisationId, 'https://a.example/hooks');
      const id = await accepted(platform, organisationId);
      const fence = await claimed(platform, id, method === 'fail' ? LEASE_MS : -1);
      const goOn = async () => {
        await scans.failLost(id, 1);
        expect(await scans.get(organisationId, id, 'report')).toMatchObject({ status: 'failed' });
        expect(await told(platform, id)).toEqual(['scan.failed']);
        expect(await scans.usage(organisationId)).toMatchObject({ used: 0, total_scans: 1 });
      };
      return method === 'fail'
        ? call('fail', [id, fence, 'timed_out'], goOn)
        : call('failLost', [id, 1], goOn);
    },
  })),
  {
    name: 'removing a completed scan',
    prepare: async ({ platform }, organisationId) => {
      const { accounts, scans, webhooks } = platform;
      await webhooks.addEndpoint(organisationId, 'https://a.example/hooks');
      const key = randomUUID();
      const request = { organisationId, key, requestHash: HASH, leaseMs: LEASE_MS };
      await scans.reserveIdempotencyKey(request);
      const scan = newScan(organisationId);
      await scans.accept(scan, key);
      const fence = await claimed(platform, scan.id);
      await scans.complete(scan.id, fence, result(PICTURES));
      await accounts.updateOrganisation(organisationId, { trainingCopies: true });
      await label(platform, organisationId, scan.id, labelled());
      const place = { kind: 'missed', id: randomUUID(), given: missed() } as const;
      await scans.giveFeedback(organisationId, scan.id, place);
      expect(await scans.countTrainingCopies(organisationId)).toMatchObject({ copies: 1 });
      return call('remove', [organisationId, scan.id], async () => {
        await scans.remove(organisationId, scan.id);
        expect(await scans.readFeedback(organisationId, scan.id)).toBeNull();
        expect(await scans.giveFeedback(organisationId, scan.id, place)).toBeNull();
        expect(await scans.countTrainingCopies(organisationId)).toMatchObject({ copies: 0 });
        expect(await scans.get(organisationId, scan.id, 'summary')).toBeNull();
        expect(await told(platform, scan.id)).toEqual([]);
        expect(await scans.heatmap(organisationId, scan.id, 'noise-level-p1')).toBeNull();
        expect(await scans.readPageImage(organisationId, scan.id, 1)).toBeNull();
        expect(await scans.knownFiles([scan.file.fileId])).toEqual(new Set());
        expect(await scans.reserveIdempotencyKey(request)).toEqual({
          kind: 'conflict',
          why: 'scan_deleted',
        });
        expect(await scans.usage(organisationId)).toMatchObject({ used: 1, total_scans: 1 });
      });
    },
  },
  {
    name: 'forgetting the file of a scan whose retention is over',
    prepare: async ({ platform }, organisationId) => {
      const { scans } = platform;
      const id = await completed(platform, organisationId, { result: PICTURES });
      return call('markFileGone', [id], async () => {
        // As the sweep does, which finds a file until it is marked.
        const file = (await scans.get(organisationId, id, 'summary'))?.file;
        if (file?.available === true) await scans.markFileGone(id);
        expect(await scans.listPageImages(organisationId, id)).toEqual([]);
        expect(await scans.get(organisationId, id, 'summary')).toMatchObject({
          status: 'completed',
          file: { available: false },
        });
      });
    },
  },
  {
    name: 'removing a scan that a worker holds',
    prepare: async ({ platform }, organisationId) => {
      const { scans } = platform;
      const id = await accepted(platform, organisationId);
      await scans.dispatch({ limit: 1, leaseMs: LEASE_MS });
      const fence = await claimed(platform, id);
      return call('remove', [organisationId, id], async () => {
        await scans.remove(organisationId, id);
        expect(await scans.complete(id, fence, result(PICTURES))).toBe(false);
        expect(await scans.get(organisationId, id, 'summary')).toBeNull();
      });
    },
  },
  ...(['releaseClaim', 'requeue'] as const).map((method): Steps => ({
    name: method === 'releaseClaim' ? 'giving a scan back' : 'freeing a scan',
    prepare: async ({ platform }, organisationId) => {
      const { scans } = platform;
      const id = await accepted(platform, organisationId);
      await scans.dispatch({ limit: 1, leaseMs: LEASE_MS });
      const fence = await claimed(platform, id, LEASE_MS);
      const goOn = async () => {
        await scans.requeue(id);
        expect(await scans.dispatch({ limit: 5, leaseMs: LEASE_MS })).toEqual([id]);
        expect(await scans.complete(id, await claimed(platform, id), result())).toBe(true);
      };
      return method === 'releaseClaim'
        ? call('releaseClaim', [id, fence], goOn)
        : call('requeue', [id], goOn);
    },
  })),
  {
    name: 'dispatching the only scan of an organisation that may have one under way',
    prepare: async ({ platform }, _organisationId) => {
      const { scans } = platform;
      const small = await organisation(platform, { plan: 'free' });
      const ids = [await accepted(platform, small), await accepted(platform, small)];
      return call('dispatch', [{ limit: 5, leaseMs: LEASE_MS }], async () => {
        const ours = (found: string[]) => found.filter((id) => ids.includes(id));
        const dispatch = async () => ours(await scans.dispatch({ limit: 9, leaseMs: LEASE_MS }));
        const [id = '', ...more] = [...(await dispatch()), ...ours(await scans.overdue(50))];
        expect(more).toEqual([]);
        expect(await scans.complete(id, await claimed(platform, id), result())).toBe(true);
        expect(await dispatch()).toEqual(ids.filter((other) => other !== id));
      });
    },
  },
];

/** Takes on the deliveries about a scan that are due; answers what they tell. */
export async function told(
  { webhooks }: ScansUnderTest['platform'],
  scanId: string,
): Promise<string[]> {
  const due = (await webhooks.claimDue(1000, 60_000)).filter(({ body }) => body.includes(scanId));
  expect(new Set(due.map((delivery) => delivery.eventId)).size).toBe(due.length);
  return due.map((delivery) => delivery.type);
}
