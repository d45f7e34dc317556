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
  /** The end of its output before it received a document; then empty. */
  startOutput(): string;
  /** Call before the first document: later output may contain document text. */
  endStartup(): void;
}

const START_OUTPUT_MAX_CHARS = 4_000;
const OUTPUT_LOGGED_MAX_CHARS = 20_000;

/**
 * Starts a process that will read hostile files: without secrets or handles,
 * and the first to be killed when memory runs out.
 *
 * @param environment variables for this child in addition to the common ones
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
    // The JavaScript heap is only part of the resident memory limit.
    execArgv: [`--max-old-space-size=${Math.floor((memoryBytes / 1024 ** 2) * 0.75)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  raiseOomScore(child.pid);

  let startOutput = '';
  let isStarting = true;
  let loggedChars = 0;
  for (const stream of [child.stdout, child.stderr]) onText(stream, onOutput);

  // A decoder's output may quote the document: of what it prints afterwards only the length is logged.
  function onOutput(text: string): void {
    if (isStarting) startOutput = (startOutput + text).slice(-START_OUTPUT_MAX_CHARS);
    if (loggedChars >= OUTPUT_LOGGED_MAX_CHARS) return;
    loggedChars += text.length;
    const output = isStarting ? { output: text.slice(0, 2_000) } : { chars: text.length };
    logger.debug({ childPid: child.pid, ...output }, 'A child process prints');
  }

  return {
    process: child,
    exited: new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      // The process could not be started; no exit event follows.
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

/** Environment variables that programs need to run; settings and credentials are excluded. */
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
    // glibc keeps one arena per thread and returns little memory; picture buffers
    // then look like a leak.
    MALLOC_ARENA_MAX: '2',
  };
  for (const name of INHERITED) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

/** Makes this child the kernel's first victim when the machine runs out of memory. */
function raiseOomScore(pid: number | undefined): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // No /proc on this system: only the resident limit applies.
  }
}
