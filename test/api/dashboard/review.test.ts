import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REVIEW_CLAIM_MS } from '../../../core/review.js';
import { completed } from '../../adapters/contract/platform-under-test.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn } from './browser.js';

let now = Date.now();
const clock = () => new Date(now);
/** Two processes of the API on the same stores. */
let api: TestApi;
let second: TestApi;
beforeAll(async () => {
  api = await openApi({ clock });
  second = await openApi({ clock, environment: { DATA_DIR: api.settings.dataDir ?? '' } });
});
afterEach(() => {
  now = Date.now();
});
afterAll(async () => {
  await second.close();
  await api.close();
});

interface Turn {
  claim: { scan_id: string; own: boolean; user: { name: string } } | null;
  queue: { waiting: number; claims: { scan_id: string; own: boolean }[] };
}
type Signed = Awaited<ReturnType<typeof openSignedIn>>;

const next = async ({ call }: Signed, body: object = {}) =>
  (await call('POST', '/review/next', { json: body })).body as Turn;
const claim = ({ call }: Signed, id: string) => call('POST', `/review/claims/${id}`);
const label = ({ call }: Signed, id: string, body: object) =>
  call('POST', `/scans/${id}/label`, { json: body });
const decisionOf = async ({ call }: Signed, id: string) =>
  ((await call('GET', `/scans/${id}`)).body as { decision: { at: string } | null }).decision;

/** Two analysts of one organisation, each at a process of their own. */
async function openPair() {
  const ruth = await openSignedIn(api, { name: 'Ruth' });
  const organisationId = ruth.user.organisationId;
  const dan = await openSignedIn(second, { name: 'Dan', organisationId });
  const add = () => completed(api.platform, organisationId);
  return { ruth, dan, organisationId, add };
}

