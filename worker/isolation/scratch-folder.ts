import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'emet-child-';

/** The folder of one child, removed with what lies in it when the child has ended. */
export interface ScratchFolder {
  /** For its temporary files, and the folder it starts in. */
  write: string;
  /** Empty: its own root is mounted here where the system allows that. */
  root: string;
  remove(): Promise<void>;
}

/** @throws where the folder of temporary files takes no more */
export function makeScratchFolder(): ScratchFolder {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // The child may be another user, who passes through here into its own folder.
  chmodSync(folder, 0o711);
  const [write, root] = [join(folder, 'own'), join(folder, 'root')];
  mkdirSync(write, { mode: 0o700 });
  mkdirSync(root, { mode: 0o755 });
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => {});
  return { write, root, remove };
}

/** Removes what processes that no longer run left behind: they were killed. */
export function removeLeftScratchFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's; or its child is about to end.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
