import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn } from './browser.js';

const Event = z.looseObject({
  id: z.uuid(),
  action: z.string(),
  actor: z.looseObject({ type: z.string(), id: z.string().optional() }),
  target: z.object({ type: z.string(), id: z.string() }).nullable(),
});
const List = z.object({
  data: z.array(Event),
  names: z.record(z.string(), z.string()),
  next_cursor: z.string().nullable(),
});

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

type Browser = Awaited<ReturnType<typeof openSignedIn>>;
const list = async ({ call }: Browser, query = '') =>
  List.parse((await call('GET', `/audit-events${query}`)).body);
const actions = async (browser: Browser, query = '') =>
  (await list(browser, query)).data.map(({ action }) => action);
const table = async (browser: Browser, query = ''): Promise<string> => {
  const Cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(`${api.root}/dashboard/api/audit-events.csv${query}`, {
    headers: { Cookie },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  return Buffer.from(await answer.arrayBuffer()).toString('utf8');
};
const make = async ({ call }: Browser, name: string, query = ''): Promise<string> => {
  const json = { name, scopes: ['scans:read'] };
  return z.looseObject({ id: z.uuid() }).parse((await call('POST', `/keys${query}`, { json })).body)
    .id;
};

describe('the audit log in the dashboard', () => {
  test('names who acted and on what, of live and test data, by filters and pages', async () => {
    const admin = await openSignedIn(api, { role: 'admin', name: 'Ruth' });
    const { organisationId } = admin.user;
    const owner = await openSignedIn(api, { role: 'owner', organisationId });
    const till = await make(admin, 'Till');
    const test = await make(owner, 'Trial', '?livemode=false');
    await admin.call('DELETE', `/keys/${till}`);
    const { data, names } = await list(admin);
    expect(data).toMatchObject([
      { action: 'key.revoked', livemode: true, target: { id: till } },
      { action: 'key.created', livemode: false, target: { id: test }, details: { name: 'Trial' } },
      { action: 'key.created', livemode: true, actor: { type: 'user', email: admin.user.email } },
    ]);
    expect(names).toMatchObject({ [till]: 'Till', [test]: 'Trial', [admin.user.id]: 'Ruth' });

    expect(await actions(admin, '?action=key.revoked')).toEqual(['key.revoked']);
    expect(await actions(admin, `?actor=${owner.user.id}`)).toEqual(['key.created']);
    expect(await actions(admin, '?actor=operator')).toEqual([]);
    expect(await actions(admin, '?since=2999-01-01T00:00:00Z')).toEqual([]);
    expect(await actions(admin, '?until=2999-01-01T00:00:00Z')).toHaveLength(3);
    const first = await list(admin, '?limit=2');
    const rest = await list(admin, `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    const turned = `?limit=2&actor=${owner.user.id}&cursor=${first.next_cursor}`;
    expect((await admin.call('GET', `/audit-events${turned}`)).status).toBe(400);
    expect((await admin.call('GET', '/audit-events?actor=somebody')).status).toBe(400);
  });

  test('is exported whole, in order, with nothing that a spreadsheet runs', async () => {
    const admin = await openSignedIn(api, { role: 'admin', name: '@Ruth' });
    const names = ['=1+1', '+SUM(A1)', '-2', '@cmd', 'קופה, "7"', 'Till'];
    for (const name of names) await make(admin, name);
    const text = await table(admin, '?lang=he');
    expect(text.startsWith('\uFEFFtime,action,description,')).toBe(true);
    const rows = text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + names.length);
    expect(rows[1]).toContain('key.created,יצירת מפתח,done,true,user,');
    expect(rows[1]).toContain(`,'@Ruth,key,`);
    expect(rows[2]).toContain('"קופה, ""7"""');
    for (const [index, name] of ['@cmd', '-2', '+SUM(A1)', '=1+1'].entries()) {
      expect(rows[3 + index]).toContain(`,'${name},`);
    }
    expect(text).not.toMatch(/(^|,|\n)"?[=+\-@]/);
    expect((await table(admin, '?action=key.revoked')).trimEnd().split('\r\n')).toHaveLength(1);
  });

  test('is exported beyond one batch, and what was recorded meanwhile shifts nothing', async () => {
    const admin = await openSignedIn(api, { role: 'admin' });
    const { organisationId } = admin.user;
    const { audit } = api.platform;
    for (let count = 0; count < 1_001; count += 1) {
      await audit.begin({
        ...{ actor: { kind: 'system' }, action: 'key.created' },
        ...{ organisationId, target: null },
      });
    }
    const rows = (await table(admin)).trimEnd().split('\r\n');
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(1_002);
  });

  test('shows nothing of another organisation, and no name of an operator', async () => {
    const admin = await openSignedIn(api, { role: 'admin' });
    const stranger = await openSignedIn(api, { role: 'owner' });
    const key = await make(admin, 'Secret name');
    await api.platform.audit.begin({
      ...{ actor: { kind: 'operator', name: 'root-of-all' }, action: 'key.revoked' },
      ...{ organisationId: admin.user.organisationId, target: { kind: 'key', id: key } },
    });
    // One who names a target that is not theirs learns nothing about it.
    await api.platform.audit.begin({
      ...{ actor: { kind: 'system' }, action: 'key.revoked' },
      ...{ organisationId: stranger.user.organisationId, target: { kind: 'key', id: key } },
    });
    const seen = JSON.stringify([await list(stranger), await table(stranger)]);
    expect(seen).not.toContain('Secret name');
    expect(seen).not.toContain(admin.user.email);
    const query = `?actor=${admin.user.id}`;
    expect((await list(stranger, query)).data).toEqual([]);
    const own = JSON.stringify([await list(admin), await table(admin)]);
    expect(own).toContain('operator');
    expect(own).not.toContain('root-of-all');
  });
});
