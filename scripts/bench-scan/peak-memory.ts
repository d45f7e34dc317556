import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Peak resident memory of a process since its start. */
export interface Peak {
  /** What it runs: the name of its entry. */
  program: string;
  pid: number;
  bytes: number;
}

/** Of every process below this one; empty on a system without /proc. */
export function peakMemory(): Peak[] {
  const parents = new Map<number, number>();
  for (const pid of pidsOfSystem()) {
    const stat = read(`/proc/${pid}/stat`);
    // The command name, in brackets, may contain spaces.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (Number.isInteger(parent)) parents.set(pid, parent);
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === process.pid || isBelow(parents.get(pid)));
  return [...parents.keys()]
    .filter((pid) => pid !== process.pid && isBelow(pid))
    .map((pid) => {
      const peak = /^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`));
      const entry = read(`/proc/${pid}/cmdline`)
        .split('\0')
        .find((word) => word.endsWith('.js'));
      return { pid, program: basename(entry ?? 'other'), bytes: Number(peak?.[1] ?? 0) * 1024 };
    })
    .filter(({ bytes }) => bytes > 0);
}

function pidsOfSystem(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Empty for a process that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
