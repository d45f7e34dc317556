import { join, resolve } from 'node:path';
import type { AuditActor } from '../../core/audit.js';
import type { Clock, Platform } from '../../core/ports.js';
import { openSecretBox } from '../secret-box.js';
import { openAccountStore } from './account-store.js';
import { openArchive } from './archive.js';
import { openAuditStore } from './audit-store.js';
import { prepareDataFolder } from './data-folder.js';
import { type Database, openDatabase } from './database.js';
import { openFileStore } from './file-store.js';
import { openIntake } from './intake.js';
import { openJobQueue } from './job-queue.js';
import { migrate } from './migrate.js';
import { openRateLimiter } from './rate-limiter.js';
import { openReviewStore } from './review-store.js';
import { openScanStore } from './scan-store.js';
import { openSecretKeys, sealPlainSecrets } from './secret-keys.js';
import { secretsKeysOf } from './secrets-key.js';
import { openSsoStore } from './sso-store.js';
import { openUserStore } from './user-store.js';
import { openWebhookStore } from './webhook-store.js';
import { openWorkerRegistry } from './worker-registry.js';

/**
 * The platform without servers: one SQLite file and one file folder, shared by
 * all processes of this machine that open the same folder.
 *
 * @param secretsKeys those of the settings; without, the data folder has its own
 */
export async function openEmbedded(
  dataDir: string,
  secretsKeys: readonly string[],
  clock: Clock,
): Promise<Platform> {
  const root = resolve(dataDir);
  const database = await openDatabaseIn(root);
  try {
    const box = openSecretBox(await secretsKeysOf(root, secretsKeys));
    migrate(database, clock(), { kind: 'system' });
    sealPlainSecrets(database, box);
    database.truncateLogSoon(); // a killed process may have left one
    const jobs = openJobQueue(database, clock);
    const files = await openFileStore(root, clock);
    return {
      scans: openScanStore(database, clock),
      review: openReviewStore(database, clock),
      accounts: openAccountStore(database, clock),
      users: openUserStore(database, clock, box),
      sso: openSsoStore(database, box),
      webhooks: openWebhookStore(database, clock, box),
      secretKeys: openSecretKeys(database, box),
      files,
      jobs,
      rateLimiter: openRateLimiter(),
      workers: openWorkerRegistry(database, clock),
      intake: openIntake(database),
      audit: openAuditStore(database, clock),
      archive: openArchive(root, database, files, box),
      ping: async () => database.ping(),
      close: async () => {
        jobs.close();
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Also done by opening; returns the schema versions before and after. */
export async function migrateEmbedded(
  dataDir: string,
  actor: AuditActor,
): Promise<{ from: number; to: number }> {
  const database = await openDatabaseIn(resolve(dataDir));
  try {
    return migrate(database, new Date(), actor);
  } finally {
    database.close();
  }
}

async function openDatabaseIn(root: string): Promise<Database> {
  await prepareDataFolder(root);
  return openDatabase(join(root, 'emet.db'));
}
