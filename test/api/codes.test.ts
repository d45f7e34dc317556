import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Codes } from '../../api/codes.js';
import { ERROR_CODES, FAILURE_REASONS } from '../../core/errors.js';
import { failureText } from '../../core/texts/texts-in.js';
import { loadCatalogue } from '../../worker/engine/index.js';
import { form, openCaller } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { scanOf } from './scan-shape.js';

let api: TestApi;
let key = '';
let organisationId = '';
let call: Awaited<ReturnType<typeof openCaller>>['call'];

beforeAll(async () => {
  api = await openApi();
  ({ key, organisationId } = await api.makeKey());
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

describe('the list of codes', () => {
  it('is that of the engine and of core, with words in both languages', async () => {
    const { key: plain } = await api.makeKey({}, []);
    const codes = (await call('GET', '/codes', { key: plain })).body as Codes;
    const catalogue = await loadCatalogue();
    expect(codes.findings).toEqual(catalogue.findings);
    expect(codes.checks).toEqual(catalogue.checks);
    expect(codes.failures.map(({ code }) => code)).toEqual(FAILURE_REASONS);
    expect(codes.errors.map(({ code }) => code)).toEqual(ERROR_CODES);
    const known = new Set(codes.findings.map(({ code }) => code));
    for (const { title, example } of codes.findings) {
      for (const { he, en } of [title, example]) {
        expect(he).toMatch(/[א-ת]{2}/);
        expect(en).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    for (const { examples, findings } of codes.checks) {
      expect(examples.length).toBeGreaterThan(0);
      for (const code of findings) expect(known).toContain(code);
    }
  });

  it('needs a key, like everything about reports', async () => {
    expect((await call('GET', '/codes')).code).toBe('NO_KEY');
  });

  it('stands in the documentation as a whole', async () => {
    const page = await (await fetch(`${api.root}/docs`)).text();
    const { findings, checks } = await loadCatalogue();
    for (const { code } of findings) expect(page).toContain(`<td><code>${code}</code></td>`);
    for (const { id } of checks) expect(page).toContain(`<td><code>${id}</code></td>`);
    for (const reason of FAILURE_REASONS) expect(page).toContain(`<td><code>${reason}</code></td>`);
  });
});

describe('a failed scan', () => {
  it.each(FAILURE_REASONS)('says %s as a code beside the text, also in its event', async (code) => {
    const { scans, webhooks } = api.platform;
    const endpoint = await webhooks.addEndpoint(organisationId, 'https://hooks.example.com/');
    const created = scanOf(await call('POST', '/scans', { key, body: form(somePdf(code)) }));
    expect(created).toMatchObject({ error: null, error_code: null });
    const claim = await scans.claim(created.id, { leaseMs: 60_000, attemptsMax: 2 });
    if (claim === null || claim === 'exhausted') throw new Error('not claimed');
    await scans.fail(created.id, claim.fence, code);
    const said = { error: failureText(code, 'he'), error_code: code };
    expect(scanOf(await call('GET', `/scans/${created.id}`, { key }))).toMatchObject(said);
    const [delivery] = await webhooks.claimDue(1, 60_000);
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ data: { scan: said } });
    await webhooks.removeEndpoint(endpoint?.id ?? '');
  });
});

describe('the published schema', () => {
  it.each([
    ['Finding', 'category', 'text_edit'],
    ['Scan', 'error_code', 'corrupt_file'],
  ])('%s.%s is an open string that names its known values', async (schema, field, value) => {
    const document = (await (await fetch(`${api.base}/openapi.json`)).json()) as {
      components: { schemas: Record<string, { properties: Record<string, object> }> };
    };
    const told = JSON.stringify(document.components.schemas[schema]?.properties[field]);
    expect(told).not.toContain('"enum"');
    expect(told).toContain('"x-known-values"');
    expect(told).toContain(`"${value}"`);
  });
});

describe('a scan that is not final', () => {
  it('says where it is and when to look again, until it is final', async () => {
    const created = await call('POST', '/scans', { key, body: form(somePdf('poll')) });
    const { id } = scanOf(created);
    expect(created.status).toBe(202);
    const location = created.headers.get('location') ?? '';
    expect(created.headers.get('retry-after')).toBe('5');
    const waiting = await call('GET', api.root + location, { key });
    expect(scanOf(waiting).id).toBe(id);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    const claim = await api.platform.scans.claim(id, { leaseMs: 60_000, attemptsMax: 2 });
    if (claim === null || claim === 'exhausted') throw new Error('not claimed');
    await api.platform.scans.fail(id, claim.fence, 'corrupt_file');
    expect((await call('GET', api.root + location, { key })).headers.has('retry-after')).toBe(
      false,
    );
  });
});

describe('a refusal for its key', () => {
  it('is counted under its route', async () => {
    await call('POST', '/scans', { key: 'emet_live_nobody' });
    await call('GET', '/usage');
    const metrics = await api.registry.metrics();
    expect(metrics).toMatch(
      /emet_http_requests_total\{method="POST",route="\/api\/v1\/scans",status="401",code="INVALID"\} 1/,
    );
    expect(metrics).toMatch(
      /emet_http_requests_total\{method="GET",route="\/api\/v1\/usage",status="401",code="NO_KEY"\} 1/,
    );
  });

  it('comes before the news that there is no such endpoint', async () => {
    expect((await call('GET', '/nothing')).code).toBe('NO_KEY');
    expect((await call('GET', '/nothing', { key })).code).toBe('NOT_FOUND');
    expect((await call('DELETE', '/usage')).code).toBe('NO_KEY');
  });
});
