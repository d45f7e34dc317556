import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.js';
import { type ServiceDashboard, openScanningDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

let dashboard: ServiceDashboard;
let receiver: Server;
let url = '';
/** What the receiver answers; it fails from 500 on. */
let status = 200;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end('תודה, thank you <b>'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  dashboard = await openScanningDashboard({ ALLOW_PRIVATE_NETWORK: 'true' });
});
afterAll(async () => {
  await dashboard.dispose();
  await new Promise((resolve) => receiver.close(resolve));
});

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test('a person adds an endpoint, pings it, sees why it fails, and sends events again', async () => {
    const user = await dashboard.makeUser({ role: 'admin', language });
    const { page, complaints } = await dashboard.openWindow({ language });
    const { service } = dashboard;
    await signIn(page, user, language);
    await page.getByRole('button', { name: words.app.settings }).click();
    await page.getByRole('menuitem', { name: words.webhooks.title }).click();
    await page.getByText(words.webhooks.none).waitFor();

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: words.webhooks.add }).click();
    const field = dialog.getByLabel(words.webhooks.url, { exact: true });
    await field.fill('example.com');
    await dialog.getByRole('button', { name: words.webhooks.addDo }).click();
    await dialog.getByText(words.webhooks.urlFaults.form).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await field.fill(url);
    await dialog.getByRole('button', { name: words.webhooks.addDo }).click();
    const secret = (await dialog.locator('.secret code bdi').textContent()) ?? '';
    expect(secret.length).toBeGreaterThan(20);
    await dialog.getByText(words.secret.stored).click();
    await dialog.getByRole('button', { name: words.app.close }).click();
    const list = page.getByRole('list', { name: words.webhooks.title });
    await list.getByText(words.webhooks.states.ok).waitFor();
    expect(await findViolations(page)).toEqual([]);

    status = 200;
    await list.getByRole('button', { name: words.webhooks.ping }).click();
    await dialog.getByText('תודה, thank you <b>').waitFor({ timeout: 60_000 });
    await dialog.getByText(words.webhooks.outcomes.delivered).waitFor();
    expect(await findViolations(page)).toEqual([]);
    status = 503;
    await dialog.getByRole('button', { name: words.webhooks.pingAgain }).click();
    await dialog.getByText('HTTP 503').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await list.getByText(words.webhooks.states.failing, { exact: true }).waitFor();
    status = 200;
    await list.getByRole('button', { name: words.webhooks.tryNow }).click();
    await list.getByText(words.webhooks.states.ok).waitFor();

    // A damaged file: its scan fails at once.
    const { key } = await service.makeKey({
      organisation: user.organisation,
      scopes: 'scans:write',
    });
    const sent = await fetch(`${service.base}/scans`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        file: { name: 'a.pdf', content_base64: Buffer.from('%PDF-1.7\n').toString('base64') },
      }),
    });
    expect(sent.status).toBe(202);
    await list.getByRole('link', { name: words.webhooks.log }).click();
    const log = page.getByRole('list', { name: words.webhooks.log });
    const event = log.getByRole('listitem').filter({ hasText: words.webhooks.types.scan_failed });
    await expect
      .poll(
        async () => {
          await page.reload();
          await log.getByText(words.webhooks.types.ping).first().waitFor();
          return event.getByText(words.webhooks.deliveries.delivered).count();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1);
    await event.getByRole('button', { name: words.webhooks.types.scan_failed }).click();
    await event.getByText('"scan.failed"').waitFor();
    await event.getByText('תודה, thank you <b>').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await event.getByRole('button', { name: words.webhooks.replay }).click();
    await expect
      .poll(() => event.getByText('HTTP 200').count(), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(2);

    await page.getByRole('button', { name: words.webhooks.replayAll }).click();
    await dialog.getByRole('button', { name: words.webhooks.replayDo }).click();
    await dialog
      .getByText(words.webhooks.replayed_one.replace('{{count}}', '\u20681\u2069'))
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`^${words.list.any}`) }).click();
    await page.getByRole('option', { name: words.webhooks.deliveries.given_up }).click();
    await page.getByText(words.webhooks.noMatch).waitFor();

    await page.getByRole('button', { name: words.webhooks.delete }).click();
    await dialog.getByRole('button', { name: words.webhooks.delete }).click();
    await page.getByText(words.webhooks.none).waitFor();
    expect(complaints).toEqual([]);
  });
});
