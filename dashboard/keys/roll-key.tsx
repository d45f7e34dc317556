import { useTranslation } from 'react-i18next';
import { useRollKey } from '../api/keys.js';
import type { ApiKey } from '../api/types.js';
import { RollDialog } from '../ui/roll-dialog.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const KEEP_S = [0, HOUR_S, DAY_S, 7 * DAY_S, 30 * DAY_S, 90 * DAY_S];
const KEEP_DEFAULT_S = 7 * DAY_S;

/** Makes another key in place of one; both work for a chosen time. */
export function RollKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <RollDialog
      words={{
        title: t('keys.rollTitle', { name: apiKey.name ?? apiKey.prefix }),
        name: t('keys.newKey'),
        text: t('keys.rollText'),
        keep: t('keys.keep'),
        act: t('keys.roll'),
      }}
      roll={useRollKey(apiKey)}
      secretOf={({ key }) => key}
      choices={KEEP_S}
      initial={KEEP_DEFAULT_S}
      onClose={onClose}
    />
  );
}
