import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../api/types.js';
import { useRollSecret } from '../api/webhooks.js';
import { RollDialog } from '../ui/roll-dialog.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const KEEP_S = [0, HOUR_S, DAY_S, 7 * DAY_S, 30 * DAY_S];
const KEEP_DEFAULT_S = DAY_S;

/** Makes another secret for an endpoint; for a chosen time events are signed with both. */
export function RollSecret({
  endpoint,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <RollDialog
      words={{
        title: t('webhooks.roll'),
        name: t('webhooks.secret'),
        text: t('webhooks.rollText'),
        keep: t('webhooks.keep'),
        act: t('webhooks.rollDo'),
      }}
      roll={useRollSecret(endpoint)}
      secretOf={({ secret }) => secret}
      choices={KEEP_S}
      initial={KEEP_DEFAULT_S}
      onClose={onClose}
    />
  );
}
