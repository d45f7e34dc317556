import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A process below this one. */
export interface Process {
  /** What it runs: the name of its entry. */
  program: string;
  pid: number;
}

/** Peak resident memory of a process since its start. */
export interface Peak extends Process {
  bytes: number;
}

/** All model processes of a worker together, with settings as they come, bytes. */
export const MODELS_BYTES_MAX = 1.2e9;

export const isOfModels = ({ program }: Process): boolean => program === 'model-child.js';

/** Of every process below this one; empty on a system without /proc. */
export function peakMemory(): Peak[] {
  return processesBelow()
    .map((one) => {
      const peak = /^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${one.pid}/status`));
      return { ...one, bytes: Number(peak?.[1] ?? 0) * 1024 };
    })
    .filter(({ bytes }) => bytes > 0);
}

/** Every process below this one; none on a system without /proc. */
export function processesBelow(): Process[] {
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
      const entry = read(`/proc/${pid}/cmdline`)
        .split('\0')
        .find((word) => word.endsWith('.js'));
      return { pid, program: basename(entry ?? 'other') };
    });
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
