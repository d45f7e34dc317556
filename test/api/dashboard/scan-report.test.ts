import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../../core/report-texts.js';
import { completed, report } from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const translations = { he: { ...textsOf(report()), summary: 'סיכום.' } };

/** A scan that asked for English. */
const scanOf = (organisationId: string, isTranslated = true) =>
  completed(api.platform, organisationId, {
    scan: { lang: 'en' },
    result: isTranslated ? { translations } : {},
  });

describe('a report in the dashboard', () => {
  test('is in the language of the reader, whichever the scan asked for', async () => {
    const { call, user } = await openSignedIn(api, { language: 'he' });
    const path = `/scans/${await scanOf(user.organisationId)}`;
    expect((await call('GET', path)).body).toMatchObject({
      lang: 'he',
      report: { summary: 'סיכום.', engine: { version: '1' } },
    });
    expect((await call('GET', `${path}?lang=en`)).body).toMatchObject({
      lang: 'en',
      report: { summary: 'A summary.' },
    });
    expect((await call('GET', `${path}?lang=fr`)).status).toBe(400);
  });

  test('is in the one that the scan asked for where it was never written in another', async () => {
    const { call, user } = await openSignedIn(api, { language: 'he' });
    const id = await scanOf(user.organisationId, false);
    expect((await call('GET', `/scans/${id}`)).body).toMatchObject({
      lang: 'en',
      report: { summary: 'A summary.' },
    });
  });

  test('has no texts of another language beside it', async () => {
    const { call, user } = await openSignedIn(api, { language: 'en' });
    const id = await scanOf(user.organisationId);
    expect(JSON.stringify((await call('GET', `/scans/${id}`)).body)).not.toContain('סיכום');
  });
});
