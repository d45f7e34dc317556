import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Box } from '../../core/report.js';
import { findViolations } from './find-violations.js';
import { goldenScan } from './golden-scan.js';
import { insertScan } from './insert-scan.js';
import {
  type ServiceDashboard,
  type DashboardUser,
  type Language,
  openDashboard,
} from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

const REVISED = 'he-bank-statement-forged-revision.pdf';
const SIZE = { width: 900, height: 1200 };

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

const boxAt = (x: number, y: number, w: number, h: number): Box => ({
  ...{ page: 1, x, y, w, h },
  box_2d: [y * 10, x * 10, (y + h) * 10, (x + w) * 10],
});

const onPaper = (background: string) => ({
  create: { ...SIZE, channels: 4 as const, background },
});

async function insertSample(
  user: DashboardUser,
  sample: string,
  language: Language,
): Promise<string> {
  const webp = await sharp(onPaper('#fff')).removeAlpha().webp().toBuffer();
  return insertScan(dashboard, user.organisation, {
    scan: { lang: language },
    result: {
      ...goldenScan(sample, language),
      pageImages: [{ page: 1, ...SIZE, webp }],
    },
  });
}

const tabsOf = (language: Language): string[] => {
  const { scan } = WORDS[language];
  return [scan.findings, scan.checks, scan.extracted, scan.details];
};

