import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PREFIX = 'emet-files-';
const ORPHANED_AFTER_MS = 3_600_000;

/** Local copies of stored files while they are read; inaccessible to other users of the machine. */
export interface Downloads {
  /** Writes a stream to a file and returns its path; leaves nothing when the stream fails. */
  save(name: string, bytes: Readable): Promise<string>;
  release(path: string): Promise<void>;
  /** Removes all of them. */
  close(): Promise<void>;
}

/** Also removes the folders of processes that died an hour ago or earlier. */
export async function openDownloads(root = tmpdir()): Promise<Downloads> {
  await removeOrphanedFolders(root);
  let folder: Promise<string> | null = null;
  const ownFolder = async (): Promise<string> => {
    const made = await folder;
    if (made !== null && existsSync(made)) return made;
    return (folder = mkdtemp(join(root, `${PREFIX}${process.pid}-`)));
  };
  return {
    save: async (name, bytes) => {
      const path = join(await ownFolder(), `${name}-${randomUUID()}`);
      try {
        await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return path;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    release: (path) => rm(path, { force: true }),
    close: async () => {
      const made = await folder;
      folder = null;
      if (made !== null) await rm(made, { recursive: true, force: true });
    },
  };
}

/**
 * Removes folders of this user whose process has ended; also by age, for
 * processes of another container.
 */
async function removeOrphanedFolders(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(root, name);
    const found = await lstat(path).catch(() => null);
    const isOurs = found?.isDirectory() === true && found.uid === process.getuid?.();
    if (!isOurs || found.mtimeMs > Date.now() - ORPHANED_AFTER_MS) continue;
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
