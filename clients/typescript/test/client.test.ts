import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  Emet,
  EmetApiError,
  EmetScanFailedError,
  EmetWaitTimeoutError,
  verifyWebhook,
} from 'emet-client';
import { startService } from './service.js';

let service: Awaited<ReturnType<typeof startService>>;
let emet: Emet;
let folder: string;

before(async () => {
  service = await startService();
  emet = new Emet({ baseUrl: service.baseUrl, apiKey: service.testKey });
  folder = await mkdtemp(join(tmpdir(), 'emet-client-'));
});
after(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const refused = (code: string, status: number) => (error: unknown) => {
  assert.ok(error instanceof EmetApiError);
  assert.deepEqual([error.code, error.status], [code, status]);
  assert.ok(error.requestId);
  return true;
};

describe('a scan', () => {
  it('is sent from a path, waited for, and comes back with its report', async () => {
    const path = join(folder, 'תדפיס.pdf');
    await writeFile(path, await emet.testDocument('high_risk'));
    const scan = await emet.scan(path, { lang: 'en', metadata: { branch: 'north' } });
    assert.equal(scan.verdict, 'high_risk');
    assert.equal(scan.file.name, 'תדפיס.pdf');
    assert.deepEqual(scan.metadata, { branch: 'north' });
    assert.match(scan.report.summary, /^Test data/);
    assert.equal(scan.livemode, false);
  });

  it('is sent from bytes, a Blob, and both with a name', async () => {
    const bytes = await emet.testDocument('review');
    const documents = [bytes, new Blob([new Uint8Array(bytes)]), { bytes, name: 'a.pdf' }];
    for (const document of documents) {
      assert.equal((await emet.scan(document)).verdict, 'review');
    }
  });

  it('that fails says why as a code', async () => {
    const failed = emet.scan(await emet.testDocument('slow'), {
      clientReference: 'test:password_required:order 7',
    });
    await assert.rejects(failed, (error: unknown) => {
      assert.ok(error instanceof EmetScanFailedError);
      assert.equal(error.errorCode, 'password_required');
      return true;
    });
  });

  it('that is slow is left to later when the time is up', async () => {
    const options = { clientReference: 'test:slow', waitMs: 300 };
    const late = emet.scan(await emet.testDocument('slow'), options);
    const id = await late.then(
      () => assert.fail('it is done'),
      (error: unknown) => (error instanceof EmetWaitTimeoutError ? error.scanId : ''),
    );
    assert.match((await emet.retrieveScan(id)).status, /queued|processing/);
    assert.deepEqual(await emet.deleteScan(id), { id, deleted: true });
    await assert.rejects(emet.retrieveScan(id), refused('NOT_FOUND', 404));
  });

  it('of one idempotency key is one scan', async () => {
    const document = await emet.testDocument('low_risk');
    const options = { idempotencyKey: 'order 4711' };
    const first = await emet.createScan(document, options);
    assert.equal((await emet.createScan(document, options)).id, first.id);
    assert.notEqual((await emet.createScan(document)).id, first.id);
    const other = emet.createScan(await emet.testDocument('review'), options);
    await assert.rejects(other, refused('CONFLICT', 409));
  });

  it('can be given up by its caller', async () => {
    const signal = AbortSignal.timeout(200);
    const options = { clientReference: 'test:slow', signal };
    await assert.rejects(emet.scan(await emet.testDocument('slow'), options));
  });
});

describe('everything else', () => {
  it('lists all scans page after page, by filter', async () => {
    const document = await emet.testDocument('low_risk');
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      made.push((await emet.createScan(document, { clientReference: 'listed' })).id);
    }
    const found: string[] = [];
    for await (const scan of emet.listScans({ clientReference: 'listed', limit: 2 })) {
      found.push(scan.id);
    }
    assert.deepEqual(found, made.reverse());
  });

  it('shows key, usage and codes', async () => {
    assert.equal((await emet.key()).livemode, false);
    assert.equal((await emet.usage()).limit, null);
    const codes = await emet.codes();
    assert.ok(codes.findings.some(({ code }) => code === 'iban_invalid'));
    const live = new Emet({ baseUrl: service.baseUrl, apiKey: service.liveKey });
    assert.equal((await live.key()).livemode, true);
    assert.equal((await live.usage()).used, 0);
  });

  it('is refused with code, status and request id', async () => {
    const stranger = new Emet({ baseUrl: service.baseUrl, apiKey: 'emet_test_nobody' });
    await assert.rejects(stranger.usage(), refused('INVALID', 401));
    await assert.rejects(emet.createScan(new Uint8Array([1, 2])), refused('UNSUPPORTED_FILE', 415));
    const asked = { clientReference: 'test:QUOTA_EXCEEDED' };
    const document = await emet.testDocument('low_risk');
    await assert.rejects(emet.createScan(document, asked), refused('QUOTA_EXCEEDED', 402));
  });
});

