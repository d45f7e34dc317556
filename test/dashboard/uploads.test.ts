import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findViolations } from './find-violations.js';
import { type Dashboard, openScanningDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));
const FORGED = 'he-bank-statement-forged-balance.pdf';
const GENUINE = 'he-payslip.pdf';
const { upload, verdicts, problems, session, list } = WORDS.en;

let dashboard: Dashboard;
let folder: string;
beforeAll(async () => {
  dashboard = await openScanningDashboard();
  folder = await mkdtemp(join(tmpdir(), 'emet-uploads-'));
});
afterAll(async () => {
  await dashboard.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody signed in, at the page of uploads. */
async function openUploads(organisation?: string) {
  const user = await dashboard.makeUser({ ...(organisation !== undefined && { organisation }) });
  const window = await dashboard.openWindow();
  await signIn(window.page, user);
  await window.page.goto('/upload');
  await window.page.getByRole('button', { name: upload.choose }).waitFor();
  return { ...window, user };
}

const resultsOf = (page: Page) => page.getByRole('list', { name: upload.title });

const choose = (page: Page, ...names: string[]) =>
  page.locator('input[type=file]').setInputFiles(names.map((name) => join(SAMPLES, name)));

/** Counts the documents that the page sends. */
function countSent(context: BrowserContext): () => number {
  let sent = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/dashboard/api/scans')) sent += 1;
  });
  return () => sent;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: WORDS.en.app.signOut }).click();
  await page.getByRole('heading', { name: session.title }).waitFor();
}

const Created = z.object({ id: z.string() });

describe('documents come by', () => {
  test('a folder that is dropped, with the folders in it', async () => {
    const { page, context } = await openUploads();
    const tray = join(folder, 'tray');
    await mkdir(join(tray, 'older'), { recursive: true });
    await cp(join(SAMPLES, GENUINE), join(tray, 'july.pdf'));
    await cp(join(SAMPLES, GENUINE), join(tray, 'older', 'june.pdf'));
    const zone = await page.locator('.drop-zone').boundingBox();
    if (zone === null) throw new Error('There is no place to drop files at');
    const browser = await context.newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', {
        type,
        x: zone.x + 40,
        y: zone.y + 20,
        data: { items: [], files: [tray], dragOperationsMask: 1 },
      });
    }
    await resultsOf(page).getByRole('link', { name: 'july.pdf' }).waitFor();
    await resultsOf(page).getByRole('link', { name: 'june.pdf' }).waitFor();
  });

  test('a picture that is pasted', async () => {
    const { page, context } = await openUploads();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(`(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 600; canvas.height = 400;
      const brush = canvas.getContext('2d');
      brush.fillStyle = 'white'; brush.fillRect(0, 0, 600, 400);
      brush.fillStyle = 'black'; brush.font = '24px sans-serif';
      brush.fillText('Transfer of 1,250.00 on 02.03.2026', 40, 80);
      const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    })()`);
    await page.keyboard.press('Control+V');
    await resultsOf(page).getByRole('link', { name: 'image.png' }).waitFor();
  });
});

test('the table is saved as CSV, and a name in it is no formula', async () => {
  const { page } = await openUploads();
  const named = join(folder, '=HYPERLINK("x"), א.pdf');
  await cp(join(SAMPLES, FORGED), named);
  const broken = join(folder, 'not a document.pdf');
  await writeFile(broken, 'neither PDF nor picture');
  await page.locator('input[type=file]').setInputFiles([named, broken]);
  await resultsOf(page).getByText(verdicts.review).waitFor({ timeout: 60_000 });
  await resultsOf(page).getByText(problems.codes.UNSUPPORTED_FILE).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const scan = await resultsOf(page).getByRole('link').getAttribute('href');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: upload.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('scans.csv');
  const text = await readFile(await download.path(), 'utf8');
  const [head, first, second] = text.split('\r\n');
  expect(head).toBe('\uFEFFfile,status,verdict,risk_score,document_type,issuer,scan,error');
  expect(first).toContain(`"'=HYPERLINK(""x""), א.pdf",`);
  expect(first).toContain(`,${verdicts.review},`);
  expect(first).toContain(`,${scan?.replace('/scans/', '')},`);
  expect(second).toMatch(/^not a document\.pdf,.*,UNSUPPORTED_FILE$/);
});

