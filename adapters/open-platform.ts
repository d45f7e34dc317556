import type { Clock, Platform, Stores } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { migrateCluster, openCluster, openClusterStores } from './cluster/open-cluster.js';
import { migrateEmbedded, openEmbedded } from './embedded/open-embedded.js';

export { createDemoOrganisation } from './first-start.js';
export { hashKey, makeKey } from './keys.js';

export interface PlatformOptions {
  /** Time as the stores see it; the machine's own by default. */
  clock?: Clock;
  /** Where the platform says that a server it needs is away, and back; a pino logger is one. */
  log?: PlatformLog;
  /** Called for each request whose rate this process counted alone. */
  onLocalCount?: () => void;
}

export interface PlatformLog {
  info(message: string): void;
  warn(message: string): void;
}

const SILENT: PlatformLog = { info: () => {}, warn: () => {} };

/**
 * Opens the platform the settings ask for: the only place that knows which one
 * runs. Rejects with SettingError when the settings cannot be used.
 */
export async function openPlatform(
  settings: Settings,
  { clock, log = SILENT, onLocalCount: onCountedApart }: PlatformOptions = {},
): Promise<Platform> {
  const { redisUrl, mongodbUrl } = settings;
  if (redisUrl === undefined || mongodbUrl === undefined) {
    return openEmbedded(settings.dataDir, clock ?? (() => new Date()));
  }
  return openCluster(
    { redisUrl, mongodbUrl },
    { log, ...(clock && { clock }), ...(onCountedApart && { onLocalCount: onCountedApart }) },
  );
}

/** Opens the platform but for its queue: Redis may be away. Rejects as `openPlatform` does. */
export async function openStores(settings: Settings): Promise<Stores> {
  const { redisUrl, mongodbUrl } = settings;
  return redisUrl === undefined || mongodbUrl === undefined
    ? openPlatform(settings)
    : openClusterStores(mongodbUrl, {});
}

/**
 * Brings the stores to the schema of this program and answers its versions before
 * and after; 0 is an empty store. May run at any time and several times at once.
 * Rejects with SettingError when the settings cannot be used.
 */
export async function migratePlatform(settings: Settings): Promise<{ from: number; to: number }> {
  const { mongodbUrl } = settings;
  return mongodbUrl === undefined ? migrateEmbedded(settings.dataDir) : migrateCluster(mongodbUrl);
}
