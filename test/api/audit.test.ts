import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAudit } from '../../core/act.js';
import type { AuditEvent } from '../../core/audit.js';
import { AUDIT_ACTIONS } from '../../core/audit.js';
import type { Platform } from '../../core/ports.js';
import { ENDPOINTS_MAX } from '../../core/webhook.js';
import { ROUTES } from '../../api/routes/index.js';
import { openRegistry } from '../../main/metrics-page.js';
import { openWebhookDeliverer, type WebhookDeliverer } from '../../worker/deliver-webhook.js';
import { registerWorkerMetrics } from '../../worker/metrics.js';
import { openCaller } from './call.js';
import { openApi, type TestApi } from './open-api.js';

const Page = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      created_at: z.iso.datetime(),
      action: z.string(),
      outcome: z.string(),
      actor: z.strictObject({
        type: z.string(),
        id: z.string().optional(),
        prefix: z.string().optional(),
      }),
      target: z.object({ type: z.string(), id: z.string() }).nullable(),
      details: z.record(z.string(), z.unknown()),
      client_address: z.string().nullable(),
      request_id: z.string().nullable(),
      livemode: z.boolean(),
    }),
  ),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});
const WithId = z.object({ id: z.uuid() });

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let receiver: Server;
let deliverer: WebhookDeliverer;
let url = '';
let away: Partial<Platform['audit']> = {};

beforeAll(async () => {
  api = await openApi({
    environment: { ALLOW_PRIVATE_NETWORK: 'true' },
    disturb: (platform) => ({
      ...platform,
      audit: { ...platform.audit, ...disturbed(platform.audit) },
    }),
  });
  ({ call } = await openCaller(api.base));
  receiver = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  url = `http://127.0.0.1:${port}/path-token-1?query-token-2`;
  deliverer = openWebhookDeliverer({
    webhooks: api.platform.webhooks,
    allowPrivateNetwork: true,
    logger: pino({ level: 'silent' }),
    metrics: registerWorkerMetrics(openRegistry('worker')),
  });
  deliverer.start();
}, 30_000);
afterAll(async () => {
  await deliverer.stop();
  await new Promise((resolve) => receiver.close(resolve));
  await api.close();
});

/** The store with whatever `away` puts in its place at the moment. */
const disturbed = (audit: Platform['audit']): Partial<Platform['audit']> => ({
  begin: (event) => (away.begin ?? audit.begin)(event),
  confirm: (id, result) => (away.confirm ?? audit.confirm)(id, result),
});

const stored = async (organisationId: string): Promise<AuditEvent[]> =>
  (await api.platform.audit.list({ organisationId, after: null, limit: 1000 })).events;
const list = async (key: string, query = '') => {
  const answer = await call('GET', `/audit-events${query}`, { key });
  expect(answer.status).toBe(200);
  return Page.parse(answer.body);
};
const lines = () =>
  api
    .logged()
    .split('\n')
    .filter((line) => line.includes('"msg":"audit"'))
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));

