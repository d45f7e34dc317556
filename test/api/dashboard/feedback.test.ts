import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MISSED_PLACES_MAX } from '../../../core/feedback.js';
import type { ReportFinding } from '../../../core/report.js';
import {
  accepted,
  completed,
  newScan,
  report,
} from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const finding = (id: string): ReportFinding => ({
  ...{ id, code: 'text_changed', source: 'pixel', engine: null, category: 'text_edit' },
  ...{ severity: 'high', confidence: 0.9, impact: 30, title: 'T', detail: 'D', evidence: null },
  box: null,
});
const BOX = { page: 1, x: 10, y: 20, w: 30, h: 5 };
const NOTE = '<script>alert(1)</script> {{x}} \u202e';

async function openWithScan() {
  const browser = await openSignedIn(api);
  const { organisationId } = browser.user;
  const id = await completed(api.platform, organisationId, {
    scan: { file: { ...newScan(organisationId).file, fileId: randomUUID() } },
    result: { report: { ...report(), findings: [finding('f1'), finding('f2')] } },
  });
  const answer = (body: unknown, which = 'f1') =>
    browser.call('POST', `/scans/${id}/findings/${which}/feedback`, { json: body });
  const miss = (body: unknown, place: string = randomUUID()) =>
    browser.call('POST', `/scans/${id}/missed/${place}`, { json: body });
  return { ...browser, id, organisationId, answer, miss };
}

describe('feedback in the dashboard', () => {
  test('says of each finding what people think, the last answer holding, and by whom', async () => {
    const { call, user, id, answer } = await openWithScan();
    const by = { userId: user.id, name: user.name };
    expect(await call('GET', `/scans/${id}/feedback`)).toMatchObject({
      status: 200,
      body: { findings: {}, missed: {}, training_copies: false, training_copy: false },
    });
    expect(await answer({ answer: 'right' })).toMatchObject({
      status: 200,
      body: { findings: { f1: { answer: 'right', box: null, by } } },
    });
    await answer({ answer: 'misplaced', box: BOX }, 'f2');
    expect(await answer({ answer: 'wrong' })).toMatchObject({
      body: { findings: { f1: { answer: 'wrong' }, f2: { answer: 'misplaced', box: BOX } } },
    });
    const { findings } = (await answer({ answer: null })).body as { findings: object };
    expect(Object.keys(findings)).toEqual(['f2']);
  });

  test('keeps places that were missed, repeated requests once, and takes them back', async () => {
    const { call, id, miss } = await openWithScan();
    const place = randomUUID();
    const body = { box: BOX, category: 'text_edit', note: NOTE };
    expect((await miss(body, place)).status).toBe(200);
    expect(await miss(body, place)).toMatchObject({
      body: { missed: { [place]: { box: BOX, category: 'text_edit', note: NOTE } } },
    });
    await miss({ box: BOX });
    const { missed } = (await call('GET', `/scans/${id}/feedback`)).body as { missed: object };
    expect(Object.keys(missed)).toHaveLength(2);
    const gone = await call('DELETE', `/scans/${id}/missed/${place}`);
    expect(Object.keys((gone.body as { missed: object }).missed)).toHaveLength(1);
    expect((await call('DELETE', `/scans/${id}/missed/${place}`)).status).toBe(200);
  });

  test('refuses what is none', async () => {
    const { organisationId, call, answer, miss } = await openWithScan();
    for (const wrong of [
      {},
      { answer: 'perhaps' },
      { answer: 'right', box: BOX },
      { answer: null, box: BOX },
      { answer: 'misplaced', box: { ...BOX, w: 90.1 } },
      { answer: 'misplaced', box: { ...BOX, h: 0 } },
      { answer: 'misplaced', box: { ...BOX, page: 0 } },
      { answer: 'misplaced', box: { ...BOX, x: -1 } },
      { answer: 'misplaced', box: { ...BOX, more: 1 } },
    ]) {
      expect((await answer(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    for (const wrong of [
      {},
      { box: null },
      { box: BOX, category: 'other words' },
      { box: BOX, note: 'x'.repeat(501) },
      { box: BOX, note: '' },
    ]) {
      expect((await miss(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await miss({ box: BOX }, 'no-id')).status).toBe(404);
    expect((await answer({ answer: 'right' }, 'f3')).status).toBe(404);
    expect((await answer({ answer: 'right' }, '__proto__')).status).toBe(404);
    const open = await accepted(api.platform, organisationId);
    const early = await call('POST', `/scans/${open}/missed/${randomUUID()}`, {
      json: { box: BOX },
    });
    expect(early).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('holds a bounded number of missed places, and says so', async () => {
    const { miss } = await openWithScan();
    for (let place = 0; place < MISSED_PLACES_MAX; place += 1) {
      expect((await miss({ box: BOX })).status).toBe(200);
    }
    expect(await miss({ box: BOX })).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('is nobody’s without a session, and no other organisation’s', async () => {
    const { id, answer, miss } = await openWithScan();
    const place = randomUUID();
    await answer({ answer: 'right' });
    await miss({ box: BOX }, place);
    const stranger = await openSignedIn(api);
    const visitor = await openBrowser(api);
    const calls: [string, string, object][] = [
      ['GET', `/scans/${id}/feedback`, {}],
      ['POST', `/scans/${id}/findings/f1/feedback`, { json: { answer: 'wrong' } }],
      ['POST', `/scans/${id}/missed/${place}`, { json: { box: { ...BOX, page: 2 } } }],
      ['DELETE', `/scans/${id}/missed/${place}`, {}],
    ];
    for (const [method, path, options] of calls) {
      expect((await stranger.call(method, path, options)).status, path).toBe(404);
      expect((await visitor.call(method, path, options)).status, path).toBe(401);
    }
    const read = await api.platform.scans.readFeedback((await openWithScan()).organisationId, id);
    expect(read).toBeNull();
  });

  test('tells whether a labelled document is kept as a training copy', async () => {
    const { call, id, organisationId } = await openWithScan();
    const label = async (given: string | null) => {
      const { decision } = (await call('GET', `/scans/${id}`)).body as {
        decision: { at: string } | null;
      };
      const json = { label: given, instead_of: decision?.at ?? null };
      expect((await call('POST', `/scans/${id}/label`, { json })).status).toBe(200);
    };
    const copy = async () => (await call('GET', `/scans/${id}/feedback`)).body;
    const admin = await openSignedIn(api, { role: 'admin', organisationId });
    const kept = async () => (await admin.call('GET', '/organization')).body;
    await label('fraud');
    expect(await copy()).toMatchObject({ training_copies: false, training_copy: false });
    await api.platform.accounts.updateOrganisation(organisationId, { trainingCopies: true });
    expect(await copy()).toMatchObject({ training_copies: true, training_copy: false });
    await label('genuine');
    expect(await copy()).toMatchObject({ training_copies: true, training_copy: true });
    const { size } = newScan(organisationId).file;
    expect(await kept()).toMatchObject({ training_copies_kept: { count: 1, bytes: size } });
    await label(null);
    // The decision of before holds again, until that is taken back as well.
    expect(await copy()).toMatchObject({ training_copies: true, training_copy: true });
    await label(null);
    expect(await copy()).toMatchObject({ training_copies: true, training_copy: false });
  });
});
