import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../adapters/embedded/schema.js';
import { openPlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';

const AT = Date.parse('2026-10-15T12:00:00Z');
const [ORG, KEY] = [1, 2].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

test('a key of before keys could expire never does, was never used, and can be rolled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emet-migration-'));
  const before = MIGRATIONS.findIndex((step) => step.includes('ADD COLUMN expires_at'));
  expect(before).toBeGreaterThan(0);
  const database = new Libsql(join(folder, 'emet.db'));
  for (const step of MIGRATIONS.slice(0, before)) database.exec(step);
  database.exec(`PRAGMA user_version = ${before};
    INSERT INTO organisations (id, name, plan, rate_limit, created_at)
      VALUES ('${ORG}', '"A"', 'business', 120, ${AT});
    INSERT INTO api_keys (id, organisation_id, hash, prefix, scopes, created_at)
      VALUES ('${KEY}', '${ORG}', 'old', 'emet_live_abcd', '["scans:read"]', ${AT});`);
  database.close();

  const platform = await openPlatform(readSettings({ DATA_DIR: folder }));
  const { accounts } = platform;
  const found = (await accounts.findKey('old'))?.key;
  expect(found).toMatchObject({ id: KEY, expiresAt: null, lastUsedAt: null, replacedBy: null });
  const roll = { hash: 'new', prefix: 'emet_live_efgh', keepPreviousMs: 0 };
  const rolled = await accounts.rollKey(KEY ?? '', roll);
  expect(rolled?.key).toMatchObject({ scopes: ['scans:read'], expiresAt: null });
  expect(await accounts.findKey('old')).toBeNull();
  expect((await accounts.findKey('new'))?.key.id).toBe(rolled?.key.id);
  await platform.close();
  await rm(folder, { recursive: true });
});
