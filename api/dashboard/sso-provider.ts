import * as oidc from 'openid-client';
import { AppError } from '../../core/errors.js';
import type { StoredSso } from '../../core/sso.js';
import type { Api } from '../api.js';

/** A provider that does not answer by then is out of reach. */
const ANSWER_MAX_S = 10;
/** Providers change keys and addresses rarely; a restart is no way to learn of it. */
const KEPT_MS = 10 * 60_000;

const known = new Map<string, { at: number; config: Promise<oidc.Configuration> }>();

/**
 * What is known of an organisation's provider, from its discovery document. Throws
 * SSO_FAILED while the provider cannot be reached or the secret cannot be read.
 */
export async function providerOf(
  { settings }: Api,
  { issuer, clientId, clientSecret }: StoredSso,
): Promise<oidc.Configuration> {
  if (clientSecret === null) throw new AppError('SSO_FAILED');
  const name = JSON.stringify([issuer, clientId, clientSecret]);
  const kept = known.get(name);
  if (kept !== undefined && Date.now() - kept.at < KEPT_MS) return kept.config;
  const config = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: ANSWER_MAX_S,
    ...(settings.allowPrivateNetwork && { execute: [oidc.allowInsecureRequests] }),
  });
  known.set(name, { at: Date.now(), config });
  try {
    return await config;
  } catch (error) {
    known.delete(name);
    throw new AppError('SSO_FAILED', undefined, { cause: error });
  }
}
