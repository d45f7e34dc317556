import { parse, serialize } from 'cookie';
import type { Request } from 'express';
import { isFromThisMachine } from '../../core/this-machine.js';
import { AppError } from '../../core/errors.js';
import type { Settings } from '../../core/settings.js';
import { SESSION_MAX_MS } from '../../core/users.js';

/**
 * The cookies: `session` holds a session's token, `known` says that this browser has signed
 * in before (throttle.ts). Over https their names begin with `__Host-`, with which browsers
 * take them from this host alone and only over https (RFC 6265bis, 4.1.3.2). SameSite is
 * strict: the page is static and asks for its session itself, so that a link from elsewhere
 * still opens it signed in.
 */
type CookieName = 'session' | 'known';

const nameFor = (request: Request, name: CookieName): string =>
  `${request.secure ? '__Host-' : ''}emet_${name}`;

const LIVES_S = { session: SESSION_MAX_MS / 1000, known: 365 * 24 * 60 * 60 };

/** Cookie headers are small; a longer one is not read. */
const HEADER_MAX_CHARS = 8_192;
/** 256 bits, base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The token that the request brings; null for none. */
export function readCookie(request: Request, name: CookieName): string | null {
  const header = request.get('cookie') ?? '';
  if (header === '' || header.length > HEADER_MAX_CHARS) return null;
  const token = parse(header)[nameFor(request, name)] ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Value of `Set-Cookie` that gives the browser a token, or with null takes it away. */
export const cookieOf = (request: Request, name: CookieName, token: string | null): string =>
  serialize(nameFor(request, name), token ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: request.secure,
    maxAge: token === null ? 0 : LIVES_S[name],
  });

/**
 * Throws INSECURE_CONNECTION where a password would cross a network in plain text: over
 * http, except from this machine.
 */
export function requireSafeConnection(request: Request, settings: Settings): void {
  if (request.secure || settings.signInOverHttp || isFromThisMachine(request)) return;
  throw new AppError('INSECURE_CONNECTION');
}
