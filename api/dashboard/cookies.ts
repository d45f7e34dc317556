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
type CookieName = 'session' | 'known' | 'sso';

const nameFor = (request: Request, name: CookieName): string =>
  `${request.secure ? '__Host-' : ''}emet_${name}`;

/** What a single sign-on began with, until the provider sends the browser back from its own site. */
const SSO_LIVES_S = 10 * 60;
const SSO_BEGUN = /^[0-9a-f-]{36}(\.[A-Za-z0-9_-]{43}){3}$/;

const LIVES_S = { session: SESSION_MAX_MS / 1000, known: 365 * 24 * 60 * 60 };

/** Cookie headers are small; a longer one is not read. */
const HEADER_MAX_CHARS = 8_192;
/** 256 bits, base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The token that the request brings; null for none. */
export const readCookie = (request: Request, name: 'session' | 'known'): string | null =>
  read(request, name, TOKEN);

export const readSsoCookie = (request: Request): string | null => read(request, 'sso', SSO_BEGUN);

function read(request: Request, name: CookieName, form: RegExp): string | null {
  const header = request.get('cookie') ?? '';
  if (header === '' || header.length > HEADER_MAX_CHARS) return null;
  const token = parse(header)[nameFor(request, name)] ?? '';
  return form.test(token) ? token : null;
}

/** Value of `Set-Cookie` that gives the browser a token, or with null takes it away. */
export const cookieOf = (
  request: Request,
  name: 'session' | 'known',
  token: string | null,
): string =>
  serialize(nameFor(request, name), token ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: request.secure,
    maxAge: token === null ? 0 : LIVES_S[name],
  });

/** Value of `Set-Cookie`; lax, because the provider's site sends the browser back. */
export const ssoCookie = (request: Request, begun: string | null): string =>
  serialize(nameFor(request, 'sso'), begun ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.secure,
    maxAge: begun === null ? 0 : SSO_LIVES_S,
  });

/**
 * Throws INSECURE_CONNECTION where a password would cross a network in plain text: over
 * http, except from this machine.
 */
export function requireSafeConnection(request: Request, settings: Settings): void {
  if (!isSafeConnection(request, settings)) throw new AppError('INSECURE_CONNECTION');
}

export const isSafeConnection = (request: Request, settings: Settings): boolean =>
  request.secure || settings.signInOverHttp || isFromThisMachine(request);
