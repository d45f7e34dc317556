import { z } from 'zod';

/** Single sign-on of an organisation by OpenID Connect. */

export const SsoIssuer = z
  .url({ protocol: /^https?$/, error: 'must be an https address' })
  .max(500, 'is longer than 500 characters');

export interface SsoSettings {
  /** As in the provider's discovery document. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Its secret is null when no key of SECRETS_KEY opens it. */
export type StoredSso = Omit<SsoSettings, 'clientSecret'> & { clientSecret: string | null };

/** Where the provider sends people back, below the address of the API. */
export const SSO_CALLBACK_PATH = '/dashboard/api/sso/callback';
