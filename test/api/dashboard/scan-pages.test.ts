import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accepted,
  completed,
  earlierImage,
  pageImages,
} from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const signIn = () => openSignedIn(api);
const scanOf = (organisationId: string) =>
  completed(api.platform, organisationId, {
    result: { pageImages: [...pageImages(1, 2), earlierImage(2, 3)] },
  });

describe('pictures of pages in the dashboard', () => {
  test('are listed and read as they were kept, for their reader alone', async () => {
    const { call, user } = await signIn();
    const id = await scanOf(user.organisationId);
    expect(await call('GET', `/scans/${id}/pages`)).toMatchObject({
      status: 200,
      body: {
        object: 'list',
        data: [
          { page: 1, width: 101, height: 200, bytes: 4 },
          { page: 2, width: 102, height: 200, bytes: 4 },
          { page: 2, revision: 3, width: 303, height: 200, bytes: 4 },
        ],
      },
    });
    const { cookies } = await openSignedIn(api, { organisationId: user.organisationId });
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${api.root}/dashboard/api/scans/${id}/pages/2`, {
      headers: { Cookie: sent },
    });
    expect(answer.status).toBe(200);
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([82, 0, 255, 2]);
    const earlier = await fetch(`${api.root}/dashboard/api/scans/${id}/pages/2?revision=3`, {
      headers: { Cookie: sent },
    });
    expect([...new Uint8Array(await earlier.arrayBuffer())]).toEqual([82, 1, 3, 2]);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('are not there without a session, for another organisation, and where there are none', async () => {
    const { call, user } = await signIn();
    const id = await scanOf(user.organisationId);
    const stranger = await signIn();
    const visitor = await openBrowser(api);
    for (const path of [
      `/scans/${id}/pages`,
      `/scans/${id}/pages/1`,
      `/scans/${id}/pages/2?revision=3`,
    ]) {
      expect((await call('GET', path)).status, path).toBe(200);
      expect((await stranger.call('GET', path)).status, path).toBe(404);
      expect(await visitor.call('GET', path), path).toMatchObject({
        status: 401,
        code: 'NO_SESSION',
      });
    }
    for (const page of ['3', '0', '51', '1.5', 'x'])
      expect((await call('GET', `/scans/${id}/pages/${page}`)).status, page).toBe(404);
    expect((await call('GET', `/scans/${id}/pages/1?revision=3`)).status).toBe(404);
    for (const revision of ['0', '1.5', 'x', '1001'])
      expect((await call('GET', `/scans/${id}/pages/2?revision=${revision}`)).status).toBe(400);
    const waiting = await accepted(api.platform, user.organisationId);
    expect(await call('GET', `/scans/${waiting}/pages`)).toMatchObject({ body: { data: [] } });
    expect((await call('GET', `/scans/${randomUUID()}/pages`)).status).toBe(404);
  });

  test('are gone when the file is, and with the scan', async () => {
    const { call, user } = await signIn();
    const id = await scanOf(user.organisationId);
    await api.platform.scans.markFileGone(id);
    for (const path of ['1', '2?revision=3'])
      expect((await call('GET', `/scans/${id}/pages/${path}`)).status, path).toBe(404);
    expect(await call('GET', `/scans/${id}/pages`)).toMatchObject({ body: { data: [] } });
    await api.platform.scans.remove(user.organisationId, id);
    expect((await call('GET', `/scans/${id}/pages`)).status).toBe(404);
  });
});
