import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../open-api.js';

const PAGE = '<!doctype html><title>Emet</title>';
const SCRIPT = 'document.title = "x";'.repeat(10);

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-application-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'secret.txt'), 'x');
  await writeFile(join(folder, 'assets/index-1.js'), SCRIPT);
  await writeFile(join(folder, 'assets/index-1.js.gz'), gzipSync(SCRIPT));
  api = await openApi({ applicationFolder: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const HTML = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(api.root + path, { headers, method });

describe('the dashboard’s page', () => {
  test.each(['/', '/scans/7b2d7d0e-0000-4000-8000-000000000000', '/upload', '/invitation'])(
    'is what browsers get at %s',
    async (path) => {
      const answer = await get(path, HTML);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('vary')).toContain('Accept');
      expect((await get(path, HTML, 'HEAD')).status).toBe(200);
    },
  );

  test('loads, runs and frames nothing from elsewhere', async () => {
    const { headers } = await get('/', HTML);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('is for browsers: programs get the answers of the API', async () => {
    const asked: [string, Record<string, string>, number][] = [
      ['/', {}, 401],
      ['/', { Accept: '*/*' }, 401],
      ['/', { Accept: 'application/json' }, 401],
      ['/api/v1/', HTML, 401],
      ['/api/v1/scans', HTML, 401],
      ['/dashboard/api/session', HTML, 401],
      ['/dashboard/other', HTML, 401],
    ];
    for (const [path, headers, status] of asked) {
      const answer = await get(path, headers);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
    expect((await get('/', HTML, 'POST')).status).toBe(401);
    expect(await (await get('/metrics', HTML)).text()).not.toBe(PAGE);
    expect((await get('/healthz', HTML)).status).toBe(200);
  });
});

describe('a file of the dashboard', () => {
  test('is kept by browsers, and sent compressed to those who read it so', async () => {
    const plain = await get('/dashboard/assets/index-1.js', { 'Accept-Encoding': 'identity' });
    expect(await plain.text()).toBe(SCRIPT);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await get('/dashboard/assets/index-1.js', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(gunzipSync(gzipSync(SCRIPT)).toString());
  });

  test.each(['nothing.js', '..%2fsecret.txt', '%2e%2e%2findex.html', 'index-1.js.gz'])(
    'is none but those of the build: %s',
    async (name) => {
      expect((await get(`/dashboard/assets/${name}`)).status).toBe(404);
    },
  );
});

test('without a build the API runs, and says so of its pages', async () => {
  const bare = await openApi({ applicationFolder: join(folder, 'nowhere') });
  expect((await fetch(`${bare.root}/`, { headers: HTML })).status).toBe(401);
  expect((await fetch(`${bare.root}/healthz`)).status).toBe(200);
  await bare.close();
});
