import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../api/types.js';
import { useDeleteEndpoint } from '../api/webhooks.js';
import { ConfirmBox } from '../ui/confirm-box.js';

export function DeleteEndpoint({
  endpoint,
  onClose,
  onDeleted,
}: {
  endpoint: WebhookEndpoint;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation();
  const remove = useDeleteEndpoint(endpoint);
  return (
    <ConfirmBox
      title={t('webhooks.deleteTitle')}
      action={t('webhooks.delete')}
      doing={remove}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p className="wrap">
        <bdi dir="ltr">{endpoint.url}</bdi>
      </p>
      <p>{t('webhooks.deleteText')}</p>
    </ConfirmBox>
  );
}
