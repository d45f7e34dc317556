import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export interface LineWriter {
  write(value: unknown): Promise<void>;
  /** Makes the file durable; returns its size in bytes and its SHA-256, hexadecimal. */
  close(): Promise<{ bytes: number; sha256: string }>;
}

const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;

/** Opens a new file with one JSON value per line, inaccessible to other users of the machine. */
export async function openLines(path: string): Promise<LineWriter> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;

  const flush = async (): Promise<void> => {
    const chunk = Buffer.concat(waiting);
    [waiting, waitingBytes] = [[], 0];
    hash.update(chunk);
    bytes += chunk.length;
    await file.writeFile(chunk);
  };
  return {
    write: async (value) => {
      // JSON escapes line feeds and lone surrogates, so this is one line of UTF-8.
      const line = Buffer.from(`${JSON.stringify(value)}\n`);
      waiting.push(line);
      waitingBytes += line.length;
      if (waitingBytes >= CHUNK_BYTES) await flush();
    },
    close: async () => {
      try {
        await flush();
        await file.sync();
      } finally {
        await file.close();
      }
      return { bytes, sha256: hash.digest('hex') };
    },
  };
}

/**
 * The lines of a file. Not node:readline, which also splits at U+2028, a
 * character JSON does not escape.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of bytesOf(path)) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString();
      begun = [];
      from = at + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
}

/** Size in bytes and SHA-256 (hexadecimal) of a file. */
export async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of bytesOf(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Opens the file when it is read, so that an open error reaches the reader. */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  yield* stream;
}
