import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call, readConnection, watchConnection } from '../api/call.js';
import { Notice } from '../ui/notice.js';

const ASKED_AGAIN_MS = 5_000;

/**
 * Says that what is shown may be old, as long as the service does not answer; renews it as
 * soon as it does.
 */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const connection = useSyncExternalStore(watchConnection, readConnection);
  const isThere = connection === 'there';
  useEffect(() => {
    if (isThere) return;
    const timer = setInterval(() => {
      call('/session').then(
        () => void client.invalidateQueries(),
        () => undefined,
      );
    }, ASKED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isThere, client]);
  if (isThere) return null;
  return (
    <Notice tone="bad" isAlert>
      {t(`problems.${connection}`)}
    </Notice>
  );
}
