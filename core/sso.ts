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

/** The sign-in page of the dashboard, which says why a single sign-on failed. */
export const SIGN_IN_PATH = '/sign-in';

export const SSO_PROBLEMS = [
  'unavailable', // the organisation has none, or there is no such organisation
  'unreachable', // the provider does not answer
  'expired', // begun more than ten minutes ago, elsewhere, or finished already
  'refused', // the provider, or the person there, said no
  'clock', // the provider's clock and ours are too far apart
  'unverified', // the provider has not verified the address
  'unknown', // nobody in the organisation has this address
  'suspended', // the person, or the organisation
  'insecure', // over http from another machine
  'failed', // anything else; the log has it
] as const;
export type SsoProblem = (typeof SSO_PROBLEMS)[number];
