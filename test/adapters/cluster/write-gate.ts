import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a program and its document store, and knows which of its commands write. */
export interface WriteGate {
  /** The store's address through the gate. */
  url: string;
  /**
   * Lets `count` more writes through and holds all that follow. `reached`
   * resolves when one is held, `open` lets everything through again, `forget`
   * does so but for what is held.
   */
  closeAfter(count: number): { reached: Promise<void>; open: () => void; forget: () => void };
  /** Breaks the connections to the program; what is held may reach the store yet. */
  cut(): void;
  dispose(): Promise<void>;
}

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

export async function openWriteGate(storeUrl: string): Promise<WriteGate> {
  const { hostname, port } = new URL(storeUrl);
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let left = Infinity;
  let reach: () => void = () => {};
  let held: (() => void)[] = [];

  const server = createServer((client) => {
    const store = connect(Number(port), hostname);
    clients.add(client);
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    store.on('close', () => client.destroy());
    client.on('close', () => clients.delete(client));
    // A store that stands still does yet what it was sent, though nobody waits for it.
    client.on('close', () => held.length === 0 && store.destroy());
    store.pipe(client);
    let rest = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
        const message = rest.subarray(0, rest.readInt32LE(0));
        rest = rest.subarray(message.length);
        // A connection waits for the answer before it asks again, so nothing overtakes what is held.
        if (WRITES.has(commandOf(message))) pass(() => store.write(message));
        else store.write(message);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(storeUrl);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  through.searchParams.set('directConnection', 'true');

  return {
    url: through.href,
    closeAfter(count) {
      left = count;
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const take = (): (() => void)[] => {
        left = Infinity;
        return held.splice(0);
      };
      return {
        reached,
        open: () => {
          for (const write of take()) write();
        },
        forget: () => void take(),
      };
    },
    cut: () => {
      for (const client of clients) client.destroy();
    },
    dispose: async () => {
      held = [];
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  function pass(write: () => void): void {
    left -= 1;
    if (left >= 0) return write();
    held.push(write);
    reach();
  }
}

/** Name of the command of an OP_MSG: the first key of the document in its first section. */
function commandOf(message: Buffer): string {
  const OP_MSG = 2013;
  const NAME_AT = 16 + 4 + 1 + 4 + 1; // header, flags, kind of section, length, type of element
  if (message.readInt32LE(12) !== OP_MSG) return '';
  return message.toString('latin1', NAME_AT, message.indexOf(0, NAME_AT));
}
