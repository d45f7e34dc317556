import type { Request } from 'express';
import type { NewLink } from '../../core/ports.js';
import type { Settings } from '../../core/settings.js';
import { LINK_MS, oneTimeLink } from '../../core/users.js';
import { hashToken, newToken } from './session-token.js';

/** A new one-time link: what the store keeps, and what is shown once to whoever hands it on. */
export function newLink(
  settings: Settings,
  now = new Date(),
  base = baseUrl(settings, settings.port),
): { link: NewLink; url: string } {
  const token = newToken();
  return {
    link: { hash: hashToken(token), expiresAt: new Date(now.getTime() + LINK_MS) },
    url: oneTimeLink(base, token),
  };
}

/** PUBLIC_URL, else the address on this machine. */
export function baseUrl({ publicUrl, tlsCertFile, host }: Settings, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const anywhere = host === '0.0.0.0' || host === '::';
  return `${tlsCertFile === undefined ? 'http' : 'https'}://${anywhere ? 'localhost' : host}:${port}`;
}

/** For a link that is answered to the person who asks: the address their browser reaches. */
export const baseUrlOf = (settings: Settings, request: Request): string =>
  settings.publicUrl ?? `${request.protocol}://${request.host}`;
