import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.js';
import { openScanningDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

const SAMPLE = fileURLToPath(new URL('../../samples/he-payslip.pdf', import.meta.url));

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openScanningDashboard();
});
afterAll(() => dashboard.dispose());

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test('a person sees what was used of the allowance, and by what', async () => {
    const user = await dashboard.makeUser({ language });
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.goto('/usage');
    await page.getByText(words.usage.none).waitFor();
    await page.goto('/upload');
    await page.locator('input[type=file]').setInputFiles([SAMPLE]);
    const sent = page.getByRole('list', { name: words.upload.title });
    await sent.getByRole('link').first().waitFor({ timeout: 60_000 });
    await page.goto('/usage');
    const row = page.getByRole('row').filter({ hasText: words.usage.dashboard });
    await row.getByText('1', { exact: true }).waitFor();
    await row.getByRole('button', { name: words.usage.dashboard }).click();
    await page.getByRole('button', { name: words.usage.asTable }).click();
    const days = page.getByRole('table', { name: words.usage.byDay });
    const { length } = await days.getByRole('cell').allTextContents();
    expect(length).toBeGreaterThanOrEqual(28);
    expect(
      (await days.getByRole('cell').allTextContents()).filter((one) => one === '1'),
    ).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
