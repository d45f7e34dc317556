import mongoose from 'mongoose';
import { inject } from 'vitest';
import { OUTSIDE_MONGODB_URL } from './found.js';
import { databaseUrl, freshName, type MongoOptions, startStandIn } from './stand-in.js';
import type { TestServer } from './test-server.js';

/** Whether `startMongo` gives a server that a test may stop and pause. */
export const mongoIsOurs = OUTSIDE_MONGODB_URL === null;

/**
 * A server of the test's own that speaks MongoDB's wire protocol, and the name
 * of an empty database on it. With EMET_TEST_MONGODB_URL it is a fresh database
 * on that server, which refuses to be stopped.
 */
export async function startMongo(options: MongoOptions = {}): Promise<TestServer> {
  if (OUTSIDE_MONGODB_URL === null) return startStandIn(options);
  const { url, drop } = await freshDatabase(OUTSIDE_MONGODB_URL);
  const refuse = (): never => {
    throw new Error('The server of EMET_TEST_MONGODB_URL is not ours to stop');
  };
  return {
    url,
    get pid(): number {
      return refuse();
    },
    stop: async () => refuse(),
    start: async () => refuse(),
    pause: refuse,
    resume: refuse,
    dispose: drop,
  };
}

/** An empty database on a server that the whole test run shares; `drop` removes it. */
export async function openMongoDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const answer = await fetch(inject('sharedMongo'));
  if (!answer.ok) throw new Error(await answer.text());
  return freshDatabase(await answer.text());
}

async function freshDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = databaseUrl(server, freshName());
  const drop = async (): Promise<void> => {
    const client = await mongoose.mongo.MongoClient.connect(url);
    await client.db().dropDatabase();
    await client.close();
  };
  return { url, drop };
}
