import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { baseUrl } from '../../api/dashboard/one-time-link.js';
import { orNull } from '../../core/act.js';
import { SSO_CALLBACK_PATH, SsoIssuer } from '../../core/sso.js';
import { command, CommandError, operation } from './command.js';
import { noOrganisation } from './organisations.js';

export const ssoCommands = [
  operation({
    name: 'sso set',
    takes: '--org ID --issuer URL --client-id ID --client-secret-file FILE',
    about:
      'Lets users of the organization sign in at an OpenID Connect provider, by verified e-mail address.',
    flags: () => ({
      org: z.string().min(1),
      issuer: SsoIssuer,
      'client-id': z.string().min(1).max(500),
      'client-secret-file': z.string().min(1),
    }),
    acts: ['organisation.updated'],
    run: async ({ open, settings }, flags, _operand, act) => {
      const { org, issuer, 'client-id': clientId, 'client-secret-file': file } = flags;
      const clientSecret = (await readSecret(file)).trim();
      if (clientSecret === '') throw new CommandError(`The file "${file}" is empty.`);
      const { sso } = await open();
      const target = { kind: 'organisation', id: org } as const;
      const isSet = await act({ action: 'organisation.updated', target }, async () =>
        orNull(await sso.set(org, { issuer, clientId, clientSecret })),
      );
      if (isSet === null) throw noOrganisation(org);
      const base = baseUrl(settings, settings.port);
      return {
        ...{ organization_id: org, issuer, client_id: clientId },
        redirect_uri: base + SSO_CALLBACK_PATH,
        sign_in: `${base}/dashboard/api/sso/start?organization=${org}`,
      };
    },
  }),
  command({
    name: 'sso show',
    takes: '--org ID',
    flags: () => ({ org: z.string().min(1) }),
    acts: [],
    run: async ({ sso }, { org }) => {
      const found = await sso.get(org);
      if (found === null) throw new CommandError(`"${org}" has no single sign-on.`);
      return { organization_id: org, issuer: found.issuer, client_id: found.clientId };
    },
  }),
  command({
    name: 'sso remove',
    takes: '--org ID',
    flags: () => ({ org: z.string().min(1) }),
    acts: ['organisation.updated'],
    run: async ({ sso }, { org }, _operand, act) => {
      const target = { kind: 'organisation', id: org } as const;
      const removed = await act({ action: 'organisation.updated', target }, async () =>
        orNull(await sso.set(org, null)),
      );
      if (removed === null) throw noOrganisation(org);
      return { organization_id: org, removed: true };
    },
  }),
];

async function readSecret(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new CommandError(`The file "${file}" cannot be read.`);
  }
}
