import * as oidc from 'openid-client';
import { z } from 'zod';
import { SSO_CALLBACK_PATH } from '../../../core/sso.js';
import { isSafeConnection, ssoCookie } from '../cookies.js';
import { baseUrlOf } from '../one-time-link.js';
import { visitorRoute } from '../route.js';
import { orToSignIn, SsoFailure } from '../sso-failure.js';
import { providerOf } from '../sso-provider.js';

export const startSso = visitorRoute({
  id: 'start-sso',
  method: 'get',
  path: '/sso/start',
  summary: 'Sign in at the provider of the organization',
  description:
    'Opened by the browser, which is sent on to the provider (OpenID Connect, authorization code with PKCE), or to the sign-in page with the cause of the failure. An organization without single sign-on is answered as one that does not exist.',
  query: z.strictObject({
    organization: z.uuid().describe('The organization; its sign-in page knows it by its link.'),
  }),
  answers: {
    302: {
      description: 'To the provider, or to the sign-in page.',
      type: 'text/plain',
      schema: z.string(),
    },
  },
  async handle({ api, request, query: { organization }, log }) {
    return orToSignIn({ request, log }, organization, async () => {
      if (!isSafeConnection(request, api.settings)) {
        throw new SsoFailure('insecure', 'The connection is not encrypted');
      }
      const stored = await api.platform.sso.get(organization);
      if (stored === null) throw new SsoFailure('unavailable', 'There is no single sign-on');
      const provider = await providerOf(api.settings, stored);
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
      const begun = [organization, state, nonce, verifier].join('.');
      return {
        status: 302,
        type: 'text/plain',
        headers: { Location: url.href, 'Set-Cookie': [ssoCookie(request, begun)] },
        body: '',
      };
    });
  },
});
