import { z } from 'zod';
import { sessionRoute } from '../route.js';
import { newTotpSecret, totpUri } from '../second-factor.js';

const Offer = z
  .object({
    secret: z.string().describe('Base32, to be typed into an authenticator.'),
    uri: z.string().describe('The same as `otpauth:` address, to be shown as a QR code.'),
  })
  .meta({ id: 'TwoFactorOffer' });

export const offerTwoFactor = sessionRoute({
  id: 'offer-two-factor',
  method: 'post',
  path: '/two-factor/offer',
  right: 'own:manage',
  acts: [],
  summary: 'A secret for an authenticator',
  description:
    'Nothing is asked for at sign-in until POST /two-factor takes it with its first code.',
  answers: { 200: { description: 'A new secret.', schema: Offer } },
  async handle({ person: { user } }) {
    const secret = newTotpSecret();
    return { status: 200, body: { secret, uri: totpUri(secret, user.email) } };
  },
});
