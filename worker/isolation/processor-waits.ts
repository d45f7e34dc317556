import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds by thread. */
export type ProcessorWaits = ReadonlyMap<string, number>;

/**
 * How long each thread of a process has been ready to run without a processor, since it
 * started (Linux: the second figure of /proc/PID/task/TID/schedstat). Empty where the system
 * does not tell, and when the process is gone.
 */
export function processorWaits(pid: number): ProcessorWaits {
  const waits = new Map<string, number>();
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [, waited] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      waits.set(thread, Number(waited) / 1e6);
    }
  } catch {
    // A thread that ended meanwhile waits for nothing.
  }
  return waits;
}

/** What the thread that waited longest between two readings waited, in milliseconds. */
export function longestWait(before: ProcessorWaits, after: ProcessorWaits): number {
  let longest = 0;
  for (const [thread, waited] of after)
    longest = Math.max(longest, waited - (before.get(thread) ?? 0));
  return longest;
}
