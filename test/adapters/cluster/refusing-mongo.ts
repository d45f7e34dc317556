import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';

const { deserialize, serialize } = mongoose.mongo.BSON;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;

/** Of MongoDB 5.0. */
const WIRE_VERSION = 13;

/**
 * Speaks as much of MongoDB's protocol as it takes to greet a driver, and answers
 * everything else with an error: what a server with accounts does to those it does
 * not know. The stand-in for MongoDB has no accounts.
 */
export async function startRefusingMongo(
  refusal: { code: number; codeName: string; errmsg: string },
  maxWireVersion = WIRE_VERSION,
): Promise<{ port: number; dispose(): Promise<void> }> {
  const greeting = {
    ok: 1,
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    minWireVersion: 0,
    maxWireVersion,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
  };
  const answer = (command: Record<string, unknown>) => {
    const [name = ''] = Object.keys(command);
    return /^(hello|ismaster)$/i.test(name) ? greeting : { ok: 0, ...refusal };
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
        const message = rest.subarray(0, rest.readInt32LE(0));
        rest = rest.subarray(message.length);
        const isQuery = message.readInt32LE(12) === OP_QUERY;
        const command = deserialize(message.subarray(commandAt(message, isQuery)));
        socket.write(reply(message.readInt32LE(4), isQuery, answer(command)));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    dispose: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Where the command's document begins. */
function commandAt(message: Buffer, isQuery: boolean): number {
  if (!isQuery) return HEADER_BYTES + 4 + 1; // flags, kind of section
  const nameAt = HEADER_BYTES + 4; // flags
  return message.indexOf(0, nameAt) + 1 + 4 + 4; // number to skip, number to return
}

function reply(to: number, isQuery: boolean, document: Record<string, unknown>): Buffer {
  // A reply to a query: flags, cursor, first, number of documents. A message: flags, kind of section.
  const before = Buffer.alloc(isQuery ? 20 : 5);
  if (isQuery) before.writeInt32LE(1, 16);
  const body = Buffer.concat([before, serialize(document)]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + body.length, 0);
  header.writeInt32LE(to, 8);
  header.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, body]);
}
