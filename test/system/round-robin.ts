import net, { type AddressInfo } from 'node:net';

/** What clients of a cluster see: one address with several processes behind it. */
export interface RoundRobin {
  port: number;
  close(): Promise<void>;
}

const KEPT_OPEN = /\r\nConnection: keep-alive(\r\nKeep-Alive: [^\r]*)?\r\n/i;

/**
 * Passes connections on to the ports in turn. Clients are told to close theirs
 * after an answer, or every request of a test would reach the same process.
 */
export async function openRoundRobin(ports: number[]): Promise<RoundRobin> {
  const open = new Set<net.Socket>();
  let turn = 0;
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const api = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [client, api],
      [api, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroySoon();
      });
    }
    client.pipe(api);
    api.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1').replace(KEPT_OPEN, '\r\nConnection: close\r\n');
      if (!client.write(text, 'latin1')) api.pause();
    });
    client.on('drain', () => api.resume());
    api.on('end', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
