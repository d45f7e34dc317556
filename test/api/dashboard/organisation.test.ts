import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../api/dashboard/session-token.js';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn, PASSWORD } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ environment: { FILE_RETENTION_DAYS: '90', OWNER_PLANS: 'free,business' } });
});
afterAll(() => api.close());

async function openOffice() {
  const owner = await openSignedIn(api, { role: 'owner' });
  const { organisationId } = owner.user;
  const admin = await openSignedIn(api, { role: 'admin', organisationId });
  return { owner, admin, organisationId };
}
const read = async (id: string) =>
  (await api.platform.accounts.listOrganisations()).find((one) => one.id === id);
const records = async (organisationId: string) =>
  (await api.platform.audit.list({ organisationId, after: null, limit: 100 })).events;

const SSO = { issuer: 'https://id.example.com', client_id: 'emet', client_secret: 'the secret' };

describe('settings of an organisation', () => {
  test('are read and changed by those who may, and recorded with before and after', async () => {
    const { owner, admin, organisationId } = await openOffice();
    expect((await admin.call('GET', '/organization')).body).toMatchObject({
      ...{ id: organisationId, name: 'Sample', language: 'he', file_retention_days: null },
      ...{ file_retention_max_days: 90, training_copies: false, single_sign_on: null },
      training_copies_kept: { count: 0, bytes: 0 },
      plan: { id: 'business', name: 'Business' },
      plans: [
        { id: 'free', name: 'Free' },
        { id: 'business', name: 'Business' },
      ],
      sign_in_link: `${api.root}/sign-in?organization=${organisationId}`,
    });
    const change = { json: { name: 'בנק הדגמה', language: 'en' } };
    expect((await admin.call('PATCH', '/organization', change)).body).toMatchObject(change.json);
    const retention = { json: { file_retention_days: 30, training_copies: true } };
    const answer = await owner.call('POST', '/organization/retention', retention);
    expect(answer.body).toMatchObject(retention.json);
    const plan = await owner.call('POST', '/organization/plan', { json: { plan: 'free' } });
    expect(plan.body).toMatchObject({ plan: { id: 'free' } });
    expect(await read(organisationId)).toMatchObject({
      ...{ name: 'בנק הדגמה', language: 'en', fileRetentionDays: 30, plan: 'free', limit: 10 },
    });
    expect(
      (await records(organisationId)).map(({ action, details, before, actor }) => ({
        ...{ action, details, before, actor: actor.kind === 'user' && actor.id },
      })),
    ).toEqual([
      {
        ...{ action: 'organisation.updated', actor: owner.user.id },
        details: { plan: 'free', limit: 10 },
        before: { plan: 'business', limit: 1000 },
      },
      {
        ...{ action: 'organisation.updated', actor: owner.user.id },
        details: { file_retention_days: 30, training_copies: true },
        before: { file_retention_days: null, training_copies: false },
      },
      {
        ...{ action: 'organisation.updated', actor: admin.user.id },
        details: { name: 'בנק הדגמה', language: 'en' },
        before: { name: 'Sample', language: 'he' },
      },
    ]);
    // New users begin in its language.
    const json = { email: 'begins@example.com', name: 'B', role: 'analyst' };
    const invited = await admin.call('POST', '/users', { json });
    expect(invited.body).toMatchObject({ user: { language: 'en' } });
  });

  test('stay within what the operator has set', async () => {
    const { owner, organisationId } = await openOffice();
    const refused: [string, object, string][] = [
      ['/organization/retention', { file_retention_days: 91 }, 'INVALID_REQUEST'],
      ['/organization/retention', { file_retention_days: -1 }, 'INVALID_REQUEST'],
      ['/organization/plan', { plan: 'enterprise' }, 'NOT_PERMITTED'],
    ];
    for (const [path, json, code] of refused) {
      expect(await owner.call('POST', path, { json }), path).toMatchObject({ code });
    }
    expect(await read(organisationId)).toMatchObject({ plan: 'business', fileRetentionDays: null });
    expect(await records(organisationId)).toEqual([]);
  });

  test('of single sign-on never show the secret, and send it to no other provider', async () => {
    const { owner, organisationId } = await openOffice();
    const set = (json: object) => owner.call('POST', '/organization/single-sign-on', { json });
    const { client_secret: secret, ...rest } = SSO;
    expect(await set(rest)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    const answer = await set(SSO);
    expect(answer.body).toMatchObject({ single_sign_on: rest });
    expect(await set({ ...rest, client_id: 'other' })).toMatchObject({ status: 200 });
    expect(await api.platform.sso.get(organisationId)).toEqual({
      ...{ issuer: SSO.issuer, clientId: 'other', clientSecret: secret },
    });
    expect(await set({ ...rest, issuer: 'https://else.example.com' })).toMatchObject({
      status: 400,
    });
    const shown = [answer.body, await records(organisationId)];
    expect(JSON.stringify(shown)).not.toContain(secret);
    const path = `/organization/single-sign-on/test?issuer=${encodeURIComponent('https://127.0.0.1')}`;
    expect((await owner.call('GET', path)).body).toEqual({
      ...{ problem: 'unreachable', authorization_host: null },
    });
    const removed = await owner.call('DELETE', '/organization/single-sign-on');
    expect(removed.body).toMatchObject({ single_sign_on: null });
    expect(await api.platform.sso.get(organisationId)).toBeNull();
    expect((await records(organisationId)).map(({ details, before }) => [details, before])).toEqual(
      [
        [{}, { url_origin: SSO.issuer }],
        [{ url_origin: SSO.issuer }, { url_origin: SSO.issuer }],
        [{ url_origin: SSO.issuer }, null],
      ],
    );
  });
});

describe('the deletion of an organisation', () => {
  const remove = (browser: Awaited<ReturnType<typeof openSignedIn>>, json: object) =>
    browser.call('POST', '/organization/delete', { json });

  test('takes its name and the password, and ends everything of it at once', async () => {
    const { owner, admin, organisationId } = await openOffice();
    const other = await openOffice();
    const { key } = await api.makeKey({ id: organisationId }, ['usage:read']);
    const usage = async () =>
      (await fetch(`${api.base}/usage`, { headers: { Authorization: `Bearer ${key}` } })).status;
    expect(await usage()).toBe(200);
    const given = { name: 'Sample', password: PASSWORD };
    expect(await remove(owner, { ...given, name: 'Simple' })).toMatchObject({ status: 400 });
    for (const password of ['not the right one', undefined]) {
      expect(await remove(owner, { ...given, password })).toMatchObject({ code: 'SIGN_IN_FAILED' });
    }
    expect(await remove(admin, given)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await records(organisationId)).toEqual([]);

    const answer = await remove(owner, given);
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^emet_session=; /)]);
    expect(await usage()).toBe(401);
    expect(await admin.call('GET', '/session')).toMatchObject({ status: 401, code: 'NO_SESSION' });
    expect(await admin.signIn(admin.user.email)).toMatchObject({ code: 'SIGN_IN_FAILED' });
    expect(await records(organisationId)).toMatchObject([
      {
        ...{ action: 'organisation.deleted', outcome: 'done' },
        actor: { kind: 'user', id: owner.user.id },
        target: { kind: 'organisation', id: organisationId },
        before: { name: 'Sample', plan: 'business' },
      },
    ]);
    expect((await other.owner.call('GET', '/session')).status).toBe(200);
    expect((await other.owner.call('GET', '/organization')).status).toBe(200);
  });

  test('takes a fresh sign-in of who has no password', async () => {
    let minutesAgo = 11;
    const there = await openApi({ clock: () => new Date(Date.now() - minutesAgo * 60_000) });
    try {
      const owner = await openSignedIn(there, { role: 'owner' });
      const { users } = there.platform;
      const expiresAt = new Date(Date.now() + 60_000);
      await users.reset(owner.user.id, { hash: 'ab'.repeat(32), expiresAt });
      // As a sign-in at a provider leaves it: a session, and no password.
      const entry = await users.findForSignIn(owner.user.email);
      const signInBySso = async (token: string) => {
        const { epoch = -1 } = entry ?? {};
        await users.createSession(hashToken(token), { userId: owner.user.id, epoch });
        owner.cookies.set('emet_session', token);
        expect((await owner.call('GET', '/session')).body).toMatchObject({
          user: { password: false },
        });
      };
      await signInBySso('A'.repeat(43));
      const given = { name: 'Sample', password: PASSWORD };
      expect(await remove(owner, given)).toMatchObject({ status: 403, code: 'SIGN_IN_AGAIN' });
      minutesAgo = 1;
      await signInBySso('B'.repeat(43));
      expect(await remove(owner, { name: 'Sample' })).toMatchObject({ status: 200 });
    } finally {
      await there.close();
    }
  });
});
