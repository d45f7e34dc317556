import type { Connection } from 'mongoose';
import type { Clock } from '../../core/ports.js';
import { connectMongo } from './mongo/connection.js';

/** What every store of the cluster works on. */
export interface DocumentStore {
  connection: Connection;
  clock: Clock;
}

export async function openDocumentStore(url: string, clock: Clock): Promise<DocumentStore> {
  return { connection: await connectMongo(url), clock };
}
