import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAccountStore } from '../../../adapters/cluster/mongo/account-store.js';
import { openAuditStore } from '../../../adapters/cluster/mongo/audit-store.js';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { openDownloads } from '../../../adapters/cluster/mongo/downloads.js';
import { openFileStore } from '../../../adapters/cluster/mongo/file-store.js';
import { migrate } from '../../../adapters/cluster/mongo/migrate.js';
import { openWebhookStore } from '../../../adapters/cluster/mongo/webhook-store.js';
import { openSecretBox } from '../../../adapters/secret-box.js';
import { KeyNotRolled } from '../../../core/api-key.js';
import { openAudit } from '../../../core/act.js';
import { describeKey } from '../../../core/audit.js';
import type { FileStore, NewKey, Platform } from '../../../core/ports.js';
import { DELIVERED, REFUSED } from '../contract/attempts.js';
import { openMongoDatabase } from '../../servers/mongo-server.js';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { describeWithMongo } from '../../servers/suites.js';
import { organisation, testClock, type TestClock } from '../contract/platform-under-test.js';
import { openWriteGate, type WriteGate } from './write-gate.js';

/** More than any call writes. */
const WRITES_MAX = 20;
const HOUR_MS = 3_600_000;

type Stores = Pick<Platform, 'audit' | 'accounts' | 'webhooks' | 'files'>;

