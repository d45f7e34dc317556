import { chmodSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import type { z } from 'zod';
import { SettingError } from '../../core/settings.js';
import { openFlushThread } from './flush-thread.js';

/** Values that may be bound. Nothing else: libsql aborts the process when given a boolean. */
export type SqlValue = string | number | null | Buffer;

/**
 * One SQLite connection, synchronous. Rows are parsed by the caller's shape.
 * Writes that belong together use `transaction`.
 */
export interface Database {
  /** Returns the number of changed rows. */
  run(sql: string, values?: SqlValue[]): number;
  get<T>(shape: z.ZodType<T>, sql: string, values?: SqlValue[]): T | undefined;
  all<T>(shape: z.ZodType<T>, sql: string, values?: SqlValue[]): T[];
  script(sql: string): void;
  /** Runs `work` with the file's write lock held: all or nothing. */
  transaction<T>(work: () => T): T;
  /** The same without waiting for the disk: a power cut may undo it until `flush` has resolved. */
  unflushed<T>(work: () => T): T;
  /**
   * Flushes all commits to the disk without blocking the process. If the disk
   * fails, this and every later use of the database reject: the disk's content is
   * then unknown, so nothing more may be promised.
   */
  flush(): Promise<void>;
  /** Truncates the write-ahead log soon, so that removed content does not stay in it. */
  truncateLogSoon(): void;
  /** Throws when the file cannot be read or was replaced. */
  ping(): void;
  close(): void;
}

/** Maximum wait of a writer for another process; its transactions take milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;
/**
 * The log is checkpointed after this many pages of 4 KiB: fewer checkpoints
 * write fewer pages twice.
 */
const LOG_PAGES = 2_000;
const TRUNCATE_LOG_AFTER_MS = 2_000;

export async function openDatabase(path: string): Promise<Database> {
  createClosedFile(path);
  const inode = statSync(path).ino;
  const connection = new Libsql(path);
  await configure(connection, path);

  const statements = new Map<string, ReturnType<Libsql.Database['prepare']>>();
  // The log is one file while the database is open. Unlike the database file it
  // carries no locks, which closing a second descriptor would release.
  const log = openFlushThread(`${path}-wal`);
  let open = true;
  let diskFault: Error | undefined;
  let emptying: NodeJS.Timeout | undefined;

  // libsql executes a prepared statement even after close.
  const mustBeOpen = () => {
    if (!open) throw new Error('The database is closed.');
    if (diskFault !== undefined) throw diskFault;
  };
  const statement = (sql: string) => {
    mustBeOpen();
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const prepared = connection.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  };
  // Always pass one array: libsql mistakes a single null for a set of named parameters.
  const database: Database = {
    run: (sql, values = []) => statement(sql).run(values).changes,
    get: (shape, sql, values = []) => {
      const row = statement(sql).get(values);
      return row === undefined ? undefined : shape.parse(row);
    },
    all: (shape, sql, values = []) =>
      statement(sql)
        .all(values)
        .map((row) => shape.parse(row)),
    script: (sql) => void connection.exec(sql),
    transaction: (work) => {
      mustBeOpen();
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite rolls back by itself when the disk is full.
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    unflushed: (work) => {
      mustBeOpen();
      connection.exec('PRAGMA synchronous = NORMAL');
      try {
        return database.transaction(work);
      } finally {
        connection.exec('PRAGMA synchronous = FULL');
      }
    },
    flush: async () => {
      mustBeOpen();
      try {
        await log.flush();
      } catch (error) {
        diskFault = new Error('The disk did not take the database in.', { cause: error });
        throw diskFault;
      }
    },
    truncateLogSoon: () => {
      emptying ??= setTimeout(() => {
        emptying = undefined;
        if (!truncateLog(connection)) database.truncateLogSoon();
      }, TRUNCATE_LOG_AFTER_MS).unref();
    },
    ping: () => {
      if (statSync(path).ino !== inode) throw new Error('The database file was replaced.');
      statement('SELECT count(*) FROM sqlite_schema').get([]);
    },
    close: () => {
      if (!open) return;
      open = false;
      clearTimeout(emptying);
      log.close();
      truncateLog(connection);
      statements.clear();
      connection.close();
    },
  };
  return database;
}

/** SQLite gives the -wal and -shm files the mode of the database. */
function createClosedFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

async function configure(connection: Libsql.Database, path: string): Promise<void> {
  connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      // FULL: a commit is on the disk when it returns, also in WAL mode.
      connection.exec(`
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA foreign_keys = ON;
        PRAGMA secure_delete = ON;
        PRAGMA wal_autocheckpoint = ${LOG_PAGES};
        PRAGMA journal_size_limit = 67108864;
      `);
      return;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'SQLITE_NOTADB') {
        connection.close();
        throw new SettingError(`Setting DATA_DIR names a folder whose ${path} is no database.`);
      }
      // Two processes may enable WAL at once: SQLite does not wait here by itself.
      if (!code.startsWith('SQLITE_BUSY') || Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/** Checkpoints and truncates the log; false while another process reads or writes. */
function truncateLog(connection: Libsql.Database): boolean {
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    const row = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get([]);
    return typeof row === 'object' && row !== null && 'busy' in row && row.busy === 0;
  } catch {
    return false;
  } finally {
    connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
