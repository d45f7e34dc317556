import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../core/report-texts.js';
import { report } from '../adapters/contract/platform-under-test.js';
import { readPdf } from '../worker/report-pdf/read-pdf.js';
import { pagePicture } from '../worker/report-pdf/report-input.js';
import { findViolations } from './find-violations.js';
import { insertScan } from './insert-scan.js';
import { openDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

const translations = { he: { ...textsOf(report()), summary: 'סיכום.' } };
const SUMMARIES = { en: 'A summary.', he: 'סיכום.' };
const TITLES = { en: 'Document examination report', he: 'דוח בדיקת מסמך' };

const openScan = async (language: 'en' | 'he') => {
  const user = await dashboard.makeUser({ language });
  const id = await insertScan(dashboard, user.organisation, {
    scan: { lang: 'en' },
    result: { translations, pageImages: [await pagePicture(1)] },
  });
  const window = await dashboard.openWindow({ language });
  await signIn(window.page, user, language);
  await window.page.goto(`/scans/${id}`);
  const button = window.page.getByRole('button', { name: WORDS[language].reportPdf.save });
  await button.waitFor();
  return { ...window, id, button };
};

describe.each(['en', 'he'] as const)('the report as PDF (%s)', (language) => {
  test('is saved by a button, in the language of the page', async () => {
    const { page, id, button, complaints, elsewhere } = await openScan(language);
    expect(await findViolations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`report-${id}.pdf`);
    const { text, pictures } = await readPdf(await readFile(await download.path()));
    expect(text).toContain(TITLES[language]);
    expect(text).toContain(SUMMARIES[language]);
    expect(pictures.reduce((sum, count) => sum + count)).toBe(1);
    await page.getByText(WORDS[language].reportPdf.saved).waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('can be asked for again when too many are being written', async () => {
    const { page, button } = await openScan(language);
    await page.route('**/report.pdf*', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'Retry-After': '5' },
        json: { error: { code: 'AI_NOT_CONFIGURED', message: 'Busy.', request_id: 'r1' } },
      }),
    );
    await button.click();
    await page.getByText(WORDS[language].reportPdf.busy).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText(WORDS[language].reportPdf.busy).waitFor({ state: 'detached' });
  });
});
