import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mongoIsOurs, startMongo } from './mongo-server.js';
import { describeWithMongo } from './suites.js';
import type { TestServer } from './test-server.js';

/**
 * What the cluster's stores are built on, shown to hold on the server that the
 * tests run on: one update of one document happens whole, and a unique value once.
 */
const RIVALS = 3;
const PROGRAM = fileURLToPath(new URL('./atomicity-rival.mjs', import.meta.url));

type Document = { _id: string } & Record<string, unknown>;

// Outside, both are the same server.
describeWithMongo.each(mongoIsOurs ? (['memory', 'file'] as const) : (['file'] as const))(
  'Three processes at once on one MongoDB (%s)',
  (keeps) => {
    let server: TestServer;
    let client: mongoose.mongo.MongoClient;
    let documents: mongoose.mongo.Collection<Document>;
    let rivals: ChildProcess[];

    beforeAll(async () => {
      server = await startMongo({ keeps });
      client = await mongoose.mongo.MongoClient.connect(server.url);
      documents = client.db().collection<Document>('documents');
      rivals = Array.from({ length: RIVALS }, () => fork(PROGRAM, [server.url]));
      await Promise.all(rivals.map((rival) => once(rival, 'message')));
    });
    afterAll(async () => {
      for (const rival of rivals) rival.disconnect();
      await client.close();
      await server.dispose();
    });
    beforeEach(async () => void (await documents.deleteMany({})));

    const race = async <Answer>(task: string, times = 0): Promise<Answer[]> => {
      const answers = await Promise.all(
        rivals.map(async (process, rival) => {
          const answer = once(process, 'message');
          process.send({ task, rival, times });
          const [got] = (await answer) as [Answer[]];
          return got;
        }),
      );
      return answers.flat();
    };
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

    test('a limited count is reached and never passed', async () => {
      await documents.insertOne({ _id: 'allowance', used: 0 });
      expect(sum(await race('charge', 400))).toBe(500);
      expect((await documents.findOne({ _id: 'allowance' }))?.used).toBe(500);
    });

    test('each document is claimed by one, once, the next one first', async () => {
      const queued = Array.from({ length: 300 }, (_, at) => {
        return { _id: `scan-${at}`, status: 'queued', fence: 0, at };
      });
      await documents.insertMany(queued);
      const claimed = await race<[string, number]>('claim');
      expect(claimed.map(([, fence]) => fence)).toEqual(queued.map(() => 1));
      expect(new Set(claimed.map(([id]) => id)).size).toBe(queued.length);
    });

    test('an id is created once, and so is a value of a unique index', async () => {
      expect(sum(await race('insert', 200))).toBe(200);
      expect(sum(await race('upsert', 200))).toBe(200);
      await documents.deleteMany({});
      await documents.createIndex({ only: 1 }, { unique: true, sparse: true });
      expect(sum(await race('insertUnique', 200))).toBe(200);
    });

    test('a bounded array never holds more than its bound', async () => {
      await documents.insertOne({ _id: 'slots', running: [], taken: 0, given: 0 });
      const lengths = (await race<number>('slots', 400)).filter((length) => length > 0);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(5);
      expect(await documents.findOne({ _id: 'slots' })).toMatchObject({
        running: [],
        taken: lengths.length,
        given: lengths.length,
      });
    });
  },
);
