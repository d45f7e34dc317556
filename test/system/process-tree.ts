import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Processes of this machine, as /proc shows them; where there is none, nothing is seen. */

export function childrenOf(pid: number): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

/** Its children, theirs, and so on; not itself. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

/** Processes that run a model below this one. */
export const modelProcessesOf = (pid: number): number[] =>
  descendantsOf(pid).filter((child) => commandOf(child).includes('model-child'));

/** A zombie is not alive: it only waits to be noticed. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      !existsSync('/proc') || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}

function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
