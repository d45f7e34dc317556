import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

const ports = new Set<number>();
let isSubscribed = false;

/**
 * Wakes those who wait to write to a server that has gone. The driver (6.20 to
 * 7.9) waits for `drain` where a write is held back; a socket that is destroyed
 * in the same moment closes and never drains, and an operation, or the monitor
 * that would notice the server's return, waits for ever. Woken, it finds its
 * connection closed. To be called before the first connection; Node tells of no
 * sockets of TLS, which stay as they are.
 *
 * @returns what is told the port of each server
 */
export function wakeWriters(): (port: number) => void {
  if (!isSubscribed) subscribe('net.client.socket', (message) => watch(message));
  isSubscribed = true;
  return (port) => ports.add(port);
}

function watch(message: unknown): void {
  if (!hasSocket(message)) return;
  const { socket } = message;
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
