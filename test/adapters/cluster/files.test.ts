import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { type Downloads, openDownloads } from '../../../adapters/cluster/mongo/downloads.js';
import { openFileStore } from '../../../adapters/cluster/mongo/file-store.js';
import { migrate } from '../../../adapters/cluster/mongo/migrate.js';
import type { FileStore } from '../../../core/ports.js';
import { openSecretBox } from '../../../adapters/secret-box.js';
import { openMongoDatabase } from '../../servers/mongo-server.js';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { describeWithMongo } from '../../servers/suites.js';
import { testClock } from '../contract/platform-under-test.js';

const MEBIBYTE = 1 << 20;

describeWithMongo('Files in GridFS', { timeout: 60_000 }, () => {
  let connection: Connection;
  let drop: () => Promise<void>;
  let folder: string;
  let downloads: Downloads;
  let files: FileStore;
  beforeEach(async () => {
    const database = await openMongoDatabase();
    drop = database.drop;
    connection = await connectMongo(database.url);
    await migrate(connection, openSecretBox([SECRETS_KEY]), new Date());
    folder = await mkdtemp(join(tmpdir(), 'emet-test-'));
    downloads = await openDownloads(folder);
    files = openFileStore(connection, downloads, testClock());
  });
  afterEach(async () => {
    await downloads.close();
    await connection.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  const chunks = () => connection.collection('files.chunks');
  const keep = async (bytes: Buffer): Promise<string> => {
    const { fileId } = await files.stage(Readable.from([bytes]), bytes.length);
    await files.keep(fileId);
    return fileId;
  };

  test('an upload is read no faster than it is stored: no file is in memory as a whole', async () => {
    let furthest = 0;
    async function* source() {
      for (let sent = 1; sent <= 24; sent += 1) {
        yield Buffer.alloc(MEBIBYTE, sent);
        furthest = Math.max(furthest, sent - (await chunks().countDocuments()));
      }
    }
    const { fileId, size } = await files.stage(source(), 64 * MEBIBYTE);
    expect(size).toBe(24 * MEBIBYTE);
    expect(furthest).toBeLessThanOrEqual(2);
    await files.keep(fileId);
    const opened = await files.open(fileId);
    expect((await stat(opened?.path ?? '')).size).toBe(size);
    await opened?.release();
  });

  test('what is opened lies where nobody else may read, until it is released', async () => {
    const bytes = Buffer.from('secret');
    const fileId = await keep(bytes);
    const [one, other] = [await files.open(fileId), await files.open(fileId)];
    expect(one?.path).not.toBe(other?.path);
    const path = one?.path ?? '';
    expect((await readFile(path)).equals(bytes)).toBe(true);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
    await one?.release();
    expect(await readdir(dirname(path))).toHaveLength(1);
    await other?.release();
    expect(await readdir(dirname(path))).toEqual([]);
    await downloads.close();
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([0, 1, 2])('a file that lacks chunk %i is not taken for the whole', async (n) => {
    const fileId = await keep(Buffer.alloc(2 * MEBIBYTE + 5, 7));
    expect(await chunks().deleteOne({ n })).toMatchObject({ deletedCount: 1 });
    await expect(files.open(fileId)).rejects.toThrow();
    const [own] = await readdir(folder);
    expect(await readdir(join(folder, own ?? ''))).toEqual([]);
  });

  test('nothing of its folder is needed again: one that was cleared away is made anew', async () => {
    const fileId = await keep(Buffer.from('bytes'));
    await (await files.open(fileId))?.release();
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    const opened = await files.open(fileId);
    expect(await readFile(opened?.path ?? '', 'utf8')).toBe('bytes');
    await opened?.release();
  });

  test('an id is nothing but a UUID', async () => {
    for (const id of ['', '../x', 'a'.repeat(36), '{"$gt":""}']) {
      await expect(files.open(id)).rejects.toThrow(RangeError);
      await expect(files.keep(id)).rejects.toThrow(RangeError);
      await expect(async () => files.remove(id)).rejects.toThrow(RangeError);
    }
  });
});

describe('Downloads that a dead process left', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'emet-test-'))));
  afterEach(() => rm(folder, { recursive: true }));

  /** A process id that is no process’s: above what Linux gives. */
  const DEAD = 2 ** 22 + 1;
  const leave = async (name: string, ageMs: number): Promise<void> => {
    const path = join(folder, name);
    await mkdir(path);
    const at = new Date(Date.now() - ageMs);
    await utimes(path, at, at);
  };

  test('are removed an hour later; those of the living, and of others, stay', async () => {
    const old = 2 * 3_600_000;
    await leave(`emet-files-${DEAD}-aaaaaa`, old);
    await leave(`emet-files-${DEAD}-bbbbbb`, 60_000);
    await leave(`emet-files-${process.pid}-cccccc`, old);
    await leave('emet-files-dddddd', old);
    await leave(`other-${DEAD}-eeeeee`, old);
    await openDownloads(folder);
    expect((await readdir(folder)).sort()).toEqual(
      [
        `emet-files-${process.pid}-cccccc`,
        `emet-files-${DEAD}-bbbbbb`,
        'emet-files-dddddd',
        `other-${DEAD}-eeeeee`,
      ].sort(),
    );
  });
});
