import type { Database } from './database.js';

/** Runs `work` in a transaction shared with others; resolves once it is on the disk. */
export type GroupCommit = <T>(work: () => T) => Promise<T>;

/**
 * One transaction for all works that arrive while the disk is busy with earlier
 * ones: a disk takes as long for one as for twenty. A work that throws is
 * undone alone and rejects; the others of its group are unaffected.
 */
export function openGroupCommit(database: Database): GroupCommit {
  let waiting: Member[] = [];
  let isBusy = false;

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: () => settleLater(work, resolve, reject), reject });
      if (!isBusy) void commitAll();
    });

  async function commitAll(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await commitGroup(group);
    }
    isBusy = false;
  }

  async function commitGroup(group: Member[]): Promise<void> {
    try {
      const settle = database.unflushed(() => group.map(({ run }) => run()));
      await database.flush();
      for (const one of settle) one();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Runs a work and returns the function that settles it once the group is on the disk. */
  function settleLater<T>(
    work: () => T,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): () => void {
    database.script('SAVEPOINT member');
    try {
      const value = work();
      database.script('RELEASE member');
      return () => resolve(value);
    } catch (error) {
      if (!undoMember()) throw error;
      return () => reject(error);
    }
  }

  /** false when SQLite itself has undone the whole group, as it does when the disk is full. */
  function undoMember(): boolean {
    try {
      database.script('ROLLBACK TO member; RELEASE member');
      return true;
    } catch {
      return false;
    }
  }
}

interface Member {
  run: () => () => void;
  reject: (error: unknown) => void;
}
