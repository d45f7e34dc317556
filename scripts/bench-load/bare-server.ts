import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import multer, { type StorageEngine } from 'multer';

/**
 * The baseline of the benchmark: Express and multer with nothing else, in a
 * plain setup. Each file is streamed to the disk and hashed. `POST /written`
 * answers once the file is written, as multer's own disk storage does, and
 * would lose it in a power cut; `POST /durable` first flushes it, renames it
 * into place and flushes the folder.
 *
 * A separate process, started with the folder to write to; sends its port to
 * its parent.
 */
const [folder = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const app = express();
app.disable('x-powered-by');
app.post('/written', multer({ storage: storeIn(folder, false) }).single('file'), answer);
app.post('/durable', multer({ storage: storeIn(folder, true) }).single('file'), answer);
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.once('disconnect', () => process.exit(0));

function storeIn(into: string, durable: boolean): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const id = randomUUID();
      const path = join(into, `${id}.part`);
      const hash = createHash('sha256');
      const target = createWriteStream(path, { flush: durable });
      file.stream.on('data', (chunk: Buffer) => hash.update(chunk));
      file.stream.pipe(target);
      target.on('error', done);
      target.on('close', () => {
        const stored = { filename: id, destination: hash.digest('hex'), size: target.bytesWritten };
        if (!durable) return done(null, stored);
        moveInto(into, id, path).then(() => done(null, stored), done);
      });
    },
    _removeFile: (_request, _file, done) => done(null),
  };
}

async function moveInto(into: string, id: string, path: string): Promise<void> {
  await rename(path, join(into, id));
  const opened = await open(into, 'r');
  await opened.sync();
  await opened.close();
}

function answer(request: express.Request, response: express.Response): void {
  const { filename, destination, size } = request.file ?? {};
  response.status(202).json({ id: filename, sha256: destination, size });
}
