import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { childEntry } from '../child-entry.js';
import { forkChild } from '../fork-child.js';
import { RESOURCES, type Resource } from './resources.js';

const Answer = z.object({ accessible: z.array(z.enum(RESOURCES)) });
const MEMORY_BYTES = 256 * 1024 ** 2;

/** Starting it takes a tenth of a second; a busy machine gets three hundred times that. */
const ANSWER_MAX_MS = 30_000;

/**
 * Starts a child as those that read documents are started and lets it try to access a port, a
 * file and a process made for it, and to start a process.
 *
 * @returns what it can access
 * @throws Error with its output where it does not start
 */
export async function findAccessible(confined: boolean, logger: Logger): Promise<Resource[]> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-bait-'));
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const file = join(folder, 'bait');
    await writeFile(file, 'bait', { mode: 0o644 });
    return await askChild({ port, file }, confined, logger);
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function askChild(
  bait: { port: number; file: string },
  confined: boolean,
  logger: Logger,
): Promise<Resource[]> {
  const entry = childEntry('worker/isolation/confine/probe-child.js');
  const child = forkChild({ entry, memoryBytes: MEMORY_BYTES, logger, confined });
  const limit = setTimeout(() => child.process.kill('SIGKILL'), ANSWER_MAX_MS);
  try {
    const answer = new Promise((resolve) => child.process.once('message', resolve));
    child.process.send(bait, () => {});
    const ended = child.exited.then((exit) => {
      const how = exit.signal ?? `exit code ${exit.code}`;
      throw new Error(`a confined process does not start: ${how}: ${child.startOutput().trim()}`);
    });
    return Answer.parse(await Promise.race([answer, ended])).accessible;
  } finally {
    clearTimeout(limit);
    child.process.kill('SIGKILL');
    await child.exited;
  }
}
