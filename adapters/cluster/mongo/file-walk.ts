import { type Connection, trusted } from 'mongoose';
import { gridFiles } from './grid-model.js';
import { stagedFiles } from './staged-file-model.js';

const BATCH = 100;

/** Ids of all files, staged or kept, that are older than `before` says when they are come to. */
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
  const pageOfKept = (after: string) => {
    const filter = {
      _id: trusted({ $gt: after }),
      'metadata.kept': true,
      'metadata.stagedAt': trusted({ $lt: before() }),
    };
    return file.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(BATCH).lean();
  };

  for await (const fileId of pages(pageOfStaged)) {
    if ((await file.exists({ _id: fileId, 'metadata.kept': true })) === null) yield fileId;
    // Its keeper died between the two writes: it is come to as a kept one.
    else await staged.deleteOne({ _id: fileId });
  }
  yield* pages(pageOfKept);
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
