import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One process of the service, as it is delivered. */
export interface Part {
  /** Everything it printed so far. */
  printed(): string;
  /** Sends a signal and waits for the end; answers the exit status or the signal. */
  stop(signal?: NodeJS.Signals): Promise<number | string | null>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Seconds, on a busy machine minutes. One that ends instead is not waited for. */
const START_TIMEOUT_MS = 180_000;

// A test that is interrupted must not leave processes behind.
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts one from dist/; resolves when it answers on its PORT. */
export async function startPart(
  environment: Record<string, string | undefined> & { PORT: string },
  /** `alive` does not wait for a worker. */
  until: 'ready' | 'alive',
): Promise<Part> {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', ...environment },
    stdio: 'pipe',
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  let isAsked = false;
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (status, signal) => {
      running.delete(child);
      // Every test after it fails for want of a service: here stands why.
      if (!isAsked)
        process.stderr.write(`Ended by itself, ${status ?? signal}:\n${printed.slice(-4000)}\n`);
      resolve(status ?? signal);
    });
  });
  const part: Part = {
    printed: () => printed,
    stop: (signal = 'SIGTERM') => {
      isAsked = true;
      child.kill(signal);
      return ended;
    },
  };
  const probe = until === 'ready' ? '/readyz' : '/healthz';
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  while (!(await answersOk(`http://127.0.0.1:${environment.PORT}${probe}`))) {
    if (child.exitCode !== null || performance.now() > deadlineMs) {
      await part.stop('SIGKILL');
      throw new Error(`The service did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return part;
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
