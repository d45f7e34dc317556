import { readFileSync } from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Usage } from '../../core/accounts.js';
import { Scan } from '../../core/scan.js';
import { type Ground, layGround } from './ground.js';

/** The real program in processes of its own, and a client of its API. */
export interface Program {
  process: ChildProcess;
  url: string;
  /** Shown by the first start on a data folder only. */
  key(): string | undefined;
  output(): string;
  /** Process ids of the workers it started, in order. */
  workerPids(): number[];
  /** Ends the first process with a signal and waits for it; answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The service's own analysis is replaced by one that does what a document's text says. */
export const TROUBLESOME = fileURLToPath(new URL('troublesome-main.mjs', import.meta.url));

const grounds = new Map<string, Promise<Ground>>();

/** Settings of the platform that programs of this data folder run on; the same ones every time. */
export async function groundOf(dataDir: string): Promise<Record<string, string>> {
  return (await ground(dataDir)).environment;
}

function ground(dataDir: string): Promise<Ground> {
  const laid = grounds.get(dataDir) ?? layGround(dataDir);
  grounds.set(dataDir, laid);
  return laid;
}

/** Takes all of those away again, for the end of a test file. */
export async function removeGrounds(): Promise<void> {
  for (const ground of grounds.values()) await (await ground).remove();
  grounds.clear();
}

// A test that is interrupted must not leave programs behind.
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const LogLine = z.object({
  msg: z.string(),
  part: z.string().optional(),
  pid: z.number(),
  port: z.number().optional(),
  keyFile: z.string().optional(),
});

export async function startProgram(
  dataDir: string,
  environment: Record<string, string> = {},
  command: string[] = [process.execPath, TROUBLESOME],
): Promise<Program> {
  const { environment: platform, key } = await ground(dataDir);
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...platform,
      // None: what is tested here is not what models say.
      MODELS_DIR: `${dataDir}-models`,
      LEASE_S: '2',
      ALLOW_PRIVATE_NETWORK: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const lines = () =>
    output.split('\n').flatMap((line) => {
      const parsed = line.startsWith('{') ? LogLine.safeParse(tryJson(line)) : undefined;
      return parsed?.success === true ? [parsed.data] : [];
    });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const listening = await until('the program listens', () => {
    if (child.exitCode !== null) throw new Error(`The program ended:\n${output}`);
    return lines().find((line) => line.port !== undefined);
  });
  return {
    process: child,
    url: `http://127.0.0.1:${listening.port}`,
    key: () => {
      const keyFile = lines().find((line) => line.keyFile !== undefined)?.keyFile;
      return key ?? (keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').trim());
    },
    output: () => output,
    workerPids: () =>
      lines()
        .filter((line) => line.msg === 'Worker ready')
        .map((line) => line.pid),
    async end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** The first looks follow each other so soon; what takes seconds is not worth a processor. */
const LOOK_AGAIN_MS = 40;
const LOOK_AGAIN_MAX_MS = 200;

/** Waits for something to be there; fails with what it waited for. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  timeoutMs = 30_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = LOOK_AGAIN_MS; ; pauseMs = Math.min(1.1 * pauseMs, LOOK_AGAIN_MAX_MS)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited too long: ${what}`);
    await wait(pauseMs);
  }
}

export interface Client {
  /** What the analysis is to do, e.g. `calm x` or `sleep 500`; answers the scan's id. */
  create(trouble: string): Promise<string>;
  /** A create that may be repeated with the same key and nonce. Rejects when nobody answers. */
  send(trouble: string, idempotencyKey: string): Promise<{ status: number; id: string | null }>;
  get(id: string): Promise<Scan | null>;
  /** All scans of the organisation with their reports. */
  list(): Promise<Scan[]>;
  remove(id: string): Promise<number>;
  usage(): Promise<Usage>;
  ready(): Promise<boolean>;
  final(id: string, timeoutMs?: number): Promise<Scan>;
}

/**
 * @param program asked anew for each request, as a restart changes its address
 * @param patienceMs a request that takes longer rejects, waiting for the rate limit included
 */
export function clientOf(program: () => Program, key: string, patienceMs = 40_000): Client {
  const call = async (path: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(patienceMs);
    for (;;) {
      const response = await fetch(`${program().url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, ...init.headers },
        signal,
      });
      // It asks often, and on a cluster a restart does not make the service forget how often.
      if (response.status !== 429) return response;
      await wait(Number(response.headers.get('retry-after')) * 1000, undefined, { signal });
    }
  };

  const client: Client = {
    async create(trouble) {
      const { status, id } = await client.send(trouble, randomUUID());
      if (id === null) throw new Error(`create answered ${status}`);
      return id;
    },
    async send(trouble, idempotencyKey) {
      const form = new FormData();
      // The key makes every document another one.
      const bytes = `%PDF-1.4 ${idempotencyKey} ${trouble}`;
      form.set('file', new Blob([bytes]), 'x.pdf');
      const response = await call('/api/v1/scans', {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': idempotencyKey },
      });
      const body: unknown = await response.json();
      const parsed = z.object({ id: z.uuid() }).safeParse(body);
      return { status: response.status, id: parsed.success ? parsed.data.id : null };
    },
    async get(id) {
      const response = await call(`/api/v1/scans/${id}`);
      if (response.status === 404) return null;
      return Scan.parse(await response.json());
    },
    async list() {
      const scans: Scan[] = [];
      for (let cursor = ''; ;) {
        const page = Page.parse(await (await call(`/api/v1/scans?${LARGE}${cursor}`)).json());
        scans.push(...page.data);
        if (page.next_cursor === null) return scans;
        cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
      }
    },
    remove: async (id) => (await call(`/api/v1/scans/${id}`, { method: 'DELETE' })).status,
    usage: async () => Usage.parse(await (await call('/api/v1/usage')).json()),
    ready: async () => (await call('/readyz')).status === 200,
    final: (id, timeoutMs) =>
      until(
        `scan ${id} is final`,
        async () => {
          const scan = await client.get(id).catch(() => null);
          return scan !== null && ['completed', 'failed'].includes(scan.status) ? scan : undefined;
        },
        timeoutMs,
      ),
  };
  return client;
}

const Page = z.object({ data: z.array(Scan), next_cursor: z.string().nullable() });
const LARGE = 'include=report&limit=100';

function tryJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // the line is still being written
  }
}
