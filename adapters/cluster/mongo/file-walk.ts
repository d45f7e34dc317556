import { type Connection, trusted } from 'mongoose';
import { gridFiles } from './grid-model.js';
import { stagedFiles } from './staged-file-model.js';

const BATCH = 100;

/** Ids of all files, staged or kept, older than `before` at the time they are reached. */
export async function* walkFiles(
  connection: Connection,
  before: () => Date,
): AsyncGenerator<string> {
  const staged = stagedFiles.on(connection);
  const file = gridFiles.on(connection);
  const pageOfStaged = (after: string) => {
    const filter = { _id: trusted({ $gt: after }), stagedAt: trusted({ $lt: before() }) };
    return staged.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(BATCH).lean();
  };
  const pageOfWhole = (after: string) => {
    const filter = {
      _id: trusted({ $gt: after }),
      'metadata.stagedAt': trusted({ $lt: before() }),
    };
    return file.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(BATCH).lean();
  };

  for await (const fileId of pages(pageOfStaged)) {
    // Complete files follow below.
    if ((await file.exists({ _id: fileId })) === null) yield fileId;
  }
  yield* pages(pageOfWhole);
}

async function* pages(read: (after: string) => Promise<{ _id: string }[]>): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const page = await read(after);
    for (const { _id } of page) {
      after = _id;
      yield _id;
    }
    if (page.length < BATCH) return;
  }
}
