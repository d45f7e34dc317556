import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import tls from 'node:tls';

const ports = new Set<number>();
let isWatching = false;

/**
 * Wakes operations that wait to write to a dead server. The driver (6.20 to
 * 7.9) waits for `drain` when a write is held back. A destroyed socket that has
 * not yet emitted `close` holds back every write and never drains. An
 * operation, or the monitor that would notice the server's return, then waits
 * forever, and the process never finds its store again. Once woken, it finds
 * its connection closed. Call this before the first connection.
 *
 * @returns a function to call with the port of each server
 */
export function wakeWriters(): (port: number) => void {
  if (!isWatching) {
    isWatching = true;
    subscribe('net.client.socket', (message) => {
      if (hasSocket(message)) watch(message.socket);
    });
    // Node publishes no diagnostics event for TLS sockets.
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
