import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../servers/test-server.js';
import { isCluster, layGround } from './ground.js';
import { openRoundRobin } from './round-robin.js';

/**
 * The service as its users meet it: a base address and the command for accounts.
 * By default it is started from dist/ with a folder of its own; with
 * EMET_TEST_PLATFORM=cluster it is two APIs and two workers on Redis and MongoDB, with
 * EMET_TEST_BASE_URL (and EMET_TEST_ADMIN, a command line) the same tests run
 * against one that runs already, wherever that is.
 */
export interface Service {
  /** Without the API's prefix. */
  root: string;
  /** With it. */
  base: string;
  /** null when the service runs elsewhere: a test that needs its folder is skipped. */
  dataDir: string | null;
  /** Everything it printed so far. */
  printed(): string;
  /** Runs one account command; answers what it printed, parsed. Rejects when it fails. */
  admin(...words: string[]): Promise<unknown>;
  /** A fresh organisation and a key of it. */
  makeKey(options?: {
    plan?: 'free' | 'business' | 'enterprise';
    limit?: number;
    rateLimit?: number;
    scopes?: string;
    owner?: string;
    organisation?: string;
  }): Promise<{ key: string; keyId: string; organisation: string }>;
  /** Sends a signal and waits for the end; answers the exit status or the signal. */
  stop(signal?: NodeJS.Signals): Promise<number | string | null>;
  /** Starts it again on the same port and folder. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  dispose(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 60_000;

export async function startService(
  environment: Record<string, string> = {},
  /** `alive` does not wait for a worker. */
  until: 'ready' | 'alive' = 'ready',
): Promise<Service> {
  const elsewhere = process.env.EMET_TEST_BASE_URL;
  if (elsewhere !== undefined && Object.keys(environment).length === 0)
    return joinService(elsewhere);

  const dataDir = await mkdtemp(join(tmpdir(), 'emet-system-'));
  const ground = await layGround(dataDir);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    HOST: '127.0.0.1',
    ...ground.environment,
    ...environment,
  };
  const modes = isCluster ? ['api', 'api', 'worker', 'worker'] : ['all'];
  const wanted = environment.MODE;
  const parts: Part[] = [];
  for (const MODE of modes.filter(
    (mode) => wanted === undefined || [wanted, 'all'].includes(mode),
  )) {
    parts.push({ MODE: wanted ?? MODE, PORT: String(await freePort()) });
  }
  const apiPorts = parts.filter(({ MODE }) => MODE !== 'worker').map(({ PORT }) => Number(PORT));
  const door = isCluster ? await openRoundRobin(apiPorts) : null;
  const root = `http://127.0.0.1:${door?.port ?? apiPorts[0]}`;
  let children: ChildProcess[] = [];
  let printed = '';

  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string | null> => {
    const ends = await Promise.all(children.splice(0).map((child) => endOf(child, signal)));
    return ends.find((end) => end !== 0) ?? ends[0] ?? null;
  };
  const startPart = async (part: Part): Promise<void> => {
    const started = spawn(process.execPath, ['dist/main.js'], {
      cwd: ROOT,
      env: { ...env, ...part },
      stdio: 'pipe',
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    children.push(started);
    const probe = until === 'ready' ? '/readyz' : '/healthz';
    const deadlineMs = performance.now() + START_TIMEOUT_MS;
    while (!(await answersOk(`http://127.0.0.1:${part.PORT}${probe}`))) {
      if (started.exitCode !== null || performance.now() > deadlineMs) {
        throw new Error(`The service did not start:\n${printed}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const start = async (): Promise<void> => {
    children = [];
    await Promise.all(parts.map(startPart)).catch(async (error: unknown) => {
      await stop('SIGKILL');
      throw error;
    });
  };
  await start();
  return {
    ...describeService(root, [process.execPath, join(ROOT, 'dist/scripts/admin.js')], env),
    dataDir: isCluster ? null : dataDir,
    printed: () => printed,
    stop,
    start,
    async dispose() {
      await stop();
      await door?.close();
      await ground.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What one process of the service is given besides. */
interface Part extends Record<string, string> {
  MODE: string;
  PORT: string;
}

/** Exit status or signal it ended by. */
async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (status, by) => resolve(status ?? by));
  });
  child.kill(signal);
  return ended;
}

/** A service that runs already: it is neither stopped nor cleaned up. */
function joinService(root: string): Service {
  const command = (process.env.EMET_TEST_ADMIN ?? 'npm run --silent admin --').split(' ');
  const refuse = () => Promise.reject(new Error('This service is not ours to stop'));
  return {
    ...describeService(root.replace(/\/$/, ''), command, process.env),
    dataDir: null,
    printed: () => '',
    stop: refuse,
    start: refuse,
    dispose: () => Promise.resolve(),
  };
}

const run = promisify(execFile);
const Created = z.object({ id: z.string() });

function describeService(
  root: string,
  [program = '', ...head]: string[],
  env: NodeJS.ProcessEnv,
): Pick<Service, 'root' | 'base' | 'admin' | 'makeKey'> {
  const admin = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await run(program, [...head, ...words], { cwd: ROOT, env });
    return JSON.parse(stdout) as unknown;
  };
  return {
    root,
    base: `${root}/api/v1`,
    admin,
    async makeKey({
      plan = 'business',
      limit,
      rateLimit = 100_000,
      scopes,
      owner,
      organisation,
    } = {}) {
      const words = ['org', 'create', '--name', 'Sample', '--plan', plan];
      if (limit !== undefined) words.push('--limit', String(limit));
      words.push('--rate-limit', String(rateLimit));
      const org = organisation ?? Created.parse(await admin(...words)).id;
      const all = 'scans:write,scans:read,scans:delete,usage:read';
      const created = await admin(
        ...['key', 'create', '--org', org, '--scopes', scopes ?? all],
        ...(owner === undefined ? [] : ['--owner', owner]),
      );
      const { id, key } = Created.extend({ key: z.string() }).parse(created);
      return { key, keyId: id, organisation: org };
    },
  };
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
