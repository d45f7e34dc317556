import { type ChildProcess, spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process started and ended by the benchmark. */
export interface Child {
  pid: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a module in a separate process; its output goes to the file `log`. */
export async function startModule(
  module: string,
  words: string[],
  options: { env?: Record<string, string>; nodeOptions?: string[]; log: string; ipc?: boolean },
): Promise<Child> {
  const log = await open(options.log, 'a');
  const child = spawn(process.execPath, [...(options.nodeOptions ?? []), module, ...words], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log.fd, log.fd, ...(options.ipc === true ? (['ipc'] as const) : [])],
  });
  await log.close();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killNow = () => void child.kill('SIGKILL');
  process.once('exit', killNow);
  void ended.then(() => process.off('exit', killNow));
  if (child.pid === undefined) throw new Error(`${module} did not start`);
  return {
    pid: child.pid,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 40_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Polls until `ask` returns a value that is not null; gives up after a minute. */
export async function pollUntilGiven<T>(ask: () => Promise<T | null>, what: string): Promise<T> {
  const deadlineMs = performance.now() + 60_000;
  while (performance.now() < deadlineMs) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await sleep(50);
  }
  throw new Error(`Gave up waiting for ${what}`);
}
