import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.js';
import { openDashboard, type ServiceDashboard } from './open-dashboard.js';
import { signIn } from './sign-in.js';
import { WORDS } from './words.js';

let dashboard: ServiceDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.dispose());

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test('a person sees who did what, by filters, and takes it along as a table', async () => {
    const user = await dashboard.makeUser({ role: 'owner', language });
    const { organisation } = user;
    const made = await dashboard.service.admin(
      ...['key', 'create', '--org', organisation, '--name', 'קופה 7', '--scopes', 'scans:read'],
    );
    const { id } = made as { id: string };
    await dashboard.service.admin('key', 'revoke', id);
    const { page, complaints } = await dashboard.openWindow({ language });
    await signIn(page, user, language);
    await page.getByRole('button', { name: words.app.settings }).click();
    await page.getByRole('menuitem', { name: words.audit.title }).click();
    const list = page.getByRole('list', { name: words.audit.title });
    const item = (action: keyof typeof words.auditActions) =>
      list.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: words.auditActions[action], exact: true }),
      });
    const revoked = item('key.revoked');
    await revoked.getByText('קופה 7').waitFor();
    await revoked.getByText(words.audit.actors.operator).waitFor();
    await item('key.created').getByText(words.scopes.scans_read).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: new RegExp(`${words.audit.action}$`) }).click();
    await page.getByRole('option', { name: words.auditActions['key.revoked'] }).click();
    await item('key.created').waitFor({ state: 'detached' });
    expect(page.url()).toContain('action=key.revoked');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.audit.export }).click(),
    ]);
    const table = await readFile(await download.path(), 'utf8');
    const rows = table.trimEnd().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`key.revoked,${words.auditActions['key.revoked']},done`);
    expect(rows[1]).toContain('קופה 7');

    await page.getByRole('button', { name: words.list.clear }).click();
    await item('key.created').waitFor();
    await page.getByRole('button', { name: new RegExp(`${words.audit.actor}$`) }).click();
    await page.getByRole('option', { name: user.email }).click();
    await page.getByText(words.audit.noMatch).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
