import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportFinding } from '../../core/report.js';
import { newScan, report } from '../adapters/contract/platform-under-test.js';
import { insertScan } from './insert-scan.js';
import { openDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

/** Would set a mark on the window if any part of the page took it for more than text. */
const HOSTILE = [
  '<script>window.ran = true</script>',
  '<img src=x onerror="window.ran = true">',
  '<svg onload="window.ran = true"></svg>',
  '"><iframe srcdoc="<script>parent.ran = true</script>">',
  'javascript:window.ran=true',
].join(' ');

const box = { page: 1, x: 10, y: 10, w: 20, h: 5, box_2d: [100, 100, 150, 300] };

const finding: ReportFinding = {
  id: 'f1',
  code: 'hidden_text',
  source: 'structure',
  engine: HOSTILE,
  category: 'text_edit',
  severity: 'high',
  confidence: 0.9,
  impact: 30,
  title: HOSTILE,
  detail: HOSTILE,
  evidence: HOSTILE,
  box,
};

describe('text of documents and of those who send them', () => {
  test('is shown as text and never runs', async () => {
    const user = await dashboard.makeUser();
    const made = report(HOSTILE);
    const id = await insertScan(dashboard, user.organisation, {
      scan: {
        clientReference: HOSTILE.slice(0, 200),
        metadata: { [HOSTILE.slice(0, 100)]: HOSTILE },
        file: { ...newScan(user.organisation).file, name: HOSTILE },
      },
      result: {
        issuer: HOSTILE,
        report: {
          ...made,
          findings: [finding],
          checks: [{ id: 'iban', label: HOSTILE, status: 'fail', detail: HOSTILE, box }],
          recommended_actions: [HOSTILE],
          extracted: {
            ...made.extracted,
            transactions: [
              ...[{ date: HOSTILE, description: HOSTILE, amount: HOSTILE, balance: null }],
            ].map((row) => ({ ...row, reference: null })),
            values: [
              { name: HOSTILE, value: HOSTILE, page: 1, box, source_text: '', certainty: 'exact' },
            ],
          },
        },
      },
    });
    const { page, complaints, elsewhere } = await dashboard.openWindow();
    await signIn(page, user);
    const ran = () => page.evaluate('window.ran');
    await page
      .getByRole('list', { name: WORDS.en.list.results })
      .getByText('<script>')
      .first()
      .waitFor();
    expect(await ran()).toBeUndefined();

    await page.goto(`/scans/${id}`);
    const { scan } = WORDS.en;
    await page.getByRole('list', { name: scan.findings }).getByText('<script>').first().waitFor();
    await page.locator('.mark').first().click();
    for (const tab of [scan.checks, scan.extracted, scan.details, scan.json]) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByText('<script>').first().waitFor();
      expect(
        await page.locator('#root :is(script, iframe, svg[onload], img[onerror])').count(),
      ).toBe(0);
    }
    expect(await ran()).toBeUndefined();
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('does not run where the policy of the page is all that is left', async () => {
    const { page } = await dashboard.openWindow();
    await page.goto('/');
    await page.getByRole('heading', { name: WORDS.en.session.title }).waitFor();
    const attempts = await page.evaluate(`(async () => {
      const refused = [];
      try { document.body.innerHTML = '<img src=x onerror="window.ran = true">'; }
      catch (error) { refused.push(error.name); }
      const script = document.createElement('script');
      try { script.textContent = 'window.ran = true'; } catch (error) { refused.push(error.name); }
      document.body.append(script);
      try { await fetch('https://example.com/'); } catch (error) { refused.push(error.name); }
      return refused;
    })()`);
    expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});
