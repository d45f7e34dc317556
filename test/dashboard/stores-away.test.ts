import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../cluster/cluster.js';
import { found } from '../servers/found.js';
import { mongoIsOurs } from '../servers/mongo-server.js';
import { isCluster } from '../system/ground.js';
import { findViolations } from './find-violations.js';
import { type Dashboard, openBrowserOn } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

const SAMPLE = fileURLToPath(new URL('../../samples/he-payslip.pdf', import.meta.url));
const { upload, verdicts, problems, list, label, labels } = WORDS.en;

let cluster: Cluster;
let dashboard: Dashboard;
// The cluster is its own, so that a run on a cluster has nothing to add.
const hasStores = found.redis && found.mongo && mongoIsOurs && !isCluster;
beforeAll(async () => {
  if (!hasStores) return;
  cluster = await startCluster({ apis: 1, workers: 1 });
  dashboard = await openBrowserOn({
    root: cluster.apis[0]?.url ?? '',
    admin: async (...words) => JSON.parse(await cluster.admin(...words)) as unknown,
    dispose: async () => {
      await cluster.dispose();
    },
  });
});
afterAll(() => dashboard?.dispose());

test.skipIf(!hasStores)(
  'while a store is away the page says so, keeps what was written, and goes on after it',
  async () => {
    const user = await dashboard.makeUser();
    const { page } = await dashboard.openWindow();
    await signIn(page, user);
    await page.goto('/upload');
    await page.locator('input[type=file]').setInputFiles(SAMPLE);
    const results = page.getByRole('list', { name: upload.title });
    await results.getByText(verdicts.low_risk).waitFor({ timeout: 60_000 });
    await results.getByRole('link').click();
    await page.getByLabel(label.note).fill('They called: the original is with us');

    await cluster.mongo.stop();
    await page.getByRole('button', { name: labels.genuine }).click();
    await page.getByText(problems.failing).waitFor({ timeout: 60_000 });
    expect(await page.getByLabel(label.note).inputValue()).toContain('They called');
    expect(await findViolations(page)).toEqual([]);
    await cluster.mongo.start();
    await page.getByText(problems.failing).waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByRole('button', { name: labels.genuine }).click();
    await page.getByText(label.saved).waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText('They called: the original is with us').waitFor();

    // Without Redis documents are taken; they are scanned when it is there again.
    await cluster.redis.stop();
    await page.goto('/upload');
    await page.locator('input[type=file]').setInputFiles(SAMPLE);
    await results.getByRole('link').first().waitFor();
    await cluster.redis.start();
    await expect
      .poll(() => results.getByText(verdicts.low_risk).count(), { timeout: 60_000 })
      .toBe(2);
    await page.goto('/');
    const scans = page.getByRole('list', { name: list.results }).getByRole('listitem');
    await expect.poll(() => scans.count()).toBe(2);
  },
);
