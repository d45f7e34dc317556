import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DASHBOARD_ROUTES } from '../../../api/dashboard/routes/index.js';
import type { AuditEvent } from '../../../core/audit.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn, PASSWORD } from './browser.js';

/** Acts of programs, too, which people do by the same operations. */
const isShared = ({ path }: { path: string }): boolean =>
  /^\/dashboard\/api\/(keys|webhooks)/.test(path);

const Answered = z.object({
  user: z.object({ id: z.uuid() }).optional(),
  link: z.string().optional(),
  secret: z.string().optional(),
});
const NEXT_PASSWORD = 'Anchor under the bridge 9';

/** Routes that change nothing an auditor asks for: sessions, own settings, work with scans. */
const WITHOUT_ACTS = [
  'accept-invitation',
  'answer-finding',
  'claim-next-scan',
  'claim-scan',
  'create-scan',
  'end-other-sessions',
  'label-scan',
  'mark-missed-place',
  'offer-two-factor',
  'read-invitation',
  'release-scan',
  'remove-missed-place',
  'sign-in',
  'sign-out',
  'update-session',
];

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ environment: { OWNER_PLANS: 'free,business' } });
});
afterAll(() => api.close());

const stored = async (organisationId: string): Promise<AuditEvent[]> =>
  (await api.platform.audit.list({ organisationId, after: null, limit: 100 })).events;
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

