import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProvider } from '../api/dashboard/openid-provider.js';
import { findViolations } from './find-violations.js';
import { type Dashboard, openDashboard, PASSWORD } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { describeInBoth, WORDS } from './words.js';

let dashboard: Dashboard;
let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  dashboard = await openDashboard({
    ...{ ALLOW_PRIVATE_NETWORK: 'true', FILE_RETENTION_DAYS: '90', OWNER_PLANS: 'free,business' },
  });
  provider = await openProvider(`${dashboard.service.root}/dashboard/api/sso/callback`);
});
afterAll(async () => {
  await dashboard.dispose();
  await provider.close();
});

/** A sentence up to the first value in it. */
const begins = (text: string) => text.split('{{')[0] ?? '';

describeInBoth((language) => {
  const { organization, account, app, session, list, problems } = WORDS[language];

  test('an owner changes the settings, told what follows before it is saved', async () => {
    const owner = await dashboard.makeUser({ role: 'owner', language });
    const { page, complaints, elsewhere } = await dashboard.openWindow({ language });
    await signIn(page, owner, language);
    await page.getByRole('button', { name: app.settings }).click();
    await page.getByRole('menuitem', { name: organization.title }).click();
    await page.getByRole('heading', { level: 1, name: organization.title }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const part = (title: string) => page.locator('section.card').filter({ hasText: title });
    const save = async (title: string) => {
      await part(title).getByRole('button', { name: account.save, exact: true }).click();
      await part(title).getByText(account.saved).waitFor();
    };

    await page.getByLabel(organization.name, { exact: true }).fill('בנק Example');
    await save(organization.general);
    await page.getByRole('link', { name: 'בנק Example' }).waitFor();

    const days = page.getByLabel(organization.days);
    await days.fill('91');
    await page.getByText(begins(organization.daysWrong)).waitFor();
    await days.fill('7');
    await page.getByText(begins(organization.daysShorter)).waitFor();
    await page.getByText(organization.training, { exact: true }).click();
    await save(organization.retention);
    await page.getByText(organization.training, { exact: true }).click();
    await page.getByText(organization.trainingEnds).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await part(organization.plan).getByRole('button', { name: 'Business' }).click();
    await page.getByRole('option', { name: 'Free' }).click();
    await page.getByText(organization.planTexts.free).waitFor();

    await page.reload();
    await page.getByLabel(organization.days).waitFor();
    expect(await page.getByLabel(organization.days).inputValue()).toBe('7');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('an owner sets single sign-on up, tests the provider, and a user comes by the link', async () => {
    const owner = await dashboard.makeUser({ role: 'owner', language });
    const { page } = await dashboard.openWindow({ language });
    await signIn(page, owner, language);
    await page.goto('/organization');
    const issuer = page.getByLabel(organization.issuer, { exact: true });
    await issuer.fill('http://127.0.0.1:9');
    await page.getByRole('button', { name: organization.ssoTest }).click();
    await page.getByText(session.problems.unreachable).waitFor();
    await issuer.fill(provider.client.issuer);
    await page.getByRole('button', { name: organization.ssoTest }).click();
    await page.getByText(begins(organization.ssoAnswers)).waitFor();
    await page.getByLabel(organization.clientId).fill(provider.client.clientId);
    await page.getByLabel(organization.clientSecret).fill(provider.client.clientSecret);
    const form = page.locator('section.card').filter({ hasText: organization.ssoText });
    await form.getByRole('button', { name: account.save, exact: true }).click();
    await form.getByText(account.saved).waitFor();
    expect(await page.getByLabel(organization.clientSecretKept).inputValue()).toBe('');
    const link = (await form.locator('dd bdi').last().textContent()) ?? '';
    expect(link).toContain(`/sign-in?organization=${owner.organisation}`);
    expect(await findViolations(page)).toEqual([]);

    provider.signIn({ sub: owner.email, email: owner.email, email_verified: true });
    const other = await dashboard.openWindow({ language });
    await other.page.goto(link);
    await other.page.getByRole('link', { name: session.sso }).click();
    await other.page.getByRole('heading', { level: 1, name: list.title }).waitFor();

    await page.getByRole('button', { name: organization.ssoEnd }).click();
    await page.getByText(organization.ssoEndText).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: organization.ssoEnd }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel(organization.clientSecret, { exact: true }).waitFor();
  });

  test('an owner deletes the organisation with its name and the password, and is out', async () => {
    const owner = await dashboard.makeUser({ role: 'owner', language });
    const other = await dashboard.makeUser({ role: 'owner', language });
    const { page } = await dashboard.openWindow({ language });
    await signIn(page, owner, language);
    await page.goto('/organization');
    await page.getByRole('button', { name: organization.delete }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(begins(organization.deleteWarning)).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const doIt = dialog.getByRole('button', { name: organization.deleteDo });
    const typed = dialog.getByRole('textbox').first();
    await dialog.getByLabel(account.currentPassword).fill('not the right one');
    await typed.fill('Simple');
    expect(await doIt.isDisabled()).toBe(true);
    await typed.fill('Sample');
    await doIt.click();
    await dialog.getByText(account.notConfirmed).waitFor();
    await dialog.getByLabel(account.currentPassword).fill(PASSWORD);
    await doIt.click();
    await page.getByRole('heading', { level: 1, name: session.title }).waitFor();
    await page.getByLabel(session.email).fill(owner.email);
    await page.getByLabel(session.password).fill(PASSWORD);
    await page.getByRole('button', { name: session.signIn }).click();
    await page.getByText(session.refused).waitFor();

    const others = await dashboard.openWindow({ language });
    await signIn(others.page, other, language);
  });

  test('an administrator changes the name, and is shown nothing that is an owner’s', async () => {
    const admin = await dashboard.makeUser({ role: 'admin', language });
    const { page } = await dashboard.openWindow({
      ...{ language, viewport: { width: 390, height: 844 } },
    });
    await signIn(page, admin, language);
    await page.goto('/organization');
    await page.getByLabel(organization.name, { exact: true }).waitFor();
    for (const title of [organization.retention, organization.sso, organization.delete]) {
      expect(await page.getByText(title, { exact: true }).count()).toBe(0);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    const analyst = await dashboard.makeUser({ organisation: admin.organisation, language });
    const other = await dashboard.openWindow({ language });
    await signIn(other.page, analyst, language);
    await other.page.goto('/organization');
    await other.page.getByText(problems.forbidden).waitFor();
  });
});
