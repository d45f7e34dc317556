import { z } from 'zod';
import { SSO_PROBLEMS, SsoIssuer } from '../../../core/sso.js';
import { countRequest } from '../../rate-limit.js';
import { tooMany } from '../admit-person.js';
import { sessionRoute } from '../route.js';
import { problemOf } from '../sso-failure.js';
import { discover } from '../sso-provider.js';

/** Each asks another host; nobody types faster. */
const TESTS_PER_MINUTE = 10;

const Tested = z
  .object({
    problem: z.enum(SSO_PROBLEMS).nullable().describe('null: the provider answers.'),
    authorization_host: z.string().nullable().describe('Where people would be sent.'),
  })
  .meta({ id: 'TestedSingleSignOn' });

export const testSingleSignOn = sessionRoute({
  id: 'test-single-sign-on',
  method: 'get',
  path: '/organization/single-sign-on/test',
  right: 'sso:manage',
  summary: 'Does the provider answer?',
  description:
    'Reads its discovery document. Whether client and secret are right only a sign-in shows.',
  query: z.strictObject({ issuer: SsoIssuer }),
  answers: { 200: { description: 'What was found.', schema: Tested } },
  async handle({ api, person, query: { issuer }, log }) {
    const { id } = person.organisation;
    const state = await countRequest(api, `sso-test:${id}`, TESTS_PER_MINUTE);
    if (!state.allowed) throw tooMany(state.resetMs);
    try {
      const found = await discover(api.settings, { issuer, clientId: 'test', clientSecret: null });
      const address = found.serverMetadata().authorization_endpoint;
      return {
        status: 200,
        body: {
          problem: address === undefined ? 'unreachable' : null,
          authorization_host: address === undefined ? null : new URL(address).host,
        },
      };
    } catch (error) {
      const problem = problemOf(error);
      log.warn({ problem, organisationId: id }, 'A provider did not pass its test');
      return { status: 200, body: { problem, authorization_host: null } };
    }
  },
});
