import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import { BUCKET, gridChunks, type GridFileDocument, gridFiles } from './grid-model.js';

/** Files have at most some megabytes: few round trips per file, and little memory per upload. */
const CHUNK_BYTES = 1 << 20;

/** File contents in GridFS, under our own ids. */
export interface Grid {
  /** Streams a file in; when this rejects, no write is pending. */
  write(fileId: string, bytes: AsyncIterable<Buffer>, metadata: Metadata): Promise<void>;
  /** Ends early, without an error, when the last chunks are missing. */
  read(fileId: string): Readable;
  /**
   * Removes all parts of a file, its bytes first: a description without bytes can
   * still be found.
   */
  erase(fileId: string): Promise<void>;
}

type Metadata = GridFileDocument['metadata'];

export function openGrid(connection: Connection): Grid {
  if (connection.db === undefined) throw new Error('The connection is not open.');
  const bucket = new mongo.GridFSBucket(connection.db, {
    bucketName: BUCKET,
    chunkSizeBytes: CHUNK_BYTES,
  });
  return {
    write: async (fileId, bytes, metadata) => {
      const upload = bucket.openUploadStreamWithId(gridId(fileId), fileId, { metadata });
      upload.on('error', () => {}); // an upload error rejects the current write
      for await (const chunk of bytes) {
        await new Promise<void>((resolve, reject) => {
          upload.write(chunk, (error) => (error ? reject(error) : resolve()));
        });
      }
      upload.end();
      await finished(upload);
    },

    read: (fileId) => bucket.openDownloadStream(gridId(fileId)),

    erase: async (fileId) => {
      await gridChunks.on(connection).deleteMany({ files_id: fileId });
      await gridFiles.on(connection).deleteOne({ _id: fileId });
    },
  };
}

/** GridFS accepts ids of any type; the driver's types allow only its own. */
const gridId = (fileId: string): mongo.ObjectId => fileId as unknown as mongo.ObjectId;
