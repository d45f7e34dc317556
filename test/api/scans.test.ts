import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXAMPLE_REPORT } from '../../api/openapi/example-report.js';
import { form, openCaller } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { SAMPLE_HEATMAP, sampleResult } from './sample-report.js';
import { scanOf } from './scan-shape.js';

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];

beforeAll(async () => {
  api = await openApi();
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

const Page = z.object({
  data: z.array(z.object({ id: z.string(), report: z.unknown().optional() })),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});

const LEASE = { leaseMs: 60_000, attemptsMax: 3 };

async function organisation() {
  const { key, organisationId } = await api.makeKey();
  const create = async (reference: string): Promise<string> => {
    const body = form(somePdf(reference), { client_reference: reference });
    return scanOf(await call('POST', '/scans', { key, body })).id;
  };
  return {
    key,
    organisationId,
    create,
    complete: async (reference: string): Promise<string> => {
      const id = await create(reference);
      const claim = await api.platform.scans.claim(id, LEASE);
      if (claim === null || claim === 'exhausted') throw new Error('Not claimed');
      await api.platform.scans.complete(id, claim.fence, sampleResult(claim.scan.file.sha256));
      return id;
    },
    fail: async (reference: string): Promise<string> => {
      const id = await create(reference);
      const claim = await api.platform.scans.claim(id, LEASE);
      if (claim === null || claim === 'exhausted') throw new Error('Not claimed');
      await api.platform.scans.fail(id, claim.fence, 'password_required');
      return id;
    },
    page: async (query: string) => {
      const answer = await call('GET', `/scans?${query}`, { key });
      expect(answer.status).toBe(200);
      return Page.parse(answer.body);
    },
    get: (id: string, query = '') => call('GET', `/scans/${id}${query}`, { key }),
    remove: (id: string) => call('DELETE', `/scans/${id}`, { key }),
  };
}

describe('retrieving a scan', () => {
  it('carries the report once completed, unless only the summary is asked for', async () => {
    const { complete, get } = await organisation();
    const id = await complete('a');
    const whole = scanOf(await get(id));
    expect(whole).toMatchObject({ status: 'completed', verdict: 'high_risk', risk_score: 70 });
    expect(whole.error).toBeNull();
    expect(whole.stage).toBeUndefined();
    expect(whole.report?.findings[0]?.box?.box_2d).toEqual([410, 620, 435, 760]);
    expect(scanOf(await get(id, '?include=report')).report).toEqual(whole.report);
    expect(scanOf(await get(id, '?include=summary')).report).toBeUndefined();
    expect(scanOf(await get(id, '?include=summary')).verdict).toBe('high_risk');
  });

  it('shows the stage while under way, and no report before the end', async () => {
    const { create, get } = await organisation();
    const id = await create('a');
    expect(scanOf(await get(id))).toMatchObject({ status: 'queued', stage: 'queued' });
    const claim = await api.platform.scans.claim(id, LEASE);
    if (claim === null || claim === 'exhausted') throw new Error('Not claimed');
    await api.platform.scans.progress(id, claim.fence, 'reading', 60_000);
    const scan = scanOf(await get(id));
    expect(scan).toMatchObject({ status: 'processing', stage: 'reading', completed_at: null });
    expect(scan.report).toBeUndefined();
  });

  it('says in the language of the scan why it failed', async () => {
    const { key, fail, get } = await organisation();
    const hebrew = scanOf(await get(await fail('a')));
    expect(hebrew).toMatchObject({ status: 'failed', verdict: null, risk_score: null });
    expect(hebrew.error).toMatch(/[א-ת]/);
    const body = form(somePdf('en'), { lang: 'en' });
    const { id } = scanOf(await call('POST', '/scans', { key, body }));
    const claim = await api.platform.scans.claim(id, LEASE);
    if (claim === null || claim === 'exhausted') throw new Error('Not claimed');
    await api.platform.scans.fail(id, claim.fence, 'password_required');
    expect(scanOf(await get(id)).error).toMatch(/password/i);
  });

  it('takes the id in any case', async () => {
    const { create, get } = await organisation();
    const id = await create('a');
    expect(scanOf(await get(id.toUpperCase())).id).toBe(id);
  });
});

describe('fetching a heatmap', () => {
  it('gives the picture as it is stored, until the scan is deleted', async () => {
    const { key, complete, remove } = await organisation();
    const id = await complete('mapped');
    const url = `${api.base}/scans/${id}/heatmaps/noise-level-p1`;
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SAMPLE_HEATMAP);
    expect((await call('GET', url, { key })).status).toBe(200);
    await remove(id);
    expect((await call('GET', url, { key })).code).toBe('NOT_FOUND');
  });

  it('answers that there is none to whoever asks for another', async () => {
    const [ours, theirs] = [await organisation(), await organisation()];
    const id = await ours.complete('ours');
    const get = (key: string, heatmap: string) =>
      call('GET', `/scans/${id}/heatmaps/${heatmap}`, { key });
    expect((await get(theirs.key, 'noise-level-p1')).code).toBe('NOT_FOUND');
    expect((await get(ours.key, 'noise-level-p2')).code).toBe('NOT_FOUND');
    expect((await get(ours.key, 'Noise%20level')).code).toBe('NOT_FOUND');
  });
});

describe('organisations do not see one another', () => {
  it('neither by id, nor in lists, nor to delete, nor in usage', async () => {
    const [ours, theirs] = [await organisation(), await organisation()];
    const id = await ours.complete('ours');
    expect((await theirs.get(id)).code).toBe('NOT_FOUND');
    expect((await theirs.remove(id)).code).toBe('NOT_FOUND');
    expect((await theirs.page('')).data).toEqual([]);
    expect((await theirs.page('client_reference=ours')).data).toEqual([]);
    expect((await call('GET', '/usage', { key: theirs.key })).body).toMatchObject({ used: 0 });
    expect((await ours.get(id)).status).toBe(200);
  });

  it('nor by a cursor of the other', async () => {
    const [ours, theirs] = [await organisation(), await organisation()];
    for (const reference of ['a', 'b']) await ours.create(reference);
    const { next_cursor } = await ours.page('limit=1');
    const answer = await call('GET', `/scans?limit=1&cursor=${next_cursor}`, { key: theirs.key });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('listing scans', () => {
  it('pages through all of them, newest first, each once, also while new ones come in', async () => {
    const { create, page } = await organisation();
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) ids.unshift(await create(`r${i}`));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data, has_more, next_cursor } = await page(
        `limit=3${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...data.map(({ id }) => id));
      expect(has_more).toBe(next_cursor !== null);
      cursor = next_cursor;
      await create('newcomer');
    } while (cursor !== null);
    expect(seen).toEqual(ids);
  });

  it('has 25 on a page unless told otherwise', async () => {
    const { create, page } = await organisation();
    for (let i = 0; i < 26; i += 1) await create('x');
    expect((await page('')).data).toHaveLength(25);
    const all = await page('limit=100');
    expect([all.data.length, all.has_more, all.next_cursor]).toEqual([26, false, null]);
  });

  it('filters by status, verdict, reference and time, together too', async () => {
    const { create, complete, fail, page, get } = await organisation();
    const queued = await create('one');
    const completed = await complete('two');
    const failed = await fail('two');
    const ids = async (query: string) => (await page(query)).data.map(({ id }) => id);
    expect(await ids('status=queued')).toEqual([queued]);
    expect(await ids('status=completed')).toEqual([completed]);
    expect(await ids('status=failed')).toEqual([failed]);
    expect(await ids('verdict=high_risk')).toEqual([completed]);
    expect(await ids('verdict=low_risk')).toEqual([]);
    expect(await ids('client_reference=two')).toEqual([failed, completed]);
    expect(await ids('client_reference=two&status=completed')).toEqual([completed]);
    expect(await ids('client_reference=TWO')).toEqual([]);
    const { created_at } = scanOf(await get(completed));
    expect(await ids(`created_after=${created_at}`)).toEqual([failed]);
    expect(await ids(`created_before=${created_at}`)).toEqual([queued]);
    const later = new Date(Date.parse(created_at) + 3_600_000)
      .toISOString()
      .replace('Z', '%2B01:00');
    expect(await ids(`created_after=${later}`)).toEqual([failed]);
  });

  it('carries no reports unless asked for them', async () => {
    const { complete, page } = await organisation();
    await complete('a');
    expect((await page('')).data[0]?.report).toBeUndefined();
    expect((await page('include=summary')).data[0]?.report).toBeUndefined();
    expect((await page('include=report')).data[0]?.report).toMatchObject({
      summary: EXAMPLE_REPORT.summary,
    });
  });

  it('holds a cursor to the filters it was made with', async () => {
    const { create, page, key } = await organisation();
    for (let i = 0; i < 3; i += 1) await create('same');
    const { next_cursor } = await page('limit=1&client_reference=same');
    expect((await page(`limit=2&client_reference=same&cursor=${next_cursor}`)).data).toHaveLength(
      2,
    );
    for (const filter of ['', '&client_reference=other', '&client_reference=same&status=queued']) {
      const answer = await call('GET', `/scans?cursor=${next_cursor}${filter}`, { key });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('refuses a cursor that was tampered with', async () => {
    const { create, page, key } = await organisation();
    for (let i = 0; i < 2; i += 1) await create('same');
    const { next_cursor } = await page('limit=1');
    const [at, id, seal] = JSON.parse(Buffer.from(next_cursor ?? '', 'base64url').toString()) as [
      number,
      string,
      string,
    ];
    for (const content of [
      [at + 1, id, seal],
      [at, id.replace(/^./, '0'), seal],
      [at, id, ''],
    ]) {
      const cursor = Buffer.from(JSON.stringify(content)).toString('base64url');
      if (cursor === next_cursor) continue;
      expect((await call('GET', `/scans?cursor=${cursor}`, { key })).code).toBe('INVALID_REQUEST');
    }
  });
});

describe('deleting a scan', () => {
  it.each(['create', 'complete', 'fail'] as const)(
    'after %s removes it and its file',
    async (how) => {
      const account = await organisation();
      const files = (await api.files()).length;
      const id = await account[how]('a');
      expect(await api.files()).toHaveLength(files + 1);
      const answer = await account.remove(id);
      expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
      expect((await account.get(id)).code).toBe('NOT_FOUND');
      expect((await account.remove(id)).code).toBe('NOT_FOUND');
      expect((await account.page('')).data).toEqual([]);
      expect(await api.files()).toHaveLength(files);
    },
  );

  it('does not give the unit back, also under way; nothing of it returns', async () => {
    const { key, create, remove, get } = await organisation();
    const id = await create('a');
    const claim = await api.platform.scans.claim(id, LEASE);
    if (claim === null || claim === 'exhausted') throw new Error('Not claimed');
    await remove(id);
    const result = sampleResult(claim.scan.file.sha256);
    expect(await api.platform.scans.complete(id, claim.fence, result)).toBe(false);
    expect((await get(id)).code).toBe('NOT_FOUND');
    expect((await call('GET', '/usage', { key })).body).toMatchObject({ used: 1 });
  });
});

describe('usage', () => {
  it('counts what was accepted, gives back what failed, and knows no limit where there is none', async () => {
    const { key, organisationId } = await api.makeKey({ limit: 5 });
    const body = () => form(somePdf());
    await call('POST', '/scans', { key, body: body() });
    const { id } = scanOf(await call('POST', '/scans', { key, body: body() }));
    const usage = async () => (await call('GET', '/usage', { key })).body;
    expect(await usage()).toMatchObject({ used: 2, limit: 5, remaining: 3, total_scans: 2 });
    const claim = await api.platform.scans.claim(id, LEASE);
    if (claim === null || claim === 'exhausted') throw new Error('Not claimed');
    await api.platform.scans.fail(id, claim.fence, 'corrupt_file');
    expect(await usage()).toMatchObject({ used: 1, remaining: 4, plan: { id: 'business' } });
    expect(organisationId).toMatch(/-/);
    const free = await api.makeKey({ plan: 'enterprise', limit: null });
    expect((await call('GET', '/usage', { key: free.key })).body).toMatchObject({
      limit: null,
      remaining: null,
    });
  });
});
