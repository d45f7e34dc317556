import * as oidc from 'openid-client';
import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { SSO_CALLBACK_PATH } from '../../../core/sso.js';
import { requireSafeConnection, ssoCookie } from '../cookies.js';
import { baseUrlOf } from '../one-time-link.js';
import { visitorRoute } from '../route.js';
import { providerOf } from '../sso-provider.js';

export const startSso = visitorRoute({
  id: 'start-sso',
  method: 'get',
  path: '/sso/start',
  summary: 'Sign in at the provider of the organization',
  description:
    'Opened by the browser, which is sent on to the provider (OpenID Connect, authorization code with PKCE).',
  query: z.strictObject({
    organization: z.uuid().describe('The organization; its sign-in page knows it by its link.'),
  }),
  answers: {
    302: { description: 'To the provider.', type: 'text/plain', schema: z.string() },
  },
  errors: ['NOT_FOUND', 'SSO_FAILED', 'INSECURE_CONNECTION'],
  async handle({ api, request, query }) {
    requireSafeConnection(request, api.settings);
    const stored = await api.platform.sso.get(query.organization);
    if (stored === null) {
      throw new AppError('NOT_FOUND', 'This organization has no single sign-on.');
    }
    const provider = await providerOf(api, stored);
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const verifier = oidc.randomPKCECodeVerifier();
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: baseUrlOf(api.settings, request) + SSO_CALLBACK_PATH,
      scope: 'openid email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const begun = [query.organization, state, nonce, verifier].join('.');
    return {
      status: 302,
      type: 'text/plain',
      headers: { Location: url.href, 'Set-Cookie': [ssoCookie(request, begun)] },
      body: '',
    };
  },
});
