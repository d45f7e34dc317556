import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEntry } from '../../worker/isolation/child-entry.js';

/** Starts the program as it is delivered where it cannot; answers how it ended and what it said. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string; seconds: number }> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [childEntry('main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(tooLong);
  return { code, said, seconds: (performance.now() - startedMs) / 1000 };
}
