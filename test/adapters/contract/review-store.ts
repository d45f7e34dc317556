import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewOrder, ReviewPosition, Reviewer, ScanResult } from '../../../core/ports.js';
import type { Label } from '../../../core/scan.js';
import {
  accepted,
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const TROUBLESOME = 'Ruth "$x" \u0000 \ud800';
const LEASE_MS = 300_000;

/** Scans that wait for a person: who has which, and what is decided. */
export function describeReviewStore(name: string, open: OpenForTest): void {
  describe(`ReviewStore of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    let ruth: Reviewer;
    let dan: Reviewer;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
      [ruth, dan] = [TROUBLESOME, 'Dan'].map((one) => ({
        ...{ userId: randomUUID(), name: one, sessionId: randomUUID() },
      })) as [Reviewer, Reviewer];
    });
    afterEach(() => under.dispose());

    const add = (result: Partial<ScanResult> = {}) => {
      under.clock.advance(1);
      return completed(under.platform, org, { result });
    };
    const next = async (
      by: Reviewer,
      order: ReviewOrder = 'oldest',
      after: ReviewPosition | null = null,
    ) => {
      const { review } = under.platform;
      const query = { organisationId: org, order, after, by, leaseMs: LEASE_MS };
      return (await review.claimNext(query))?.scanId ?? null;
    };
    const peek = (order: ReviewOrder, after: ReviewPosition) =>
      under.platform.review.peekNext({ organisationId: org, order, after });
    const claim = (scanId: string, by: Reviewer) =>
      under.platform.review.claim({ organisationId: org, scanId, by, leaseMs: LEASE_MS });
    const waiting = () => under.platform.review.countWaiting(org);
    const holders = async () =>
      (await under.platform.review.listClaims(org)).map(({ scanId, userId }) => [scanId, userId]);
    const summary = (id: string) => under.platform.scans.get(org, id, 'summary');
    const position = async (id: string): Promise<ReviewPosition> => {
      const scan = await summary(id);
      if (scan === null) throw new Error('There is no such scan.');
      return { id, createdAt: scan.createdAt, riskScore: scan.riskScore ?? 0 };
    };
    const decide = (
      scanId: string,
      { userId, name: by }: Reviewer,
      label: Label | null,
      insteadOf: string | null = null,
      note: string | null = null,
    ) =>
      under.platform.review.decide(org, scanId, {
        ...{ label, note, insteadOf, by: { userId, name: by } },
      });
    const decided = async (...given: Parameters<typeof decide>) => {
      const outcome = await decide(...given);
      if (outcome?.kind !== 'decided') throw new Error(`Not decided: ${outcome?.kind}`);
      return outcome.scan;
    };

    test('those at review and high_risk wait, until somebody decides or they go', async () => {
      const low = await add({ verdict: 'low_risk' });
      const review = await add();
      const high = await add({ verdict: 'high_risk' });
      const expired = await add();
      const removed = await add();
      await accepted(under.platform, org);
      await completed(under.platform, await organisation(under.platform));
      await under.platform.scans.markFileGone(expired);
      await under.platform.scans.remove(org, removed);
      expect(await waiting()).toBe(2);
      expect([await next(ruth), await next(ruth), await next(ruth)]).toEqual([review, high, null]);
      for (const id of [low, expired, removed, randomUUID()]) {
        expect(await claim(id, ruth)).toBeNull();
      }
      const scan = await decided(review, ruth, 'genuine');
      expect(await waiting()).toBe(1);
      expect(await claim(review, ruth)).toBeNull();
      await decided(review, ruth, null, scan.decision?.at);
      expect(await waiting()).toBe(2);
      expect(await next(dan)).toBe(review);
    });

    test('they come in either order, behind the last one, and then from the beginning', async () => {
      const scores = [40, 90, 60, 90];
      const ids: string[] = [];
      for (const riskScore of scores) ids.push(await add({ riskScore }));
      const [a, b, c, d] = ids as [string, string, string, string];
      for (const [order, expected] of [
        ['oldest', [a, b, c, d, a]],
        ['score', [b, d, c, a, b]],
      ] as const) {
        const seen: string[] = [];
        let after: ReviewPosition | null = null;
        for (let turn = 0; turn < 5; turn += 1) {
          const upcoming = after && (await peek(order, after));
          const id = await next(ruth, order, after);
          // Behind the last one nothing follows, and it begins anew.
          if (turn > 0) expect(upcoming, order).toBe(turn < 4 ? id : null);
          if (id === null) break;
          seen.push(id);
          await under.platform.review.releaseClaim({
            ...{ organisationId: org, scanId: id, userId: ruth.userId },
          });
          after = await position(id);
        }
        expect(seen, order).toEqual(expected);
      }
    });

    test('of many at once each gets another one', async () => {
      const ids: string[] = [];
      for (let index = 0; index < 6; index += 1) ids.push(await add());
      const got = await Promise.all(
        Array.from({ length: 8 }, (_, index) => next(index % 2 ? ruth : dan)),
      );
      expect(got.filter((id) => id !== null).sort()).toEqual([...ids].sort());
      expect(got.filter((id) => id === null)).toHaveLength(2);
    });

    test('a claim keeps others off until it is released or lapses, and is renewed', async () => {
      const id = await add();
      expect(await next(ruth)).toBe(id);
      const begun = under.clock();
      under.clock.advance(LEASE_MS - 1);
      expect(await claim(id, dan)).toMatchObject({ userId: ruth.userId, name: TROUBLESOME });
      expect(await next(dan)).toBeNull();
      const sessionId = randomUUID();
      expect(await claim(id, { ...ruth, sessionId })).toEqual({
        ...{ ...ruth, sessionId, scanId: id, claimedAt: begun },
        expiresAt: new Date(under.clock().getTime() + LEASE_MS),
      });
      under.clock.advance(LEASE_MS - 1);
      expect(await holders()).toEqual([[id, ruth.userId]]);
      expect(await next(dan)).toBeNull();
      under.clock.advance(1);
      expect(await holders()).toEqual([]);
      expect(await next(dan)).toBe(id);
      expect(await claim(id, ruth)).toMatchObject({ userId: dan.userId });
      expect(await holders()).toEqual([[id, dan.userId]]);
    });

    test('a claim is released by its holder, and with its session', async () => {
      const [one, two] = [await add(), await add()];
      await next(ruth);
      await next({ ...ruth, sessionId: 'elsewhere' });
      const release = (organisationId: string, userId: string, sessionId?: string) =>
        under.platform.review.releaseClaim({
          ...{ organisationId, scanId: one, userId },
          ...(sessionId !== undefined && { sessionId }),
        });
      await release(org, dan.userId);
      await release(await organisation(under.platform), ruth.userId);
      await release(org, ruth.userId, 'elsewhere');
      expect(await holders()).toHaveLength(2);
      await under.platform.review.releaseClaimsOf('elsewhere');
      expect(await holders()).toEqual([[one, ruth.userId]]);
      await release(org, ruth.userId, ruth.sessionId);
      expect(await holders()).toEqual([]);
      expect([await next(dan), await next(dan)]).toEqual([one, two]);
    });

    test('a claim guards nothing: whoever decides ends it', async () => {
      const id = await add();
      await next(ruth);
      await decided(id, dan, 'fraud');
      expect(await holders()).toEqual([]);
    });

    test('what is decided is kept with its scan, and how it ended', async () => {
      const id = await add({ verdict: 'low_risk' });
      expect(await summary(id)).toMatchObject({ label: null, decision: null, pastDecisions: [] });
      const first = await decided(id, ruth, 'fraud', null, TROUBLESOME);
      expect(first).toMatchObject({
        label: 'fraud',
        decision: {
          ...{ label: 'fraud', note: TROUBLESOME, at: under.clock().toISOString() },
          by: { userId: ruth.userId, name: TROUBLESOME },
        },
      });
      expect(await summary(id)).toEqual(first);
      expect(await decide(id, dan, 'genuine')).toEqual({
        ...{ kind: 'conflict', decision: first.decision },
      });
      expect(await decide(id, dan, null, first.decision?.at)).toMatchObject({ kind: 'not_own' });
      expect(await summary(id)).toEqual(first);
      const second = await decided(id, dan, 'genuine', first.decision?.at);
      expect(await summary(id)).toEqual(second);
      expect(second.pastDecisions).toMatchObject([
        { label: 'fraud', note: TROUBLESOME, ended: { as: 'replaced', by: { name: 'Dan' } } },
      ]);
      await decided(id, dan, null, second.decision?.at);
      expect(await summary(id)).toMatchObject({ label: 'fraud', decision: first.decision });
      const last = await decided(id, ruth, null, first.decision?.at);
      expect(last).toMatchObject({ label: null, decision: null });
      expect(last.pastDecisions.map(({ ended }) => ended.as)).toEqual([
        ...['replaced', 'undone', 'undone'],
      ]);
      expect(await summary(id)).toEqual(last);
    });

    test('of many who decide at once one succeeds, and the others are told by whom', async () => {
      const id = await add();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          decide(id, { ...dan, userId: `user ${index}` }, index % 2 ? 'fraud' : 'genuine'),
        ),
      );
      const holds = (await summary(id))?.decision;
      const kinds = outcomes.map((outcome) => outcome?.kind).sort();
      expect(kinds).toEqual([...Array<string>(5).fill('conflict'), 'decided']);
      for (const outcome of outcomes) {
        if (outcome?.kind === 'conflict') expect(outcome.decision).toEqual(holds);
      }
    });

    test('nothing is decided about a scan that is gone, or another organisation’s', async () => {
      const id = await add();
      const other = await organisation(under.platform);
      const by = { userId: dan.userId, name: 'Dan' };
      const change = { label: 'fraud' as const, note: null, by, insteadOf: null };
      const { review, scans } = under.platform;
      expect(await review.decide(other, id, change)).toBeNull();
      expect(
        await review.claim({ organisationId: other, scanId: id, by: dan, leaseMs: LEASE_MS }),
      ).toBeNull();
      expect(await review.listClaims(other)).toEqual([]);
      await next(ruth);
      // Whichever comes first: nothing of the scan is left.
      const [outcome] = await Promise.all([
        review.decide(org, id, change),
        scans.remove(org, id),
        claim(id, ruth),
      ]);
      expect([undefined, 'decided']).toContain(outcome?.kind);
      expect(await review.decide(org, id, change)).toBeNull();
      expect(await claim(id, ruth)).toBeNull();
      expect(await holders()).toEqual([]);
      expect(await waiting()).toBe(0);
    });
  });
}
