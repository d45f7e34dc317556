import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportFinding } from '../../core/report.js';
import { report } from '../adapters/contract/platform-under-test.js';
import { findViolations } from './find-violations.js';
import { insertScan } from './insert-scan.js';
import { type Language, openDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

let dashboard: ServiceDashboard;
let webp: Buffer;
beforeAll(async () => {
  dashboard = await openDashboard();
  const create = { width: 600, height: 850, channels: 3, background: '#fff' } as const;
  webp = await sharp({ create }).webp().toBuffer();
});
afterAll(() => dashboard.dispose());

const NOTE = '<img src=x onerror="window.ran = true"> הסכום 1,250.00';

const finding = (id: string, y: number): ReportFinding => ({
  ...{ id, code: 'hidden_text', source: 'structure', engine: null, category: 'text_edit' },
  ...{ severity: 'high', confidence: 0.9, impact: 30, title: `Finding ${id}`, detail: 'Detail' },
  ...{ evidence: null, box: { page: 1, x: 10, y, w: 20, h: 5, box_2d: [y * 10, 100, 300, 300] } },
});

interface Said {
  findings: Record<string, { answer: string; box: Box | null }>;
  missed: Record<string, { box: Box; note: string | null; category: string | null }>;
}
interface Box {
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

async function openScan(
  language: Language,
  viewport?: { width: number; height: number },
  hasTouch = false,
) {
  const words = WORDS[language];
  const user = await dashboard.makeUser({ language });
  const id = await insertScan(dashboard, user.organisation, {
    result: {
      report: { ...report(), findings: [finding('f1', 20), finding('f2', 40)] },
      pageImages: [1, 2].map((page) => ({ page, width: 600, height: 850, webp })),
    },
  });
  const window = await dashboard.openWindow({ language, ...(viewport && { viewport }), hasTouch });
  const { page } = window;
  await signIn(page, user, language);
  await page.goto(`/scans/${id}`);
  await page.getByRole('button', { name: words.feedback.draw }).waitFor();
  /** What the service has. */
  const said = () =>
    page.evaluate<Said>(`fetch('/dashboard/api/scans/${id}/feedback').then((a) => a.json())`);
  return { ...window, words, user, id, said };
}

const answersOf = (page: Page, words: (typeof WORDS)['en'], index: number): Locator =>
  page.getByRole('group', { name: words.feedback.question }).nth(index);

/** Draws by mouse from one corner to the other, in percent of the page. */
async function drag(page: Page, [x1, y1]: [number, number], [x2, y2]: [number, number]) {
  const layer = page.getByRole('application');
  await layer.scrollIntoViewIfNeeded();
  const at = await layer.boundingBox();
  if (at === null) throw new Error('There is nothing to draw on.');
  const point = (x: number, y: number): [number, number] => [
    at.x + (at.width * x) / 100,
    at.y + (at.height * y) / 100,
  ];
  await page.mouse.move(...point(x1, y1));
  await page.mouse.down();
  await page.mouse.move(...point((x1 + x2) / 2, y1));
  await page.mouse.move(...point(x2, y2));
  await page.mouse.up();
}

describe.each(['en', 'he'] as const)('in %s', (language) => {
  test('people say of findings whether they are right, and draw where they belong', async () => {
    const { page, words, said, complaints, elsewhere } = await openScan(language);
    const { answers } = words.feedback;
    const first = answersOf(page, words, 0);
    const right = first.getByRole('button', { name: answers.right, exact: true });
    const wrong = first.getByRole('button', { name: answers.wrong, exact: true });
    await right.click();
    await expect.poll(async () => (await said()).findings.f1?.answer).toBe('right');
    expect(await right.getAttribute('aria-pressed')).toBe('true');
    await wrong.click();
    await expect.poll(async () => (await said()).findings.f1?.answer).toBe('wrong');
    expect(await right.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await expect.poll(() => wrong.getAttribute('aria-pressed')).toBe('true');
    await wrong.click();
    await expect.poll(async () => (await said()).findings.f1).toBeUndefined();

    const second = answersOf(page, words, 1);
    await second.getByRole('button', { name: answers.misplaced, exact: true }).click();
    await page.getByText(words.feedback.drawKeys).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await drag(page, [60, 40], [40, 20]);
    await page.getByRole('button', { name: words.feedback.keep }).click();
    await expect.poll(async () => (await said()).findings.f2?.box).not.toBeNull();
    const { box } = (await said()).findings.f2 ?? {};
    expect(box?.page).toBe(1);
    expect(box?.x).toBeCloseTo(40, 0);
    expect(box?.y).toBeCloseTo(20, 0);
    expect(box?.w).toBeCloseTo(20, 0);
    expect(box?.h).toBeCloseTo(20, 0);
    await second.getByRole('button', { name: words.feedback.drawAgain }).waitFor();
    expect(await page.locator('.said-mark').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    expect([complaints, elsewhere]).toEqual([[], []]);
  });

  test('what was missed is drawn by keyboard alone, told of, shown and removed', async () => {
    const { page, words, said, complaints } = await openScan(language);
    await page.getByRole('button', { name: words.feedback.draw }).focus();
    await page.keyboard.press('Enter');
    const layer = page.getByRole('application');
    const focused = () =>
      page.evaluate<string>(
        'document.activeElement.getAttribute("role") ?? document.activeElement.textContent',
      );
    await expect.poll(focused).toBe('application');
    // Nothing is kept before there is a box.
    await page.keyboard.press('Enter');
    for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown'])
      await page.keyboard.press(key);
    const drawn = page.locator('.drawn-box');
    const before = await drawn.getAttribute('style');
    // Right is right on paper, in any language.
    await page.keyboard.press('ArrowRight');
    const left = (style: string | null) => Number(/left: ([\d.]+)%/.exec(style ?? '')?.[1]);
    expect(left(await drawn.getAttribute('style'))).toBeCloseTo(left(before) + 0.5, 2);
    await page.locator('.drawing-bar').getByLabel(words.feedback.note).fill(NOTE);
    await page.getByRole('button', { name: words.feedback.kindUnknown }).click();
    await page.getByRole('option', { name: words.feedback.kinds.text_edit }).click();
    await layer.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => Object.values((await said()).missed))
      .toMatchObject([{ note: NOTE, category: 'text_edit', box: { page: 1 } }]);
    await page.getByText(NOTE).waitFor();
    await page.getByText(words.feedback.kinds.text_edit).first().waitFor();
    expect(await page.evaluate('window.ran')).toBeUndefined();
    // The keyboard goes on where it was.
    await expect.poll(focused).toBe(words.feedback.draw);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await layer.waitFor();
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    const remove = words.feedback.remove.replace('{{number}}', '\u20681\u2069');
    await page.getByRole('button', { name: remove }).click();
    await expect.poll(async () => Object.keys((await said()).missed)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('nothing that was said is lost with the connection, nor by a reload', async () => {
    const { page, words, said } = await openScan(language);
    let isCut = true;
    await page.route(/\/dashboard\/api\/scans\/.*(missed|findings)/, (route) =>
      isCut ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: words.feedback.draw }).click();
    await drag(page, [10, 10], [30, 15]);
    await page.getByRole('button', { name: words.feedback.keep }).click();
    await page.getByText(words.feedback.unsent).waitFor();
    await answersOf(page, words, 0)
      .getByRole('button', { name: words.feedback.answers.right, exact: true })
      .click();
    await expect.poll(() => page.getByText(words.feedback.unsent).count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.getByText(words.feedback.unsent).count()).toBe(2);
    expect(await said()).toMatchObject({ findings: {}, missed: {} });
    isCut = false;
    await expect
      .poll(() => page.getByText(words.feedback.unsent).count(), { timeout: 15_000 })
      .toBe(0);
    const { findings, missed } = await said();
    expect(findings.f1?.answer).toBe('right');
    expect(Object.values(missed)).toHaveLength(1);
  });
});

test('a box is drawn by finger on a phone, on a page that is zoomed', async () => {
  const { page, context, words, said } = await openScan('he', { width: 390, height: 844 }, true);
  const zoom = page.getByRole('button', { name: words.scan.zoomIn });
  await zoom.click();
  await page.getByRole('button', { name: words.feedback.draw }).click();
  const layer = page.getByRole('application');
  await layer.waitFor();
  await page.evaluate("document.querySelector('.page-frame').scrollIntoView({ block: 'start' })");
  const frame = await page.locator('.page-frame').boundingBox();
  const whole = await layer.boundingBox();
  if (frame === null || whole === null) throw new Error('There is nothing to draw on.');
  const [from, to] = [
    { x: frame.x + 60, y: frame.y + 80 },
    { x: frame.x + 160, y: frame.y + 120 },
  ];
  const session = await context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: from.x + 40, y: from.y + 20 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await page.locator('.drawn-box').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.feedback.keep }).click();
  await expect.poll(async () => Object.keys((await said()).missed)).toHaveLength(1);
  const [place] = Object.values((await said()).missed);
  expect(place?.box.x).toBeCloseTo(((from.x - whole.x) / whole.width) * 100, 0);
  expect(place?.box.w).toBeCloseTo((100 / whole.width) * 100, 0);
  expect(place?.box.h).toBeCloseTo((40 / whole.height) * 100, 0);
});

test('two people on one scan see what the other said, and lose nothing of it', async () => {
  const one = await openScan('en');
  const colleague = await dashboard.makeUser({ organisation: one.user.organisation });
  const other = await dashboard.openWindow();
  await signIn(other.page, colleague);
  await other.page.goto(`/scans/${one.id}`);
  const answer = (page: Page, index: number, name: string) =>
    answersOf(page, one.words, index).getByRole('button', { name, exact: true });
  const { right, wrong } = one.words.feedback.answers;
  await answer(other.page, 1, wrong).click();
  await expect.poll(async () => (await one.said()).findings.f2?.answer).toBe('wrong');
  await answer(one.page, 0, right).click();
  await expect.poll(() => answer(one.page, 1, wrong).getAttribute('aria-pressed')).toBe('true');
  expect(await one.said()).toMatchObject({
    findings: { f1: { answer: 'right' }, f2: { answer: 'wrong' } },
  });
});

test('what the service refuses is said and can be discarded', async () => {
  const { page, words, said } = await openScan('en');
  await page.route(/\/missed\//, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'CONFLICT', message: 'Full.', request_id: 'r' } },
    }),
  );
  await page.getByRole('button', { name: words.feedback.draw }).click();
  await drag(page, [10, 10], [30, 15]);
  await page.getByRole('button', { name: words.feedback.keep }).click();
  await page.getByText(words.problems.codes.CONFLICT).waitFor();
  const remove = words.feedback.remove.replace('{{number}}', '\u20681\u2069');
  await page.getByRole('button', { name: remove }).click();
  await page.getByText(words.problems.codes.CONFLICT).waitFor({ state: 'detached' });
  expect((await said()).missed).toEqual({});
});

test('says of a labelled document whether it is kept for training', async () => {
  const { page, words, user } = await openScan('en');
  await dashboard.service.admin('org', 'update', user.organisation, '--training-copies', 'on');
  await page.getByRole('button', { name: words.labels.fraud }).click();
  await page.getByText(words.feedback.copyKept).waitFor();
  await dashboard.service.admin('org', 'update', user.organisation, '--training-copies', 'off');
  await page.reload();
  await page.getByRole('button', { name: words.label.undo }).waitFor();
  await expect.poll(() => page.getByText(words.feedback.copyKept).count()).toBe(0);
});
