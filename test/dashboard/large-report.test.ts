import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportFinding } from '../../core/report.js';
import { report } from '../adapters/contract/platform-under-test.js';
import { insertScan } from './insert-scan.js';
import { openDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

const PAGES = 50;
const FINDINGS = 300;
/** Bounds of what a reader feels as at once, and as smooth (RAIL: 50 ms a task). */
const OPEN_MAX_MS = 1_000;
const TASK_MAX_MS = 50;
/** Passes of scrolling; beside other tests most of them wait for a processor. */
const [PASSES_MIN, PASSES_MAX] = [3, 12];
const NODES_MAX = 2_000;

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

const findings: ReportFinding[] = Array.from({ length: FINDINGS }, (_, index) => ({
  id: `f${index}`,
  code: 'hidden_text',
  source: 'structure',
  engine: 'structure',
  category: 'text_edit',
  severity: (['low', 'medium', 'high'] as const)[index % 3] ?? 'low',
  confidence: 0.8,
  impact: 1,
  title: `Finding ${index}`,
  detail: 'Text is covered by other text, and differs from it. '.repeat(1 + (index % 3)),
  evidence: `"1,${index}00.00"`,
  box: {
    page: 1 + (index % PAGES),
    ...{ x: 10, y: (index * 7) % 90, w: 20, h: 2 },
    box_2d: [0, 100, 20, 300],
  },
}));

test(
  'a scan with 300 findings on 50 pages opens at once, scrolls smoothly and stays small',
  { tags: ['full', 'live'] },
  async () => {
    const user = await dashboard.makeUser();
    const picture = {
      create: { width: 1240, height: 1754, channels: 3, background: '#eee' },
    } as const;
    const webp = await sharp(picture).webp().toBuffer();
    const id = await insertScan(dashboard, user.organisation, {
      result: {
        report: { ...report(), findings },
        pageImages: Array.from({ length: PAGES }, (_, index) => ({
          ...{ page: index + 1, width: 1240, height: 1754, webp },
        })),
      },
    });
    const { page } = await dashboard.openWindow();
    await signIn(page, user);
    const row = page.getByRole('list', { name: WORDS.en.list.results }).getByRole('link');
    await row.first().waitFor();
    const openedMs = await page.evaluate(`new Promise((resolve) => {
      const start = performance.now();
      const wait = () => {
        const isThere = document.querySelector('.finding') && document.querySelector('.page-picture')?.complete;
        if (isThere) resolve(performance.now() - start);
        else requestAnimationFrame(wait);
      };
      document.querySelector('a[href="/scans/${id}"]').click();
      wait();
    })`);
    expect(openedMs).toBeLessThan(OPEN_MAX_MS);
    // A task that takes long by itself does so each time; one that waited for a processor does not.
    const passes: Scrolled[] = [];
    const quickest = () => Math.min(...passes.map(({ longestMs }) => longestMs));
    while (passes.length < PASSES_MIN || (quickest() >= TASK_MAX_MS && passes.length < PASSES_MAX))
      passes.push(await page.evaluate<Scrolled>(SCROLL));
    for (const { y, nodes } of passes) {
      expect(y).toBeGreaterThan(20_000);
      expect(nodes).toBeLessThan(NODES_MAX);
    }
    expect(quickest()).toBeLessThan(TASK_MAX_MS);
  },
);

interface Scrolled {
  longestMs: number;
  nodes: number;
  y: number;
}

const SCROLL = `(async () => {
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const tasks = [];
  const take = (entries) => tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  let nodes = 0;
  for (let step = 0; step < 120; step += 1) {
    window.scrollBy(0, 300);
    await new Promise(requestAnimationFrame);
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { longestMs: Math.max(0, ...tasks), nodes, y: window.scrollY };
})()`;
