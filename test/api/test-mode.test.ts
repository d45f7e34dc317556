import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Codes } from '../../api/codes.js';
import { ERROR_CODES, ERRORS, FAILURE_REASONS } from '../../core/errors.js';
import { Scope } from '../../core/accounts.js';
import { testDocument } from '../../core/test-outcomes.js';
import { DocumentType, Verdict } from '../../core/vocabulary.js';
import { form, openCaller } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { scanOf } from './scan-shape.js';

let api: TestApi;
let live = '';
let test = '';
let organisationId = '';
let call: Awaited<ReturnType<typeof openCaller>>['call'];

beforeAll(async () => {
  api = await openApi();
  ({ key: live, organisationId } = await api.makeKey({ limit: 3 }));
  ({ key: test } = await api.makeKey({ id: organisationId }, [...Scope.options], null, 'test'));
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

const create = (key: string, reference: string | null, file = somePdf(), headers = {}) =>
  call('POST', '/scans', {
    key,
    headers,
    body: form(file, reference === null ? {} : { client_reference: reference }),
  });
const used = async (key: string) =>
  ((await call('GET', '/usage', { key })).body as { used: number }).used;

/** What metrics count under an error code, which alerts go by. */
const counted = async (code: string) =>
  (await api.registry.metrics()).split('\n').filter((line) => line.includes(`code="${code}"`));

describe('a test key', () => {
  it('is told by its name, and says whose it is and that it is no live one', async () => {
    expect(test).toMatch(/^emet_test_/);
    expect(live).toMatch(/^emet_live_/);
    const shown = { organization: { id: organisationId } };
    expect((await call('GET', '/', { key: test })).body).toMatchObject({
      ...shown,
      livemode: false,
    });
    expect((await call('GET', '/', { key: live })).body).toMatchObject({
      ...shown,
      livemode: true,
    });
  });

  it('charges nothing, has no limit, and is counted apart', async () => {
    const before = await used(live);
    for (let index = 0; index < 5; index++) {
      expect((await create(test, null)).status).toBe(202);
    }
    expect(await used(live)).toBe(before);
    expect((await call('GET', '/usage', { key: test })).body).toMatchObject({
      limit: null,
      remaining: null,
      livemode: false,
    });
  });

  it('sees test scans only, and a live key live ones only', async () => {
    const mine = scanOf(await create(test, 'same reference'));
    const theirs = scanOf(await create(live, 'same reference'));
    expect([mine.livemode, theirs.livemode]).toEqual([false, true]);
    for (const [key, own, other] of [
      [test, mine, theirs],
      [live, theirs, mine],
    ] as const) {
      expect((await call('GET', `/scans/${own.id}`, { key })).status).toBe(200);
      expect((await call('GET', `/scans/${other.id}`, { key })).code).toBe('NOT_FOUND');
      expect((await call('DELETE', `/scans/${other.id}`, { key })).code).toBe('NOT_FOUND');
      const listed = await call('GET', '/scans?client_reference=same%20reference', { key });
      expect(listed.body).toMatchObject({ data: [{ id: own.id }] });
    }
  });

  it('has idempotency keys and rates of its own', async () => {
    const headers = { 'Idempotency-Key': 'shared' };
    const mine = await create(test, null, somePdf('a'), headers);
    const theirs = await create(live, null, somePdf('b'), headers);
    expect([mine.status, theirs.status]).toEqual([202, 202]);
    const again = await create(test, null, somePdf('a'), headers);
    expect([again.status, scanOf(again).id]).toEqual([200, scanOf(mine).id]);
    const left = Number(again.headers.get('RateLimit-Remaining'));
    await call('GET', '/usage', { key: live });
    const next = await call('GET', '/usage', { key: test });
    expect(Number(next.headers.get('RateLimit-Remaining'))).toBe(left - 1);
  });

  it('leaves no document behind', async () => {
    const before = (await api.files()).length;
    const { file } = scanOf(await create(test, null, somePdf('private')));
    expect(file).toMatchObject({ available: false, type: 'application/pdf' });
    expect(await api.files()).toHaveLength(before);
  });

  it('is suspended with its organisation', async () => {
    const { accounts } = api.platform;
    await accounts.setOrganisationSuspended(organisationId, true);
    expect((await call('GET', '/usage', { key: test })).code).toBe('SUSPENDED');
    await accounts.setOrganisationSuspended(organisationId, false);
    expect((await call('GET', '/usage', { key: test })).status).toBe(200);
  });
});

describe('test outcomes', () => {
  it('are listed: each verdict, type of document, reason of failure, and slow', async () => {
    const { test_outcomes } = (await call('GET', '/codes', { key: test })).body as Codes;
    const names = test_outcomes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [...Verdict.options, ...DocumentType.options, ...FAILURE_REASONS, 'slow']) {
      expect(names).toContain(name);
    }
    expect(new Set(test_outcomes.map(({ sha256 }) => sha256)).size).toBe(names.length);
    const page = await (await fetch(`${api.root}/docs`)).text();
    for (const { name, sha256 } of test_outcomes) {
      expect(page).toContain(`<td><code>${name}</code></td>`);
      expect(page).toContain(sha256);
    }
  });

  it('have documents of the hash that is listed', async () => {
    const { test_outcomes } = (await call('GET', '/codes', { key: live })).body as Codes;
    for (const { name, sha256 } of test_outcomes.slice(0, 5)) {
      const url = `${api.base}/test-documents/${name}`;
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${test}` } });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const pdf = Buffer.from(await answer.arrayBuffer());
      expect(scanOf(await create(test, `test:low_risk:${name}`, pdf)).file.sha256).toBe(sha256);
    }
    expect((await call('GET', '/test-documents/nothing', { key: test })).code).toBe('NOT_FOUND');
  });

  const refusals = ERROR_CODES.filter(
    (code) => !['NO_KEY', 'INVALID', 'INSUFFICIENT_SCOPE', 'NOT_FOUND'].includes(code),
  );
  it.each(refusals)('%s answers the request, by reference and by document', async (code) => {
    const before = await used(test);
    const countedBefore = await counted(code);
    for (const answer of [
      await create(test, `test:${code}`),
      await create(test, `test:${code}:order 7`),
      await create(test, null, Buffer.from(testDocument(code))),
    ]) {
      expect([answer.status, answer.code]).toEqual([ERRORS[code].status, code]);
      const later = [429, 503].includes(answer.status);
      expect(answer.headers.has('retry-after')).toBe(later);
    }
    expect(await used(test)).toBe(before);
    expect(await counted(code)).toEqual(countedBefore);
    expect(api.logged()).not.toContain('request failed');
  });

  it('refuse a name that does not exist', async () => {
    for (const reference of ['test:', 'test:guilty', 'test:HIGH_RISK', 'test::x']) {
      const answer = await create(test, reference);
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(answer.message).toContain('"client_reference"');
    }
    expect((await create(test, 'testing')).status).toBe(202);
  });

  it('mean nothing to a live key', async () => {
    expect((await create(live, 'test:QUOTA_EXCEEDED')).status).toBe(202);
  });
});
