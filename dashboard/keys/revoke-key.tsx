import { useTranslation } from 'react-i18next';
import { useRevokeKey } from '../api/keys.js';
import type { ApiKey } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { ConfirmBox } from '../ui/confirm-box.js';

export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const revoke = useRevokeKey(apiKey);
  const name = apiKey.name ?? apiKey.prefix;
  const { last_used_at: lastUsedAt } = apiKey;
  return (
    <ConfirmBox
      title={t('keys.revokeTitle', { name })}
      action={t('keys.revoke')}
      doing={revoke}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {lastUsedAt === null
          ? t('keys.revokeUnused')
          : t('keys.revokeUsed', { time: time(lastUsedAt) })}
      </p>
      <p>{t('keys.revokeText')}</p>
    </ConfirmBox>
  );
}
