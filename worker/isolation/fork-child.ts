import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';

export interface Exit {
  code: number | null;
  signal: string | null;
}

export interface ForkedChild {
  process: ChildProcess;
  exited: Promise<Exit>;
  /** The last of what it printed before it was given a document; then empty. */
  startOutput(): string;
  /** From now on its output may stem from a document. */
  endStartup(): void;
}

const START_OUTPUT_MAX_CHARS = 4_000;
const OUTPUT_LOGGED_MAX_CHARS = 20_000;

/**
 * Starts a process that will read hostile files: no secrets, no handles, first to go when memory runs out.
 *
 * @param environment what this child is told beside what every child is
 */
export function forkChild(
  entry: string,
  memoryBytes: number,
  logger: Logger,
  environment: Record<string, string> = {},
): ForkedChild {
  const child = fork(entry, [], {
    cwd: tmpdir(),
    env: { ...childEnvironment(), ...environment },
    // JavaScript's heap is only a part of what the resident limit bounds.
    execArgv: [`--max-old-space-size=${Math.floor((memoryBytes / 1024 ** 2) * 0.75)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  raiseOomScore(child.pid);

  let startOutput = '';
  let isStarting = true;
  let loggedChars = 0;
  for (const stream of [child.stdout, child.stderr]) onText(stream, onOutput);

  // What a decoder prints may quote the document: never above debug, and bounded.
  function onOutput(text: string): void {
    if (isStarting) startOutput = (startOutput + text).slice(-START_OUTPUT_MAX_CHARS);
    if (loggedChars >= OUTPUT_LOGGED_MAX_CHARS) return;
    loggedChars += text.length;
    logger.debug({ childPid: child.pid, output: text.slice(0, 2_000) }, 'A child process prints');
  }

  return {
    process: child,
    exited: new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      // The process could not be started at all; there will be no exit.
      child.once('error', () => {
        if (child.pid === undefined) resolve({ code: null, signal: null });
      });
    }),
    startOutput: () => startOutput,
    endStartup: () => {
      isStarting = false;
      startOutput = '';
    },
  };
}

function onText(stream: Readable | null, onOutput: (text: string) => void): void {
  stream?.setEncoding('utf8').on('data', (chunk: unknown) => onOutput(String(chunk)));
}

/** Only what programs need to run; settings and credentials stay behind. */
const INHERITED = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'CUDA_VISIBLE_DEVICES',
  'CUDA_DEVICE_ORDER',
];

function childEnvironment(): Record<string, string> {
  const environment: Record<string, string> = {
    EMET_PARENT_PID: String(process.pid),
    NODE_ENV: 'production',
    // glibc keeps an arena a thread and gives little back; picture buffers then look like a leak.
    MALLOC_ARENA_MAX: '2',
  };
  for (const name of INHERITED) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

/** When the machine runs out of memory the kernel is to end this child before anything else. */
function raiseOomScore(pid: number | undefined): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // No /proc on this system: the resident limit alone must do.
  }
}
