import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '../../adapters/cluster/mongo/collections.js';
import { openDatabase } from '../../adapters/embedded/database.js';
import { migrate } from '../../adapters/embedded/migrate.js';

const NameRow = z.object({ name: z.string() });

/*
 * Whoever adds data of an organisation has to say here how they go with it:
 * eraseOrganisation (adapters/*\/organisation-deletion.ts), or with its scans, or never.
 */

test('each table that names an organisation is known to its deletion', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emet-data-'));
  const database = await openDatabase(join(folder, 'emet.db'));
  try {
    migrate(database, new Date(), { kind: 'system' });
    const tables = database.all(
      NameRow,
      `SELECT m.name FROM sqlite_schema m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name LIKE 'organi_ation%' ORDER BY m.name`,
    );
    expect(tables.map(({ name }) => name)).toEqual([
      'allowance_used',
      'api_keys',
      'audit_events', // stays
      'exceeded_bounds',
      'fingerprints', // with its scan
      'idempotency_keys',
      'page_bands', // with its scan
      'review_claims', // with its scan
      'scans',
      'single_sign_on',
      'users',
      'webhook_endpoints',
    ]);
  } finally {
    database.close();
    await rm(folder, { recursive: true });
  }
});

test('each collection that names an organisation is known to its deletion', () => {
  const connection = mongoose.createConnection();
  const named = COLLECTIONS.filter((collection) =>
    Object.keys(
      (collection.on(connection) as unknown as mongoose.Model<unknown>).schema.paths,
    ).includes('organisationId'),
  );
  expect(named.map(({ name }) => name).sort()).toEqual([
    'allowances',
    'api_keys',
    'audit_events', // stays
    'idempotency_keys',
    'scans',
    'users',
    'webhook_endpoints',
  ]);
});
