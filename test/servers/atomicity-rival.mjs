// One of several processes that change the same documents at once: node atomicity-rival.mjs URL.
// Says 'connected', is told { task, rival, times }, and answers what it got.
import process from 'node:process';
import mongoose from 'mongoose';

const client = await mongoose.mongo.MongoClient.connect(process.argv[2], { maxPoolSize: 4 });
const documents = client.db().collection('documents');

const many = (times, act) => Promise.all(Array.from({ length: times }, (_, at) => act(at)));

const TASKS = {
  // A charge: one more, while there are fewer than the limit.
  charge: (_rival, times) =>
    many(times, async () => {
      const { modifiedCount } = await documents.updateOne(
        { _id: 'allowance', used: { $lt: 500 } },
        { $inc: { used: 1 } },
      );
      return modifiedCount;
    }),
  // A claim: the first that is queued, until there is none.
  claim: async (rival) => {
    const got = [];
    const take = async () => {
      const claimed = await documents.findOneAndUpdate(
        { status: 'queued' },
        { $set: { status: 'processing', by: rival }, $inc: { fence: 1 } },
        { sort: { at: 1 }, returnDocument: 'after' },
      );
      if (claimed === null) return;
      got.push([claimed._id, claimed.fence]);
      await take();
    };
    await many(4, take);
    return got;
  },
  insert: (rival, times) => many(times, (at) => created({ _id: `once-${at}`, rival })),
  insertUnique: (rival, times) => many(times, (at) => created({ only: at, rival })),
  upsert: (rival, times) =>
    many(times, async (at) => {
      try {
        const { upsertedCount } = await documents.updateOne(
          { _id: `upserted-${at}` },
          { $setOnInsert: { rival } },
          { upsert: true },
        );
        return upsertedCount;
      } catch (error) {
        if (error.code === 11000) return 0;
        throw error;
      }
    }),
  // A slot of five: taken, and given back; answers how many were taken at each time.
  slots: (rival, times) =>
    many(times, async (at) => {
      const id = `${rival}-${at}`;
      const after = await documents.findOneAndUpdate(
        { _id: 'slots', 'running.4': { $exists: false }, running: { $ne: id } },
        { $push: { running: id }, $inc: { taken: 1 } },
        { returnDocument: 'after' },
      );
      if (after === null) return 0;
      await documents.updateOne(
        { _id: 'slots', running: id },
        { $pull: { running: id }, $inc: { given: 1 } },
      );
      return after.running.length;
    }),
};

async function created(document) {
  try {
    await documents.insertOne(document);
    return 1;
  } catch (error) {
    if (error.code === 11000) return 0;
    throw error;
  }
}

process.on('message', async ({ task, rival, times }) => {
  process.send(await TASKS[task](rival, times));
});
process.on('disconnect', () => process.exit());
process.send('connected');
