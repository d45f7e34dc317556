import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProvider } from '../api/dashboard/openid-provider.js';
import { findViolations } from './find-violations.js';
import { type Dashboard, type Language, openDashboard } from './open-dashboard.js';
import { WORDS } from './words.js';

let dashboard: Dashboard;
let provider: Awaited<ReturnType<typeof openProvider>>;
let folder: string;
beforeAll(async () => {
  dashboard = await openDashboard({ ALLOW_PRIVATE_NETWORK: 'true' });
  provider = await openProvider(`${dashboard.service.root}/dashboard/api/sso/callback`);
  folder = await mkdtemp(join(tmpdir(), 'emet-sso-'));
  await writeFile(join(folder, 'secret'), provider.client.clientSecret);
});
afterAll(async () => {
  await dashboard.dispose();
  await provider.close();
  await rm(folder, { recursive: true });
});

/** An organisation whose people sign in at the provider, and one of them. */
async function openOffice(language: Language, issuer = provider.client.issuer) {
  const user = await dashboard.makeUser({ language });
  await dashboard.service.admin(
    ...['sso', 'set', '--org', user.organisation, '--issuer', issuer, '--client-id', 'emet'],
    ...['--client-secret-file', join(folder, 'secret')],
  );
  return user;
}

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const { session, list, app } = WORDS[language];

  test('the sign-in link of an organisation leads to its provider and back, signed in', async () => {
    const user = await openOffice(language);
    provider.signIn({ sub: user.email, email: user.email, email_verified: true });
    const { page, complaints } = await dashboard.openWindow({ language });
    await page.goto('/');
    await page.getByText(session.ssoHint).waitFor();
    await page.goto(`/sign-in?organization=${user.organisation}`);
    await page.getByRole('link', { name: session.sso }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: session.sso }).click();
    await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
    // The browser remembers where its person signs in.
    await page.getByRole('button', { name: app.signOut }).click();
    await page.getByRole('link', { name: session.sso }).click();
    await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a sign-in that fails says why, and can be begun again', async () => {
    const user = await openOffice(language);
    const { page } = await dashboard.openWindow({ language });
    for (const [problem, claims] of [
      ['unverified', { sub: 'a', email: user.email, email_verified: false }],
      ['unknown', { sub: 'b', email: 'nobody@example.com', email_verified: true }],
    ] as const) {
      provider.signIn(claims);
      // Whom the provider knows is in a cookie of its own.
      await page.context().clearCookies();
      await page.goto(`/sign-in?organization=${user.organisation}`);
      await page.getByRole('link', { name: session.sso }).click();
      await page.getByText(session.problems[problem]).waitFor();
      expect(await findViolations(page)).toEqual([]);
    }
    provider.signIn({ sub: 'c', email: user.email, email_verified: true });
    await page.context().clearCookies();
    await page.getByRole('link', { name: session.sso }).click();
    await page.getByRole('heading', { level: 1, name: list.title }).waitFor();

    const away = await openOffice(language, 'http://127.0.0.1:9');
    const other = await dashboard.openWindow({ language });
    await other.page.goto(`/sign-in?organization=${away.organisation}`);
    await other.page.getByRole('link', { name: session.sso }).click();
    await other.page.getByText(session.problems.unreachable).waitFor();
    // No answer tells an organisation without it from one that does not exist.
    for (const id of [(await dashboard.makeUser()).organisation, crypto.randomUUID()]) {
      await other.page.goto(`/sign-in?organization=${id}`);
      await other.page.getByRole('link', { name: session.sso }).click();
      await other.page.getByText(session.problems.unavailable).waitFor();
    }
  });
});
