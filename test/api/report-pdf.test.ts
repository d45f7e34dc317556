import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReportPdfBusy, type ReportPdfInput } from '../../core/report-pdf.js';
import { textsOf } from '../../core/report-texts.js';
import { accepted, claimed, completed, report } from '../adapters/contract/platform-under-test.js';
import { pagePicture } from '../worker/report-pdf/report-input.js';
import { readPdf } from '../worker/report-pdf/read-pdf.js';
import { openCaller } from './call.js';
import { openBrowser, openSignedIn } from './dashboard/browser.js';
import { bearer, openApi, type TestApi } from './open-api.js';

const translations = { he: { ...textsOf(report()), summary: 'סיכום.' } };

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
beforeAll(async () => {
  api = await openApi();
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

/** A scan that asked for English, with a picture of its page. */
const scanOf = async (organisationId: string) =>
  completed(api.platform, organisationId, {
    scan: { lang: 'en' },
    result: { translations, pageImages: [await pagePicture(1)] },
  });

const pdfOf = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(path, { headers });
  expect(answer.status).toBe(200);
  return {
    headers: answer.headers,
    ...(await readPdf(new Uint8Array(await answer.arrayBuffer()))),
  };
};

// Writing and reading one takes a second of a processor that others may be using.
describe('a report as PDF', { timeout: 60_000 }, () => {
  test('comes as a file, in the language of the scan or the one asked for', async () => {
    const { key, organisationId } = await api.makeKey({}, ['scans:read']);
    const id = await scanOf(organisationId);
    const path = `${api.base}/scans/${id}/report.pdf`;
    const pdf = await pdfOf(path, bearer(key));
    expect(pdf.text).toContain('A summary.');
    expect(pdf.pictures.reduce((sum, count) => sum + count)).toBe(1);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="report-${id}.pdf"`);
    expect(pdf.headers.get('cache-control')).toBe('private, no-store');
    expect((await pdfOf(`${path}?lang=he`, bearer(key))).text).toContain('סיכום.');
    expect((await call('GET', `/scans/${id}/report.pdf?lang=fr`, { key })).code).toBe(
      'INVALID_REQUEST',
    );
  });

  test('is not there without a key, its scope, the right organisation or a scan', async () => {
    const { key, organisationId } = await api.makeKey({}, ['scans:read']);
    const path = `/scans/${await scanOf(organisationId)}/report.pdf`;
    expect((await call('GET', path)).code).toBe('NO_KEY');
    const writer = await api.makeKey({ id: organisationId }, ['scans:write']);
    expect((await call('GET', path, { key: writer.key })).code).toBe('INSUFFICIENT_SCOPE');
    const stranger = await api.makeKey();
    expect((await call('GET', path, { key: stranger.key })).code).toBe('NOT_FOUND');
    const unknown = `/scans/${randomUUID()}/report.pdf`;
    expect((await call('GET', unknown, { key })).code).toBe('NOT_FOUND');
  });

  test('is not there before the analysis has ended, nor where it failed', async () => {
    const { key, organisationId } = await api.makeKey();
    const id = await accepted(api.platform, organisationId);
    const waits = await call('GET', `/scans/${id}/report.pdf`, { key });
    expect(waits).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(waits.message).toContain('queued');
    expect(waits.headers.get('retry-after')).toBe('5');
    await api.platform.scans.fail(id, await claimed(api.platform, id), 'corrupt_file');
    const failed = await call('GET', `/scans/${id}/report.pdf`, { key });
    expect(failed).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(failed.message).toContain('failed');
    expect(failed.headers.get('retry-after')).toBeNull();
  });

  test('is in the language of its reader in the dashboard, for their organisation alone', async () => {
    const { user, cookies } = await openSignedIn(api, { language: 'he' });
    const id = await scanOf(user.organisationId);
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = `${api.root}/dashboard/api/scans/${id}/report.pdf`;
    expect((await pdfOf(path, { Cookie: sent })).text).toContain('סיכום.');
    expect((await pdfOf(`${path}?lang=en`, { Cookie: sent })).text).toContain('A summary.');
    const stranger = await openSignedIn(api);
    expect((await stranger.call('GET', `/scans/${id}/report.pdf`)).code).toBe('NOT_FOUND');
    const visitor = await openBrowser(api);
    expect((await visitor.call('GET', `/scans/${id}/report.pdf`)).code).toBe('NO_SESSION');
  });

  test('holds no more of the scan than it shows', async () => {
    const inputs: ReportPdfInput[] = [];
    const watched = await openApi({
      reportPdf: {
        write: async ({ load }) => {
          inputs.push(await load());
          return Buffer.from('%PDF-1.7');
        },
        close: () => {},
      },
    });
    const { key, organisationId } = await watched.makeKey();
    const id = await completed(watched.platform, organisationId);
    await fetch(`${watched.base}/scans/${id}/report.pdf`, { headers: bearer(key) });
    expect(Object.keys(inputs[0]?.scan ?? {})).not.toContain('organisationId');
    expect(JSON.stringify(inputs)).not.toContain(organisationId);
    expect(JSON.stringify(inputs)).not.toContain('clientAddress');
    await watched.close();
  });
});

describe('when too many reports are asked for', { timeout: 60_000 }, () => {
  test('the answer is 503 with Retry-After, and a client that goes away ends its order', async () => {
    const signals: AbortSignal[] = [];
    let isBusy = false;
    const busy = await openApi({
      reportPdf: {
        write: ({ signal }) => {
          if (isBusy) return Promise.reject(new ReportPdfBusy());
          signals.push(signal);
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
        },
        close: () => {},
      },
    });
    const { key, organisationId } = await busy.makeKey();
    const id = await completed(busy.platform, organisationId);
    const path = `${busy.base}/scans/${id}/report.pdf`;
    const client = new AbortController();
    const asked = fetch(path, { headers: bearer(key), signal: client.signal }).catch(() => null);
    await expect.poll(() => signals.length).toBe(1);
    client.abort();
    await asked;
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    isBusy = true;
    const { call: callBusy } = await openCaller(busy.base);
    const answer = await callBusy('GET', `/scans/${id}/report.pdf`, { key });
    expect(answer).toMatchObject({ status: 503, code: 'AI_NOT_CONFIGURED' });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(busy.logged()).not.toContain('request failed');
    await busy.close();
  });
});
