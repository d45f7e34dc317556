import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from './find-violations.js';
import { type Dashboard, openDashboard, PASSWORD } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { describeInBoth, WORDS } from './words.js';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

describeInBoth((language) => {
  const words = WORDS[language];
  const { users, roles, session, list } = words;

  test('an owner invites, changes, suspends, resets and removes a user', async () => {
    const owner = await dashboard.makeUser({ role: 'owner', language });
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, owner, language);
    await page.getByRole('button', { name: words.app.settings }).click();
    await page.getByRole('menuitem', { name: users.title }).click();
    await page.getByText(users.alone).waitFor();

    const email = `guest-${language}@example.com`;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: users.invite }).click();
    // New users begin in the language of the organisation, whoever invites them.
    await dialog.getByRole('button', { name: 'עברית' }).waitFor();
    await dialog.getByLabel(session.email).fill(owner.email);
    await dialog.getByLabel(words.account.name, { exact: true }).fill('דנה Guest');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: users.makeLink }).click();
    await dialog.getByText(words.problems.codes.EMAIL_TAKEN).waitFor();
    await dialog.getByLabel(session.email).fill(email);
    await dialog.getByRole('button', { name: users.makeLink }).click();
    await dialog.getByText(users.linkOnce).waitFor();
    expect(await findViolations(page)).toEqual([]);
    // Shown once, so it does not go by mistake.
    await page.keyboard.press('Escape');
    const link = (await dialog.locator('.secret bdi').textContent()) ?? '';
    await dialog.getByRole('button', { name: users.linkDone }).click();
    await dialog.waitFor({ state: 'detached' });

    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByText(users.states.invited).waitFor();
    expect(await findViolations(page)).toEqual([]);

    const guest = await dashboard.openWindow({ language });
    await guest.page.goto(new URL(link).pathname + new URL(link).hash);
    await guest.page.getByLabel(session.newPassword).fill(PASSWORD);
    await guest.page.getByLabel(session.repeatPassword).fill(PASSWORD);
    await guest.page.getByRole('button', { name: session.save }).click();
    await guest.page.getByRole('heading', { level: 1, name: list.title }).waitFor();
    // An analyst is not shown who else there is.
    await guest.page.getByRole('button', { name: words.app.settings }).click();
    await guest.page.getByRole('menuitem', { name: words.usage.title }).waitFor();
    expect(await guest.page.getByRole('menuitem', { name: users.title }).count()).toBe(0);
    await guest.page.goto('/users');
    await guest.page.getByText(words.problems.forbidden).waitFor();

    const act = async (name: string) => {
      await row.getByRole('button').click();
      await page.getByRole('menuitem', { name }).click();
    };
    await page.reload();
    await act(users.acts.role);
    await dialog.getByRole('button', { name: roles.analyst }).click();
    await page.getByRole('option', { name: roles.admin }).click();
    await dialog.getByText(users.may.admin).waitFor();
    await dialog.getByRole('button', { name: users.acts.role }).click();
    await row.getByText(roles.admin, { exact: true }).waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: session.title }).waitFor();

    await act(users.acts.suspend);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: users.acts.suspend }).click();
    await row.getByText(users.states.suspended).waitFor();
    await guest.page.getByLabel(session.email).fill(email);
    await guest.page.getByLabel(session.password).fill(PASSWORD);
    await guest.page.getByRole('button', { name: session.signIn }).click();
    await guest.page.getByText(words.problems.codes.SUSPENDED).waitFor();
    await act(users.acts.resume);
    await dialog.getByRole('button', { name: users.acts.resume }).click();
    await row.getByText(users.states.active).waitFor();

    await act(users.acts.link);
    await dialog.getByRole('button', { name: users.acts.link }).click();
    await dialog.getByText(users.linkOnce).waitFor();
    expect(await dialog.locator('.secret bdi').textContent()).not.toBe(link);
    await dialog.getByRole('button', { name: users.linkDone }).click();
    await row.getByText(users.states.invited).waitFor();

    await act(users.acts.remove);
    await dialog.getByRole('button', { name: users.acts.remove }).click();
    await row.waitFor({ state: 'detached' });

    // The last owner stays, and is told why.
    await page.getByRole('listitem').filter({ hasText: owner.email }).getByRole('button').click();
    await page.getByRole('menuitem', { name: users.acts.remove }).click();
    await dialog.getByText(users.onYourself).waitFor();
    await dialog.getByRole('button', { name: users.acts.remove }).click();
    await dialog.getByText(words.problems.codes.LAST_OWNER).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('an administrator is not offered what only owners may', async () => {
  const owner = await dashboard.makeUser({ role: 'owner' });
  const admin = await dashboard.makeUser({ role: 'admin', organisation: owner.organisation });
  const { page } = await dashboard.openWindow({ viewport: { width: 390, height: 844 } });
  await signIn(page, admin);
  await page.goto('/users');
  const { users, roles } = WORDS.en;
  const row = page.getByRole('listitem').filter({ hasText: owner.email });
  await row.getByText(users.ownersOnly).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: users.invite }).click();
  await page.getByRole('dialog').getByRole('button', { name: roles.analyst }).click();
  expect(await page.getByRole('option').allTextContents()).toEqual([roles.analyst, roles.admin]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
