import { execFileSync } from 'node:child_process';

/** Whether this machine lets a test have a small disk of its own. */
export const canMount = process.getuid?.() === 0 && mountsWork();

function mountsWork(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