describe('administrative acts of a key', () => {
  /** What each route is called with that does more than read; its path with ids put in. */
  const BODIES: Record<string, unknown> = {
    'create-webhook': () => ({ url, notify_url: url }),
    'roll-webhook': () => ({ keep_previous_s: 60 }),
    'create-key': () => ({ scopes: ['scans:read'], name: 'Till' }),
    'roll-key': () => ({ keep_previous_s: 60 }),
    'replay-deliveries': () => ({ since: '2026-01-01T00:00:00Z' }),
  };
  /** Work with scans, which the audit log is not about. */
  const DATA = ['create-scan', 'delete-scan'];

  it('leave exactly one record each, on every route that does one, and other routes leave none', async () => {
    const { key, keyId, organisationId } = await api.makeKey();
    const secrets = [key, 'path-token-1', 'query-token-2'];
    const routes = ROUTES.filter(({ access, method }) => access === 'key' && method !== 'get');
    const acting = routes.filter(({ acts }) => acts.length > 0);
    expect(routes.filter((route) => !acting.includes(route)).map(({ id }) => id)).toEqual(DATA);
    for (const route of acting) {
      const made = await api.platform.webhooks.addEndpoint(organisationId, url);
      const hook = made?.id ?? '';
      const event = (await api.platform.webhooks.ping(hook)) ?? '';
      const isOnKey = route.path.startsWith('/api/v1/keys');
      const id = isOnKey ? (await api.makeKey({ id: organisationId }, ['scans:read'])).keyId : hook;
      const path = route.path.replace('/api/v1', '').replace('{id}', id).replace('{event}', event);
      const before = await stored(organisationId);
      const body = BODIES[route.id];
      const answer = await call(route.method.toUpperCase(), path, {
        key,
        ...(typeof body === 'function' && { json: (body as () => unknown)() }),
      });
      expect(answer.status, route.id).toBeLessThan(300);
      const shown = z.object({ secret: z.string().optional(), key: z.string().optional() });
      const { secret, key: newKey } = shown.parse(answer.body);
      secrets.push(...[secret, newKey].filter((one) => one !== undefined));
      const [record, ...earlier] = await stored(organisationId);
      expect(earlier, route.id).toEqual(before);
      const target = route.id.startsWith('create-') ? WithId.parse(answer.body).id : id;
      const targetKind = isOnKey ? 'key' : 'webhook_endpoint';
      expect(record, route.id).toMatchObject({
        outcome: 'done',
        organisationId,
        livemode: true,
        actor: { kind: 'key', id: keyId, prefix: key.slice(0, 14) },
        target: { kind: targetKind, id: target },
        requestId: answer.headers.get('X-Request-Id'),
        origin: '127.0.0.1',
      });
      expect(route.acts).toContain(record?.action);
      const { id: auditId = '', action } = record ?? {};
      expect(lines().filter((line) => line['auditId'] === auditId)).toEqual([
        expect.objectContaining({
          ...{ action, outcome: 'done', targetKind, targetId: target },
          ...{ organisationId, keyId, requestId: answer.headers.get('X-Request-Id') },
        }),
      ]);
      expect(lines().at(-1)).not.toHaveProperty('scanId');
      await api.platform.webhooks.removeEndpoint(hook);
      if (target !== id) await api.platform.webhooks.removeEndpoint(target);
    }
    expect(secrets).toHaveLength(7);
    const texts = [JSON.stringify(await stored(organisationId)), JSON.stringify(lines())];
    for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
  });

  it('that are refused leave none', async () => {
    const { key, organisationId } = await api.makeKey();
    const other = await api.makeKey();
    const theirs = await api.platform.webhooks.addEndpoint(other.organisationId, url);
    for (let made = 0; made < ENDPOINTS_MAX; made += 1) {
      await api.platform.webhooks.addEndpoint(organisationId, url);
    }
    const [mine] = (await api.platform.webhooks.listEndpoints(organisationId)) ?? [];
    for (const [method, path, json, status] of [
      ['POST', '/webhooks', { url }, 400],
      ['POST', '/webhooks', { url: 'ftp://x' }, 400],
      ['DELETE', `/webhooks/${theirs?.id}`, undefined, 404],
      ['POST', `/webhooks/${theirs?.id}/enable`, undefined, 404],
      ['POST', `/webhooks/${mine?.id}/roll`, { keep_previous_s: -1 }, 400],
      ['POST', `/webhooks/${mine?.id}/deliveries/${randomUUID()}/replay`, undefined, 404],
    ] as const) {
      const answer = await call(method, path, { key, ...(json !== undefined && { json }) });
      expect(answer.status).toBe(status);
    }
    const { keyId } = await api.makeKey({ id: organisationId });
    const narrow = await api.makeKey({ id: organisationId }, ['keys:manage']);
    await api.platform.accounts.revokeKey(keyId);
    const past = { scopes: ['scans:read'], expires_at: '2001-01-01T00:00:00Z' };
    for (const [asking, method, path, json, status] of [
      [key, 'POST', '/keys', past, 400],
      [narrow.key, 'POST', '/keys', { scopes: ['scans:read'] }, 403],
      [key, 'POST', `/keys/${other.keyId}/roll`, {}, 404],
      [key, 'POST', `/keys/${keyId}/roll`, {}, 400],
      [key, 'DELETE', `/keys/${other.keyId}`, undefined, 404],
    ] as const) {
      const answer = await call(method, path, {
        key: asking,
        ...(json !== undefined && { json }),
      });
      expect(answer.status).toBe(status);
    }
    expect(await stored(organisationId)).toEqual([]);
    expect(await stored(other.organisationId)).toEqual([]);
  });

  it('are not done when they cannot be recorded, and are answered when only the confirmation fails', async () => {
    const { key, organisationId } = await api.makeKey();
    const endpoints = () => api.platform.webhooks.listEndpoints(organisationId);
    const lost = () => Promise.reject(new Error('away'));
    away = { begin: lost };
    expect((await call('POST', '/webhooks', { key, json: { url } })).status).toBe(500);
    expect(await endpoints()).toEqual([]);
    away = { confirm: lost };
    const answer = await call('POST', '/webhooks', { key, json: { url } });
    away = {};
    expect(answer.status).toBe(201);
    expect(await endpoints()).toHaveLength(1);
    expect(await list(key)).toMatchObject({
      data: [{ action: 'webhook.created', outcome: 'unconfirmed', target: null }],
    });
    expect(lines().at(-1)).toMatchObject({ action: 'webhook.created', outcome: 'unconfirmed' });
    expect(api.logged()).toContain('audit record not confirmed');
  });
});

