import { operation } from './command.js';

export const secretsCommands = [
  operation({
    name: 'secrets status',
    takes: '',
    about:
      'Answers which keys of SECRETS_KEY are missing for stored secrets: of which webhook endpoints, and of which users with a second factor.',
    flags: () => ({}),
    acts: [],
    run: async (session) => {
      const missing = await (await session.open()).secretKeys.missing();
      return {
        missing: missing.map(({ keyId, endpointIds, userIds, organisationIds }) => ({
          key_id: keyId,
          webhook_endpoints: endpointIds,
          users: userIds,
          single_sign_on: organisationIds,
        })),
      };
    },
  }),
  operation({
    name: 'secrets reencrypt',
    takes: '',
    about:
      'Encrypts stored secrets with the first key of SECRETS_KEY, while the service runs; then no process needs the older ones.',
    flags: () => ({}),
    acts: ['secrets.reencrypted'],
    run: async (session, _flags, _, act) => {
      const stores = await session.open();
      return act(
        { action: 'secrets.reencrypted' },
        () => stores.secretKeys.reencrypt(),
        ({ reencrypted }) => ({ details: { secrets: reencrypted } }),
      );
    },
  }),
];
