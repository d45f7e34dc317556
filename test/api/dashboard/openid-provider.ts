import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

/**
 * A real OpenID provider on this machine, in which `person` is signed in already and agrees.
 *
 * @param clockOffS how far its clock is off, in seconds
 * @param inIdToken whether claims are in the ID token, or are asked for at /me
 */
export async function openProvider(redirectUri: string, inIdToken = false, clockOffS = 0) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let person: Claims = { sub: 'nobody' };
  const client = { issuer, clientId: 'emet', clientSecret: 'a secret of 32 characters or so.' };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: client.clientId, client_secret: client.clientSecret },
        ...{ redirect_uris: [redirectUri], response_types: ['code'] },
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !inIdToken,
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...person }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/agree/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
  });
  // As a token looks to us that a clock behind ours has signed.
  if (clockOffS !== 0) Object.assign(provider.IdToken, { expiresIn: () => 60 + clockOffS });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/agree/')) void answer(request, response);
    else void agree(request, response);
  });
  const agree = async (...[request, response]: Parameters<typeof answer>): Promise<void> => {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const result = { login: { accountId: person.sub } };
      await provider.interactionFinished(request, response, result);
      return;
    }
    const grant = new provider.Grant({
      accountId: person.sub,
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope('openid email');
    const result = { consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  };
  return {
    client,
    signIn: (claims: Claims) => (person = claims),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
