import { mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../../adapters/embedded/database.js';
import { openGroupCommit } from '../../adapters/embedded/group-commit.js';

const Row = z.object({ value: z.number() });

describe('Works committed in groups', () => {
  let folder: string;
  let database: Database;
  /** The same file as another process sees it. */
  let outside: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emet-test-'));
    database = await openDatabase(join(folder, 'test.db'));
    database.script('CREATE TABLE kept (value INTEGER UNIQUE) STRICT');
    outside = await openDatabase(join(folder, 'test.db'));
  });
  afterEach(async () => {
    database.close();
    outside.close();
    await rm(folder, { recursive: true });
  });

  const keep = (value: number) => () => {
    database.run('INSERT INTO kept VALUES (?)', [value]);
    return value;
  };
  const kept = (): number[] =>
    outside.all(Row, 'SELECT value FROM kept ORDER BY value').map(({ value }) => value);

  test('each work that came at once is answered with its own value, and is there for everybody', async () => {
    const commit = openGroupCommit(database);
    const values = Array.from({ length: 50 }, (_, value) => value);
    expect(await Promise.all(values.map((value) => commit(keep(value))))).toEqual(values);
    expect(kept()).toEqual(values);
  });

  test('nobody is answered before the disk is, and those who come meanwhile share the next flush', async () => {
    const flushes: (() => void)[] = [];
    const flush = () => new Promise<void>((resolve) => flushes.push(resolve));
    const commit = openGroupCommit({ ...database, flush });
    const answered: number[] = [];
    const works = [1, 2, 3, 4].map(async (value) => answered.push(await commit(keep(value))));
    await expect.poll(() => flushes.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answered).toEqual([]);
    flushes[0]?.();
    await expect.poll(() => flushes.length).toBe(2);
    expect(answered).toEqual([1]);
    flushes[1]?.();
    await Promise.all(works);
    expect(answered).toEqual([1, 2, 3, 4]);
    expect(flushes).toHaveLength(2);
  });

  test('a work that throws is undone whole and rejects alone', async () => {
    const commit = openGroupCommit(database);
    const broken = new Error('no');
    const outcomes = await Promise.allSettled([
      commit(keep(1)),
      commit(keep(2)),
      commit(() => {
        keep(3)();
        throw broken;
      }),
      commit(() => {
        keep(4)();
        keep(2)(); // not unique
      }),
      commit(keep(5)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[2]).toMatchObject({ reason: broken });
    expect(kept()).toEqual([1, 2, 5]);
  });

  test('a disk that fails is not believed again: the group rejects, and so does every later use', async () => {
    const commit = openGroupCommit(database);
    outside.close();
    await unlink(join(folder, 'test.db-wal'));
    const outcomes = await Promise.allSettled([commit(keep(1)), commit(keep(2)), commit(keep(3))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(() => database.ping()).toThrow('disk');
    expect(() => database.run('DELETE FROM kept')).toThrow('disk');
    await expect(commit(keep(4))).rejects.toThrow('disk');
  });
});
