import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLASS_PATH } from './found.js';
import { freePort, startServer, type TestServer } from './test-server.js';

export interface MongoOptions {
  /**
   * `file` survives the end of the server, by kill -9 too: every write it
   * answered is there after `start`. `memory` is faster and forgets.
   */
  keeps?: 'file' | 'memory';
  /** How far its clock is ahead of this machine's, milliseconds. */
  clockOffsetMs?: number;
}

/** The stand-in that `test/servers/install.sh` prepared. */
export async function startStandIn({
  keeps = 'memory',
  clockOffsetMs = 0,
}: MongoOptions): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-mongo-'));
  const port = await freePort();
  const words = [String(port), String(clockOffsetMs)];
  if (keeps === 'file') words.push(join(folder, 'documents.h2'));
  return startServer({
    url: databaseUrl(`mongodb://127.0.0.1:${port}`, freshName()),
    // Few threads and little memory: a test run has two processors.
    command: ['java', '-Xmx512m', '-XX:+UseSerialGC', ...QUICK_START, 'MongoStandIn', ...words],
    answers: (printed) => printed.includes('ready'),
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  });
}

const QUICK_START = ['-XX:TieredStopAtLevel=1', '-cp', CLASS_PATH];

export const freshName = (): string => `emet_test_${randomBytes(6).toString('hex')}`;

/** The address with another database; it may name several hosts, which URL does not read. */
export function databaseUrl(server: string, name: string): string {
  const [, hosts, , options = ''] =
    /^(mongodb[^/]*:\/\/[^/?]+)(\/[^?]*)?(\?.*)?$/.exec(server) ?? [];
  if (hosts === undefined) throw new Error('EMET_TEST_MONGODB_URL is not a MongoDB address');
  return `${hosts}/${name}${options}`;
}
