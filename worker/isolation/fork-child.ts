import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { childEntry } from './child-entry.js';
import { CONFINEMENT_VARIABLE, planConfinement } from './confine/plan.js';
import { makeScratchFolder, type ScratchFolder } from './scratch-folder.js';

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

const LAUNCHER = childEntry('worker/isolation/confine/launcher.cjs');
const START_OUTPUT_MAX_CHARS = 4_000;
const OUTPUT_LOGGED_MAX_CHARS = 20_000;

export interface ChildOptions {
  /** The module it runs. */
  entry: string;
  /** Resident memory that it may take; its supervisor sees to it. */
  memoryBytes: number;
  logger: Logger;
  /** Whether it gives up what it does not need, as far as the system grants that. */
  confined: boolean;
  /** Files and folders that it reads besides the program: the models of its store. */
  reads?: readonly string[];
  usesGpu?: boolean;
  /** Options of Node besides those for memory. */
  nodeOptions?: readonly string[];
  /** Variables in addition to the common ones. */
  environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a process that will read hostile files: without secrets or handles, confined, and
 * the first to be killed when memory runs out.
 */
export function forkChild(options: ChildOptions): ForkedChild {
  const { entry, logger } = options;
  const scratch = scratchFolder(logger);
  const environment = {
    ...childEnvironment(),
    ...(scratch !== null && { HOME: scratch.write, TMPDIR: scratch.write }),
    ...options.environment,
  };
  // The JavaScript heap is only part of the resident memory limit.
  const nodeOptions = [
    `--max-old-space-size=${Math.floor((options.memoryBytes / 1024 ** 2) * 0.75)}`,
    ...(options.nodeOptions ?? []),
  ];
  const plan = options.confined
    ? planConfinement({
        ...{ entry, scratch, environment, options: nodeOptions },
        reads: options.reads ?? [],
        usesGpu: options.usesGpu ?? false,
      })
    : null;
  const child = fork(plan === null ? entry : LAUNCHER, [], {
    cwd: scratch?.write ?? tmpdir(),
    env: plan === null ? environment : { [CONFINEMENT_VARIABLE]: JSON.stringify(plan) },
    // To require a module that imports is still announced as experimental by Node 20.
    execArgv: plan === null ? nodeOptions : ['--no-warnings'],
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
    exited: new Promise<Exit>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      // The process could not be started; no exit event follows.
      child.once('error', () => {
        if (child.pid === undefined) resolve({ code: null, signal: null });
      });
    }).finally(() => scratch?.remove()),
    startOutput: () => startOutput,
    endStartup: () => {
      isStarting = false;
      startOutput = '';
    },
  };
}

/** A full disk must not end the supervisor: the child then has no place for temporary files. */
function scratchFolder(logger: Logger): ScratchFolder | null {
  try {
    return makeScratchFolder();
  } catch (error) {
    logger.error({ err: error }, 'A child process gets no folder for temporary files');
    return null;
  }
}

function onText(stream: Readable | null, onOutput: (text: string) => void): void {
  stream?.setEncoding('utf8').on('data', (chunk: unknown) => onOutput(String(chunk)));
}

/** Environment variables that programs need to run; settings and credentials are excluded. */
const INHERITED = [
  'LANG',
  'LC_ALL',
  'TZ',
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
    // Node does not start where it may not read the system's configuration; nothing here needs it.
    OPENSSL_CONF: '/dev/null',
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
