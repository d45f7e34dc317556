import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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

/** A process of another container, which shares the folder but not the numbers, may be alive. */
const LEFT_AFTER_MS = 3_600_000;

/** Removes what supervisors that were killed an hour ago or earlier left behind. */
export function removeLeftScratchFolders(root = tmpdir()): void {
  for (const name of readdirSync(root)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(root, name);
    try {
      if (statSync(path).mtimeMs > Date.now() - LEFT_AFTER_MS) continue;
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another user's, or gone meanwhile.
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
