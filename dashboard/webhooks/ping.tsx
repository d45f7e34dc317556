import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../api/types.js';
import { usePing } from '../api/webhooks.js';
import { ActButton } from '../ui/act-button.js';
import { DialogBox } from '../ui/dialog-box.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { Attempt } from './attempt.js';

/** Sends a ping, and shows what the receiver answered. */
export function Ping({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, data, error, isPending } = usePing(endpoint);
  // Once, however often React runs effects of a component that is new.
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  }, [mutate]);
  const [attempt] = data?.attempts ?? [];
  return (
    <DialogBox title={t('webhooks.ping')} onClose={onClose}>
      <p className="wrap">
        <bdi dir="ltr">{endpoint.url}</bdi>
      </p>
      <div role="status">
        {isPending && <p>{t('webhooks.pinging')}</p>}
        {attempt && <Attempt attempt={attempt} />}
      </div>
      {data && !attempt && <Notice tone="warn">{t('webhooks.noAnswer')}</Notice>}
      {error && <Problem error={error} onRetry={() => mutate()} />}
      <div className="buttons">
        <ActButton className="button button-main" isActing={isPending} onPress={() => mutate()}>
          {t('webhooks.pingAgain')}
        </ActButton>
        <Button className="button" onPress={onClose} autoFocus>
          {t('app.close')}
        </Button>
      </div>
    </DialogBox>
  );
}