describe('the review queue', () => {
  test('gives each scan to one analyst, whichever process is asked', async () => {
    const { ruth, dan, add } = await openPair();
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await add());
    const turns = await Promise.all(ids.map((_, index) => next(index % 2 ? ruth : dan)));
    expect(turns.map(({ claim: got }) => got?.scan_id).sort()).toEqual([...ids].sort());
    expect((await ruth.call('GET', '/review')).body).toMatchObject({ waiting: 8 });
    // All are taken: one's own come again.
    const own = await next(ruth);
    expect(own.claim).toMatchObject({ own: true, user: { name: 'Ruth' } });
    expect(own.queue.claims.filter((one) => one.own)).toHaveLength(4);
  });

  test('goes on behind a scan that is skipped, and tells which probably follows', async () => {
    const { ruth, add } = await openPair();
    const [first, follows] = [await add(), await add()].sort();
    const begun = await next(ruth);
    expect(begun.claim?.scan_id).toBe(first);
    const upcoming = await ruth.call('GET', `/review/claims/${first}/upcoming?order=oldest`);
    expect(upcoming.body).toEqual({ scan_id: follows });
    const released = await ruth.call('DELETE', `/review/claims/${first}`);
    expect(released.body).toMatchObject({ waiting: 2, claims: [] });
    expect((await next(ruth, { after: first })).claim?.scan_id).toBe(follows);
    expect((await next(ruth, { after: follows, order: 'score' })).claim?.scan_id).toBe(first);
    expect((await next(ruth, { after: randomUUID() })).claim).not.toBeNull();
    for (const wrong of [{ order: 'newest' }, { after: 'x' }, { more: 1 }]) {
      expect((await ruth.call('POST', '/review/next', { json: wrong })).status).toBe(400);
    }
  });

  test('shows who has a scan, until the claim lapses, and takes it from nobody who renews', async () => {
    const { ruth, dan, add } = await openPair();
    const id = await add();
    await next(ruth);
    expect((await claim(dan, id)).body).toMatchObject({
      claim: { own: false, user: { name: 'Ruth' } },
    });
    now += REVIEW_CLAIM_MS - 1;
    expect((await claim(ruth, id)).body).toMatchObject({ claim: { own: true } });
    now += REVIEW_CLAIM_MS - 1;
    expect((await next(dan)).claim).toBeNull();
    now += 1;
    expect((await next(dan)).claim).toMatchObject({ scan_id: id, own: true });
    expect((await claim(ruth, id)).body).toMatchObject({ claim: { own: false } });
  });

  test('gives a scan back at sign-out, suspension and change of role', async () => {
    const ends: ((her: Signed) => Promise<unknown>)[] = [
      ({ call }) => call('DELETE', '/session'),
      ({ user }) => api.platform.users.setSuspended(user.id, true),
      ({ user }) => api.platform.accounts.setUserSuspended(user.email, true),
      ({ user }) => api.platform.users.setRole(user.id, 'admin'),
      ({ user }) => api.platform.users.remove(user.id),
    ];
    for (const end of ends) {
      const { ruth, dan, add } = await openPair();
      const id = await add();
      await next(ruth);
      expect((await next(dan)).claim, end.toString()).toBeNull();
      await end(ruth);
      expect((await next(dan)).claim, end.toString()).toMatchObject({ scan_id: id });
    }
  });

  test('of two who decide at once one is told, and may decide all the same', async () => {
    const { ruth, dan, add } = await openPair();
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const answers = await Promise.all([
        label(ruth, id, { label: 'genuine', note: 'called' }),
        label(dan, id, { label: 'fraud' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [late, word] = answers[0].status === 409 ? [ruth, 'genuine'] : [dan, 'fraud'];
      const seen = await decisionOf(late, id);
      expect(seen).toMatchObject({ by: { name: late === ruth ? 'Dan' : 'Ruth' } });
      const back = await label(late, id, { label: null, instead_of: seen?.at });
      expect(back).toMatchObject({ status: 403, code: 'NOT_PERMITTED' });
      const again = { label: word, instead_of: seen?.at };
      expect(await label(late, id, again)).toMatchObject({
        ...{ status: 200, body: { label: word, past_decisions: [{ ended: { as: 'replaced' } }] } },
      });
      // Sent twice, because the answer was lost: made once.
      expect(await label(late, id, again)).toMatchObject({ status: 200 });
      const own = await decisionOf(late, id);
      expect(await label(late, id, { label: null, instead_of: own?.at })).toMatchObject({
        ...{ status: 200, body: { decision: seen } },
      });
      expect(await decisionOf(ruth, id)).toEqual(seen);
    }
  });

  test('ends with the decision, and begins again when it is taken back', async () => {
    const { ruth, dan, add } = await openPair();
    const id = await add();
    await next(ruth);
    await label(dan, id, { label: 'genuine' });
    expect((await claim(ruth, id)).body).toMatchObject({ claim: null, queue: { waiting: 0 } });
    expect((await next(ruth)).claim).toBeNull();
    const { at } = (await decisionOf(dan, id)) ?? {};
    await label(dan, id, { label: null, instead_of: at });
    expect((await next(ruth)).claim).toMatchObject({ scan_id: id });
  });

  test('is no other organisation’s, and nobody’s without a session', async () => {
    const { ruth, organisationId, add } = await openPair();
    const id = await add();
    await next(ruth);
    const stranger = await openSignedIn(api);
    expect((await stranger.call('GET', '/review')).body).toEqual({
      ...{ object: 'review_queue', waiting: 0, claims: [] },
    });
    expect((await next(stranger, { after: id })).claim).toBeNull();
    expect((await claim(stranger, id)).status).toBe(404);
    expect((await stranger.call('GET', `/review/claims/${id}/upcoming`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/review/claims/${id}`)).status).toBe(200);
    expect((await ruth.call('GET', '/review')).body).toMatchObject({ claims: [{ own: true }] });
    const visitor = await openBrowser(api);
    expect(await visitor.call('GET', '/review')).toMatchObject({ code: 'NO_SESSION' });
    await api.platform.scans.remove(organisationId, id);
    expect((await claim(ruth, id)).status).toBe(404);
    expect((await ruth.call('GET', '/review')).body).toMatchObject({ waiting: 0, claims: [] });
  });
});
