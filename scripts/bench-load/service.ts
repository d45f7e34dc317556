import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashKey, makeKey, openPlatform } from '../../adapters/open-platform.js';
import { Scope } from '../../core/accounts.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { API_PREFIX } from '../../core/vocabulary.js';
import { type Child, pollUntilGiven, startModule } from './child.js';
import type { Target } from './load.js';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));
const ADMIN = fileURLToPath(new URL('../admin.js', import.meta.url));
const COLLECT = new URL('collect-on-signal.js', import.meta.url).href;

/** The real program as an API without a worker, and its platform. */
export interface Service {
  target: Target;
  api: Child;
  platform: Platform;
  organisationId: string;
  /** Its own folder: data and output. */
  folder: string;
  /** Starts a real worker and waits until it accepts scans. */
  startWorker(): Promise<Child>;
  /**
   * Registers a worker that only reports ready, so that scans are accepted and
   * none is analysed.
   */
  pretendWorker(): Promise<void>;
  stop(): Promise<void>;
}

const BEAT_MS = 5_000;

/**
 * @param cluster addresses of Redis and the document store; null for the embedded platform
 */
export async function startService(
  folder: string,
  cluster: { redisUrl: string; mongodbUrl: string } | null,
  /** Settings beyond those of the bench, and the name they give the target. */
  changed: { name?: string; environment?: Record<string, string> } = {},
): Promise<Service> {
  await mkdir(folder, { recursive: true });
  const log = join(folder, 'printed.log');
  const env = {
    MODE: 'api',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    QUEUE_MAX: '10000000',
    REDIS_URL: cluster?.redisUrl ?? '',
    MONGODB_URL: cluster === null ? '' : ownDatabase(cluster.mongodbUrl),
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    ...changed.environment,
  };
  if (cluster !== null) await migrate(env, log);
  const nodeOptions = ['--expose-gc', '--import', COLLECT];
  const api = await startModule(MAIN, [], { env, nodeOptions, log });
  const port = await pollUntilGiven(async () => portIn(await readFile(log, 'utf8')), 'the API');
  const platform = await openPlatform(readSettings({ ...process.env, ...env }));
  const { key, organisationId } = await makeAccount(platform);

  const pretended = randomUUID();
  let beating: NodeJS.Timeout | undefined;
  let worker: Child | null = null;
  const isReady = async (): Promise<true | null> =>
    (await platform.workers.anyRecentlyReady(BEAT_MS * 2)) ? true : null;

  return {
    target: {
      name: changed.name ?? (cluster === null ? 'embedded' : 'cluster'),
      port,
      path: `${API_PREFIX}/scans`,
      key,
      pid: api.pid,
    },
    api,
    platform,
    organisationId,
    folder,
    startWorker: async () => {
      const settings = { ...env, MODE: 'worker' };
      worker = await startModule(MAIN, [], { env: settings, log });
      await pollUntilGiven(isReady, 'the worker');
      return worker;
    },
    pretendWorker: async () => {
      const beat = () => platform.workers.heartbeat(pretended, { ready: true, places: 1 });
      await beat();
      beating = setInterval(() => void beat(), BEAT_MS);
    },
    stop: async () => {
      clearInterval(beating);
      await worker?.stop();
      await api.stop();
      await platform.workers.leave(pretended);
      await platform.close();
    },
  };
}

/**
 * The same servers with a separate database: leftovers of an earlier part would
 * be processed in this one.
 */
const ownDatabase = (url: string): string =>
  url.replace(/^(\w[\w+]*:\/\/[^/]+\/)([^?]*)/, (_all, servers: string, name: string) => {
    return `${servers}${name}_${randomUUID().slice(0, 8)}`;
  });

async function migrate(env: Record<string, string>, log: string): Promise<void> {
  const child = await startModule(ADMIN, ['migrate'], { env, log });
  await new Promise<void>((resolve, reject) => {
    child.process.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`admin migrate ended with ${code}: see ${log}`));
    });
  });
}

async function makeAccount(platform: Platform): Promise<{ key: string; organisationId: string }> {
  const organisation = await platform.accounts.createOrganisation({
    name: 'Bench',
    plan: 'enterprise',
    limit: null,
    rateLimit: 1_000_000_000,
  });
  const { key, prefix } = makeKey();
  await platform.accounts.createKey({
    organisationId: organisation.id,
    hash: hashKey(key),
    prefix,
    scopes: [...Scope.options],
    name: null,
    ownerEmail: null,
  });
  return { key, organisationId: organisation.id };
}

function portIn(printed: string): number | null {
  const port = /"port":(\d+)/.exec(printed)?.[1];
  return port === undefined ? null : Number(port);
}
