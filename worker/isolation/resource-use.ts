import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export interface ResourceUse {
  /** Over all threads, user and system time, since the process started. */
  cpuMs: number;
  residentBytes: number;
}

/** Without /proc (macOS), `ps` is used, which costs a process each time. */
export const RESOURCE_POLL_MS = existsSync('/proc/self/stat') ? 100 : 500;

/** Current resource use of a process; null when it is gone. */
export async function resourceUse(pid: number): Promise<ResourceUse | null> {
  try {
    return existsSync('/proc/self/stat') ? fromProc(pid) : await fromPs(pid);
  } catch {
    return null;
  }
}

/** The kernel counts CPU time in USER_HZ, which is 100 on every Linux platform Node runs on. */
const TICK_MS = 10;

function fromProc(pid: number): ResourceUse | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name, in brackets, may contain spaces: count fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  if (state === 'Z' || state === 'X') return null;
  const ticks = Number(fields[11]) + Number(fields[12]);
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { cpuMs: ticks * TICK_MS, residentBytes: Number(resident?.[1] ?? 0) * 1024 };
}

async function fromPs(pid: number): Promise<ResourceUse | null> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  return parsePs(stdout);
}

/** A line of `ps -o rss=,time=`: KiB and [[dd-]hh:]mm:ss[.cc]. */
export function parsePs(line: string): ResourceUse | null {
  const [rss, time] = line.trim().split(/\s+/);
  if (rss === undefined || time === undefined) return null;
  const [clock = '', days = '0'] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return {
    cpuMs: Math.round((Number(days) * 86_400 + seconds) * 1000),
    residentBytes: Number(rss) * 1024,
  };
}
