import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isCluster } from '../system/ground.js';
import { type Language, openScanningDashboard } from './open-dashboard.js';
import { WORDS } from './words.js';

const SAMPLE = 'he-bank-statement-forged-balance.pdf';
const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));

// FIRST_START_SHOTS=FOLDER keeps a picture of every step.
const shots = process.env['FIRST_START_SHOTS'];

// The first start of a cluster makes the same organisation, once for all files that share its stores.
test.skipIf(isCluster).each(['en', 'he'] as const)(
  'a newcomer comes from an empty folder to a labelled scan by what the pages say, in %s',
  { timeout: 120_000 },
  async (language: Language) => {
    const words = WORDS[language];
    const dashboard = await openScanningDashboard();
    const started = performance.now();
    let step = 0;
    const { page, complaints } = await dashboard.openWindow({ language });
    const done = async (what: string) => {
      step += 1;
      if (shots === undefined) return;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stderr.write(`${language} ${step} ${what}, after ${seconds} s\n`);
      await page.screenshot({ path: join(shots, `${language}-${step}.png`) });
    };
    try {
      const folder = dashboard.service.dataDir ?? '';
      const link = (await readFile(join(folder, 'first-sign-in.txt'), 'utf8')).trim();
      await page.goto(link);
      const email = page.getByLabel(words.session.email);
      await email.waitFor();
      expect(await email.inputValue()).toBe('owner@demo.example');
      await done('opens the one-time link');

      await page.getByLabel(words.session.newPassword).fill('Harbour at seven 42');
      await page.getByLabel(words.session.repeatPassword).fill('Harbour at seven 42');
      await page.getByRole('button', { name: words.session.save }).click();
      await page.getByRole('heading', { level: 1, name: words.list.title }).waitFor();
      await done('chooses a password and is signed in');

      await page.getByRole('link', { name: words.list.first }).click();
      await page.locator('input[type=file]').setInputFiles(join(SAMPLES, SAMPLE));
      const results = page.getByRole('list', { name: words.upload.title });
      await results.getByText(words.verdicts.review).waitFor({ timeout: 60_000 });
      await done('sends a document and sees its verdict');

      await results.getByRole('link').first().click();
      await page.getByRole('list', { name: words.scan.findings }).waitFor();
      await page.locator('.mark').first().waitFor();
      await done('opens the report, with marks on the page');

      await page
        .getByLabel(words.label.note)
        .fill(language === 'he' ? 'היתרה שונתה' : 'Balance changed');
      await page.getByRole('button', { name: words.labels.fraud }).click();
      await page.getByRole('button', { name: words.label.undo }).waitFor();
      await done('labels it');

      const top = page.getByRole('navigation');
      await top.getByRole('link', { name: words.app.scans, exact: true }).click();
      const list = page.getByRole('list', { name: words.list.results });
      await list.getByText(SAMPLE).waitFor();
      await list.getByText(words.labels.fraud).waitFor();
      await done('sees the label in the list');
      expect(await page.locator('html').getAttribute('dir')).toBe(
        language === 'he' ? 'rtl' : 'ltr',
      );
      expect(complaints).toEqual([]);
    } finally {
      await dashboard.dispose();
    }
  },
);
