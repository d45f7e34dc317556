import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDispatcher } from '../../../core/dispatch.js';
import { LAST_ROUND_AFTER_MS } from '../../../core/erase-organisations.js';
import { watchStore } from '../../../worker/store-outage.js';
import { openSweeper, type Sweeper } from '../../../worker/sweep.js';
import {
  label as give,
  newScan,
  pageImages,
  result,
} from '../../adapters/contract/platform-under-test.js';
import { labelled } from '../../adapters/contract/scan-feedback.js';
import { openStores, type Stores } from './stores.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let stores: Stores;
let sweepers: Sweeper[];

beforeEach(() => open());
afterEach(() => stores.close());

async function open(environment: Record<string, string> = {}): Promise<void> {
  stores = await openStores(environment);
  const outage = watchStore(stores.logger);
  // Each worker is a process of its own in life, so each has its own dispatcher.
  const sweeper = () =>
    openSweeper({ ...stores, outage, dispatcher: openDispatcher(stores.platform) });
  sweepers = [sweeper(), sweeper()];
}

/** Two workers sweep at the same moment. */
async function sweep(step: (sweeper: Sweeper) => Promise<void>): Promise<void> {
  await Promise.all(sweepers.map(step));
}

const rescue = () => sweep((sweeper) => sweeper.rescueScans());
const clearAway = () => sweep((sweeper) => sweeper.clearAway());

const get = (id: string) => stores.platform.scans.get(stores.organisation.id, id, 'summary');
const used = async () => (await stores.platform.scans.usage(stores.organisation.id))?.used;
const isKept = async (fileId: string) => (await stores.platform.files.open(fileId)) !== null;

