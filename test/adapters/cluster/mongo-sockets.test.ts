import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { TLS_CERTIFICATE, TLS_KEY } from '../../servers/redis-server.js';
import { startRefusingMongo } from './refusing-mongo.js';

const REFUSAL = { code: 13, codeName: 'Unauthorized', errmsg: 'not authorized' };
const ANSWER_WITHIN_MS = 5_000;

let mongo: { port: number; dispose(): Promise<void> };
let terminator: tls.Server;
beforeEach(async () => {
  mongo = await startRefusingMongo(REFUSAL);
  const identity = { cert: readFileSync(TLS_CERTIFICATE), key: readFileSync(TLS_KEY) };
  terminator = tls.createServer(identity, (client) => {
    const server = net.connect(mongo.port, '127.0.0.1');
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.pipe(server).pipe(client);
  });
  terminator.listen(0, '127.0.0.1');
  await once(terminator, 'listening');
});
afterEach(async () => {
  vi.restoreAllMocks();
  terminator.close();
  await mongo.dispose();
});

/** Whether the server answered: this one refuses whatever it is asked. */
async function ask(connection: Connection): Promise<'answered' | 'failed' | 'waits for ever'> {
  const asked = connection.collection('any').findOne();
  return Promise.race([
    asked.then(
      () => 'answered' as const,
      (error: Error) => (error.message === REFUSAL.errmsg ? 'answered' : 'failed'),
    ),
    sleep(ANSWER_WITHIN_MS, 'waits for ever' as const),
  ]);
}

test.each(['plain', 'tls'] as const)(
  'a question on a %s connection that breaks in that moment ends, and the next is answered',
  { timeout: 30_000 },
  async (kind) => {
    const { port } = kind === 'tls' ? (terminator.address() as AddressInfo) : mongo;
    const words =
      kind === 'tls' ? `?tls=true&tlsCAFile=${encodeURIComponent(TLS_CERTIFICATE)}` : '';
    const made = kind === 'tls' ? vi.spyOn(tls, 'connect') : vi.spyOn(net, 'createConnection');
    const connection = await connectMongo(`mongodb://127.0.0.1:${port}/emet${words}`);
    try {
      expect(await ask(connection)).toBe('answered');
      const sockets = made.mock.results.flatMap((result: { value: unknown }) =>
        result.value instanceof net.Socket ? [result.value] : [],
      );
      // They are destroyed here, and say so only when this turn of the event loop ends.
      for (const socket of sockets) socket.destroy();
      expect(sockets.length).toBeGreaterThan(0);
      expect(await ask(connection)).not.toBe('waits for ever');
      expect(await ask(connection)).toBe('answered');
    } finally {
      await connection.destroy();
    }
  },
);
