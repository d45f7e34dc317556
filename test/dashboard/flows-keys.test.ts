import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.js';
import { type ServiceDashboard, openDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

const statusOf = async (key: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${key}` };
  return (await fetch(`${dashboard.service.base}/usage`, { headers })).status;
};

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const words = WORDS[language];
  const isolated = (text: string, value: string) =>
    text.replace(/\{\{\w+\}\}/, `\u2068${value}\u2069`);

  test('a person makes a key, sees it once, replaces it, and revokes the former one', async () => {
    const user = await dashboard.makeUser({ role: 'admin', language });
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.getByRole('button', { name: words.app.settings }).click();
    await page.getByRole('menuitem', { name: words.keys.title }).click();
    await page.getByText(words.keys.none).waitFor();
    expect(await findViolations(page)).toEqual([]);

    const create = page.getByRole('button', { name: words.keys.create, exact: true });
    await create.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.keys.name).fill('Till קופה 7');
    for (const scope of ['scans_write', 'usage_read'] as const) {
      await dialog.getByText(words.scopes[scope]).click();
    }
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.keys.createDo }).click();
    const shown = dialog.locator('.secret code bdi');
    await shown.waitFor();
    const key = (await shown.textContent()) ?? '';
    expect(await statusOf(key)).toBe(200);
    expect(await findViolations(page)).toEqual([]);

    // Whoever goes without storing it is told what that means; then the focus is where it was.
    await page.keyboard.press('Escape');
    await dialog.getByText(words.secret.lost).waitFor();
    await dialog.getByText(words.secret.stored).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => create.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    const list = page.getByRole('list', { name: words.keys.valid });
    await list.getByText('Till קופה 7').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await list.getByText(words.scopes.scans_write).count()).toBe(0);

    await list.getByRole('button', { name: words.keys.roll }).click();
    await dialog.getByRole('button', { name: words.keys.roll }).click();
    await shown.waitFor();
    const next = (await shown.textContent()) ?? '';
    await dialog.getByText(words.secret.stored).click();
    await dialog.getByRole('button', { name: words.app.close }).click();
    await list.getByText(words.keys.rolled).waitFor();
    expect([await statusOf(key), await statusOf(next)]).toEqual([200, 200]);

    const former = list.getByRole('listitem').filter({ hasText: words.keys.rolled });
    await former.getByRole('button', { name: words.keys.revoke }).click();
    await dialog.getByText(isolated(words.keys.revokeTitle, 'Till קופה 7')).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.keys.revoke }).click();
    await former.waitFor({ state: 'detached' });
    expect([await statusOf(key), await statusOf(next)]).toEqual([401, 200]);
    await page.getByText(words.keys.showEnded).click();
    await page.getByRole('list', { name: words.keys.ended }).getByText('Till קופה 7').waitFor();

    await page.getByRole('radio', { name: words.modes.test }).click();
    await page.getByText(words.keys.none).waitFor();
    expect(page.url()).toContain('mode=test');
    await page.getByRole('button', { name: words.keys.createTest }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('whoever has no right to keys finds no way to them, and is told so', async () => {
  const user = await dashboard.makeUser({ role: 'analyst' });
  const { page } = await dashboard.openWindow();
  await signIn(page, user);
  await page.goto('/keys');
  await page.getByText(WORDS.en.problems.forbidden).first().waitFor();
  await page.getByRole('button', { name: WORDS.en.app.settings }).click();
  await page.getByRole('menuitem', { name: WORDS.en.usage.title }).waitFor();
  expect(await page.getByRole('menuitem', { name: WORDS.en.keys.title }).count()).toBe(0);
});