/** The ids of the jobs that wait. */
async function jobs(): Promise<string[]> {
  const ids: string[] = [];
  const options = { concurrency: 10, lockMs: 1_000 };
  const consumer = stores.platform.jobs.consume('scan', options, async ({ scanId }) => {
    ids.push(scanId);
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await consumer.stop();
  return ids;
}

async function claim(id: string, leaseMs = 10_000): Promise<number> {
  const claimed = await stores.platform.scans.claim(id, { leaseMs, attemptsMax: 3 });
  if (claimed === null || claimed === 'exhausted') throw new Error('The scan cannot be claimed.');
  return claimed.fence;
}

async function finish(id: string): Promise<void> {
  await stores.platform.scans.fail(id, await claim(id), 'corrupt_file');
}

describe('scans that wait', () => {
  test('without a job get one, once', async () => {
    const { id } = await stores.accept('%PDF-');
    stores.pass(1_000);
    await rescue();
    expect(await jobs()).toEqual([id]);
  });

  test('for a dead worker are taken up again, and those of a living one are left alone', async () => {
    const [dead, living] = [await stores.accept('%PDF-1'), await stores.accept('%PDF-2')];
    await claim(dead.id, 5_000);
    await claim(living.id, 60_000);
    stores.pass(6_000);
    await rescue();
    expect(await jobs()).toEqual([dead.id]);
  });

  test('and have cost every worker its life end as failed, refunded once', async () => {
    const { id } = await stores.accept('%PDF-');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await claim(id, 5_000);
      stores.pass(6_000);
    }
    await rescue();
    expect(await get(id)).toMatchObject({ status: 'failed', failure: 'worker_lost' });
    expect(await used()).toBe(0);
    await rescue();
    expect(await used()).toBe(0);
  });
});

describe('files', () => {
  test('that no scan knows go after an hour, and no other does', async () => {
    const known = await stores.accept('%PDF-');
    const stray = await stores.accept('%PDF-x');
    await stores.platform.scans.remove(stores.organisation.id, stray.id);
    await clearAway();
    expect(await isKept(stray.fileId)).toBe(true);
    stores.pass(HOUR_MS + 1_000);
    await clearAway();
    expect(await isKept(stray.fileId)).toBe(false);
    expect(await isKept(known.fileId)).toBe(true);
  });

  test('are kept for ever by default', async () => {
    const { id, fileId } = await stores.accept('%PDF-');
    await finish(id);
    stores.pass(1_000 * DAY_MS);
    await clearAway();
    expect(await isKept(fileId)).toBe(true);
    expect((await get(id))?.file.available).toBe(true);
  });

  test('go after the days of their organisation, old ones too, and never later than the operator’s', async () => {
    await stores.close();
    await open({ FILE_RETENTION_DAYS: '30' });
    const { accounts } = stores.platform;
    const { id } = stores.organisation;
    const scan = await stores.accept('%PDF-1');
    await finish(scan.id);
    stores.pass(8 * DAY_MS);
    await accounts.updateOrganisation(id, { fileRetentionDays: 9 });
    await clearAway();
    expect(await isKept(scan.fileId)).toBe(true);
    await accounts.updateOrganisation(id, { fileRetentionDays: 7 });
    await clearAway();
    expect(await isKept(scan.fileId)).toBe(false);
    expect((await get(scan.id))?.file.available).toBe(false);

    await accounts.updateOrganisation(id, { fileRetentionDays: 365 });
    const later = await stores.accept('%PDF-2');
    await finish(later.id);
    stores.pass(31 * DAY_MS);
    await clearAway();
    expect(await isKept(later.fileId)).toBe(false);
  });

  test('of final scans go after FILE_RETENTION_DAYS with the pictures of their pages, the scan stays, and one under way keeps its file', async () => {
    await stores.close();
    await open({ FILE_RETENTION_DAYS: '30' });
    const final = await stores.accept('%PDF-1');
    const waiting = await stores.accept('%PDF-2');
    const { scans } = stores.platform;
    const found = result({ pageImages: pageImages(1, 2) });
    await scans.complete(final.id, await claim(final.id), found);
    const images = () => scans.listPageImages(stores.organisation.id, final.id);
    stores.pass(29 * DAY_MS);
    await clearAway();
    expect(await isKept(final.fileId)).toBe(true);
    expect(await images()).toHaveLength(2);
    stores.pass(2 * DAY_MS);
    await clearAway();
    expect(await isKept(final.fileId)).toBe(false);
    expect(await isKept(waiting.fileId)).toBe(true);
    expect((await get(final.id))?.file.available).toBe(false);
    expect(await images()).toEqual([]);
  });
});

describe('training copies', () => {
  const label = (id: string) => give(stores.platform, stores.organisation.id, id, labelled());
  const optIn = (trainingCopies: boolean) =>
    stores.platform.accounts.updateOrganisation(stores.organisation.id, { trainingCopies });
  /** Four scans whose files are past their retention: three labelled, one not. */
  const prepare = async () => {
    await stores.close();
    await open({ FILE_RETENTION_DAYS: '30' });
    await optIn(true);
    const made = [];
    for (const name of ['kept', 'taken back', 'deleted', 'plain']) {
      const scan = await stores.accept(`%PDF-${name}`);
      await finish(scan.id);
      if (name !== 'plain') await label(scan.id);
      made.push(scan);
    }
    stores.pass(31 * DAY_MS);
    await clearAway();
    return made;
  };
  const kept = (made: { fileId: string }[]) =>
    Promise.all(made.map(({ fileId }) => isKept(fileId)));

  test('outlive FILE_RETENTION_DAYS, not their label and not their scan', async () => {
    const made = await prepare();
    const [, taken, deleted] = made;
    expect(await kept(made)).toEqual([true, true, true, false]);
    expect((await get(made[0]?.id ?? ''))?.file.available).toBe(false);
    const { scans } = stores.platform;
    await give(stores.platform, stores.organisation.id, taken?.id ?? '', null);
    // Whoever deleted it died before the file was removed.
    await scans.remove(stores.organisation.id, deleted?.id ?? '');
    await clearAway();
    expect(await kept(made)).toEqual([true, false, false, false]);
  });

  test('go when the organisation switches them off, and no original with them', async () => {
    const made = await prepare();
    const young = await stores.accept('%PDF-young');
    await finish(young.id);
    await label(young.id);
    await optIn(false);
    stores.pass(2 * HOUR_MS);
    await clearAway();
    expect(await kept(made)).toEqual([false, false, false, false]);
    expect(await isKept(young.fileId)).toBe(true);
  });

  test('are not made of a file that is just being removed', async () => {
    await stores.close();
    await open({ FILE_RETENTION_DAYS: '30' });
    await optIn(true);
    const scan = await stores.accept('%PDF-1');
    await finish(scan.id);
    stores.pass(31 * DAY_MS);
    const { files, scans } = stores.platform;
    const remove = files.remove.bind(files);
    // Somebody labels it at the last moment.
    files.remove = async (fileId) => {
      await label(scan.id);
      await remove(fileId);
    };
    await clearAway();
    expect(await isKept(scan.fileId)).toBe(false);
    const said = await scans.readFeedback(stores.organisation.id, scan.id);
    expect(said?.hasTrainingCopy).toBe(false);
  });

  test('leave nothing behind when the worker dies between marking a file and removing it', async () => {
    await stores.close();
    await open({ FILE_RETENTION_DAYS: '30' });
    const scan = await stores.accept('%PDF-1');
    await finish(scan.id);
    stores.pass(31 * DAY_MS);
    const { files } = stores.platform;
    const remove = files.remove.bind(files);
    files.remove = () => Promise.reject(new Error('The worker died.'));
    await expect(clearAway()).rejects.toThrow('The worker died.');
    files.remove = remove;
    expect(await isKept(scan.fileId)).toBe(true);
    await clearAway();
    expect(await isKept(scan.fileId)).toBe(false);
  });
});

test('scans of test data go 30 days after their end, with their events; live ones stay', async () => {
  const { accounts, scans, webhooks } = stores.platform;
  const tests = (await accounts.testOrganisation(stores.organisation.id))?.id ?? '';
  const endpoint = await webhooks.addEndpoint(tests, 'https://tests.example/hooks');
  const live = await stores.accept('%PDF-1');
  await finish(live.id);
  const ids: string[] = [];
  // More than one batch.
  for (let scan = 0; scan < 250; scan += 1) {
    const added = newScan(tests, { livemode: false });
    await scans.accept(added, null);
    if (scan > 0) await finish(added.id);
    ids.push(added.id);
  }
  const kept = async () => {
    const found = await Promise.all(ids.map((id) => scans.get(tests, id, 'summary')));
    return found.filter((scan) => scan !== null).length;
  };
  stores.pass(30 * DAY_MS - HOUR_MS);
  await clearAway();
  expect(await kept()).toBe(250);
  stores.pass(2 * HOUR_MS);
  await clearAway();
  expect(await kept()).toBe(1); // It waits still.
  const of = { endpointId: endpoint?.id ?? '', after: null, limit: 1 };
  expect((await webhooks.listDeliveries(of)).deliveries).toEqual([]);
  expect(await get(live.id)).not.toBeNull();
});

describe('Records of administrative acts', () => {
  const acts = async () =>
    (await stores.platform.audit.list({ after: null, limit: 10 })).events.length;
  const begin = () =>
    stores.platform.audit.begin({
      ...{ action: 'backup.made', actor: { kind: 'system' }, organisationId: null, target: null },
    });

  test.each([
    ['two years by default', {}, 730],
    ['AUDIT_RETENTION_DAYS', { AUDIT_RETENTION_DAYS: '30' }, 30],
  ])('go after %s', async (_, environment, days) => {
    await stores.close();
    await open(environment);
    await begin();
    stores.pass((days - 1) * DAY_MS);
    await clearAway();
    expect(await acts()).toBe(1);
    stores.pass(2 * DAY_MS);
    await clearAway();
    expect(await acts()).toBe(0);
  });

  test('are kept for ever with AUDIT_RETENTION_DAYS=0', async () => {
    await stores.close();
    await open({ AUDIT_RETENTION_DAYS: '0' });
    await begin();
    stores.pass(10_000 * DAY_MS);
    await clearAway();
    expect(await acts()).toBe(1);
  });
});

test('sessions past their time are swept, others stay', async () => {
  const { users } = stores.platform;
  const link = { hash: '01'.repeat(32), expiresAt: new Date('2100-01-01') };
  const person = { email: 'a@example.com', name: 'A', role: 'owner', language: 'en' } as const;
  await users.invite({ organisationId: stores.organisation.id, ...person }, link);
  const entry = await users.useLink(link.hash, 'the hash of a password');
  const of = { userId: entry?.user.id ?? '', epoch: entry?.epoch ?? -1 };
  await users.createSession('0a'.repeat(32), of);
  stores.pass(DAY_MS);
  await users.createSession('0b'.repeat(32), of);
  await clearAway();
  // What is left to remove: nothing, because the sweep did.
  expect(await users.expireSessions()).toBe(0);
  expect(await users.findSession('0b'.repeat(32))).not.toBeNull();
});

test('a deleted organisation goes with its scans and files, and at last altogether', async () => {
  const scan = await stores.accept('%PDF-1');
  const { accounts, files } = stores.platform;
  await accounts.deleteOrganisation(stores.organisation.id);
  await rescue();
  expect(await get(scan.id)).toBeNull();
  expect(await files.open(scan.fileId)).toBeNull();
  expect(await accounts.listDeletions()).toHaveLength(1);
  stores.pass(LAST_ROUND_AFTER_MS);
  await rescue();
  expect(await accounts.listDeletions()).toEqual([]);
});
