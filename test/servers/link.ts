import net, { type AddressInfo } from 'node:net';

/** A way to a server that can be cut without either end being told, as a cable can. */
export interface Link {
  port: number;
  /** From now on nothing gets through, and what was connected never will again. */
  cut(): void;
  /** New connections get through. */
  heal(): void;
  close(): void;
}

export async function openLink(serverPort: number): Promise<Link> {
  const sockets = new Set<net.Socket>();
  let whole = true;
  const listener = net.createServer((near) => {
    const keep = (socket: net.Socket): void => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    };
    keep(near);
    if (!whole) return; // accepted, as the other end's kernel might, and silent
    const far = net.connect(serverPort, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    cut: () => {
      whole = false;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    heal: () => {
      whole = true;
    },
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
