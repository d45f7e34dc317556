import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completed, newScan } from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

interface Listed {
  data: { id: string; decision: unknown }[];
  has_more: boolean;
  next_cursor: string | null;
}

const PDF = Buffer.from('%PDF-1.7\n');
const document = (name = 'a.pdf') => {
  const form = new FormData();
  form.set('file', new Blob([PDF]), name);
  form.set('lang', 'he');
  return form;
};

describe('scans in the dashboard', () => {
  test('are listed by filters and search, page by page', async () => {
    const { call, user } = await openSignedIn(api);
    const add = (name: string, issuer: string) =>
      completed(api.platform, user.organisationId, {
        scan: {
          file: { ...newScan(user.organisationId).file, fileId: randomUUID(), name },
          clientReference: `loan ${name}`,
        },
        result: { issuer, documentType: name.startsWith('p') ? 'payslip' : 'invoice' },
      });
    const payslip = await add('payslip.pdf', 'בנק לאומי');
    const invoice = await add('invoice.pdf', 'Acme');
    const list = async (query: string) => (await call('GET', `/scans?${query}`)).body as Listed;
    const ids = async (query: string) => (await list(query)).data.map(({ id }) => id).sort();
    expect(await ids('')).toEqual([payslip, invoice].sort());
    expect(await ids('search=PAYS')).toEqual([payslip]);
    expect(await ids(`search=${encodeURIComponent('לאומי')}`)).toEqual([payslip]);
    expect(await ids('document_type=invoice')).toEqual([invoice]);
    expect(await ids('label=none&verdict=review&status=completed')).toEqual(
      [payslip, invoice].sort(),
    );
    const first = await list('limit=1&search=pdf');
    expect(first).toMatchObject({ has_more: true });
    const second = await list(`limit=1&search=pdf&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data].map(({ id }) => id).sort()).toEqual(
      [payslip, invoice].sort(),
    );
    const other = await call('GET', `/scans?limit=1&search=acme&cursor=${first.next_cursor}`);
    expect(other).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect((await call('GET', '/scans?search=')).status).toBe(400);
  });

  test('come in by upload, once for each Idempotency-Key', async () => {
    const { call, user } = await openSignedIn(api);
    const send = (key: string, name?: string) =>
      call('POST', '/scans', { body: document(name), headers: { 'Idempotency-Key': key } });
    const first = await send('one');
    expect(first).toMatchObject({
      status: 202,
      body: { status: 'queued', lang: 'he', livemode: true, decision: null },
    });
    const { id } = first.body as { id: string };
    expect(await send('one')).toMatchObject({ status: 200, body: { id } });
    expect(await api.platform.scans.origin(id)).toMatchObject({ userId: user.id });
    expect((await api.platform.scans.usage(user.organisationId))?.used).toBe(1);
    // In no other form: a page never sends a URL to fetch.
    const byUrl = await call('POST', '/scans', { json: { file_url: 'https://example.com/a.pdf' } });
    expect(byUrl.status).toBe(400);
    expect((await api.platform.scans.usage(user.organisationId))?.used).toBe(1);
  });

  test('keep what a person decided, by whom, and give it up again', async () => {
    const { call, user } = await openSignedIn(api);
    const id = await completed(api.platform, user.organisationId);
    const label = (body: unknown) => call('POST', `/scans/${id}/label`, { json: body });
    expect(await label({ label: 'fraud', note: 'edited' })).toMatchObject({
      status: 200,
      body: {
        label: 'fraud',
        decision: { label: 'fraud', note: 'edited', by: { userId: user.id, name: user.name } },
      },
    });
    expect(await call('GET', `/scans/${id}`)).toMatchObject({ body: { label: 'fraud' } });
    for (const wrong of [{}, { label: 'maybe' }, { label: 'fraud', note: 'x'.repeat(2001) }]) {
      expect((await label(wrong)).status).toBe(400);
    }
    const given = (await call('GET', `/scans/${id}`)).body as { decision: { at: string } };
    const instead_of = given.decision.at;
    expect(await label({ label: null })).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await label({ label: null, instead_of })).toMatchObject({
      body: {
        ...{ label: null, decision: null },
        past_decisions: [
          { label: 'fraud', note: 'edited', at: instead_of, ended: { as: 'undone' } },
        ],
      },
    });
    expect(
      (await call('POST', `/scans/${randomUUID()}/label`, { json: { label: null } })).status,
    ).toBe(404);
  });

  test('are nobody’s without a session, and no other organisation’s', async () => {
    const { call, user } = await openSignedIn(api);
    const heatmaps = [{ id: 'page-1', png: Buffer.from([0x89, 0x50]) }];
    const id = await completed(api.platform, user.organisationId, { result: { heatmaps } });
    const stranger = await openSignedIn(api);
    const visitor = await openBrowser(api);
    for (const path of [`/scans/${id}`, `/scans/${id}/heatmaps/page-1`]) {
      expect((await call('GET', path)).status, path).toBe(200);
      expect((await stranger.call('GET', path)).status, path).toBe(404);
      expect(await visitor.call('GET', path), path).toMatchObject({ code: 'NO_SESSION' });
    }
    expect(await visitor.call('GET', '/scans')).toMatchObject({ code: 'NO_SESSION' });
    expect((await stranger.call('GET', '/scans')).body).toMatchObject({ data: [] });
    const labels = { json: { label: 'fraud' } };
    expect((await stranger.call('POST', `/scans/${id}/label`, labels)).status).toBe(404);
    expect(await visitor.call('POST', `/scans/${id}/label`, labels)).toMatchObject({ status: 401 });
    expect(await visitor.call('POST', '/scans', { body: document() })).toMatchObject({
      status: 401,
    });
    const forged = { ...labels, headers: { 'X-CSRF-Token': 'x' } };
    expect(await call('POST', `/scans/${id}/label`, forged)).toMatchObject({
      code: 'FORGED_REQUEST',
    });
    expect((await api.platform.scans.get(user.organisationId, id, 'summary'))?.label).toBeNull();
  });
});
