import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock } from '../../../adapters/cluster/clock.js';
import { openAccountStore } from '../../../adapters/cluster/mongo/account-store.js';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { migrate } from '../../../adapters/cluster/mongo/migrate.js';
import { organisations } from '../../../adapters/cluster/mongo/organisation-model.js';
import { openWebhookStore } from '../../../adapters/cluster/mongo/webhook-store.js';
import { openSecretBox } from '../../../adapters/secret-box.js';
import { redactErrors } from '../../../adapters/cluster/mongo/redact-errors.js';
import { PlatformFault } from '../../../core/errors.js';
import type { AccountStore, NewKey, WebhookStore } from '../../../core/ports.js';
import { REFUSED } from '../contract/attempts.js';
import { openMongoDatabase } from '../../servers/mongo-server.js';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { describeWithMongo } from '../../servers/suites.js';
import { testClock, type TestClock } from '../contract/platform-under-test.js';

describeWithMongo('Stores in MongoDB', { timeout: 30_000 }, () => {
  let connection: Connection;
  let drop: () => Promise<void>;
  let clock: TestClock;
  let accounts: AccountStore;
  let webhooks: WebhookStore;
  beforeEach(async () => {
    const database = await openMongoDatabase();
    drop = database.drop;
    connection = await connectMongo(database.url);
    clock = testClock();
    await migrate(connection, openSecretBox([SECRETS_KEY]), clock());
    accounts = redactErrors(openAccountStore(connection, clock));
    webhooks = openWebhookStore(connection, clock, openSecretBox([SECRETS_KEY]));
  });
  afterEach(async () => {
    await connection.close();
    await drop();
  });

  test('an error carries nothing of the document it is about', async () => {
    const { id } = await accounts.createOrganisation({ name: 'SECRET-name', plan: 'free' });
    const key: NewKey = {
      hash: 'SECRET-hash',
      prefix: 'SECRET-prefix',
      scopes: [],
      name: 'SECRET-key',
      ownerEmail: 'SECRET@example.com',
    };
    await accounts.createKey({ organisationId: id, ...key });
    const problem: unknown = await accounts
      .createKey({ organisationId: id, ...key })
      .catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Error);
    const { message, stack, cause } = problem as Error;
    expect(message).toBe('The document store answered with an error (11000).');
    expect([stack, cause, JSON.stringify(problem)].join()).not.toMatch(/secret/i);
  });

  test('a key of before keys could expire never does, was never used, and can be rolled', async () => {
    const { id: organisationId } = await accounts.createOrganisation({ name: 'A', plan: 'free' });
    await connection.collection<{ _id: string }>('api_keys').insertOne({
      ...{ _id: 'old', organisationId, hash: 'old', prefix: 'emet_live_abcd', scopes: [] },
      ...{ name: null, ownerEmail: null, revokedAt: null, createdAt: clock(), number: 1 },
    });
    const found = (await accounts.findKey('old'))?.key;
    expect(found).toMatchObject({ expiresAt: null, lastUsedAt: null, replacedBy: null });
    await accounts.noteKeysUsed(new Map([['old', clock()]]));
    const roll = { hash: 'new', prefix: 'emet_live_efgh', keepPreviousMs: 0 };
    const rolled = await accounts.rollKey('old', roll);
    expect(rolled?.previous).toMatchObject({ lastUsedAt: clock(), expiresAt: clock() });
    expect(await accounts.findKey('old')).toBeNull();
    expect((await accounts.findKey('new'))?.key.expiresAt).toBeNull();
  });

  test('what comes from outside is a value and never an operator', async () => {
    await accounts.createOrganisation({ name: 'A', plan: 'free' });
    const operator: unknown = { $ne: '' };
    const model = organisations.on(connection);
    await expect(model.findOne({ plan: operator as 'free' }).lean()).rejects.toThrow();
    await expect(model.updateOne({ unknown: 1 }, { $set: { turn: 1 } })).rejects.toThrow();
  });

  test('failures that are recorded at once disable an endpoint once', async () => {
    const { id: org } = await accounts.createOrganisation({ name: 'A', plan: 'free' });
    const endpoint = await webhooks.addEndpoint(org, 'https://a.example/hooks');
    for (let ping = 0; ping < 60; ping += 1) await webhooks.ping(endpoint?.id ?? '');
    const due = await webhooks.claimDue(100, 30_000);
    expect(due).toHaveLength(60);
    const outcomes = await Promise.all(due.map((delivery) => webhooks.record(delivery, REFUSED)));
    expect(outcomes.filter(({ endpointDisabled }) => endpointDisabled)).toHaveLength(1);
    expect(await webhooks.listEndpoints(org)).toMatchObject([
      { enabled: false, consecutiveFailures: 60 },
    ]);
  });

  test('a clock that is set wrong while the program runs is noticed, and so is its correction', async () => {
    let ahead = 0;
    const check = await watchClock(connection, 20, () => Date.now() + ahead);
    check.assertInSync();
    ahead = 1_500;
    await new Promise((resolve) => setTimeout(resolve, 200));
    check.assertInSync();
    ahead = -47_000;
    await vi.waitFor(() => expect(() => check.assertInSync()).toThrow(PlatformFault));
    expect(() => check.assertInSync()).toThrow(
      "The clock of this machine is 47 s behind the document store's: set one of them right (NTP).",
    );
    ahead = 0;
    await vi.waitFor(() => check.assertInSync());
    check.stop();
  });
});
