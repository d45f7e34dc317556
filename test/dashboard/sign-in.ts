import type { Page } from 'playwright-core';
import { type DashboardUser, type Language, PASSWORD } from './open-dashboard.js';
import { WORDS } from './words.js';

/** Signs in by the page, as a person does. */
export async function signIn(
  page: Page,
  { email }: Pick<DashboardUser, 'email'>,
  language: Language = 'en',
): Promise<void> {
  const { session, list } = WORDS[language];
  await page.goto('/');
  await page.getByLabel(session.email).fill(email);
  await page.getByLabel(session.password).fill(PASSWORD);
  await page.getByRole('button', { name: session.signIn }).click();
  await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
}
