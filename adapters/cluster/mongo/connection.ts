import { type Connection, createConnection } from 'mongoose';
import { SettingError } from '../../../core/settings.js';
import { connectFailure } from './connect-failure.js';
import { wakeWriters } from './wake-writers.js';

/**
 * A connection that answers within seconds or rejects: the heartbeat detects a
 * hanging server (every HEARTBEAT_MS, timeout CONNECT_MS) and ends pending
 * operations.
 */
const SELECT_SERVER_MS = 5_000;
const CONNECT_MS = 3_000;
const HEARTBEAT_MS = 2_000;
/** Maximum wait for an answer while the heartbeat succeeds. */
const ANSWER_MS = 20_000;
const CONNECTIONS_MAX = 50;

/**
 * Connects to the document store of MONGODB_URL. Every acknowledged write is on
 * the disks of a majority, and reads see only such writes. Rejects with
 * SettingError when the URL cannot be used.
 */
export async function connectMongo(url: string): Promise<Connection> {
  checkUrl(url);
  const wakeWritersTo = wakeWriters();
  let connection: Connection | null = null;
  try {
    connection = createConnection(url, {
      // These override options of the same name in the URL.
      appName: 'emet',
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: SELECT_SERVER_MS,
      connectTimeoutMS: CONNECT_MS,
      heartbeatFrequencyMS: HEARTBEAT_MS,
      serverMonitoringMode: 'poll',
      socketTimeoutMS: ANSWER_MS,
      waitQueueTimeoutMS: ANSWER_MS,
      maxPoolSize: CONNECTIONS_MAX,
      bufferCommands: false,
      // Only `npm run admin -- migrate` creates collections and indexes.
      autoCreate: false,
      autoIndex: false,
    });
    connection.set('sanitizeFilter', true);
    await connection.asPromise();
    const client = connection.getClient();
    for (const { port } of client.options.hosts) if (port !== undefined) wakeWritersTo(port);
    // Replica set members that the URL does not name: each is contacted every HEARTBEAT_MS.
    client.on('serverHeartbeatStarted', ({ connectionId }) => {
      wakeWritersTo(Number(connectionId.split(':').at(-1)));
    });
    return connection;
  } catch (error) {
    await connection?.destroy().catch(() => {});
    throw connectFailure(error);
  }
}

function checkUrl(url: string): void {
  if (!/^mongodb(\+srv)?:\/\//.test(url)) {
    throw new SettingError('Setting MONGODB_URL must begin with mongodb:// or mongodb+srv://.');
  }
  // The URL may name several hosts, which the URL class cannot parse.
  if (!/^[^/]+\/\/[^/?]+\/[^/?]/.test(url)) {
    throw new SettingError(
      'Setting MONGODB_URL must end with the name of the database, as in mongodb://host:27017/emet.',
    );
  }
}
