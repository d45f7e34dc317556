import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../adapters/embedded/schema.js';
import { openPlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';

const AT = Date.parse('2026-10-15T12:00:00Z');
const SECRET = `whsec_${'ab-_'.repeat(10)}abc`;
const [ORG, HOOK] = [1, 2].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const EVENTS = [3, 4, 5].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

test('deliveries of before the log go on: new ones in line, begun ones by their schedule, signed with the same secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emet-migration-'));
  const before = MIGRATIONS.findIndex((step) => step.includes('CREATE TABLE webhook_attempts'));
  expect(before).toBeGreaterThan(0);
  const database = new Libsql(join(folder, 'emet.db'));
  for (const step of MIGRATIONS.slice(0, before)) database.exec(step);
  database.exec(`PRAGMA user_version = ${before};
    INSERT INTO organisations (id, name, plan, rate_limit, created_at)
      VALUES ('${ORG}', '"A"', 'business', 120, ${AT});
    INSERT INTO webhook_endpoints (id, organisation_id, url, secret, created_at)
      VALUES ('${HOOK}', '${ORG}', 'https://a.example/', '${SECRET}', ${AT});
    INSERT INTO webhook_events (id, type, body) VALUES
      ('${EVENTS[0]}', 'scan.completed', 'new'), ('${EVENTS[1]}', 'scan.failed', 'begun'),
      ('${EVENTS[2]}', 'ping', 'ping');
    INSERT INTO webhook_deliveries (id, event, endpoint, attempt, due_at) VALUES
      ('d0', 1, 1, 0, ${AT}), ('d1', 2, 1, 3, ${AT + 60_000}), ('d2', 3, 1, 0, ${AT});`);
  database.close();

  let now = AT;
  const platform = await openPlatform(readSettings({ DATA_DIR: folder }), {
    clock: () => new Date(now),
  });
  const { webhooks } = platform;
  const claim = async () =>
    (await webhooks.claimDue(10, 15_000)).map(({ body, attempt, endpoint }) => {
      expect(endpoint.secrets).toEqual([SECRET]);
      return [body, attempt];
    });
  const listed = await webhooks.listDeliveries({ endpointId: HOOK ?? '', after: null, limit: 9 });
  expect(listed.deliveries.map(({ state }) => state)).toEqual(Array(3).fill('pending'));
  expect(await claim()).toEqual([
    ['ping', 1],
    ['new', 1],
  ]);
  now += 60_000;
  expect(await claim()).toContainEqual(['begun', 4]);
  await platform.close();
  await rm(folder, { recursive: true });
});