describe('what people do in the dashboard', () => {
  test('each act leaves exactly one record in the name of the user, without password, link or code', async () => {
    const doing = DASHBOARD_ROUTES.filter(({ acts }) => acts.length > 0);
    const acting = doing.filter((route) => !isShared(route)).map(({ id }) => id);
    const others = DASHBOARD_ROUTES.filter(
      (route) => route.method !== 'get' && !doing.includes(route),
    );
    expect(others.map(({ id }) => id).sort()).toEqual(WITHOUT_ACTS);

    const browser = await openSignedIn(api, { role: 'owner' });
    const { user } = browser;
    const { organisationId } = user;
    const covered = new Set<string>();
    const secrets = [PASSWORD, NEXT_PASSWORD];
    const actor = { kind: 'user', id: user.id, email: user.email };
    const self = { kind: 'user', id: user.email };
    const leaves = async (
      id: string,
      record: object,
      path: string,
      json?: unknown,
    ): Promise<z.infer<typeof Answered>> => {
      const route = DASHBOARD_ROUTES.find((one) => one.id === id);
      const before = await stored(organisationId);
      const options = json === undefined ? {} : { json };
      const answer = await browser.call(route?.method.toUpperCase() ?? '', path, options);
      expect(answer.status, `${id} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      const [event, ...earlier] = await stored(organisationId);
      expect(earlier, id).toEqual(before);
      expect(event, id).toMatchObject({
        ...{ outcome: 'done', organisationId, livemode: true, actor },
        ...{ origin: '127.0.0.1', requestId: answer.headers.get('X-Request-Id') },
        ...record,
      });
      expect(route?.acts).toContain(event?.action);
      covered.add(id);
      const shown = Answered.parse(answer.body);
      if (shown.link !== undefined) secrets.push(shown.link.split('#')[1] ?? '');
      return shown;
    };

    const email = `${randomUUID()}@example.com`;
    const target = { kind: 'user', id: email };
    const invited = await leaves(
      'invite-user',
      { action: 'user.created', target, details: { name: 'Noa', role: 'analyst' } },
      '/users',
      { email, name: 'Noa', role: 'analyst' },
    );
    const path = `/users/${invited.user?.id}`;
    const roles = { details: { role: 'admin' }, before: { role: 'analyst' } };
    await leaves('update-user', { action: 'user.role_changed', target, ...roles }, path, {
      role: 'admin',
    });
    await leaves('update-user', { action: 'user.suspended', target }, path, { suspended: true });
    await leaves('update-user', { action: 'user.resumed', target }, path, { suspended: false });
    await leaves('reset-user', { action: 'user.password_reset', target }, `${path}/reset`);
    const gone = { before: { name: 'Noa', role: 'admin' } };
    await leaves('remove-user', { action: 'user.removed', target, ...gone }, path);

    const changed = { action: 'user.password_changed', target: self };
    await leaves('change-password', changed, '/password', {
      ...{ current_password: PASSWORD, new_password: NEXT_PASSWORD },
    });
    const offer = Answered.parse((await browser.call('POST', '/two-factor/offer')).body);
    const secret = offer.secret ?? '';
    secrets.push(secret);
    const password = NEXT_PASSWORD;
    const set = { action: 'user.two_factor_set', target: self };
    const code = codeOf(secret, -1);
    await leaves('set-two-factor', set, '/two-factor', { secret, code, password });
    const removed = { action: 'user.two_factor_removed', target: self };
    const next = { code: codeOf(secret, 0), password };
    await leaves('remove-two-factor', removed, '/two-factor/remove', next);

    const office = { kind: 'organisation', id: organisationId };
    const updated = { action: 'organisation.updated', target: office };
    const renamed = { ...updated, details: { name: 'Harbour' }, before: { name: 'Sample' } };
    await leaves('update-organization', renamed, '/organization', { name: 'Harbour' });
    const kept = { ...updated, details: { file_retention_days: 30 } };
    await leaves('change-retention', kept, '/organization/retention', { file_retention_days: 30 });
    const other = { ...updated, details: { plan: 'free' }, before: { plan: 'business' } };
    await leaves('change-plan', other, '/organization/plan', { plan: 'free' });
    const issuer = 'https://id.example.com';
    const provider = { issuer, client_id: 'emet', client_secret: 'of the provider' };
    secrets.push(provider.client_secret);
    const [sso, origin] = ['/organization/single-sign-on', { url_origin: issuer }];
    await leaves('set-single-sign-on', { ...updated, details: origin }, sso, provider);
    await leaves('remove-single-sign-on', { ...updated, before: origin }, sso);
    const ended = { action: 'organisation.deleted', target: office };
    const confirmed = { name: 'Harbour', password };
    await leaves('delete-organization', ended, '/organization/delete', confirmed);

    expect([...covered].sort()).toEqual(acting.sort());
    const lines = api
      .logged()
      .split('\n')
      .filter((line) => line.includes('"msg":"audit"'));
    expect(lines).toHaveLength((await stored(organisationId)).length);
    expect(secrets).toHaveLength(6);
    for (const text of [JSON.stringify(await stored(organisationId)), lines.join()]) {
      for (const one of secrets) expect(text).not.toContain(one);
    }
    // Log lines name nobody.
    expect(lines.join()).not.toContain(email);
    expect(lines.join()).not.toContain(user.email);
  });

  test('so does each act on keys and webhook endpoints, without keys and secrets', async () => {
    const { call, user } = await openSignedIn(api, { role: 'admin' });
    const { organisationId } = user;
    const bodies: Record<string, unknown> = {
      'create-key': { name: 'Till', scopes: ['scans:read'] },
      'roll-key': {},
      'create-webhook': { url: 'https://example.com/path-token?query-token' },
      'roll-webhook': {},
      'replay-deliveries': { since: '2026-01-01T00:00:00Z' },
    };
    const secrets = ['path-token', 'query-token'];
    const { platform } = api;
    for (const route of DASHBOARD_ROUTES.filter((one) => one.acts.length > 0 && isShared(one))) {
      const endpoint = await platform.webhooks.addEndpoint(organisationId, 'https://example.com/h');
      const hook = endpoint?.id ?? '';
      const event = (await platform.webhooks.ping(hook)) ?? '';
      // Without a worker nobody would answer a ping: this one is gone before it is waited for.
      const isPing = route.id === 'ping-webhook';
      const isOnKey = route.path.startsWith('/dashboard/api/keys');
      const id = isOnKey ? (await api.makeKey({ id: organisationId })).keyId : hook;
      const path = route.path.replace('/dashboard/api', '').replace('{id}', id);
      const json = bodies[route.id];
      const before = await stored(organisationId);
      const asked = call(route.method.toUpperCase(), path.replace('{event}', event), {
        ...(json !== undefined && { json }),
      });
      if (isPing) {
        const isPinged = async () => (await stored(organisationId)).length > before.length;
        await expect.poll(isPinged).toBe(true);
        await platform.webhooks.removeEndpoint(hook);
      }
      const answer = await asked;
      expect(answer.status, route.id)[isPing ? 'toBe' : 'toBeLessThan'](isPing ? 404 : 300);
      const shown = z.object({ secret: z.string().optional(), key: z.string().optional() });
      const { secret, key } = shown.parse(answer.body);
      secrets.push(...[secret, key].filter((one) => one !== undefined));
      const [made, ...earlier] = await stored(organisationId);
      expect(earlier, route.id).toEqual(before);
      expect(made, route.id).toMatchObject({
        ...{ outcome: 'done', organisationId, livemode: true, action: route.acts[0] },
        actor: { kind: 'user', id: user.id, email: user.email },
        requestId: answer.headers.get('X-Request-Id'),
      });
    }
    expect(secrets).toHaveLength(6);
    const kept = JSON.stringify(await stored(organisationId));
    for (const one of secrets) expect(kept).not.toContain(one);
  });

  test('what is refused leaves none', async () => {
    const browser = await openSignedIn(api, { role: 'owner' });
    const { organisationId, id, email } = browser.user;
    const stranger = await openSignedIn(api, { role: 'owner' });
    const before = await stored(organisationId);
    for (const [method, path, json, code] of [
      ['POST', '/users', { email, name: 'X', role: 'analyst' }, 'EMAIL_TAKEN'],
      ['PATCH', `/users/${id}`, { role: 'analyst' }, 'LAST_OWNER'],
      ['PATCH', `/users/${id}`, { suspended: true }, 'LAST_OWNER'],
      ['DELETE', `/users/${id}`, undefined, 'LAST_OWNER'],
      ['POST', `/users/${stranger.user.id}/reset`, undefined, 'NOT_FOUND'],
    ] as const) {
      const answer = await browser.call(method, path, json === undefined ? {} : { json });
      expect(answer.code).toBe(code);
    }
    const visitor = await openBrowser(api);
    const json = { token: 'A'.repeat(43), password: PASSWORD };
    await visitor.call('POST', '/invitations/accept', { json });
    expect(await stored(organisationId)).toEqual(before);
  });
});