describeWithMongo('A process stopped between two writes', { timeout: 60_000 }, () => {
  let clock: TestClock;
  let connection: Connection;
  let direct: Stores;
  let drop: () => Promise<void>;
  let url: string;
  let open: { gate: WriteGate; connection: Connection }[];
  beforeEach(async () => {
    clock = testClock();
    open = [];
    ({ url, drop } = await openMongoDatabase());
    connection = await connectMongo(url);
    await migrate(connection, openSecretBox([SECRETS_KEY]), clock());
    direct = await stores(connection);
  });
  afterEach(async () => {
    for (const { gate, connection } of open) {
      await connection.destroy(true);
      await gate.dispose();
    }
    await connection.close();
    await drop();
  });

  const stores = async (on: Connection): Promise<Stores> => ({
    audit: openAuditStore(on, clock),
    accounts: openAccountStore(on, clock),
    webhooks: openWebhookStore(on, clock, openSecretBox([SECRETS_KEY])),
    files: openFileStore(on, await openDownloads(), clock),
  });

  /**
   * Does a call through a gate that lets `writes` writes pass and no more, as if its
   * process were held there; answers false when the call ends before.
   */
  const heldAfter = async (
    writes: number,
    call: (stores: Stores) => Promise<unknown>,
  ): Promise<{ isHeld: boolean; resume(): Promise<unknown> }> => {
    expect(writes).toBeLessThan(WRITES_MAX);
    const gate = await openWriteGate(url);
    const gated = await connectMongo(gate.url);
    open.push({ gate, connection: gated });
    const doing = gate.closeAfter(writes);
    const done = call(await stores(gated));
    done.catch(() => {});
    const isHeld = await Promise.race([
      doing.reached.then(() => true),
      done.then(
        () => false,
        () => false,
      ),
    ]);
    return {
      isHeld,
      resume: () => {
        doing.open();
        return done;
      },
    };
  };

  const key = (hash: string): NewKey => ({
    hash: hash.repeat(32),
    prefix: 'emet_live_abcd',
    scopes: ['usage:read'],
    name: null,
    ownerEmail: 'Owner@example.com',
  });
  const documents = async (...names: string[]): Promise<number> => {
    let count = 0;
    for (const name of names) count += await connection.collection(name).countDocuments();
    return count;
  };

  test('leaves the first organisation whole or not begun, and it is made once', async () => {
    for (let writes = 0; ; writes += 1) {
      for (const name of ['decisions', 'organisations', 'api_keys', 'owners', 'counters']) {
        await connection.collection(name).deleteMany({});
      }
      const first = await heldAfter(writes, ({ accounts }) =>
        accounts.createFirstOrganisation({ name: 'Demo', plan: 'business' }, key('aa')),
      );
      const second = await direct.accounts.createFirstOrganisation(
        { name: 'Demo', plan: 'business' },
        key('bb'),
      );
      const check = async (): Promise<void> => {
        const [made, ...others] = await direct.accounts.listOrganisations();
        expect(others).toEqual([]);
        const keys = await direct.accounts.listKeys(made?.id ?? '');
        expect(keys).toHaveLength(1);
        const holder = await direct.accounts.findKey((second === null ? 'aa' : 'bb').repeat(32));
        expect(holder?.organisation).toEqual(made);
      };
      await check();
      // It was only slow: what the other has done stands.
      const answer = await first.resume();
      expect(answer === null).toBe(second !== null);
      await check();
      if (!first.isHeld) return;
    }
  });

  test('over a roll leaves every key valid that somebody has, and one that can be rolled', async () => {
    for (let writes = 0; ; writes += 1) {
      const id = await organisation({ ...direct } as Platform);
      const { accounts } = direct;
      const [old, slow, quick] = [writes, 'slow', 'quick'].map((which) =>
        createHash('sha256').update(`${which} ${writes}`).digest('hex'),
      );
      const input = { prefix: 'emet_live_abcd', keepPreviousMs: HOUR_MS };
      const made = await accounts.createKey({ organisationId: id, ...key('cc'), hash: old ?? '' });
      const held = await heldAfter(writes, (stores) =>
        stores.accounts.rollKey(made?.id ?? '', { ...input, hash: slow ?? '' }),
      );
      expect(await accounts.findKey(old ?? '')).not.toBeNull();
      const keys = (await accounts.listKeys(id)) ?? [];
      // What nobody has is in no list; a key that is rolled names one that is.
      expect(keys.map((one) => one.id)).toEqual([made?.id, ...keys.slice(1).map((one) => one.id)]);
      expect(keys.map((one) => one.replacedBy)).toEqual(
        [keys[1]?.id ?? null, null].slice(0, keys.length),
      );
      const latest = keys.at(-1)?.id ?? '';
      await accounts.rollKey(latest, { ...input, hash: quick ?? '' });
      expect(await accounts.findKey(quick ?? '')).not.toBeNull();
      // It was only slow: it learns that another roll won, or its key is there.
      const late = await held.resume().then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(KeyNotRolled);
          return false;
        },
      );
      expect((await accounts.findKey(slow ?? '')) !== null).toBe(late);
      expect(await accounts.findKey(quick ?? '')).not.toBeNull();
      expect(await accounts.listKeys(id)).toHaveLength(late ? 3 : 2);
      if (!held.isHeld) return;
    }
  });

  test('over a change of an organisation leaves it and its test data as before, or as after', async () => {
    for (let writes = 0; ; writes += 1) {
      const id = await organisation({ ...direct } as Platform, { plan: 'business' });
      const { accounts } = direct;
      const tests = await accounts.testOrganisation(id);
      const hash = createHash('sha256').update(`tests ${writes}`).digest('hex');
      await accounts.createKey({ organisationId: tests?.id ?? '', ...key('cc'), hash });
      const change = { name: 'New', plan: 'enterprise', rateLimit: 7 } as const;
      const { isHeld } = await heldAfter(writes, (stores) =>
        stores.accounts.updateOrganisation(id, change),
      );
      const live = (await accounts.listOrganisations()).find((one) => one.id === id);
      const isDone = live?.plan === 'enterprise';
      expect(isDone).toBe(!(isHeld && writes === 0));
      expect(live).toMatchObject(
        isDone ? { ...change, limit: null } : { name: 'Test', limit: 1000 },
      );
      const { name, plan, rateLimit } = live ?? {};
      expect((await accounts.findKey(hash))?.organisation).toMatchObject({ name, plan, rateLimit });
      expect(await accounts.testOrganisation(id)).toMatchObject({ name, plan, rateLimit });
      if (!isHeld) return;
    }
  });

  test('over the deletion of an organisation leaves what the next round removes', async () => {
    const kept = await organisation({ ...direct } as Platform);
    await direct.accounts.createKey({ organisationId: kept, ...key('dd') });
    for (let writes = 0; ; writes += 1) {
      const id = await organisation({ ...direct } as Platform);
      const { accounts, webhooks } = direct;
      await accounts.createKey({ organisationId: id, ...key('cc'), ownerEmail: 'a@example.com' });
      const added = await webhooks.addEndpoint(id, 'https://a.example/hooks');
      await webhooks.ping(added?.id ?? '');
      const isSeen = async () => (await accounts.findKey('cc'.repeat(32))) !== null;
      const marked = await heldAfter(writes, (stores) => stores.accounts.deleteOrganisation(id));
      expect(await isSeen()).toBe(marked.isHeld);
      if (marked.isHeld) await accounts.deleteOrganisation(id);
      const held = await heldAfter(writes, (stores) => stores.accounts.eraseOrganisation(id, true));
      expect(await accounts.listDeletions()).toHaveLength(held.isHeld ? 1 : 0);
      await accounts.eraseOrganisation(id, true);
      const check = async () => {
        expect(await documents('webhook_endpoints', 'webhook_deliveries')).toBe(0);
        expect(await documents('organisations', 'api_keys', 'owners')).toBe(3);
        expect(await accounts.findKey('dd'.repeat(32))).not.toBeNull();
      };
      await check();
      await held.resume(); // it was only slow
      await check();
      if (!held.isHeld) return;
    }
  });

  test('leaves no administrative act without a record', async () => {
    const org = await organisation({ ...direct } as Platform);
    const act = ({ audit }: Stores) => openAudit(audit, { actor: { kind: 'system' } });
    let seen = 0;
    for (let writes = 0; ; writes += 1) {
      const hash = createHash('sha256').update(`${writes}`).digest('hex');
      const held = await heldAfter(writes, (stores) =>
        act(stores)(
          { action: 'key.created', organisationId: org },
          () => stores.accounts.createKey({ ...key('aa'), hash, organisationId: org }),
          describeKey,
        ),
      );
      const check = async (outcome: RegExp) => {
        const made = (await direct.accounts.findKey(hash))?.key;
        const { events } = await direct.audit.list({ after: null, limit: 100 });
        const [event, ...more] = events.slice(0, events.length - seen);
        expect(more).toEqual([]);
        if (made !== undefined) expect(event).toMatchObject({ organisationId: org });
        if (event !== undefined) expect(event.outcome).toMatch(outcome);
        if (event?.outcome === 'done') expect(event.target).toEqual({ kind: 'key', id: made?.id });
      };
      await check(held.isHeld ? /^unconfirmed$/ : /^done$/);
      clock.advance(1000);
      await held.resume(); // it was only slow
      await check(/^done$/);
      seen += 1;
      if (!held.isHeld) return;
    }
  });

  async function* bytes(mebibytes: number): AsyncGenerator<Buffer> {
    for (let count = 0; count < mebibytes; count += 1) yield Buffer.alloc(1 << 20, count);
  }
  /** What the sweep does with files that belong to no scan; answers how many there were. */
  const sweep = async (): Promise<number> => {
    clock.advance(HOUR_MS);
    const found = await direct.files.olderThan(clock(), 100);
    for (const fileId of found) await direct.files.remove(fileId);
    return found.length;
  };
  const upload = async (files: FileStore): Promise<string> => {
    const { fileId } = await files.stage(bytes(3), 4 << 20);
    await files.keep(fileId);
    return fileId;
  };

  test('leaves no byte of an upload that the sweep does not find', async () => {
    for (let writes = 0; ; writes += 1) {
      const { isHeld } = await heldAfter(writes, ({ files }) => upload(files));
      expect(await sweep()).toBe(writes === 0 ? 0 : 1);
      expect(await documents('staged_files', 'files.files', 'files.chunks')).toBe(0);
      if (!isHeld) return;
    }
  });

  test('held so long that the sweep took its upload, it keeps nothing', async () => {
    for (let writes = 1; ; writes += 1) {
      const paused = await heldAfter(writes, ({ files }) => upload(files));
      await sweep();
      if (!paused.isHeld) return;
      await expect(paused.resume()).rejects.toThrow();
      await sweep();
      expect(await documents('staged_files', 'files.files')).toBe(0);
    }
  });

  test('over the removal of a file leaves all of it or nothing to read, and nothing in the end', async () => {
    for (let writes = 0; ; writes += 1) {
      const fileId = await upload(direct.files);
      const { isHeld } = await heldAfter(writes, ({ files }) => files.remove(fileId));
      const opened = await direct.files.open(fileId).catch(() => null);
      if (opened !== null) expect((await stat(opened.path)).size).toBe(3 << 20);
      await opened?.release();
      await sweep();
      expect(await documents('staged_files', 'files.files', 'files.chunks')).toBe(0);
      if (!isHeld) return;
    }
  });

  test('over the removal of an endpoint leaves nothing that is sent to it', async () => {
    const org = await organisation({ ...direct } as Platform);
    for (let writes = 1; ; writes += 1) {
      const added = await direct.webhooks.addEndpoint(org, 'https://a.example/hooks');
      await direct.webhooks.ping(added?.id ?? '');
      const { isHeld } = await heldAfter(writes, ({ webhooks }) =>
        webhooks.removeEndpoint(added?.id ?? ''),
      );
      expect(await direct.webhooks.claimDue(10, 1000)).toEqual([]);
      expect(await documents('webhook_deliveries', 'webhook_endpoints')).toBe(0);
      if (!isHeld) return;
    }
  });

  test('over the outcome of a delivery leaves it due again, and nothing lost', async () => {
    const org = await organisation({ ...direct } as Platform);
    const added = await direct.webhooks.addEndpoint(org, 'https://a.example/hooks');
    for (const delivered of [true, false]) {
      for (let writes = 0; ; writes += 1) {
        const eventId = await direct.webhooks.ping(added?.id ?? '');
        const [delivery] = await direct.webhooks.claimDue(10, 1000);
        if (delivery === undefined) throw new Error('Nothing is due.');
        const { isHeld } = await heldAfter(writes, ({ webhooks }) =>
          webhooks.record(delivery, delivered ? DELIVERED : REFUSED),
        );
        clock.advance(1001);
        const again = await direct.webhooks.claimDue(10, 1000);
        // Its first write says what became of it; the endpoint's state follows.
        const isOver = delivered && !(isHeld && writes === 0);
        expect(again.map((one) => one.eventId)).toEqual(isOver ? [] : [eventId]);
        for (const one of again) await direct.webhooks.record(one, DELIVERED);
        if (!isHeld) break;
      }
    }
  });
});
