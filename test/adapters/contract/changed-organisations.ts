import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLANS, type PlanId } from '../../../core/accounts.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  type PlatformUnderTest,
  result,
} from './platform-under-test.js';

const MISSING = '00000000-0000-4000-8000-000000000000';

export function describeChangedOrganisations(name: string, open: OpenForTest): void {
  describe(`Changed organisations of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    test('only what is named changes, for the test data too, and at once', async () => {
      const { accounts, scans } = under.platform;
      const created = await accounts.createOrganisation({ name: 'Bank', plan: 'business' });
      const { id } = created;
      const tests = (await accounts.testOrganisation(id))?.id ?? '';
      const hash = 'ab'.repeat(32);
      await accounts.createKey({
        ...{ organisationId: tests, hash, prefix: 'emet_test_abcd', scopes: ['scans:read'] },
        ...{ name: null, ownerEmail: null },
      });
      const change = { name: 'בנק "א" \u0000', plan: 'enterprise' as const, rateLimit: 7 };
      const changed = await accounts.updateOrganisation(id, change);
      expect(changed).toEqual({ ...created, ...change, limit: null });
      expect(await accounts.listOrganisations()).toEqual([changed]);
      const shared = { ...change, id: tests, limit: null, testOf: id };
      expect((await accounts.findKey(hash))?.organisation).toMatchObject(shared);
      expect(await accounts.testOrganisation(id)).toMatchObject(shared);
      expect((await scans.usage(tests))?.plan.id).toBe('enterprise');
      expect(await accounts.updateOrganisation(id, {})).toEqual(changed);
      expect(await accounts.updateOrganisation(id, { limit: 5 })).toEqual({ ...changed, limit: 5 });
      expect(await scans.usage(tests)).toMatchObject({ limit: null, remaining: null });
      expect(await accounts.updateOrganisation(tests, { limit: 5 })).toBeNull();
      expect(await accounts.updateOrganisation(MISSING, { limit: 5 })).toBeNull();
    });

    test('language and retention of files are its own, and end with being taken back', async () => {
      const { accounts, scans } = under.platform;
      const made = await accounts.createOrganisation({ name: 'A', plan: 'business' });
      expect(made).toMatchObject({ language: 'he', fileRetentionDays: null });
      const other = await accounts.createOrganisation({ name: 'B', plan: 'business' });
      const tests = (await accounts.testOrganisation(made.id))?.id ?? '';
      const change = { language: 'en' as const, fileRetentionDays: 0 };
      expect(await accounts.updateOrganisation(made.id, change)).toEqual({ ...made, ...change });
      expect(await accounts.listFileRetentions()).toEqual([
        { organisationId: made.id, days: 0 },
        { organisationId: tests, days: 0 },
      ]);
      const own = await completed(under.platform, made.id);
      await completed(under.platform, other.id);
      const soon = new Date(under.clock().getTime() + 1);
      expect(await scans.filesToExpire(soon, 10, made.id)).toMatchObject([{ scanId: own }]);
      expect(await scans.filesToExpire(soon, 10, tests)).toEqual([]);
      expect(await scans.filesToExpire(soon, 10)).toHaveLength(2);
      await accounts.updateOrganisation(made.id, { fileRetentionDays: null });
      expect(await accounts.listFileRetentions()).toEqual([]);
      expect(await accounts.listOrganisations()).toEqual([{ ...made, language: 'en' }, other]);
    });

    test('a limit that is its plan’s default follows the plan; one of its own stays', async () => {
      const { accounts } = under.platform;
      const { id } = await accounts.createOrganisation({ name: 'A', plan: 'business' });
      const limits = [];
      for (const change of [
        { plan: 'free' },
        { plan: 'enterprise' },
        { plan: 'business' },
        { limit: 7 },
        { plan: 'enterprise' },
        { limit: 'default' },
        { plan: 'free', limit: null },
        { plan: 'business' },
        { plan: 'free', limit: 'default' },
      ] as { plan?: PlanId; limit?: number | null | 'default' }[]) {
        limits.push((await accounts.updateOrganisation(id, change))?.limit);
      }
      const { free, enterprise, business } = PLANS;
      expect(limits).toEqual([
        ...[free, enterprise, business].map(({ limitDefault }) => limitDefault),
        ...[7, 7, enterprise.limitDefault, null, null, free.limitDefault],
      ]);
    });

    test('changes at once keep each other', async () => {
      const { accounts } = under.platform;
      const { id } = await accounts.createOrganisation({ name: 'A', plan: 'business' });
      for (let tries = 0; tries < 5; tries += 1) {
        await accounts.updateOrganisation(id, { name: 'A', plan: 'business', rateLimit: 1 });
        await Promise.all([
          accounts.updateOrganisation(id, { name: 'B' }),
          accounts.updateOrganisation(id, { plan: 'enterprise' }),
          accounts.updateOrganisation(id, { rateLimit: 9 }),
        ]);
        expect(await accounts.listOrganisations()).toMatchObject([
          { name: 'B', plan: 'enterprise', limit: null, rateLimit: 9 },
        ]);
      }
    });

    test('a limit below what is used leaves nothing, and one above it the rest', async () => {
      const { accounts, scans } = under.platform;
      const { id } = await accounts.createOrganisation({ name: 'A', plan: 'business', limit: 5 });
      for (let count = 0; count < 3; count += 1) await accepted(under.platform, id);
      await accounts.updateOrganisation(id, { limit: 2 });
      expect(await scans.usage(id)).toMatchObject({ used: 3, limit: 2, remaining: 0 });
      await expect(accepted(under.platform, id)).rejects.toThrow(/used up/);
      await accounts.updateOrganisation(id, { limit: 4 });
      expect(await scans.usage(id)).toMatchObject({ used: 3, limit: 4, remaining: 1 });
      await accepted(under.platform, id);
      await expect(accepted(under.platform, id)).rejects.toThrow(/used up/);
    });

    test('scans under way finish after a downgrade, and further ones take its places', async () => {
      const { accounts, scans } = under.platform;
      const { id } = await accounts.createOrganisation({ name: 'A', plan: 'business' });
      const running = await accepted(under.platform, id);
      const fence = await claimed(under.platform, running);
      const first = await accepted(under.platform, id);
      // Of two that came at one moment either may be the first.
      under.clock.advance(1);
      await accepted(under.platform, id);
      await accounts.updateOrganisation(id, { plan: 'free' });
      const dispatch = () => scans.dispatch({ limit: 10, leaseMs: 10_000 });
      // One place, and it is taken.
      expect(await dispatch()).toEqual([]);
      expect(await scans.complete(running, fence, result())).toBe(true);
      expect(await dispatch()).toEqual([first]);
    });

    test('scans of test data take the places of the plan as it is now', async () => {
      const { accounts, scans } = under.platform;
      const { id } = await accounts.createOrganisation({ name: 'A', plan: 'business' });
      const tests = (await accounts.testOrganisation(id))?.id ?? '';
      await accounts.updateOrganisation(id, { plan: 'free' });
      for (let count = 0; count < 3; count += 1) await accepted(under.platform, tests);
      const places = PLANS.free.concurrentScans;
      expect(await scans.dispatch({ limit: 10, leaseMs: 10_000 })).toHaveLength(places);
    });
  });
}
