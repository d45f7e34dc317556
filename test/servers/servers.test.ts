import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { mongoIsOurs, openMongoDatabase, startMongo } from './mongo-server.js';
import { startRedis } from './redis-server.js';
import { describeWithMongo, describeWithRedis } from './suites.js';
import type { TestServer } from './test-server.js';

const { MongoClient } = mongoose.mongo;
const WRITERS = 8;
const WRITES = 200;

let server: TestServer | null = null;
afterEach(async () => {
  await server?.dispose();
  server = null;
});

describeWithRedis('The Redis of a test', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('keeps its data over a %s', async (signal) => {
    server = await startRedis({ password: 'p@ss/word' });
    const before = new Redis(server.url);
    await before.set('kept', 'yes');
    before.disconnect();
    await server.stop(signal);
    await server.start();
    const after = new Redis(server.url);
    expect(await after.get('kept')).toBe('yes');
    after.disconnect();
  });

  test('is silent while it is paused', async () => {
    server = await startRedis();
    const client = new Redis(server.url, { commandTimeout: 200 });
    await client.ping();
    server.pause();
    await expect(client.ping()).rejects.toThrow('timed out');
    server.resume();
    expect(await client.ping()).toBe('PONG');
    client.disconnect();
  });
});

describeWithMongo('The MongoDB of a test', () => {
  test.skipIf(!mongoIsOurs).each(['SIGTERM', 'SIGKILL'] as const)(
    'keeps each write it answered over a %s in the midst of others',
    async (signal) => {
      server = await startMongo({ keeps: 'file' });
      const answered: number[] = [];
      const before = await MongoClient.connect(server.url, { retryWrites: false });
      const writes = before.db().collection<{ _id: number }>('writes');
      let stopped = false;
      const write = async (writer: number): Promise<void> => {
        for (let at = 0; !stopped; at += 1) {
          const id = at * WRITERS + writer;
          await writes.insertOne({ _id: id });
          answered.push(id);
        }
      };
      // Every one of them ends with the server.
      const writing = Promise.allSettled(Array.from({ length: WRITERS }, (_, at) => write(at)));
      await vi.waitFor(() => expect(answered.length).toBeGreaterThan(WRITES), 10_000);
      await server.stop(signal);
      stopped = true;
      await before.close(true);
      expect((await writing).every(({ status }) => status === 'rejected')).toBe(true);

      await server.start();
      const after = await MongoClient.connect(server.url);
      const kept = await after.db().collection<{ _id: number }>('writes').find().toArray();
      await after.close();
      const ids = new Set(kept.map(({ _id }) => _id));
      expect(answered.filter((at) => !ids.has(at))).toEqual([]);
    },
  );

  test.skipIf(!mongoIsOurs)('may have another time than this machine', async () => {
    server = await startMongo({ clockOffsetMs: -60_000 });
    const client = await MongoClient.connect(server.url);
    const { localTime } = await client.db().admin().command({ isMaster: 1 });
    await client.close();
    expect(Date.now() - (localTime as Date).getTime()).toBeGreaterThan(50_000);
  });

  test('is shared in databases that know nothing of each other and are gone when dropped', async () => {
    const [one, other] = await Promise.all([openMongoDatabase(), openMongoDatabase()]);
    const client = await MongoClient.connect(one.url);
    await client.db().collection('things').insertOne({});
    const second = await MongoClient.connect(other.url);
    expect(await second.db().collection('things').countDocuments()).toBe(0);
    await one.drop();
    expect(await client.db().collection('things').countDocuments()).toBe(0);
    await Promise.all([client.close(), second.close()]);
    await other.drop();
  });
});
