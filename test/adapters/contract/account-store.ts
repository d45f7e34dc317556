import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Scope } from '../../../core/accounts.js';
import type { NewKey } from '../../../core/ports.js';
import {
  newScan,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const MISSING = '00000000-0000-4000-8000-000000000000';
const key = (changes: Partial<NewKey> = {}): NewKey => ({
  hash: '01'.repeat(32),
  prefix: 'emet_live_abcd',
  scopes: ['scans:read', 'usage:read'],
  name: null,
  ownerEmail: null,
  ...changes,
});

export function describeAccountStore(name: string, open: OpenForTest): void {
  describe(`AccountStore of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    test('an organisation takes its plan’s allowance, or the one it is given', async () => {
      const { accounts } = under.platform;
      const { rateLimit, suspended, createdAt, ...business } = await accounts.createOrganisation({
        name: 'Business',
        plan: 'business',
      });
      expect(business).toMatchObject({ name: 'Business', plan: 'business', limit: 1000 });
      expect({ rateLimit, suspended }).toEqual({ rateLimit: 120, suspended: false });
      expect(createdAt).toEqual(under.clock());
      const own = await accounts.createOrganisation({
        name: 'Own',
        plan: 'enterprise',
        limit: 0,
        rateLimit: 7,
      });
      expect(own).toMatchObject({ limit: 0, rateLimit: 7 });
      const unlimited = await accounts.createOrganisation({ name: 'All', plan: 'enterprise' });
      expect(unlimited.limit).toBeNull();
      expect(await accounts.listOrganisations()).toEqual([
        { ...business, rateLimit, suspended, createdAt },
        own,
        unlimited,
      ]);
    });

    test('an organisation’s name comes back as it was given', async () => {
      const name = 'בנק "א" \u0000 \ud800 😀';
      await organisation(under.platform, { name });
      expect((await under.platform.accounts.listOrganisations())[0]?.name).toBe(name);
    });

    test('a suspended organisation shows in what its keys open, until it resumes', async () => {
      const { accounts } = under.platform;
      const id = await organisation(under.platform);
      await accounts.createKey({ organisationId: id, ...key() });
      expect(await accounts.setOrganisationSuspended(id, true)).toMatchObject({ suspended: true });
      expect((await accounts.findKey(key().hash))?.organisation.suspended).toBe(true);
      await accounts.setOrganisationSuspended(id, false);
      expect((await accounts.findKey(key().hash))?.organisation.suspended).toBe(false);
      expect(await accounts.setOrganisationSuspended(MISSING, true)).toBeNull();
    });

    test('a key opens its organisation with its scopes, and no other hash does', async () => {
      const { accounts } = under.platform;
      const first = await organisation(under.platform, { name: 'First' });
      const second = await organisation(under.platform, { name: 'Second' });
      const made = await accounts.createKey({ organisationId: first, ...key({ name: 'CRM' }) });
      await accounts.createKey({ organisationId: second, ...key({ hash: '02'.repeat(32) }) });
      const holder = await accounts.findKey(key().hash);
      expect(holder).toMatchObject({ key: made, organisation: { name: 'First' } });
      expect(holder?.key).toMatchObject({ scopes: ['scans:read', 'usage:read'], name: 'CRM' });
      expect(await accounts.findKey('03'.repeat(32))).toBeNull();
      expect(await accounts.listKeys(first)).toEqual([made]);
      expect(await accounts.createKey({ organisationId: MISSING, ...key() })).toBeNull();
      expect(await accounts.listKeys(MISSING)).toBeNull();
    });

    test('the test data of an organisation are an organisation of their own, made once', async () => {
      const { accounts } = under.platform;
      const id = await organisation(under.platform, { name: 'Bank', limit: 5, rateLimit: 7 });
      const made = await Promise.all([1, 2, 3].map(() => accounts.testOrganisation(id)));
      const tests = made[0];
      expect(new Set(made.map((one) => one?.id)).size).toBe(1);
      expect(tests).toMatchObject({ name: 'Bank', testOf: id, limit: null, rateLimit: 7 });
      expect(tests?.id).not.toBe(id);
      expect((await accounts.listOrganisations()).map((one) => one.id)).toEqual([id]);
      expect(await accounts.testOrganisation(tests?.id ?? '')).toBeNull();
      expect(await accounts.testOrganisation(MISSING)).toBeNull();
    });

    test('a test key opens the test data, suspended with its organisation, and is listed with it', async () => {
      const { accounts } = under.platform;
      const id = await organisation(under.platform);
      const tests = (await accounts.testOrganisation(id))?.id ?? '';
      const hash = '04'.repeat(32);
      const live = await accounts.createKey({ organisationId: id, ...key() });
      const test = await accounts.createKey({ organisationId: tests, ...key({ hash }) });
      expect([live?.livemode, test?.livemode]).toEqual([true, false]);
      expect((await accounts.findKey(hash))?.organisation).toMatchObject({ id: tests, testOf: id });
      expect((await accounts.findKey(key().hash))?.organisation).toMatchObject({
        id,
        testOf: null,
      });
      expect(await accounts.listKeys(id)).toEqual([live, test]);
      await accounts.setOrganisationSuspended(id, true);
      expect((await accounts.findKey(hash))?.organisation.suspended).toBe(true);
      await accounts.setOrganisationSuspended(id, false);
      expect((await accounts.findKey(hash))?.organisation.suspended).toBe(false);
    });

    test('a scan of test data says so, and charges nothing to the organisation', async () => {
      const { accounts, scans } = under.platform;
      const id = await organisation(under.platform, { limit: 0 });
      const tests = (await accounts.testOrganisation(id))?.id ?? '';
      const scan = newScan(tests, { livemode: false });
      expect(await scans.accept(scan, null)).toMatchObject({ scan: { livemode: false } });
      expect((await scans.get(tests, scan.id, 'summary'))?.livemode).toBe(false);
      expect(await scans.get(id, scan.id, 'summary')).toBeNull();
      expect(await scans.accept(newScan(id), null)).toEqual({ kind: 'quota_exceeded' });
      expect(await scans.usage(tests)).toMatchObject({ used: 1, limit: null });
      expect(await scans.usage(id)).toMatchObject({ used: 0, total_scans: 0 });
    });

    test('a revoked key opens nothing, and revoking twice keeps the first time', async () => {
      const { accounts } = under.platform;
      const id = await organisation(under.platform);
      const made = await accounts.createKey({ organisationId: id, ...key() });
      const revoked = await accounts.revokeKey(made?.id ?? '');
      under.clock.advance(1000);
      expect(await accounts.revokeKey(made?.id ?? '')).toEqual(revoked);
      expect(await accounts.findKey(key().hash)).toBeNull();
      expect((await accounts.listKeys(id))?.[0]?.revokedAt).toEqual(revoked?.revokedAt);
      expect(await accounts.revokeKey(MISSING)).toBeNull();
    });

    test('suspending an owner reaches all his keys, however his address is written', async () => {
      const { accounts } = under.platform;
      const id = await organisation(under.platform);
      const owned = key({ ownerEmail: 'Owner@Example.com' });
      await accounts.createKey({ organisationId: id, ...owned });
      await accounts.createKey({ organisationId: id, ...key({ hash: '02'.repeat(32) }) });
      expect(await accounts.setUserSuspended('oWNER@example.COM', true)).toBe(true);
      expect((await accounts.findKey(owned.hash))?.ownerSuspended).toBe(true);
      expect((await accounts.findKey('02'.repeat(32)))?.ownerSuspended).toBe(false);
      // A key made afterwards does not free him.
      const later = key({ hash: '04'.repeat(32), ownerEmail: 'owner@example.com' });
      await accounts.createKey({ organisationId: id, ...later });
      expect((await accounts.findKey(later.hash))?.ownerSuspended).toBe(true);
      expect(await accounts.setUserSuspended('owner@example.com', false)).toBe(true);
      expect((await accounts.findKey(owned.hash))?.ownerSuspended).toBe(false);
      expect(await accounts.setUserSuspended('nobody@example.com', true)).toBe(false);
    });

    test('the first organisation is made with its key, and only where there is none', async () => {
      const { accounts } = under.platform;
      const first = await accounts.createFirstOrganisation(
        { name: 'Demo', plan: 'business' },
        key({ scopes: [...Scope.options] }),
      );
      expect((await accounts.findKey(key().hash))?.organisation).toEqual(first);
      const again = key({ hash: '05'.repeat(32) });
      expect(
        await accounts.createFirstOrganisation({ name: 'Demo', plan: 'business' }, again),
      ).toBeNull();
      expect(await accounts.findKey(again.hash)).toBeNull();
      expect(await accounts.listOrganisations()).toHaveLength(1);
    });
  });
}