/** Where an element lies on the sheet of its page, in percent. */
const placeOn = (page: Page, selector: string) =>
  page.evaluate<{ x: number; y: number; w: number; h: number }, string>((of) => {
    const sheet = document.querySelector('.page-sheet')!.getBoundingClientRect();
    const box = document.querySelector(of)!.getBoundingClientRect();
    return {
      x: ((box.left - sheet.left) / sheet.width) * 100,
      y: ((box.top - sheet.top) / sheet.height) * 100,
      w: (box.width / sheet.width) * 100,
      h: (box.height / sheet.height) * 100,
    };
  }, selector);

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test('a link opens a scan at its finding and tab, and "back" leaves it for the list', async () => {
    const user = await dashboard.makeUser({ language });
    const id = await insertSample(user, REVISED, language);
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.getByLabel(words.list.status).waitFor();
    const list = page.url();
    await page.goto(`/scans/${id}?finding=f3`);
    const selected = page.locator('.finding[aria-pressed=true]');
    await selected.waitFor();
    expect(await selected.innerText()).toContain('15,483.85');
    await page.locator('.mark[aria-pressed=true]').waitFor();
    await page.locator('.finding').first().click();
    await expect.poll(() => page.url()).toContain('finding=f1');
    await page.getByRole('tab', { name: words.scan.extracted }).click();
    await expect.poll(() => page.url()).toContain('tab=extracted');
    await page.reload();
    await page.getByRole('tab', { name: words.scan.extracted, selected: true }).waitFor();
    await page.goBack();
    expect(page.url()).toBe(list);
    expect(complaints).toEqual([]);
  });

  test('heatmaps are switched by keyboard, told by number and outline, and lie where they belong', async () => {
    const user = await dashboard.makeUser({ language });
    const golden = goldenScan('he-payslip-scanned-forged-net.pdf', language);
    const [covered, region] = [boxAt(10, 20, 60, 50), boxAt(30, 40, 15, 5)];
    const layer = {
      ...{ layer: 'copy-move', abstained: null, score: 0.8, figures: {}, model: null },
      ...{ regions: [{ box: region, score: 0.8 }], duration_ms: 5 },
    };
    const id = await insertScan(dashboard, user.organisation, {
      scan: { lang: language },
      result: {
        ...golden,
        report: {
          ...golden.report,
          forensic_analysis: {
            models: [],
            pages: [
              {
                ...{ page: 1, origin: 'embedded', width_px: 90, height_px: 120 },
                layers: [
                  { ...layer, heatmap: { id: 'copy-move-p1', box: covered } },
                  { ...layer, layer: 'noise-level', score: 0.5, heatmap: null },
                ],
              },
            ],
          },
        },
        heatmaps: [{ id: 'copy-move-p1', png: await sharp(onPaper('#d008')).png().toBuffer() }],
        pageImages: [
          { page: 1, ...SIZE, webp: await sharp(onPaper('#fff')).removeAlpha().webp().toBuffer() },
        ],
      },
    });
    const { page, complaints } = await dashboard.openWindow({ language, colorScheme: 'dark' });
    await signIn(page, user, language);
    await page.goto(`/scans/${id}`);
    const layers = page.getByRole('checkbox');
    await layers.first().waitFor();
    expect(await layers.count()).toBe(1);
    expect(await page.locator('.heatmap').count()).toBe(0);
    await layers.first().press(' ');
    const picture = page.locator('.heatmap');
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBe(SIZE.width);
    expect(await page.locator('.heatmap-region').innerText()).toBe('1');
    const opacity = page.getByRole('slider');
    const before = await picture.evaluate((img) => getComputedStyle(img).opacity);
    await opacity.press('ArrowRight');
    await expect
      .poll(() => picture.evaluate((img) => getComputedStyle(img).opacity))
      .not.toBe(before);
    await page
      .getByRole('region', { name: words.scan.page.replace('{{page}}', '\u20681\u2069') })
      .press('+');
    await expect
      .poll(() => page.evaluate('document.querySelector(".page-sheet").style.width'))
      .toBe('150%');
    for (const [selector, box] of [
      ['.heatmap', covered],
      ['.heatmap-region', region],
    ] as const) {
      const seen = await placeOn(page, selector);
      for (const side of ['x', 'y', 'w', 'h'] as const)
        expect(Math.abs(seen[side] - box[side]), `${selector} ${side}`).toBeLessThan(0.2);
    }
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const SAMPLES = readdirSync(join(import.meta.dirname, '../../samples')).filter((name) =>
  /\.(pdf|jpg|png|webp|heic)$/.test(name),
);
const AT_GATE = [REVISED, 'he-payslip-scanned-forged-net.pdf'];

describe('of every sample', () => {
  // One for each language: the service limits how often one address may sign in.
  const signedIn = new Map<Language, { user: DashboardUser; page: Page }>();
  beforeAll(async () => {
    for (const language of ['en', 'he'] as const) {
      const user = await dashboard.makeUser({ language });
      const { page } = await dashboard.openWindow({ language });
      await signIn(page, user, language);
      signedIn.set(language, { user, page });
    }
  });
  afterAll(async () => {
    for (const { page } of signedIn.values()) await page.context().close();
  });

  for (const sample of SAMPLES)
    test(
      `${sample}: the page says everything in words, no code but in the JSON`,
      { tags: AT_GATE.includes(sample) ? [] : ['full', 'live'] },
      async () => {
        for (const [language, { user, page }] of signedIn) {
          const id = await insertSample(user, sample, language);
          await page.goto(`/scans/${id}`);
          for (const tab of tabsOf(language)) {
            await page.getByRole('tab', { name: tab }).click();
            const passed = page.locator('.disclosure-button[aria-expanded=false]');
            if ((await passed.count()) > 0) await passed.first().click();
            const text = await page.locator('.report-text').innerText();
            expect(
              text.match(/\b[A-Za-z]+_[A-Za-z_]+\b|\b[a-z]+[A-Z][a-z]+\b/g) ?? [],
              tab,
            ).toEqual([]);
            expect(text).not.toContain(WORDS[language].scan.otherValue);
            expect(text).not.toContain(WORDS[language].scan.otherLayer);
          }
        }
      },
    );
});

test('two fingers zoom the page around the place between them', async () => {
  const user = await dashboard.makeUser();
  const id = await insertSample(user, REVISED, 'en');
  const { page, context } = await dashboard.openWindow({ viewport: { width: 390, height: 844 } });
  await signIn(page, user);
  await page.goto(`/scans/${id}`);
  const frame = page.locator('.page-frame');
  await frame.waitFor();
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await frame.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 200];
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  await touch('touchStart', 40);
  for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
  await touch('touchEnd', null);
  const width = await page.evaluate<number>(
    'parseFloat(document.querySelector(".page-sheet").style.width)',
  );
  expect(width).toBeGreaterThan(180);
  expect(width).toBeLessThan(220);
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  // Nothing is wider than the phone, and the header takes two rows.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  const header = await page.locator('header').boundingBox();
  expect(header!.height).toBeLessThan(110);
});

describe.each(['en', 'he'] as const)('before and after, in %s', (language) => {
  const words = WORDS[language];

  test('a page is compared with what it was, in three ways, and each point of the score is told', async () => {
    const user = await dashboard.makeUser({ language });
    const golden = goldenScan(REVISED, language);
    const webp = (background: string) => sharp(onPaper(background)).removeAlpha().webp().toBuffer();
    const id = await insertScan(dashboard, user.organisation, {
      scan: { lang: language },
      result: {
        ...golden,
        report: {
          ...golden.report,
          findings: golden.report.findings.map((finding) => ({
            ...finding,
            impact_alone: 70,
            impact_limits: ['repeated' as const],
            change: { kind: 'earlier' as const, before: '8,666.70', after: '15,666.70' },
          })),
        },
        pageImages: [
          { page: 1, ...SIZE, webp: await webp('#fff') },
          { page: 1, revision: 1, ...SIZE, webp: await webp('#eef') },
          { page: 1, revision: 3, ...SIZE, webp: await webp('#efe') },
        ],
      },
    });
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.goto(`/scans/${id}`);
    const change = page.locator('.finding').first().locator('.value-side');
    expect(await change.first().innerText()).toContain('8,666.70');
    expect(await change.last().innerText()).toContain('15,666.70');

    await page.getByRole('button', { name: words.scan.compareRevisions }).click();
    const dialog = page.getByRole('dialog');
    const frames = dialog.locator('.page-frame');
    await expect.poll(() => frames.count()).toBe(2);
    const sources = () =>
      dialog
        .locator('.compare-picture')
        .evaluateAll((images) =>
          images.map((image) => new URL((image as HTMLImageElement).src).search),
        );
    expect(await sources()).toEqual(['?revision=1', '']);
    expect(await dialog.locator('.compare-mark').count()).toBeGreaterThan(1);
    // Both zoom, and scroll together.
    await dialog.getByRole('button', { name: words.scan.zoomIn }).click();
    // A frame that is scrolled on before the other has answered is not put back.
    await frames.first().evaluate(async (frame) => {
      const moved = new Promise((resolve) => frame.addEventListener('scroll', resolve));
      frame.scrollTo(0, 100);
      await moved;
      frame.scrollTo(0, 300);
    });
    await expect
      .poll(() => frames.last().evaluate((frame) => Math.round(frame.scrollTop)))
      .toBe(300);
    expect(await findViolations(page)).toEqual([]);

    await dialog.getByRole('radio', { name: words.scan.compareModes.wipe }).click();
    const slider = dialog.getByRole('slider');
    await slider.press('End');
    const clip = () =>
      dialog
        .locator('.compare-picture')
        .last()
        .evaluate((image) => getComputedStyle(image).clipPath);
    expect(await clip()).toMatch(/^inset\(0(px|%)?( 0(px|%)?)*\)$/);
    await slider.press('Home');
    expect(await clip()).toContain('100%');
    expect(await findViolations(page)).toEqual([]);

    await dialog.getByRole('radio', { name: words.scan.compareModes.switch }).click();
    const shown = dialog.locator('.compare-picture');
    expect(await shown.count()).toBe(2);
    await dialog.locator('button[aria-pressed=true]').click();
    expect(await shown.count()).toBe(1);

    // Another earlier state.
    await dialog
      .getByRole('button', { name: words.scan.revision.replace('{{revision}}', '\u20681\u2069') })
      .click();
    await page.getByRole('option').last().click();
    await dialog.getByRole('radio', { name: words.scan.compareModes.side }).click();
    expect(await sources()).toEqual(['?revision=3', '']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: words.scan.scoreTab }).click();
    const total = page.locator('.score-table tfoot tr').last();
    expect(await total.innerText()).toContain(String(golden.riskScore));
    await page
      .locator('.score-table')
      .getByText(/count together|נספרים יחד/)
      .first()
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('an earlier scan of the document is laid beside it; one that is deleted is told as such', async () => {
    const user = await dashboard.makeUser({ language });
    const stranger = await dashboard.makeUser();
    const earlier = await insertSample(user, REVISED, language);
    const foreign = await insertSample(stranger, REVISED, language);
    const golden = goldenScan(REVISED, language);
    const [first] = golden.report.findings;
    const webp = await sharp(onPaper('#fff')).removeAlpha().webp().toBuffer();
    const id = await insertScan(dashboard, user.organisation, {
      scan: { lang: language },
      result: {
        ...golden,
        report: {
          ...golden.report,
          findings: [{ ...first!, code: 'same_file_again', earlier_scans: [earlier, foreign] }],
        },
        pageImages: [{ page: 1, ...SIZE, webp }],
      },
    });
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.goto(`/scans/${id}`);
    // What is another organisation's is not there, as what was deleted.
    await page.getByText(words.scan.earlierGone).waitFor();
    await page.getByRole('button', { name: words.scan.compareScans }).click();
    const pictures = page.getByRole('dialog').locator('.compare-picture');
    const paths = await pictures.evaluateAll((images) =>
      images.map((image) => new URL((image as HTMLImageElement).src).pathname),
    );
    expect(paths).toEqual([
      `/dashboard/api/scans/${earlier}/pages/1`,
      `/dashboard/api/scans/${id}/pages/1`,
    ]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.earlier-scans').getByRole('link').click();
    await expect.poll(() => page.url()).toContain(earlier);
    await page.goBack();
    await expect.poll(() => page.url()).toContain(id);
    expect(complaints).toEqual([]);
  });
});
