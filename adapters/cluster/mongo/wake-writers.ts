import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import tls from 'node:tls';

const ports = new Set<number>();
let isWatching = false;

/**
 * Wakes those who wait to write to a server that has gone. The driver (6.20 to
 * 7.9) waits for `drain` where a write is held back; a socket that is destroyed
 * but has not said so yet holds every write back, closes and never drains. So an
 * operation waits for ever, or the monitor that would notice the server's return,
 * and the process never finds its store again. Woken, it finds its connection
 * closed. To be called before the first connection.
 *
 * @returns what is told the port of each server
 */
export function wakeWriters(): (port: number) => void {
  if (!isWatching) {
    isWatching = true;
    subscribe('net.client.socket', (message) => {
      if (hasSocket(message)) watch(message.socket);
    });
    // Node tells of no sockets of TLS.
    const connect = new Proxy(tls.connect, {
      apply: (makeSocket, self, words: Parameters<typeof tls.connect>) => {
        const socket = makeSocket.apply(self, words);
        watch(socket);
        return socket;
      },
    });
    Object.defineProperty(tls, 'connect', { value: connect });
  }
  return (port) => ports.add(port);
}

function watch(socket: Socket): void {
  let port = -1;
  socket.once('connect', () => (port = socket.remotePort ?? -1));
  socket.once('close', () => {
    if (ports.has(port)) socket.emit('drain');
  });
}

const hasSocket = (message: unknown): message is { socket: Socket } =>
  typeof message === 'object' &&
  message !== null &&
  'socket' in message &&
  message.socket instanceof Socket;
