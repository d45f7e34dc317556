import { parseIpAddress } from './ip-address.js';

/** What proxies add; a request without them was sent by whoever opened the connection. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

interface HttpRequest {
  socket: { remoteAddress?: string | undefined };
  /** By lower-case name. */
  headers: object;
}

/**
 * Whether a program on this machine sent the request itself: over loopback, and not
 * on behalf of somebody else. TRUST_PROXY changes nothing about it.
 */
export function isFromThisMachine({ socket, headers }: HttpRequest): boolean {
  const bytes = parseIpAddress(socket.remoteAddress ?? '');
  return bytes !== null && isLoopback(bytes) && FORWARDED.every((name) => !(name in headers));
}

function isLoopback(bytes: readonly number[]): boolean {
  if (bytes.length === 4) return bytes[0] === 127;
  const isMapped = bytes.slice(0, 12).join() === '0,0,0,0,0,0,0,0,0,0,255,255';
  return isMapped
    ? bytes[12] === 127
    : bytes.slice(0, 15).every((byte) => byte === 0) && bytes[15] === 1;
}
