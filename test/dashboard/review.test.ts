import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Words } from '../../dashboard/i18n/words.js';
import { newScan } from '../adapters/contract/platform-under-test.js';
import { findViolations } from './find-violations.js';
import { insertScan } from './insert-scan.js';
import { openDashboard, PASSWORD, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { describeInBoth, WORDS } from './words.js';

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

/** A text with its values, each isolated as in the page. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `\u2068${values[name]}\u2069`);

const add = (organisation: string, name: string) =>
  insertScan(dashboard, organisation, {
    scan: { file: { ...newScan(organisation).file, name } },
    result: { verdict: 'high_risk', riskScore: 80 },
  });
const isOpen = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
const note = (page: Page, words: Words) => page.getByLabel(words.label.note);
/** Skips by key and waits for the answer, until which no other key counts. */
async function skip(page: Page, words: Words): Promise<void> {
  const answered = page.waitForResponse('**/dashboard/api/review/next');
  await page.keyboard.press('n');
  await answered;
  const button = page.getByRole('button', { name: words.review.skip });
  await expect.poll(() => button.isEnabled()).toBe(true);
}
/** A key at its place on a Hebrew keyboard. */
const pressHebrew = (page: Page, code: string, key: string) =>
  page.evaluate(
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', ${JSON.stringify({ code, key, bubbles: true, cancelable: true })}))`,
  );

describeInBoth((language) => {
  const words = WORDS[language];

  test('goes from scan to scan by keys, on any keyboard, and undoes', async () => {
    const user = await dashboard.makeUser({ language });
    const { page, elsewhere, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.getByRole('link', { name: words.review.title }).click();
    await page.getByText(words.review.empty).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const ids = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) ids.push(await add(user.organisation, name));

    // It notices by itself.
    await isOpen(page, 'a.pdf');
    expect(page.url()).toContain(`/review/${ids[0]}`);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Shift+Slash');
    const help = page.getByRole('dialog', { name: words.review.help });
    await help.getByText(words.review.keys.fraud).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('f'); // not while a dialog is open
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });

    await note(page, words).fill('fng'); // nor while somebody types
    await note(page, words).press('f');
    await isOpen(page, 'a.pdf');
    await page.getByRole('button', { name: words.labels.fraud }).click();
    await isOpen(page, 'b.pdf');
    expect(await note(page, words).inputValue()).toBe('');
    if (language === 'he') await pressHebrew(page, 'KeyG', 'ע');
    else await page.keyboard.press('g');
    await isOpen(page, 'c.pdf');
    await skip(page, words); // the only one that waits
    await isOpen(page, 'c.pdf');
    await page.keyboard.press('u');
    await isOpen(page, 'b.pdf');
    await page.getByRole('heading', { name: words.label.decisions }).waitFor();
    await page.getByText(filled(words.label.history_one, { count: 1 })).click();
    await page.keyboard.press('u');
    await isOpen(page, 'a.pdf');
    await page.keyboard.press('n');
    await isOpen(page, 'b.pdf');

    // A reload gives nothing up.
    await page.reload();
    await isOpen(page, 'b.pdf');
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('of two analysts the second is told who decided, and may overrule knowingly', async () => {
    const ruth = await dashboard.makeUser({ language });
    const { organisation } = ruth;
    const dan = await dashboard.makeUser({ language, organisation, name: 'Dan Cohen' });
    const [first, second] = [await add(organisation, 'a.pdf'), await add(organisation, 'b.pdf')];
    const hers = (await dashboard.openWindow({ language })).page;
    const his = (await dashboard.openWindow({ language })).page;
    await signIn(hers, ruth, language);
    await signIn(his, dan, language);
    await hers.goto('/review');
    await isOpen(hers, 'a.pdf');
    await his.goto('/review');
    await isOpen(his, 'b.pdf');
    await his.getByText(filled(words.review.others, { count: 1 })).waitFor();

    await his.goto(`/review/${first}`);
    await his.getByText(filled(words.review.taken, { name: 'Ruth Levi' })).waitFor();
    expect(await findViolations(his)).toEqual([]);
    await note(his, words).fill('seen both');
    await hers.keyboard.press('g');
    await isOpen(hers, 'b.pdf'); // which he has left
    await his.getByRole('button', { name: words.labels.fraud }).click();
    const warning = his.getByRole('alert').filter({ hasText: 'Ruth Levi' }).last();
    const allTheSame = filled(words.label.allTheSame, { label: words.labels.fraud });
    await warning.getByRole('button', { name: allTheSame }).waitFor();
    expect(await note(his, words).inputValue()).toBe('seen both');
    expect(await findViolations(his)).toEqual([]);
    await warning.getByRole('button', { name: allTheSame }).click();
    await his.getByText(words.review.allTaken_one.split('{{')[0] ?? '').waitFor();

    // Her own window has it as it is now.
    await hers.goto(`/scans/${first}`);
    await hers.getByText('seen both').waitFor();
    await hers.getByText(filled(words.label.history_one, { count: 1 })).click();
    await hers.getByText(words.label.ended.replaced.split('{{')[0] ?? '').waitFor();
    expect(await hers.getByRole('button', { name: words.label.undo }).count()).toBe(0);
    expect(await findViolations(hers)).toEqual([]);
    await his.goto(`/review/${second}`);
    await isOpen(his, 'b.pdf');
  });
});

test('the note stays when the connection is lost or the session ends, and is sent then', async () => {
  const words = WORDS.en;
  const user = await dashboard.makeUser();
  const { page, context } = await dashboard.openWindow();
  await add(user.organisation, 'a.pdf');
  await add(user.organisation, 'b.pdf');
  const id = await add(user.organisation, 'c.pdf');
  await signIn(page, user);
  await page.goto('/review');
  await isOpen(page, 'a.pdf');
  await note(page, words).fill('Asked for the original');

  await page.route('**/label', (route) => route.abort());
  const fraud = page.getByRole('button', { name: words.labels.fraud });
  await fraud.click();
  await page.getByText(words.problems.offline).first().waitFor();
  expect(await note(page, words).inputValue()).toBe('Asked for the original');
  await page.unroute('**/label');

  // Done, though the answer was lost: sent again it is one decision.
  await page.route('**/label', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fraud.click();
  await page.getByText(words.problems.offline).first().waitFor();
  await page.unroute('**/label');
  await fraud.click();
  await isOpen(page, 'b.pdf');

  await note(page, words).fill('Second');
  await context.clearCookies();
  const dialog = page.getByRole('dialog');
  // What the page still fetches of b.pdf may meet the end of the session before the decision does.
  await page
    .getByRole('button', { name: words.labels.genuine })
    .click({ timeout: 5_000 })
    .catch(async () => expect(await dialog.isVisible()).toBe(true));
  await dialog.getByLabel(words.session.password).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.session.signIn }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await note(page, words).inputValue()).toBe('Second');
  await page.getByRole('button', { name: words.labels.genuine }).click();
  await isOpen(page, 'c.pdf');
  expect(page.url()).toContain(id);
});

test('keys can be switched off, and nothing is wider than a phone', async () => {
  const words = WORDS.he;
  const user = await dashboard.makeUser({ language: 'he' });
  await add(user.organisation, 'a.pdf');
  await add(user.organisation, 'b.pdf');
  const { page } = await dashboard.openWindow({ language: 'he' });
  await signIn(page, user, 'he');
  await page.goto('/review');
  await isOpen(page, 'a.pdf');
  await page.getByRole('button', { name: words.review.help }).click();
  await page.getByText(words.review.keysOn).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await isOpen(page, 'a.pdf');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);
});
