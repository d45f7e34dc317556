import type { Connection } from 'mongoose';
import { openAccountStore } from '../../../adapters/cluster/mongo/account-store.js';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { migrate } from '../../../adapters/cluster/mongo/migrate.js';
import { openReviewStore } from '../../../adapters/cluster/mongo/review-store.js';
import { openScanStore } from '../../../adapters/cluster/mongo/scan-store.js';
import { openWebhookStore } from '../../../adapters/cluster/mongo/webhook-store.js';
import { openSecretBox } from '../../../adapters/secret-box.js';
import type { Clock, Platform } from '../../../core/ports.js';
import { openMongoDatabase } from '../../servers/mongo-server.js';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { type PlatformUnderTest, testClock } from '../contract/platform-under-test.js';

export interface ScansUnderTest extends PlatformUnderTest {
  connection: Connection;
  url: string;
}

/** The stores of the cluster that lie in MongoDB alone, in a database of their own. */
export async function openScansForTest(): Promise<ScansUnderTest> {
  const { url, drop } = await openMongoDatabase();
  const clock = testClock();
  const connection = await connectMongo(url);
  await migrate(connection, openSecretBox([SECRETS_KEY]), clock());
  const platform = documentStores(connection, clock);
  return {
    platform,
    clock,
    pass: async (ms) => clock.advance(ms),
    connection,
    url,
    environment: {},
    dispose: async () => {
      await platform.close();
      await connection.close();
      await drop();
    },
  };
}

function documentStores(connection: Connection, clock: Clock): Platform {
  const scans = openScanStore(connection, clock);
  const parts: Partial<Platform> = {
    scans,
    accounts: openAccountStore(connection, clock),
    review: openReviewStore(connection, clock),
    webhooks: openWebhookStore(connection, clock, openSecretBox([SECRETS_KEY])),
    close: () => scans.idle(),
  };
  return parts as Platform; // the contract of these stores uses no other part
}
