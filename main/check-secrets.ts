import type { Platform } from '../core/ports.js';
import { SettingError } from '../core/settings.js';

/**
 * Refuses to start without a key that stored secrets need: their webhooks could
 * not be signed, or their users not sign in. Rejects with SettingError.
 */
export async function checkSecrets({ secretKeys }: Platform): Promise<void> {
  const missing = await secretKeys.missing();
  if (missing.length === 0) return;
  const endpoints = missing.flatMap(({ endpointIds }) => endpointIds).length;
  const users = missing.flatMap(({ userIds }) => userIds).length;
  const providers = missing.flatMap(({ organisationIds }) => organisationIds).length;
  const what = [
    ...(endpoints > 0 ? [`${endpoints} stored webhook secret${endpoints === 1 ? '' : 's'}`] : []),
    ...(users > 0 ? [`${users} second factor${users === 1 ? '' : 's'} of users`] : []),
    ...(providers > 0 ? [`${providers} single sign-on${providers === 1 ? '' : 's'}`] : []),
  ];
  const remedies = [
    ...(endpoints > 0
      ? ['give these endpoints new secrets with `npm run admin -- webhook roll ID`']
      : []),
    ...(users > 0 ? ['reset these users with `npm run admin -- user reset EMAIL`'] : []),
    ...(providers > 0
      ? ['give their providers’ secrets again with `npm run admin -- sso set`']
      : []),
  ];
  const ids = missing.map(({ keyId }) => keyId).join(', ');
  throw new SettingError(
    `Setting SECRETS_KEY lacks the key (id ${ids}) of ${what.join(' and ')}: ` +
      `add it after the current one, or, if it is lost, ${remedies.join(' and ')}; \`npm run admin -- secrets status\` names them.`,
  );
}
