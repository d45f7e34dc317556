import type { Connection } from 'mongoose';
import type { AuditActor } from '../../core/audit.js';
import { PlatformFault } from '../../core/errors.js';
import type { Clock, Platform, Stores } from '../../core/ports.js';
import { SettingError } from '../../core/settings.js';
import { openSecretBox } from '../secret-box.js';
import { type ClockCheck, watchClock } from './clock.js';
import { openAccountStore } from './mongo/account-store.js';
import { openArchive } from './mongo/archive.js';
import { openAuditStore } from './mongo/audit-store.js';
import { connectFailure } from './mongo/connect-failure.js';
import { connectMongo } from './mongo/connection.js';
import { openDownloads } from './mongo/downloads.js';
import { openFileStore } from './mongo/file-store.js';
import { openIntake } from './mongo/intake.js';
import { checkVersion, checkVersionStill, migrate, readVersion } from './mongo/migrate.js';
import { openReviewStore } from './mongo/review-store.js';
import { openScanStore } from './mongo/scan-store.js';
import { openSecretKeys } from './mongo/secret-keys.js';
import { openSsoStore } from './mongo/sso-store.js';
import { openUserStore } from './mongo/user-store.js';
import { openWebhookStore } from './mongo/webhook-store.js';
import { redactErrors } from './mongo/redact-errors.js';
import { openWorkerRegistry } from './mongo/worker-registry.js';
import { openRedis, type RedisOptions } from './redis/open-redis.js';
import { withTimeout } from './redis/with-timeout.js';

export interface ClusterAddress {
  mongodbUrl: string;
  redisUrl: string;
  /** For stored secrets, the current one first. */
  secretsKeys: readonly string[];
}

/** `reconcile` of another process completes what is not written by then. */
const CLOSE_MAX_MS = 5_000;

/**
 * The platform for many machines: the authoritative record in MongoDB; worker
 * signals and request rates in Redis. Rejects with SettingError when one of
 * them cannot be used.
 *
 * @param clock for tests; by default the machine's clock, checked against the
 *   document store's
 */
export async function openCluster(
  { redisUrl, ...address }: ClusterAddress,
  options: RedisOptions & { clock?: Clock },
): Promise<Platform> {
  const stores = await openClusterStores(address, options);
  try {
    const redis = await openRedis(redisUrl, options);
    return {
      ...stores,
      jobs: redis.jobs,
      rateLimiter: redis.rateLimiter,
      close: async () => {
        await redis.close();
        await stores.close();
      },
    };
  } catch (error) {
    await stores.close();
    throw error;
  }
}

/** The MongoDB part of the platform. */
export async function openClusterStores(
  { mongodbUrl, secretsKeys }: Omit<ClusterAddress, 'redisUrl'>,
  options: { clock?: Clock },
): Promise<Stores> {
  const box = openSecretBox(secretsKeys);
  const connection = await connectMongo(mongodbUrl);
  const closing: (() => Promise<unknown> | void)[] = [() => disconnect(connection)];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    checkVersion(await readVersion(connection).catch(refuse));
    const clockCheck = options.clock === undefined ? await openClockCheck(connection) : null;
    closing.push(() => clockCheck?.stop());
    const downloads = await openDownloads();
    closing.push(() => downloads.close());

    const clock = options.clock ?? (() => new Date());
    const files = redactErrors(openFileStore(connection, downloads, clock));
    const scans = openScanStore(connection, clock);
    closing.push(() => withTimeout(CLOSE_MAX_MS, scans.idle()).catch(() => {}));
    return {
      scans,
      review: redactErrors(openReviewStore(connection, clock)),
      accounts: redactErrors(openAccountStore(connection, clock)),
      users: redactErrors(openUserStore(connection, clock, box)),
      sso: redactErrors(openSsoStore(connection, box)),
      webhooks: redactErrors(openWebhookStore(connection, clock, box)),
      secretKeys: redactErrors(openSecretKeys(connection, box)),
      files,
      workers: redactErrors(openWorkerRegistry(connection, clock)),
      intake: redactErrors(openIntake(connection)),
      audit: redactErrors(openAuditStore(connection, clock)),
      archive: openArchive(connection, files, clock, box),
      // Without Redis, scans are still accepted, and processed when it returns.
      ping: async () => {
        await checkVersionStill(connection);
        clockCheck?.assertInSync();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the collections and indexes; returns the schema versions before and after. */
export async function migrateCluster(
  { mongodbUrl, secretsKeys }: Omit<ClusterAddress, 'redisUrl'>,
  actor: AuditActor,
): Promise<{ from: number; to: number }> {
  const box = openSecretBox(secretsKeys);
  const connection = await connectMongo(mongodbUrl);
  try {
    return await migrate(connection, box, new Date(), actor).catch(refuse);
  } finally {
    await disconnect(connection);
  }
}

/** The first command of a connection is also the first that needs permissions. */
const refuse = (error: unknown): never => {
  throw connectFailure(error);
};

async function openClockCheck(connection: Connection): Promise<ClockCheck> {
  const check = await watchClock(connection).catch(refuse);
  try {
    check.assertInSync();
    return check;
  } catch (error) {
    check.stop();
    throw error instanceof PlatformFault ? new SettingError(error.message) : error;
  }
}

/** Does not wait for an unreachable server. */
async function disconnect(connection: Connection): Promise<void> {
  await withTimeout(CLOSE_MAX_MS, connection.close()).catch(() => connection.destroy(true));
}