test('nothing is sent while the user pauses', async () => {
  const { page, context } = await openUploads();
  const sent = countSent(context);
  await choose(page, GENUINE);
  await resultsOf(page).getByRole('link', { name: GENUINE }).waitFor();
  await page.getByRole('button', { name: upload.pause }).click();
  await choose(page, FORGED);
  await resultsOf(page).getByText(upload.states.waiting).waitFor();
  await page.waitForTimeout(3_000);
  expect(sent()).toBe(1);
  await page.getByRole('button', { name: upload.resume }).click();
  await resultsOf(page).getByRole('link', { name: FORGED }).waitFor();
  expect(sent()).toBe(2);
});

test('what the allowance does not cover waits, and goes on with a new allowance', async () => {
  const made = await dashboard.service.admin(
    ...['org', 'create', '--name', 'Sample', '--plan', 'business', '--limit', '1'],
  );
  const { id } = Created.parse(made);
  const { page, context } = await openUploads(id);
  const sent = countSent(context);
  await choose(page, GENUINE, FORGED);
  await page.getByText(upload.outOfQuota).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await resultsOf(page).getByRole('link').count()).toBe(1);
  const asked = sent();
  await page.waitForTimeout(6_000);
  expect(sent()).toBe(asked);
  // Also after a reload, which tries once more.
  await page.reload();
  await page.getByText(upload.outOfQuota).waitFor();
  await dashboard.service.admin('org', 'update', id, '--limit', '5');
  await page.getByRole('button', { name: upload.resume }).click();
  await expect.poll(() => resultsOf(page).getByRole('link').count()).toBe(2);
  expect(await page.getByText(upload.outOfQuota).count()).toBe(0);
});

test('two windows send each document once, and one goes on with what the other left', async () => {
  const { page, context } = await openUploads();
  const sent = countSent(context);
  // Held back until the second window has opened.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dashboard/api/scans', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await choose(page, GENUINE, FORGED);
  await resultsOf(page).getByText(upload.states.sending).first().waitFor();
  const second = await context.newPage();
  await second.goto('/upload');
  await second.getByText(upload.empty).waitFor();
  await second.waitForTimeout(2_500);
  expect(await resultsOf(second).count()).toBe(0);
  release();
  await expect.poll(() => resultsOf(page).getByRole('link').count()).toBe(2);
  expect(sent()).toBe(2);

  await page.getByRole('button', { name: upload.pause }).click();
  await choose(page, GENUINE);
  await resultsOf(page).getByText(upload.states.waiting).waitFor();
  await page.close();
  await second.reload();
  await expect.poll(() => resultsOf(second).getByRole('link').count()).toBe(3);
  expect(sent()).toBe(3);
});

test('a connection that is lost is said, and what was being sent goes on after it', async () => {
  const { page, context } = await openUploads();
  await context.setOffline(true);
  await choose(page, GENUINE);
  await page.getByText(problems.away).waitFor();
  await resultsOf(page).getByText(problems.offline).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await context.setOffline(false);
  await resultsOf(page).getByRole('link', { name: GENUINE }).waitFor({ timeout: 15_000 });
  await page.getByText(problems.away).waitFor({ state: 'detached' });
  await page.goto('/');
  const scans = page.getByRole('list', { name: list.results });
  await scans.getByText(GENUINE).waitFor();
  expect(await scans.getByRole('listitem').count()).toBe(1);
});

test('documents wait for a session that has ended, and go on with the next one', async () => {
  const { page, context } = await openUploads();
  const sent = countSent(context);
  await context.clearCookies();
  await choose(page, GENUINE);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(session.expired).waitFor();
  await page.waitForTimeout(6_000);
  expect(sent()).toBe(1);
  await dialog.getByLabel(session.password).fill('Lantern over the quay 7');
  await dialog.getByRole('button', { name: session.signIn }).click();
  await resultsOf(page).getByRole('link', { name: GENUINE }).waitFor();
});

test('a window goes on after another one has signed in anew', async () => {
  const { page, context, user } = await openUploads();
  const second = await context.newPage();
  await second.goto('/');
  await signOut(second);
  await signIn(second, user);
  await choose(page, GENUINE);
  await resultsOf(page).getByRole('link', { name: GENUINE }).waitFor();
});

test('a window shows nothing of somebody else who signs in beside it', async () => {
  const { page, context } = await openUploads();
  await choose(page, FORGED);
  await resultsOf(page).getByRole('link', { name: FORGED }).waitFor();
  const other = await dashboard.makeUser();
  const second = await context.newPage();
  await second.goto('/');
  await signOut(second);
  await signIn(second, other);
  await page.bringToFront();
  await choose(page, GENUINE).catch(() => undefined);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(list.none).waitFor();
  expect(await page.getByText(FORGED).count()).toBe(0);
  expect(await page.getByText(GENUINE).count()).toBe(0);
});
