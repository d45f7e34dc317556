import type { AuditActor } from '../core/audit.js';
import type { Clock, Platform, Stores } from '../core/ports.js';
import { SettingError, type Settings } from '../core/settings.js';

export { createDemoOrganisation } from './first-start.js';
export { hashKey, makeKey } from './keys.js';

export interface PlatformOptions {
  /** The stores' clock; the machine's clock by default. */
  clock?: Clock;
  /** Log for the loss and return of a required server, such as a pino logger. */
  log?: PlatformLog;
  /** Called for each request whose rate was counted only by this process. */
  onLocalCount?: () => void;
}

export interface PlatformLog {
  info(message: string): void;
  warn(message: string): void;
}

// The libraries of the platform that does not run would be a quarter of a process's start.
const cluster = () => import('./cluster/open-cluster.js');
const embedded = () => import('./embedded/open-embedded.js');

const SILENT: PlatformLog = { info: () => {}, warn: () => {} };

/**
 * Opens the platform that the settings select: the only place that knows which
 * one runs. Rejects with SettingError when the settings cannot be used.
 */
export async function openPlatform(
  settings: Settings,
  { clock, log = SILENT, onLocalCount: onCountedApart }: PlatformOptions = {},
): Promise<Platform> {
  const { redisUrl, mongodbUrl } = settings;
  if (redisUrl === undefined || mongodbUrl === undefined) {
    const { openEmbedded } = await embedded();
    return openEmbedded(settings.dataDir, settings.secretsKey ?? [], clock ?? (() => new Date()));
  }
  const { openCluster } = await cluster();
  return openCluster(
    { redisUrl, mongodbUrl, secretsKeys: requireSecretsKeys(settings) },
    { log, ...(clock && { clock }), ...(onCountedApart && { onLocalCount: onCountedApart }) },
  );
}

/**
 * Opens the platform without its queue: Redis may be unavailable. Rejects as
 * `openPlatform` does.
 */
export async function openStores(settings: Settings): Promise<Stores> {
  const { redisUrl, mongodbUrl } = settings;
  if (redisUrl === undefined || mongodbUrl === undefined) return openPlatform(settings);
  const { openClusterStores } = await cluster();
  return openClusterStores({ mongodbUrl, secretsKeys: requireSecretsKeys(settings) }, {});
}

/**
 * Migrates the stores to this program's schema and returns the versions before
 * and after; 0 is an empty store. Safe at any time and concurrently. Rejects
 * with SettingError when the settings cannot be used.
 *
 * @param actor whom the audit log names for it
 */
export async function migratePlatform(
  settings: Settings,
  actor: AuditActor = { kind: 'system' },
): Promise<{ from: number; to: number }> {
  const { mongodbUrl } = settings;
  if (mongodbUrl === undefined) {
    return (await embedded()).migrateEmbedded(settings.dataDir, actor);
  }
  const { migrateCluster } = await cluster();
  return migrateCluster({ mongodbUrl, secretsKeys: requireSecretsKeys(settings) }, actor);
}

/** The processes of a cluster must have the same key, so none of them makes one. */
function requireSecretsKeys({ secretsKey }: Settings): readonly string[] {
  if (secretsKey !== undefined) return secretsKey;
  throw new SettingError(
    'Setting SECRETS_KEY must be given with MONGODB_URL: 64 hexadecimal digits, such as `openssl rand -hex 32` prints, the same for every process.',
  );
}