describe('webhooks of the service', () => {
  it('are verified from their raw bytes', async () => {
    const { id } = await emet.scan(await emet.testDocument('medical'));
    const arrived = () => service.received.find(({ body }) => body.includes(id));
    while (arrived() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    const { body, headers } = arrived()!;
    const event = verifyWebhook({ body, signature: headers, secret: service.webhookSecret });
    assert.equal(event.type, 'scan.completed');
    assert.ok('scan' in event.data);
    assert.deepEqual(
      [event.data.scan.id, event.data.scan.document_type, event.data.scan.livemode],
      [id, 'medical', false],
    );
  });

  it('and their endpoints are managed: created, pinged, rolled, replayed, deleted', async () => {
    const [known] = await emet.webhooks.list();
    assert.equal(known?.livemode, false);
    const made = await emet.webhooks.create(known?.url ?? '');
    const ping = await emet.webhooks.ping(made.id);
    assert.deepEqual([ping.type, ping.attempts[0]?.status], ['ping', 204]);
    const { headers, body } = service.received.find((one) => one.body.includes(ping.id))!;
    assert.equal(verifyWebhook({ body, signature: headers, secret: made.secret }).type, 'ping');

    const rolled = await emet.webhooks.roll(made.id, 60);
    assert.notEqual(rolled.secret, made.secret);
    const { id } = await emet.scan(await emet.testDocument('low_risk'));
    const arrived = () => service.received.filter((one) => one.body.includes(id));
    while (arrived().length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    const mine = arrived().filter(({ body, headers }) =>
      [made.secret, rolled.secret].every((secret) => {
        try {
          return verifyWebhook({ body, signature: headers, secret }).type === 'scan.completed';
        } catch {
          return false;
        }
      }),
    );
    assert.equal(mine.length, 1);

    const sent = [];
    for await (const delivery of emet.webhooks.deliveries(made.id, { limit: 1 })) {
      sent.push(delivery);
    }
    assert.deepEqual(
      sent.map(({ type }) => type),
      ['scan.completed', 'ping'],
    );
    const eventId = sent[0]?.id ?? '';
    assert.equal((await emet.webhooks.delivery(made.id, eventId)).scan_id, id);
    assert.equal((await emet.webhooks.replay(made.id, eventId)).state, 'pending');
    assert.equal((await emet.webhooks.enable(made.id)).state, 'ok');
    assert.equal((await emet.webhooks.retrieve(made.id)).id, made.id);
    assert.ok((await emet.webhooks.replaySince(made.id, new Date(0))).deliveries >= 0);
    assert.equal((await emet.webhooks.delete(made.id)).deleted, true);
    await assert.rejects(emet.webhooks.retrieve(made.id), refused('NOT_FOUND', 404));
  });
});

describe('keys', () => {
  it('are made, listed over pages, rolled and revoked', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const made = await emet.keys.create({ scopes: ['usage:read'], name: 'Report', expiresAt });
    assert.deepEqual(
      [made.name, made.scopes, made.livemode, made.expires_at],
      ['Report', ['usage:read'], false, expiresAt.toISOString()],
    );
    const other = (apiKey: string) => new Emet({ baseUrl: service.baseUrl, apiKey });
    assert.equal((await other(made.key).key()).id, made.id);

    const rolled = await emet.keys.roll(made.id, { keepPreviousS: 60, expiresAt: null });
    assert.deepEqual([rolled.expires_at, rolled.previous.replaced_by], [null, rolled.id]);
    await other(made.key).usage();
    await other(rolled.key).usage();

    const listed = [];
    for await (const key of emet.keys.list({ limit: 1 })) listed.push(key.id);
    assert.deepEqual(listed.slice(0, 2), [rolled.id, made.id]);
    assert.equal(listed.length, 3);
    assert.equal((await emet.keys.revoke(rolled.id)).state, 'revoked');
    assert.equal((await emet.keys.retrieve(rolled.id)).state, 'revoked');
    await assert.rejects(other(rolled.key).usage(), refused('INVALID', 401));
    await assert.rejects(emet.keys.roll(rolled.id), refused('INVALID_REQUEST', 400));
    await assert.rejects(other(made.key).keys.list().next(), refused('INSUFFICIENT_SCOPE', 403));
    await emet.keys.revoke(made.id);
  });
});

describe('audit events', () => {
  it('say newest first, over all pages, who did what', async () => {
    const began = new Date();
    const made = await emet.keys.create({ scopes: ['usage:read'] });
    await emet.keys.revoke(made.id);
    const acts: string[] = [];
    for await (const event of emet.auditEvents.list({ since: began, limit: 1 })) {
      if (event.target?.id === made.id) acts.push(`${event.action} by ${event.actor.type}`);
    }
    assert.deepEqual(acts, ['key.revoked by key', 'key.created by key']);
    const none = emet.auditEvents.list({ until: began, action: 'key.revoked', limit: 1 });
    for await (const event of none) assert.notEqual(event.target?.id, made.id);
    const revoked = new Emet({ baseUrl: service.baseUrl, apiKey: made.key });
    await assert.rejects(revoked.auditEvents.list().next(), refused('INVALID', 401));
  });
});
