import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Scope } from '../../core/accounts.js';
import { json } from '../scripts/run-command.js';
import { freePort } from '../servers/test-server.js';
import { isCluster, layGround, shareGround } from './ground.js';
import { openRoundRobin } from './round-robin.js';
import { type Part, startPart } from './start-part.js';

/**
 * The service as its users meet it: a base address and the command for accounts.
 * By default it is started from dist/ with a folder of its own; with
 * EMET_TEST_PLATFORM=cluster it is two APIs of its own on Redis, MongoDB and two
 * workers that the whole run shares, or with a MODE on stores of its own, where `all`
 * has a worker; with
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
  /** Settings by which a test opens its stores; null when the service runs elsewhere. */
  stores: Record<string, string> | null;
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

export async function startService(
  environment: Record<string, string> = {},
  /** `alive` does not wait for a worker. */
  until: 'ready' | 'alive' = 'ready',
): Promise<Service> {
  const elsewhere = process.env.EMET_TEST_BASE_URL;
  const { MODE: wanted, ...others } = environment;
  const isPlain = (wanted ?? 'all') === 'all' && Object.keys(others).length === 0;
  if (elsewhere !== undefined && isPlain) return joinService(elsewhere);

  const dataDir = await mkdtemp(join(tmpdir(), 'emet-system-'));
  // One that is to run without a worker needs stores that no worker serves.
  const ground = isCluster && wanted === undefined ? await shareGround() : await layGround(dataDir);
  const env = {
    // None, which would take longer to load than the rest: few tests are about what models say.
    MODELS_DIR: `${dataDir}-models`,
    ...ground.environment,
    ...environment,
  };
  const worker = wanted === 'all' ? ['worker'] : [];
  const modes = isCluster ? ['api', 'api', ...worker] : [wanted ?? 'all'];
  const settings = await Promise.all(
    modes.map(async (MODE) => ({ ...env, MODE, PORT: String(await freePort()) })),
  );
  const apis = settings.filter(({ MODE }) => MODE === 'api');
  const door = isCluster ? await openRoundRobin(apis.map(({ PORT }) => Number(PORT))) : null;
  const root = `http://127.0.0.1:${door?.port ?? settings[0]?.PORT}`;
  let parts: Part[] = [];
  let printedBefore = '';
  const printed = () => printedBefore + parts.map((part) => part.printed()).join('');

  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string | null> => {
    const ends = await Promise.all(parts.map((part) => part.stop(signal)));
    printedBefore = printed();
    parts = [];
    return ends.find((end) => end !== 0) ?? ends[0] ?? null;
  };
  const start = async (): Promise<void> => {
    const started = await Promise.allSettled(settings.map((part) => startPart(part, until)));
    parts = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failure = started.find((one) => one.status === 'rejected');
    if (failure === undefined) return;
    await stop('SIGKILL');
    throw failure.reason;
  };
  await start();
  return {
    ...describeService(root, (...words) => json(env, ...words)),
    dataDir: isCluster ? null : dataDir,
    stores: ground.environment,
    printed,
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

/** A service that runs already: it is neither stopped nor cleaned up. */
function joinService(root: string): Service {
  const [program = '', ...head] = (
    process.env.EMET_TEST_ADMIN ?? 'npm run --silent admin --'
  ).split(' ');
  const admin = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await run(program, [...head, ...words], { cwd: ROOT });
    return JSON.parse(stdout) as unknown;
  };
  const refuse = () => Promise.reject(new Error('This service is not ours to stop'));
  return {
    ...describeService(root.replace(/\/$/, ''), admin),
    dataDir: null,
    stores: null,
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
  admin: Service['admin'],
): Pick<Service, 'root' | 'base' | 'admin' | 'makeKey'> {
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
      const all = Scope.options.join(',');
      const created = await admin(
        ...['key', 'create', '--org', org, '--scopes', scopes ?? all],
        ...(owner === undefined ? [] : ['--owner', owner]),
      );
      const { id, key } = Created.extend({ key: z.string() }).parse(created);
      return { key, keyId: id, organisation: org };
    },
  };
}
