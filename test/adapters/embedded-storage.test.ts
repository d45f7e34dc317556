import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openPlatform } from '../../adapters/open-platform.js';
import { readSettings, SettingError } from '../../core/settings.js';
import {
  completed,
  newScan,
  organisation,
  report,
  testClock,
} from './contract/platform-under-test.js';
import { startRival } from './contract/start-rival.js';
import { type EmbeddedUnderTest, openEmbeddedForTest } from './open-embedded-for-test.js';

const NOW = testClock()();

/** Everything below a folder: path and permissions. */
async function walk(folder: string): Promise<{ path: string; mode: number; folder: boolean }[]> {
  const found = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    found.push({ path, mode: (await stat(path)).mode & 0o777, folder: entry.isDirectory() });
  }
  return found;
}

describe('The data folder', () => {
  let under: EmbeddedUnderTest;
  beforeEach(async () => (under = await openEmbeddedForTest()));
  afterEach(() => under.dispose());

  const stage = async (bytes: Buffer, sizeMax = 1_000_000) => {
    async function* stream() {
      yield bytes;
    }
    return under.platform.files.stage(stream(), sizeMax);
  };

  test('nobody else of the machine can read anything in it', async () => {
    await organisation(under.platform);
    const { fileId } = await stage(Buffer.from('secret'));
    await stage(Buffer.from('staged'));
    await under.platform.files.keep(fileId);
    const entries = await walk(under.dataDir);
    expect(entries.length).toBeGreaterThan(6); // database, its log, two folders, two files
    for (const { path, mode, folder } of entries)
      expect([path, mode]).toEqual([path, folder ? 0o700 : 0o600]);
    const made = join(under.dataDir, 'made', 'by', 'the', 'program');
    const platform = await openPlatform(readSettings({ DATA_DIR: made }));
    await platform.close();
    expect((await stat(made)).mode & 0o777).toBe(0o700);
  });

  test('the content of a removed scan is in no file any more, seconds later', async () => {
    const org = await organisation(under.platform);
    const scan = newScan(org, {
      clientReference: 'SECRET-reference',
      metadata: { key: 'SECRET-metadata' },
      context: { expected_name: 'SECRET-name' },
    });
    scan.file.name = 'SECRET-file.pdf';
    await under.platform.webhooks.addEndpoint(org, 'https://a.example/hooks');
    await completed(under.platform, org, {
      scan,
      result: { issuer: 'SECRET-issuer', report: report('SECRET-report '.repeat(3000)) },
    });
    const leaks = async () => {
      const found = [];
      for (const { path, folder } of await walk(under.dataDir)) {
        if (!folder && (await readFile(path)).includes('SECRET')) found.push(path);
      }
      return found;
    };
    // Another process that closes moves the log into the database: both have held it then.
    await (await openPlatform(readSettings(under.environment))).close();
    expect(await leaks()).toEqual([join(under.dataDir, 'emet.db')]);
    await under.platform.scans.remove(org, scan.id);
    await vi.waitFor(async () => expect(await leaks()).toEqual([]), { timeout: 8000 });
  });

  test('a commit is on the disk when it is answered', async () => {
    // What decides it are the settings of the connection; a power cut cannot be tested.
    const { openDatabase } = await import('../../adapters/embedded/database.js');
    const database = await openDatabase(join(under.dataDir, 'emet.db'));
    const pragma = (name: string) =>
      database.get(z.record(z.string(), z.unknown()), `PRAGMA ${name}`)?.[name];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2); // FULL
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('secure_delete')).toBe(1);
    database.close();
  });

  test('ping notices that the database is gone or replaced, and that it is closed', async () => {
    const path = join(under.dataDir, 'emet.db');
    await under.platform.ping();
    await rename(path, `${path}.away`);
    await expect(under.platform.ping()).rejects.toThrow();
    await writeFile(path, '');
    await expect(under.platform.ping()).rejects.toThrow(/replaced/);
    await rm(path);
    await rename(`${path}.away`, path);
    await under.platform.ping();
    await under.platform.close();
    await expect(under.platform.ping()).rejects.toThrow(/closed/);
    await expect(under.platform.accounts.listOrganisations()).rejects.toThrow(/closed/);
  });

  test('data of a newer version is refused in a sentence, and left as it is', async () => {
    await organisation(under.platform);
    const database = new Libsql(join(under.dataDir, 'emet.db'));
    database.exec('PRAGMA user_version = 99');
    const opening = openPlatform(readSettings(under.environment));
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(
      /DATA_DIR names data written by a newer version .*schema 99.*run the newer version/,
    );
    expect(database.prepare('PRAGMA user_version').get([])).toMatchObject({ user_version: 99 });
    database.close();
  });
});

describe('A data folder that cannot be used', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'emet-test-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const opening = (dataDir: string) => openPlatform(readSettings({ DATA_DIR: dataDir }));

  test('is refused in a sentence that names the setting', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(opening(join(folder, 'file'))).rejects.toThrow(SettingError);
    await expect(opening(join(folder, 'file'))).rejects.toThrow(/^Setting DATA_DIR .*file/);
    await expect(opening(join(folder, 'file', 'below'))).rejects.toThrow(/^Setting DATA_DIR /);
    if (process.platform === 'linux') {
      await expect(opening('/proc/emet/data')).rejects.toThrow(/^Setting DATA_DIR /);
    }
    await writeFile(join(folder, 'emet.db'), 'this is no database'.repeat(1000));
    await expect(opening(folder)).rejects.toThrow(/^Setting DATA_DIR .*no database/);
  });
});

describe('Processes that open an empty data folder at once', { timeout: 30_000 }, () => {
  test('all open it, and one of them makes the demo organisation', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emet-test-'));
    const rivals = await Promise.all(
      Array.from({ length: 4 }, () => startRival({ DATA_DIR: folder }, NOW)),
    );
    const keys = await Promise.all(rivals.map((rival) => rival.run(z.string().nullable(), 'demo')));
    expect(keys.filter((key) => key !== null)).toHaveLength(1);
    await Promise.all(rivals.map((rival) => rival.kill()));
    await rm(folder, { recursive: true });
  });
});

describe('A full disk', { timeout: 30_000 }, () => {
  test('costs the write that met it: what was answered is there, no half scan, no stray file', async () => {
    const under = await openEmbeddedForTest();
    const org = await organisation(under.platform);
    await under.platform.close();
    const rival = await startRival(under.environment, NOW, { fileSizeMaxKb: 300 });
    const Outcome = z.object({
      acknowledged: z.array(z.string()),
      refusal: z.string().nullable(),
      staged: z.string(),
    });
    const outcome = await rival.run(Outcome, 'fillDisk', {
      organisationId: org,
      fileBytes: 1_000_000,
    });
    await rival.kill();
    expect(outcome.refusal).toMatch(/full|disk|I\/O/i);
    expect(outcome.staged).toBe('rejected');
    expect(outcome.acknowledged.length).toBeGreaterThan(3);
    expect(await readdir(join(under.dataDir, 'staging'))).toEqual([]);

    const platform = await openPlatform(readSettings(under.environment));
    const { scans } = await platform.scans.list({
      organisationId: org,
      filter: {},
      after: null,
      limit: 20_000,
      include: 'summary',
    });
    expect(scans.map((scan) => scan.id).sort()).toEqual([...outcome.acknowledged].sort());
    const count = scans.length;
    await platform.scans.accept(newScan(org), null); // there is room again
    expect((await platform.scans.usage(org))?.total_scans).toBe(count + 1);
    await platform.close();
    await under.dispose();
  });
});
