import type { AuditActor } from '../core/audit.js';
import type { Clock, Platform, Stores } from '../core/ports.js';
import { SettingError, type Settings } from '../core/settings.js';
import { migrateCluster, openCluster, openClusterStores } from './cluster/open-cluster.js';
import { migrateEmbedded, openEmbedded } from './embedded/open-embedded.js';

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
    return openEmbedded(settings.dataDir, settings.secretsKey ?? [], clock ?? (() => new Date()));
  }
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
  return redisUrl === undefined || mongodbUrl === undefined
    ? openPlatform(settings)
    : openClusterStores({ mongodbUrl, secretsKeys: requireSecretsKeys(settings) }, {});
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
  return mongodbUrl === undefined
    ? migrateEmbedded(settings.dataDir, actor)
    : migrateCluster({ mongodbUrl, secretsKeys: requireSecretsKeys(settings) }, actor);
}

/** The processes of a cluster must have the same key, so none of them makes one. */
function requireSecretsKeys({ secretsKey }: Settings): readonly string[] {
  if (secretsKey !== undefined) return secretsKey;
  throw new SettingError(
    'Setting SECRETS_KEY must be given with MONGODB_URL: 64 hexadecimal digits, such as `openssl rand -hex 32` prints, the same for every process.',
  );
}
