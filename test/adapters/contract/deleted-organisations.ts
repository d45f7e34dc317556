import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseOrganisations, LAST_ROUND_AFTER_MS } from '../../../core/erase-organisations.js';
import type { Platform } from '../../../core/ports.js';
import { completed, newScan, type OpenForTest, pageImages } from './platform-under-test.js';
import type { PlatformUnderTest } from './platform-under-test.js';

const MISSING = '00000000-0000-4000-8000-000000000000';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type Stores = Pick<Platform, 'accounts' | 'scans' | 'files'>;

export function describeDeletedOrganisations(name: string, open: OpenForTest): void {
  describe(`Deleted organisations of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    /** An organisation with something of every kind, and what opens it. */
    async function openOffice(email: string) {
      const { accounts, users, sso, webhooks, scans, files } = under.platform;
      const { id } = await accounts.createOrganisation({ name: 'Bank', plan: 'business' });
      const tests = (await accounts.testOrganisation(id))?.id ?? '';
      const made = { prefix: 'emet_live_abcd', scopes: ['scans:read' as const], name: null };
      const keys = [hashOf(randomUUID()), hashOf(randomUUID())];
      for (const [index, organisationId] of [id, tests].entries()) {
        const hash = keys[index] ?? '';
        await accounts.createKey({ ...made, organisationId, hash, ownerEmail: email });
      }
      const link = hashOf(randomUUID());
      const expiresAt = new Date(under.clock().getTime() + 60_000);
      const person = { organisationId: id, name: 'Ruth', role: 'owner', language: 'he' } as const;
      const user = await users.invite({ ...person, email }, { hash: link, expiresAt });
      if (typeof user === 'string') throw new Error(user);
      const entry = await users.useLink(link, 'hash of a password');
      const session = hashOf(randomUUID());
      await users.createSession(session, { userId: user.id, epoch: entry?.epoch ?? -1 });
      const invited = hashOf(randomUUID());
      await users.invite({ ...person, email: `new-${email}` }, { hash: invited, expiresAt });
      const issuer = 'https://id.example.com';
      await sso.set(id, { issuer, clientId: 'emet', clientSecret: 'secret' });
      await webhooks.addEndpoint(id, 'https://hooks.example.com/');
      await scans.reserveIdempotencyKey({
        ...{ organisationId: id, key: 'one', requestHash: 'aa', leaseMs: 60_000 },
      });
      await scans.accept(newScan(id), 'one');
      const scan = await completed(under.platform, id, { result: { pageImages: pageImages(1) } });
      await completed(under.platform, tests, { scan: { livemode: false } });
      const staged = await files.stage(bytes(), 1000);
      await files.keep(staged.fileId);
      const file = { ...newScan(id).file, fileId: staged.fileId };
      await scans.accept(newScan(id, { file }), null);
      return { id, tests, keys, session, invited, email, scan, fileId: staged.fileId };
    }
    async function* bytes() {
      yield Buffer.from('a document');
    }

    /** Everything that is kept of an organisation, but for the audit log. */
    async function keptOf(...words: string[]): Promise<string[]> {
      const kept: string[] = [];
      for await (const record of under.platform.archive.records()) {
        const text = JSON.stringify(record);
        if (record.kind !== 'audit_event' && words.some((word) => text.includes(word))) {
          kept.push(record.kind);
        }
      }
      return kept;
    }
    const wordsOf = ({ id, tests, email }: Awaited<ReturnType<typeof openOffice>>) => [
      ...[id, tests, JSON.stringify(email)],
    ];
    const isErased = async (office: Awaited<ReturnType<typeof openOffice>>) => {
      under.clock.advance(LAST_ROUND_AFTER_MS);
      expect(await eraseOrganisations(under.platform, under.clock())).toEqual([office.id]);
      expect(await keptOf(...wordsOf(office))).toEqual([]);
      expect(await under.platform.files.open(office.fileId)).toBeNull();
      expect(await under.platform.accounts.listDeletions()).toEqual([]);
    };

    test('the write that begins it ends keys, sessions, links and uploads at once', async () => {
      const { accounts, users, scans } = under.platform;
      const office = await openOffice('a@example.com');
      expect(await accounts.deleteOrganisation(office.tests)).toBe(false);
      expect(await accounts.deleteOrganisation(MISSING)).toBe(false);
      expect(await accounts.deleteOrganisation(office.id)).toBe(true);
      expect(await accounts.deleteOrganisation(office.id)).toBe(false);
      for (const key of office.keys) expect(await accounts.findKey(key)).toBeNull();
      expect(await users.findSession(office.session)).toBeNull();
      expect(await users.findLink(office.invited)).toBeNull();
      expect(await users.findForSignIn(office.email)).toBeNull();
      const answer = await scans.accept(newScan(office.id), null).catch((error: unknown) => error);
      expect(answer).toMatchObject({ code: 'INVALID' });
      expect(await accounts.listOrganisations()).toEqual([]);
      expect(await accounts.testOrganisation(office.id)).toBeNull();
      expect(await accounts.updateOrganisation(office.id, { name: 'Again' })).toBeNull();
      expect(await accounts.listKeys(office.id)).toBeNull();
      const person = {
        organisationId: office.id,
        name: 'N',
        role: 'owner',
        language: 'he',
      } as const;
      const link = { hash: hashOf('n'), expiresAt: under.clock() };
      expect(await users.invite({ ...person, email: 'n@example.com' }, link)).toBe(
        'no_organisation',
      );
      expect(await accounts.listDeletions()).toEqual([
        { id: office.id, holders: [office.id, office.tests], begunAt: under.clock() },
      ]);
    });

    test('nothing of it is left in the end, and nothing of another is touched', async () => {
      const { accounts, users, scans, audit } = under.platform;
      const office = await openOffice('a@example.com');
      const other = await openOffice('b@example.com');
      // Two people of the other organisation have keys that name the first one's address.
      const hash = hashOf('shared');
      await accounts.createKey({
        ...{ organisationId: other.id, hash, prefix: 'emet_live_b', scopes: ['scans:read'] },
        ...{ name: null, ownerEmail: 'new-a@example.com' },
      });
      const before = await keptOf(other.id, other.tests, other.email);
      const { id: event } = await audit.begin({
        ...{ actor: { kind: 'system' }, action: 'organisation.deleted', organisationId: office.id },
        target: { kind: 'organisation', id: office.id },
      });
      await accounts.deleteOrganisation(office.id);
      expect(await eraseOrganisations(under.platform, under.clock())).toEqual([]);
      // But for the organisation itself, which stays for what was under way.
      expect(await keptOf(office.id, office.tests)).toEqual(['organisation', 'organisation']);
      await isErased(office);

      expect(await keptOf(other.id, other.tests, other.email)).toEqual(before);
      expect(await accounts.findKey(hash)).toMatchObject({ ownerSuspended: false });
      expect(await accounts.setUserSuspended('new-a@example.com', true)).toBe(true);
      expect((await accounts.findKey(hash))?.ownerSuspended).toBe(true);
      expect(await users.findSession(other.session)).not.toBeNull();
      expect(await scans.get(other.id, other.scan, 'summary')).not.toBeNull();
      expect(await scans.listPageImages(other.id, other.scan)).toHaveLength(1);
      const { events } = await audit.list({ after: null, limit: 10 });
      expect(events.map(({ id }) => id)).toContain(event);
    });

    test('a person whom the operator suspended stays suspended', async () => {
      const { accounts } = under.platform;
      const office = await openOffice('a@example.com');
      await accounts.setUserSuspended(office.email, true);
      await accounts.deleteOrganisation(office.id);
      await eraseOrganisations(under.platform, under.clock());
      expect(await accounts.setUserSuspended(office.email, true)).toBe(true);
      const { id } = await accounts.createOrganisation({ name: 'Next', plan: 'business' });
      const hash = hashOf('next');
      await accounts.createKey({
        ...{ organisationId: id, hash, prefix: 'emet_live_n', scopes: ['scans:read'] },
        ...{ name: null, ownerEmail: office.email },
      });
      expect((await accounts.findKey(hash))?.ownerSuspended).toBe(true);
    });

    test('interrupted at any of its steps it goes on, and ends', async () => {
      for (let steps = 0; ; steps += 1) {
        const office = await openOffice(`steps${steps}@example.com`);
        await under.platform.accounts.deleteOrganisation(office.id);
        const broken = breakingAfter(under.platform, steps);
        const wasBroken = await eraseOrganisations(broken, under.clock()).then(
          () => false,
          () => true,
        );
        await isErased(office);
        if (!wasBroken) break;
        expect(steps).toBeLessThan(30);
      }
    });

    test('by many processes at once it is deleted, too', async () => {
      const office = await openOffice('many@example.com');
      await under.platform.accounts.deleteOrganisation(office.id);
      const erase = () => eraseOrganisations(under.platform, under.clock());
      await Promise.all([erase(), erase(), erase()]);
      await isErased(office);
    });

    test('the first organisation is not made again from what was kept of it', async () => {
      const { accounts } = under.platform;
      const key = { prefix: 'emet_live_f', scopes: ['scans:read' as const], name: null };
      const make = (hash: string) =>
        accounts.createFirstOrganisation(
          { name: 'Demo', plan: 'business' },
          { ...key, hash, ownerEmail: null },
        );
      const first = await make(hashOf('first'));
      await accounts.deleteOrganisation(first?.id ?? '');
      under.clock.advance(LAST_ROUND_AFTER_MS);
      await eraseOrganisations(under.platform, under.clock());
      const second = await make(hashOf('second'));
      expect(second?.id).not.toBe(first?.id);
      expect(await accounts.findKey(hashOf('first'))).toBeNull();
      expect((await accounts.findKey(hashOf('second')))?.organisation).toEqual(second);
    });

    test('a restored deletion goes on', async () => {
      const office = await openOffice('a@example.com');
      await under.platform.accounts.deleteOrganisation(office.id);
      const records: unknown[] = [];
      for await (const record of under.platform.archive.records()) records.push(record);
      expect(records).toContainEqual(
        expect.objectContaining({
          ...{ kind: 'organisation', id: office.id },
          deletedAt: under.clock().toISOString(),
        }),
      );
      const restored = await open();
      try {
        await restored.platform.archive.restore(from(records as ArchiveRecords));
        expect(await restored.platform.accounts.listOrganisations()).toEqual([]);
        expect(await restored.platform.accounts.findKey(office.keys[0] ?? '')).toBeNull();
        expect(await restored.platform.accounts.listDeletions()).toMatchObject([{ id: office.id }]);
      } finally {
        await restored.dispose();
      }
    });
  });
}

type Records = Parameters<Platform['archive']['restore']>[0];
type ArchiveRecords = (Records extends AsyncIterable<infer Record> ? Record : never)[];
async function* from(records: ArchiveRecords): Records {
  yield* records;
}

/** Stores of which nothing is done any more after so many steps, as when the process is killed. */
function breakingAfter({ accounts, scans, files }: Stores, steps: number): Stores {
  let left = steps;
  const counted = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, property, receiver) => {
        const method: unknown = Reflect.get(target, property, receiver);
        if (typeof method !== 'function') return method;
        return async (...values: unknown[]): Promise<unknown> => {
          if ((left -= 1) < 0) throw new Error('The process was killed.');
          return Reflect.apply(method, target, values) as Promise<unknown>;
        };
      },
    });
  return { accounts: counted(accounts), scans: counted(scans), files: counted(files) };
}
