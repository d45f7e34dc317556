import { type ChildProcess, spawn } from 'node:child_process';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server of a test's own, on 127.0.0.1, with the faults a test needs. */
export interface TestServer {
  readonly url: string;
  /** Throws while it is stopped. */
  readonly pid: number;
  /** Ends the process and waits for its end; what it holds stays in its folder. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again, on the same port and folder; resolves when it answers. */
  start: () => Promise<void>;
  /** Holds the process still: its connections stay open and nothing answers. */
  pause: () => void;
  resume: () => void;
  /** Ends it and removes its folder. */
  dispose: () => Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

// A test run that ends early must not leave servers behind.
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program and keeps the means to stop, start and pause it. */
export async function startServer(options: {
  url: string;
  command: [program: string, ...words: string[]];
  /** Whether it is ready to serve; asked again until it is. `printed` is all of its standard output. */
  answers(printed: string): Promise<boolean> | boolean;
  cleanUp(): Promise<void>;
}): Promise<TestServer> {
  const [program, ...words] = options.command;
  let child: ChildProcess | null = null;

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null) return;
    if (ending.exitCode === null && ending.signalCode === null) {
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill(signal);
      ending.kill('SIGCONT'); // one that is paused ends only when it runs
      await ended;
    }
    running.delete(ending);
  };

  const start = async (): Promise<void> => {
    if (child !== null) throw new Error('The server runs already');
    // An open standard input: the stand-in for MongoDB ends with it.
    const started = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    child = started;
    running.add(started);
    let printed = '';
    let complaints = '';
    let failure: Error | null = null;
    started.on('error', (error) => (failure = error));
    started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const deadlineMs = performance.now() + START_TIMEOUT_MS;
    while (!(await options.answers(printed))) {
      const ended = failure !== null || started.exitCode !== null || started.signalCode !== null;
      if (ended || performance.now() > deadlineMs) {
        await stop('SIGKILL');
        throw new Error(`${program} did not start:\n${printed}${complaints}`, { cause: failure });
      }
      await sleep(10);
    }
  };

  const process_ = (): ChildProcess & { pid: number } => {
    if (child?.pid === undefined) throw new Error('The server is stopped');
    return child as ChildProcess & { pid: number };
  };

  await start();
  return {
    url: options.url,
    get pid() {
      return process_().pid;
    },
    stop,
    start,
    pause: () => void process_().kill('SIGSTOP'),
    resume: () => void process_().kill('SIGCONT'),
    dispose: async () => {
      await stop('SIGKILL');
      await options.cleanUp();
    },
  };
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
