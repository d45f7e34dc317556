import type { Connection } from 'mongoose';
import { openAccountStore } from '../../../adapters/cluster/mongo/account-store.js';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { migrate } from '../../../adapters/cluster/mongo/migrate.js';
import { openScanStore } from '../../../adapters/cluster/mongo/scan-store.js';
import { openWebhookDeliveries } from '../../../adapters/cluster/mongo/webhook-deliveries.js';
import { openWebhookEndpoints } from '../../../adapters/cluster/mongo/webhook-endpoints.js';
import type { Clock, Platform } from '../../../core/ports.js';
import { openMongoDatabase } from '../../servers/mongo-server.js';
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
  await migrate(connection, clock());
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
    webhooks: {
      ...openWebhookEndpoints(connection, clock),
      ...openWebhookDeliveries(connection, clock),
    },
    close: () => scans.idle(),
  };
  return parts as Platform; // the contract of these stores uses no other part
}