describe('GET /audit-events', () => {
  it('shows an organisation its own acts, those of its operator without a name, and nobody else', async () => {
    const [mine, theirs] = [await api.makeKey(), await api.makeKey()];
    await call('POST', '/webhooks', { key: theirs.key, json: { url } });
    await call('POST', '/webhooks', { key: mine.key, json: { url } });
    const actor = { kind: 'operator', name: 'Dana Operator' } as const;
    const act = openAudit(api.platform.audit, { actor });
    const target = { kind: 'organisation', id: mine.organisationId } as const;
    await act({ action: 'organisation.suspended', target }, async () => {});
    await act({ action: 'backup.made' }, async () => {});
    const { data } = await list(mine.key);
    expect(data).toMatchObject([
      { action: 'organisation.suspended', actor: { type: 'operator' }, client_address: null },
      {
        action: 'webhook.created',
        actor: { type: 'key', id: mine.keyId, prefix: mine.key.slice(0, 14) },
        details: { url_origin: new URL(url).origin },
        client_address: '127.0.0.1',
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('Dana');
    expect((await list(theirs.key)).data).toHaveLength(1);
  });

  it('shows test keys what was done to test data, and live keys both', async () => {
    const live = await api.makeKey();
    const test = await api.makeKey({ id: live.organisationId }, undefined, null, 'test');
    await call('POST', '/webhooks', { key: live.key, json: { url } });
    await call('POST', '/webhooks', { key: test.key, json: { url } });
    const modes = async (key: string) => (await list(key)).data.map(({ livemode }) => livemode);
    expect(await modes(live.key)).toEqual([false, true]);
    expect(await modes(test.key)).toEqual([false]);
  });

  it('is paged and filtered; a cursor belongs to its filters and its key', async () => {
    const { key, organisationId } = await api.makeKey();
    const act = openAudit(api.platform.audit, { actor: { kind: 'system' } });
    for (const action of AUDIT_ACTIONS) await act({ action, organisationId }, async () => {});
    const all = (await list(key, '?limit=100')).data;
    expect(all.map(({ action }) => action).sort()).toEqual([...AUDIT_ACTIONS].sort());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(key, `?limit=7${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
      expect(page.has_more).toBe(cursor !== null);
    } while (cursor !== null);
    expect(seen).toEqual(all.map(({ id }) => id));
    expect((await list(key, '?action=key.created')).data).toHaveLength(1);
    const first = all.at(-1)?.created_at ?? '';
    const before = await list(key, `?until=${first}`);
    expect(before.data).toEqual([]);
    expect((await list(key, `?since=${first}&limit=100`)).data).toEqual(all);

    const { next_cursor } = await list(key, '?limit=1');
    const other = await api.makeKey({ id: organisationId }, undefined, null, 'test');
    for (const [asking, query] of [
      [key, `?cursor=${next_cursor}&action=key.created`],
      [other.key, `?cursor=${next_cursor}`],
      [key, '?action=key.stolen'],
      [key, '?since=yesterday'],
      [key, '?limit=0'],
    ] as const) {
      const answer = await call('GET', `/audit-events${query}`, { key: asking });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('needs the scope audit:read, and nothing writes or deletes', async () => {
    const { key } = await api.makeKey({}, ['scans:read', 'webhooks:manage']);
    const answer = await call('GET', '/audit-events', { key });
    expect([answer.status, answer.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    expect(answer.message).toContain('audit:read');
    const routes = ROUTES.filter(({ path }) => path.includes('audit'));
    expect(routes.map(({ method }) => method)).toEqual(['get']);
  });
});
