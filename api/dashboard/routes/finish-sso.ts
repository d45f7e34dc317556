import type { Request } from 'express';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SignIn } from '../../../core/ports.js';
import { SSO_CALLBACK_PATH } from '../../../core/sso.js';
import type { Api } from '../../api.js';
import { isSafeConnection, readSsoCookie, ssoCookie } from '../cookies.js';
import { baseUrlOf } from '../one-time-link.js';
import { openSession } from '../open-session.js';
import { visitorRoute } from '../route.js';
import { orToSignIn, SsoFailure } from '../sso-failure.js';
import { providerOf } from '../sso-provider.js';

const Claims = z.looseObject({ email: z.string(), email_verified: z.literal(true) });

export const finishSso = visitorRoute({
  id: 'finish-sso',
  method: 'get',
  path: '/sso/callback',
  summary: 'Back from the provider',
  description:
    'Opened by the browser. Signs in the user of the organization whose address the provider has verified; nobody is created. A failure leads to the sign-in page with its cause.',
  query: z.looseObject({}),
  answers: {
    302: {
      description: 'To the dashboard, signed in, or to the sign-in page.',
      type: 'text/plain',
      schema: z.string(),
    },
  },
  async handle({ api, request, log }) {
    const begun = readSsoCookie(request)?.split('.') ?? [];
    return orToSignIn({ request, log }, begun[0], async () => {
      if (!isSafeConnection(request, api.settings)) {
        throw new SsoFailure('insecure', 'The connection is not encrypted');
      }
      const found = await signInOf(api, request, begun);
      const opened = await openSession(api, request, found, found.passwordHash);
      const cookies = [opened.headers?.['Set-Cookie'] ?? [], ssoCookie(request, null)].flat();
      return {
        status: 302,
        type: 'text/plain',
        headers: { Location: '/', 'Set-Cookie': cookies },
        body: '',
      };
    });
  },
});

/** Whom the provider has sent back. Throws SsoFailure, or an error of the protocol. */
async function signInOf(
  api: Api,
  request: Request,
  [organisationId, expectedState, expectedNonce, pkceCodeVerifier]: string[],
): Promise<SignIn> {
  const stored = organisationId === undefined ? null : await api.platform.sso.get(organisationId);
  const url = new URL(baseUrlOf(api.settings, request) + SSO_CALLBACK_PATH);
  url.search = new URL(request.originalUrl, url).search;
  if (
    stored === null ||
    expectedState === undefined ||
    expectedNonce === undefined ||
    pkceCodeVerifier === undefined ||
    url.searchParams.get('state') !== expectedState
  ) {
    throw new SsoFailure('expired', 'This browser did not begin it');
  }
  const provider = await providerOf(api.settings, stored);
  const tokens = await oidc.authorizationCodeGrant(provider, url, {
    ...{ pkceCodeVerifier, expectedState, expectedNonce },
  });
  const claims = Claims.safeParse(await claimsOf(provider, tokens));
  if (!claims.success) throw new SsoFailure('unverified', 'The address is not verified');
  const email = claims.data.email.trim().toLowerCase();
  const found = await api.platform.users.findForSignIn(email);
  // A provider speaks for the users of its organisation only.
  if (found === null || found.organisation.id !== organisationId) {
    throw new SsoFailure('unknown', 'No user of the organisation has the address');
  }
  if (found.user.suspended !== null || found.organisation.suspended) {
    throw new SsoFailure('suspended', 'The user or the organisation is suspended');
  }
  return found;
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Some providers put the address into the ID token, others answer it when they are asked. */
async function claimsOf(provider: oidc.Configuration, tokens: Tokens): Promise<unknown> {
  const inToken = tokens.claims();
  if (inToken?.['email'] !== undefined) return inToken;
  const subject = z.string().parse(inToken?.sub);
  return oidc.fetchUserInfo(provider, tokens.access_token, subject);
}
