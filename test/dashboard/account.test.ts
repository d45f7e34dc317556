import { TOTP } from 'otpauth';
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

/** The code that an authenticator shows, so many steps of 30 s from now: each is taken once. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

describeInBoth((language) => {
  const { account, session, app, list } = WORDS[language];

  test('a person changes name and password, which ends the sessions elsewhere', async () => {
    const user = await dashboard.makeUser({ language });
    const elsewhere = await dashboard.openWindow({ language });
    await signIn(elsewhere.page, user, language);
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.getByRole('link', { name: 'Ruth Levi' }).click();
    await page.getByRole('heading', { level: 1, name: account.title }).waitFor();
    const sessions = page.getByRole('list', { name: account.sessions });
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
    expect(await sessions.getByText(account.thisBrowser).count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);

    await page.getByLabel(account.name, { exact: true }).fill('רות לוי-Cohen');
    await page.getByRole('button', { name: account.save, exact: true }).click();
    await page.getByText(account.saved).waitFor();
    await page.getByRole('link', { name: 'רות לוי-Cohen' }).waitFor();

    const change = async (current: string, wanted: string) => {
      await page.getByLabel(account.currentPassword).fill(current);
      await page.getByLabel(session.newPassword).fill(wanted);
      await page.getByLabel(session.repeatPassword).fill(wanted);
      await page.getByRole('button', { name: account.changePassword }).click();
    };
    await change('not the right one', 'Harbour at eight 42');
    await page.getByText(account.notConfirmed).waitFor();
    await change(PASSWORD, 'password12345');
    await page.getByText(WORDS[language].problems.codes.PASSWORD_REFUSED).waitFor();
    await change(PASSWORD, 'Harbour at eight 42');
    await page.getByText(account.passwordChanged).waitFor();
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: session.title }).waitFor();
    // This browser goes on, with the token of its new session.
    await page.getByRole('button', { name: app.signOut, exact: true }).click();
    await page.getByRole('heading', { name: session.title }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a person sets up a second factor, signs in with it, and turns it off', async () => {
    const user = await dashboard.makeUser({ language });
    const { page, complaints, elsewhere } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.goto('/account');
    await page.getByRole('button', { name: account.setTwoFactor }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: account.qrCode }).waitFor();
    const secret = (await dialog.locator('.secret bdi').textContent()) ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await findViolations(page)).toEqual([]);
    const confirm = async (password: string, code: string, button: string) => {
      await dialog.getByLabel(account.currentPassword).fill(password);
      await dialog.getByLabel(session.code).fill(code);
      await dialog.getByRole('button', { name: button }).click();
    };
    await confirm(PASSWORD, codeOf(secret, -9), account.setTwoFactor);
    await dialog.getByText(account.notConfirmed).waitFor();
    await confirm(PASSWORD, codeOf(secret, -1), account.setTwoFactor);
    await page.getByText(account.twoFactorSet).waitFor();
    await page.getByText(account.twoFactorOn, { exact: true }).waitFor();

    await page.getByRole('button', { name: app.signOut, exact: true }).click();
    await page.getByLabel(session.email).fill(user.email);
    await page.getByLabel(session.password).fill(PASSWORD);
    await page.getByRole('button', { name: session.signIn }).click();
    await page.getByText(session.codeWanted).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel(session.code).fill(codeOf(secret, 0));
    await page.getByRole('button', { name: session.signIn }).click();
    await page.getByRole('heading', { level: 1, name: list.title }).waitFor();

    await page.goto('/account');
    await page.getByRole('button', { name: account.removeTwoFactor }).click();
    await confirm(PASSWORD, codeOf(secret, 1), account.removeTwoFactor);
    await page.getByText(account.twoFactorRemoved).waitFor();
    await page.getByText(account.twoFactorOff, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
});

test('a person signs out everywhere else', async () => {
  const user = await dashboard.makeUser();
  const other = await dashboard.openWindow();
  await signIn(other.page, user);
  const { page } = await dashboard.openWindow();
  await signIn(page, user);
  await page.goto('/account');
  await page.getByRole('button', { name: WORDS.en.account.endOthers }).click();
  await page.getByText(WORDS.en.account.ended).waitFor();
  await other.page.reload();
  await other.page.getByRole('heading', { name: WORDS.en.session.title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: WORDS.en.account.title }).waitFor();
});
