import * as oidc from 'openid-client';
import type { Settings } from '../../core/settings.js';
import type { StoredSso } from '../../core/sso.js';
import { fetchPublic } from './sso-fetch.js';
import { SsoFailure } from './sso-failure.js';

/** A provider that does not answer by then is out of reach. */
const ANSWER_MAX_S = 10;
/** Providers change keys and addresses rarely; a restart is no way to learn of it. */
const KEPT_MS = 10 * 60_000;
/** Clocks are this far apart without anybody noticing. */
const CLOCKS_APART_S = 30;

const known = new Map<string, { at: number; config: Promise<oidc.Configuration> }>();

/**
 * What is known of an organisation's provider, from its discovery document. Throws
 * SsoFailure while the provider cannot be reached or the secret cannot be read.
 */
export async function providerOf(
  settings: Settings,
  { issuer, clientId, clientSecret }: StoredSso,
): Promise<oidc.Configuration> {
  if (clientSecret === null) throw new SsoFailure('failed', 'SECRETS_KEY lacks a key');
  const name = JSON.stringify([issuer, clientId, clientSecret]);
  const kept = known.get(name);
  if (kept !== undefined && Date.now() - kept.at < KEPT_MS) return kept.config;
  const config = discover(settings, { issuer, clientId, clientSecret });
  known.set(name, { at: Date.now(), config });
  try {
    return await config;
  } catch (error) {
    known.delete(name);
    throw error;
  }
}

/** Reads the discovery document now. Throws SsoFailure. */
export async function discover(
  settings: Settings,
  { issuer, clientId, clientSecret }: StoredSso,
): Promise<oidc.Configuration> {
  const isTrusted = settings.allowPrivateNetwork || settings.ssoPrivateIssuers.includes(issuer);
  try {
    return await oidc.discovery(
      new URL(issuer),
      clientId,
      {
        ...(clientSecret !== null && { client_secret: clientSecret }),
        [oidc.clockTolerance]: CLOCKS_APART_S,
      },
      undefined,
      {
        timeout: ANSWER_MAX_S,
        ...(isTrusted
          ? { execute: [oidc.allowInsecureRequests] }
          : { [oidc.customFetch]: fetchPublic }),
      },
    );
  } catch (error) {
    throw new SsoFailure('unreachable', 'The discovery document was not read', error);
  }
}
