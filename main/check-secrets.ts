import type { Platform } from '../core/ports.js';
import { SettingError } from '../core/settings.js';

/**
 * Refuses to start without a key that stored secrets need: their webhooks could
 * not be signed. Rejects with SettingError.
 */
export async function checkSecrets({ secretKeys }: Platform): Promise<void> {
  const missing = await secretKeys.missing();
  if (missing.length === 0) return;
  const count = missing.flatMap(({ endpointIds }) => endpointIds).length;
  const ids = missing.map(({ keyId }) => keyId).join(', ');
  throw new SettingError(
    `Setting SECRETS_KEY lacks the key (id ${ids}) of ${count} stored webhook secret${count === 1 ? '' : 's'}: ` +
      'add it after the current one, or, if it is lost, give these endpoints new secrets with `npm run admin -- webhook roll ID`; `npm run admin -- secrets status` names them.',
  );
}
