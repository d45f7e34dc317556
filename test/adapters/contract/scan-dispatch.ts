import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLANS } from '../../../core/accounts.js';
import { SLOWED_AFTER, SLOWED_WINDOW_MS } from '../../../core/slowing.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const LEASE_MS = 10_000;
const LIMIT = PLANS.business.concurrentScans;

export function describeScanDispatch(name: string, open: OpenForTest): void {
  describe(`ScanStore of ${name}: whose turn it is`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    const dispatch = (limit: number) => under.platform.scans.dispatch({ limit, leaseMs: LEASE_MS });
    const business = () => organisation(under.platform, { plan: 'business', limit: 10_000 });
    /** Accepts scans one millisecond apart; answers their ids, oldest first. */
    async function accept(organisationId: string, count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let scan = 0; scan < count; scan += 1) {
        ids.push(await accepted(under.platform, organisationId));
        under.clock.advance(1);
      }
      return ids;
    }

    test('nothing waits: nothing is chosen', async () => {
      await business();
      expect(await dispatch(5)).toEqual([]);
    });

    test('the oldest scan of an organisation comes first, and each is chosen once', async () => {
      const ids = await accept(await business(), 5);
      expect(await dispatch(2)).toEqual(ids.slice(0, 2));
      expect(await dispatch(2)).toEqual(ids.slice(2, 4));
      expect(await dispatch(2)).toEqual(ids.slice(4));
      expect(await dispatch(2)).toEqual([]);
    });

    test('organisations take turns, however many scans one of them has', async () => {
      const many = await business();
      const few = await business();
      const one = await business();
      const ofMany = await accept(many, 12);
      const ofFew = await accept(few, 2);
      expect(await dispatch(3)).toEqual([ofMany[0], ofFew[0], ofMany[1]]);
      const [single] = await accept(one, 1);
      // Never served before, so its turn comes at once.
      expect(await dispatch(1)).toEqual([single]);
      expect(await dispatch(4)).toEqual([ofFew[1], ...ofMany.slice(2, 5)]);
    });

    test('of many dispatchers at once each scan is chosen by one', async () => {
      const ids = [...(await accept(await business(), 9)), ...(await accept(await business(), 9))];
      const chosen = await Promise.all(Array.from({ length: 9 }, () => dispatch(3)));
      expect(chosen.flat().sort()).toEqual([...ids].sort());
    });

    test('an organisation has no more scans under way than its plan allows, whoever dispatches', async () => {
      const org = await business();
      const other = await business();
      await accept(org, LIMIT + 6);
      const chosen = (
        await Promise.all(Array.from({ length: 4 }, () => dispatch(LIMIT + 6)))
      ).flat();
      expect(new Set(chosen).size).toBe(LIMIT);
      expect(chosen).toHaveLength(LIMIT);
      expect(await dispatch(5)).toEqual([]);
      // Others are not held up by it.
      const [theirs] = await accept(other, 1);
      expect(await dispatch(5)).toEqual([theirs]);
    });

    test('an organisation whose documents keep exceeding the bounds has one place, for a while', async () => {
      const { scans } = under.platform;
      const org = await business();
      const other = await business();
      for (let met = 1; met < SLOWED_AFTER; met += 1) {
        expect(await scans.noteExceededBounds(org)).toBe(false);
        under.clock.advance(1000);
      }
      expect(await scans.noteExceededBounds(org)).toBe(true);
      const ids = await accept(org, 4);
      const theirs = await accept(other, 2);
      expect((await dispatch(10)).sort()).toEqual([ids[0], ...theirs].sort());
      expect(await dispatch(10)).toEqual([]);
      const fence = await claimed(under.platform, ids[0] ?? '');
      await scans.fail(ids[0] ?? '', fence, 'timed_out');
      expect(await dispatch(10)).toEqual([ids[1]]);
      under.clock.advance(SLOWED_WINDOW_MS);
      expect(await dispatch(10)).toEqual([ids[2], ids[3]]);
      expect(await scans.noteExceededBounds(org)).toBe(false);
      expect(await scans.noteExceededBounds(randomUUID())).toBe(false);
    });

    test('whatever ends a scan makes room for the next one', async () => {
      const { scans } = under.platform;
      const org = await business();
      const ids = await accept(org, LIMIT + 6);
      const under_way = await dispatch(100);
      expect(under_way).toHaveLength(LIMIT);
      const [a = '', b = '', c = '', d = '', e = ''] = under_way;
      await claimed(under.platform, a);
      expect(await dispatch(5)).toEqual([]); // taken on, still under way
      await scans.remove(org, a);
      expect(await dispatch(5)).toEqual([ids[LIMIT]]);
      await scans.fail(b, await claimed(under.platform, b), 'timed_out');
      expect(await dispatch(5)).toEqual([ids[LIMIT + 1]]);
      await claimed(under.platform, c, -1);
      await scans.failLost(c, 1);
      expect(await dispatch(5)).toEqual([ids[LIMIT + 2]]);
      // Given back, it is the oldest one again.
      await scans.releaseClaim(d, await claimed(under.platform, d));
      expect(await dispatch(5)).toEqual([d]);
      await scans.requeue(e);
      expect(await dispatch(5)).toEqual([e]);
      expect(await dispatch(5)).toEqual([]);
    });

    test('a completed scan makes room', async () => {
      const org = await organisation(under.platform, { plan: 'free', limit: 10 });
      const [first = '', second] = await accept(org, 2);
      expect(await dispatch(2)).toEqual([first]);
      const fence = await claimed(under.platform, first);
      expect(await dispatch(2)).toEqual([]);
      await under.platform.scans.fail(first, fence, 'corrupt_file');
      expect(await dispatch(2)).toEqual([second]);
    });

    test('what was dispatched and not taken on is overdue, and so is what a silent worker holds', async () => {
      const { scans } = under.platform;
      const org = await business();
      const [first = '', second = ''] = await accept(org, 2);
      expect(await scans.overdue(10)).toEqual([]); // nobody dispatched them yet
      await dispatch(2);
      expect(await scans.overdue(10)).toEqual([]);
      under.clock.advance(LEASE_MS);
      expect(await scans.overdue(10)).toEqual([first, second]);
      expect(await scans.overdue(1)).toEqual([first]);
      expect(await dispatch(2)).toEqual([]); // they are the sweep's now
      const fence = await claimed(under.platform, first, 500);
      expect(await scans.overdue(10)).toEqual([second]);
      under.clock.advance(500);
      expect(await scans.overdue(10)).toEqual([first, second]);
      await scans.releaseClaim(first, fence);
      expect(await scans.overdue(10)).toEqual([second]);
      await completed(under.platform, org);
      await scans.remove(org, second);
      expect(await scans.overdue(10)).toEqual([]);
    });

    test('a clock set back leaves no dispatched scan behind', async () => {
      const [id] = await accept(await business(), 1);
      await dispatch(1);
      under.clock.advance(-3_600_000);
      expect(await under.platform.scans.overdue(10)).toEqual([id]);
    });

    test('an operator frees a scan, whoever holds it; one that ended stays as it is', async () => {
      const { scans } = under.platform;
      const org = await business();
      const [id = ''] = await accept(org, 1);
      await dispatch(1);
      const fence = await claimed(under.platform, id, 60_000);
      expect(await scans.requeue(id)).toBe('requeued');
      expect(await scans.get(org, id, 'summary')).toMatchObject({
        status: 'queued',
        stage: 'queued',
        attempt: 0,
      });
      // The one that held it writes no more.
      expect(await scans.progress(id, fence, 'reading', 10_000)).toBe(false);
      expect(await scans.fail(id, fence, 'timed_out')).toBe(false);
      expect(await dispatch(1)).toEqual([id]);
      expect(await scans.fail(id, await claimed(under.platform, id), 'timed_out')).toBe(true);
      expect(await scans.requeue(id)).toBe('final');
      expect(await scans.requeue(randomUUID())).toBeNull();
      expect(await under.platform.scans.usage(org)).toMatchObject({ used: 0 });
    });

    test('reconciling what nobody left half done changes nothing', async () => {
      const { scans } = under.platform;
      const org = await business();
      const [waiting = ''] = await accept(org, 1);
      await dispatch(1);
      const done = await completed(under.platform, org);
      under.clock.advance(3_600_000);
      await scans.reconcile();
      expect(await scans.reconcile()).toBe(0);
      expect(await scans.get(org, waiting, 'summary')).toMatchObject({ status: 'queued' });
      expect(await scans.get(org, done, 'report')).toMatchObject({ status: 'completed' });
      expect(await scans.usage(org)).toMatchObject({ used: 2, total_scans: 2 });
    });
  });
}
