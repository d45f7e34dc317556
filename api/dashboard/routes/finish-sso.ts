import * as oidc from 'openid-client';
import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { SSO_CALLBACK_PATH } from '../../../core/sso.js';
import { readSsoCookie, requireSafeConnection, ssoCookie } from '../cookies.js';
import { baseUrlOf } from '../one-time-link.js';
import { openSession } from '../open-session.js';
import { visitorRoute } from '../route.js';
import { providerOf } from '../sso-provider.js';

const Claims = z.looseObject({ email: z.string(), email_verified: z.literal(true) });

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Some providers put the address into the ID token, others answer it when they are asked. */
async function claimsOf(
  provider: oidc.Configuration,
  tokens: Tokens,
): Promise<z.output<typeof Claims>> {
  const inToken = tokens.claims();
  if (inToken?.['email'] !== undefined) return Claims.parse(inToken);
  const subject = z.string().parse(inToken?.sub);
  return Claims.parse(await oidc.fetchUserInfo(provider, tokens.access_token, subject));
}

export const finishSso = visitorRoute({
  id: 'finish-sso',
  method: 'get',
  path: '/sso/callback',
  summary: 'Back from the provider',
  description:
    'Opened by the browser. Signs in the user of the organization whose address the provider has verified; nobody is created.',
  query: z.looseObject({}),
  answers: {
    302: { description: 'To the dashboard, signed in.', type: 'text/plain', schema: z.string() },
  },
  errors: ['SSO_FAILED', 'SUSPENDED', 'INSECURE_CONNECTION'],
  async handle({ api, request, log }) {
    requireSafeConnection(request, api.settings);
    const [organisationId, expectedState, expectedNonce, pkceCodeVerifier] =
      readSsoCookie(request)?.split('.') ?? [];
    const stored = organisationId === undefined ? null : await api.platform.sso.get(organisationId);
    if (
      stored === null ||
      expectedState === undefined ||
      expectedNonce === undefined ||
      pkceCodeVerifier === undefined
    ) {
      throw new AppError('SSO_FAILED');
    }
    const provider = await providerOf(api, stored);
    const url = new URL(baseUrlOf(api.settings, request) + SSO_CALLBACK_PATH);
    url.search = new URL(request.originalUrl, url).search;
    const claims = await oidc
      .authorizationCodeGrant(provider, url, { pkceCodeVerifier, expectedState, expectedNonce })
      .then((tokens) => claimsOf(provider, tokens))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        log.warn({ reason, organisationId }, 'Single sign-on failed');
        throw new AppError('SSO_FAILED');
      });
    const found = await api.platform.users.findForSignIn(claims.email.trim().toLowerCase());
    // A provider speaks for the users of its organisation only.
    if (found === null || found.organisation.id !== organisationId) {
      throw new AppError('SSO_FAILED');
    }
    if (found.user.suspended !== null || found.organisation.suspended) {
      throw new AppError('SUSPENDED', 'This user or the organization is suspended.');
    }
    const opened = await openSession(api, request, found, found.passwordHash);
    const cookies = [opened.headers?.['Set-Cookie'] ?? [], ssoCookie(request, null)].flat();
    return {
      status: 302,
      type: 'text/plain',
      headers: { Location: '/', 'Set-Cookie': cookies },
      body: '',
    };
  },
});
