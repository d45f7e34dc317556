import type { Request } from 'express';
import { AppError } from '../../core/errors.js';
import type { Settings } from '../../core/settings.js';
import { isCsrfTokenOf } from './session-token.js';

export const CSRF_HEADER = 'X-CSRF-Token';

/**
 * Refuses changes that another site has a browser send, by where the browser says that
 * they come from. Throws FORGED_REQUEST.
 */
export function requireOwnPage(request: Request, settings: Settings): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forged();
  const origin = request.get('origin');
  if (origin !== undefined && !isOwnOrigin(origin, request, settings)) throw forged();
}

/** Throws FORGED_REQUEST unless the request carries the token of this session. */
export function requireCsrfToken(request: Request, sessionToken: string): void {
  if (!isCsrfTokenOf(sessionToken, request.get(CSRF_HEADER) ?? '')) throw forged();
}

/**
 * A form of another site cannot give this media type, so that none signs a browser in.
 * Throws INVALID_REQUEST.
 */
export function requireJson(request: Request): void {
  if (request.is('application/json') !== false) return;
  throw new AppError('INVALID_REQUEST', 'Send the body as application/json.');
}

function isOwnOrigin(origin: string, request: Request, settings: Settings): boolean {
  const own = `${request.protocol}://${request.host}`;
  return origin === own || origin === originOf(settings.publicUrl);
}

const originOf = (url: string | undefined): string | null =>
  url === undefined ? null : new URL(url).origin;

const forged = (): AppError => new AppError('FORGED_REQUEST');
