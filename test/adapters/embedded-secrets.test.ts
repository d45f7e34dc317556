import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform } from '../../adapters/open-platform.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { organisation } from './contract/platform-under-test.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (keys?: string) =>
  openPlatform(readSettings({ DATA_DIR: folder, ...(keys && { SECRETS_KEY: keys }) }));
const keyFile = () => readFile(join(folder, 'secrets.key'), 'utf8');

async function secretOf(platform: Platform, id: string): Promise<string[] | undefined> {
  await platform.webhooks.ping(id);
  const due = await platform.webhooks.claimDue(9, 60_000);
  return due.at(-1)?.endpoint.secrets;
}

describe('The data folder of one machine', () => {
  test('has a key of its own for stored secrets, which only its user can read', async () => {
    const platforms = await Promise.all([open(), open(), open()]); // as processes that start at once
    const org = await organisation(platforms[0]);
    const made = await platforms[1]?.webhooks.addEndpoint(org, 'https://a.example/');
    expect(await secretOf(platforms[2], made?.id ?? '')).toEqual([made?.secret]);
    for (const platform of platforms) await platform.close();
    expect(await keyFile()).toMatch(/^[0-9a-f]{64}\n$/);
    expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600);
    const names = await readdir(folder);
    expect(names.filter((name) => name.includes('secrets'))).toEqual(['secrets.key']);
    // And the database holds nothing to sign with.
    for (const name of names.filter((one) => one.startsWith('emet.db'))) {
      const bytes = await readFile(join(folder, name));
      expect(bytes.includes(made?.secret.slice(6, 30) ?? '?'), name).toBe(false);
    }
  });

  test('with a key in the settings makes none, and still reads what its own key encrypted', async () => {
    const before = await open();
    const org = await organisation(before);
    const made = await before.webhooks.addEndpoint(org, 'https://a.example/');
    await before.close();
    const given = 'c3'.repeat(32);
    const after = await open(given);
    expect(await secretOf(after, made?.id ?? '')).toEqual([made?.secret]);
    expect(await after.secretKeys.reencrypt()).toEqual({ reencrypted: 1, unreadable: 0 });
    await after.close();
    await rm(join(folder, 'secrets.key'));
    const alone = await open(given);
    expect(await secretOf(alone, made?.id ?? '')).toEqual([made?.secret]);
    await alone.close();
    expect(await readdir(folder)).not.toContain('secrets.key');
  });

  test('whose key file is damaged is refused, and the file stays as it is', async () => {
    await (await open()).close();
    await writeFile(join(folder, 'secrets.key'), 'half a key');
    await expect(open()).rejects.toThrow(/^Setting DATA_DIR .* secrets\.key holds no keys/);
    expect(await keyFile()).toBe('half a key');
  });

  test('of before encryption has its secrets encrypted when it is opened, and they sign as before', async () => {
    const before = await open();
    const org = await organisation(before);
    const made = await before.webhooks.addEndpoint(org, 'https://a.example/');
    await before.close();
    const plain = `whsec_${'a-_9'.repeat(10)}abc`;
    const database = new Libsql(join(folder, 'emet.db'));
    database.prepare('UPDATE webhook_endpoints SET secret = ?').run([plain]);
    database.close();
    const after = await open();
    expect(await secretOf(after, made?.id ?? '')).toEqual([plain]);
    await after.close();
    for (const name of (await readdir(folder)).filter((one) => one.startsWith('emet.db'))) {
      expect((await readFile(join(folder, name))).includes(plain), name).toBe(false);
    }
  });
});
