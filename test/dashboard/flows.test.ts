import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.js';
import { openScanningDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));
const FORGED = 'he-bank-statement-forged-balance.pdf';
const GENUINE = 'he-payslip.pdf';

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openScanningDashboard();
});
afterAll(() => dashboard.dispose());

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test('a person signs in, sends documents, sees what was found and where, and decides', async () => {
    const user = await dashboard.makeUser({ language });
    const { page, elsewhere, complaints } = await dashboard.openWindow({ language });
    await page.goto('/');
    await page.getByRole('heading', { name: words.session.title }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await signIn(page, user, language);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'he' ? 'rtl' : 'ltr');
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: words.list.first }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles([`${SAMPLES}${FORGED}`, `${SAMPLES}${GENUINE}`]);
    const results = page.getByRole('list', { name: words.upload.title });
    await results.getByText(words.verdicts.low_risk).waitFor({ timeout: 60_000 });
    await results.getByText(words.verdicts.review).waitFor({ timeout: 60_000 });
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: words.app.scans, exact: true }).click();
    const list = page.getByRole('list', { name: words.list.results });
    await list.getByText(GENUINE).waitFor();
    await page.getByLabel(words.list.search).fill('forged-bal');
    await list.getByText(GENUINE).waitFor({ state: 'detached' });
    expect(page.url()).toContain('search=forged-bal');
    await list.getByText(FORGED).click();

    // Marks lie on the picture of the page; mark and finding are selected together.
    const finding = page.getByRole('list', { name: words.scan.findings }).getByRole('button');
    await finding.first().waitFor();
    const picture = page.getByRole('img', {
      name: words.scan.picture.replace('{{page}}', '\u20681\u2069'),
    });
    const width = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(500);
    const mark = page.locator('.mark').first();
    await mark.click();
    expect(await mark.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.finding[aria-pressed=true]').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);

    for (const tab of [
      words.scan.checks,
      words.scan.extracted,
      words.scan.details,
      words.scan.json,
    ]) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await findViolations(page), tab).toEqual([]);
    }

    await page.getByLabel(words.label.note).fill('בקשנו מקור 1,250.00');
    await page.getByRole('button', { name: words.labels.fraud }).click();
    const reason = page.locator('q', { hasText: 'בקשנו מקור 1,250.00' });
    await reason.waitFor();
    await page.reload();
    await reason.waitFor();
    await page.getByText('Ruth Levi').last().waitFor();
    await page.getByRole('button', { name: words.label.undo }).click();
    // Folded away among the earlier decisions.
    await reason.waitFor({ state: 'hidden' });
    await page.getByText(words.label.history_one.replace('{{count}}', '\u20681\u2069')).click();
    await reason.waitFor();

    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a one-time link sets the password and signs in', async () => {
    const { organisation } = await dashboard.makeUser();
    const email = `invited-${language}@example.com`;
    const made = await dashboard.service.admin(
      ...['user', 'create', '--org', organisation, '--email', email, '--role', 'admin'],
    );
    const { link } = made as { link: string };
    const { page } = await dashboard.openWindow({ language });
    const open = () => page.goto(new URL(link).pathname + new URL(link).hash);
    await open();
    expect(await page.getByLabel(words.session.email).inputValue()).toBe(email);
    await page.getByLabel(words.session.name).fill('Noa Barak');
    await page.getByLabel(words.session.newPassword).fill('Harbour at seven 42');
    await page.getByLabel(words.session.repeatPassword).fill('Harbour at seven 42');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.session.save }).click();
    await page.getByRole('heading', { level: 1, name: words.list.title }).waitFor();
    await page.getByText('Noa Barak').waitFor();
    await page.getByRole('button', { name: words.app.signOut }).click();
    await page.getByRole('heading', { name: words.session.title }).waitFor();
    await open();
    await page.reload();
    // Said before anybody thinks of another password.
    await page.getByText(words.session.linkGone).waitFor();
    await page.getByRole('link', { name: words.session.title }).click();
    await page.getByLabel(words.session.email).waitFor();
  });
});

test('language and appearance are switched on the page and kept', async () => {
  const user = await dashboard.makeUser();
  const { page } = await dashboard.openWindow({ viewport: { width: 390, height: 844 } });
  await signIn(page, user);
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const light = await ground();
  await page.getByRole('button', { name: WORDS.en.app.account }).click();
  await page.getByRole('button', { name: WORDS.en.app.themes.system }).click();
  await page.getByRole('option', { name: WORDS.en.app.themes.dark }).click();
  expect(await ground()).not.toBe(light);
  await page.getByText('עברית').click();
  await page.getByRole('heading', { level: 1, name: WORDS.he.list.title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: WORDS.he.list.title }).waitFor();
  expect(await ground()).not.toBe(light);
  expect(await findViolations(page)).toEqual([]);
  // Nothing is wider than a phone.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

test('a reload while documents are sent sends none of them twice', async () => {
  const user = await dashboard.makeUser();
  const { page } = await dashboard.openWindow();
  await signIn(page, user);
  await page.goto('/upload');
  // The answers get lost: the service has taken the documents, and the page does not know.
  let taken = 0;
  await page.route('**/dashboard/api/scans', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    taken += 1;
    await route.abort();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([`${SAMPLES}${FORGED}`, `${SAMPLES}${GENUINE}`]);
  await expect.poll(() => taken).toBeGreaterThanOrEqual(2);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  const results = page.getByRole('list', { name: WORDS.en.upload.title });
  await expect.poll(() => results.getByRole('link').count(), { timeout: 30_000 }).toBe(2);
  await page.goto('/');
  const list = page.getByRole('list', { name: WORDS.en.list.results });
  await list.getByText(GENUINE).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(2);
});

test('a session that ends in the middle of work is opened again where one was', async () => {
  const user = await dashboard.makeUser();
  const { page, context } = await dashboard.openWindow();
  await signIn(page, user);
  await page.getByLabel(WORDS.en.list.search).fill('nothing like it');
  await page.getByText(WORDS.en.list.empty).waitFor();
  await context.clearCookies();
  await page.getByLabel(WORDS.en.list.search).fill('nothing like this');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(WORDS.en.session.expired).waitFor();
  await dialog.getByLabel(WORDS.en.session.password).fill('Lantern over the quay 7');
  await dialog.getByRole('button', { name: WORDS.en.session.signIn }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel(WORDS.en.list.search).inputValue()).toBe('nothing like this');
  await page.getByText(WORDS.en.list.empty).waitFor();
});
