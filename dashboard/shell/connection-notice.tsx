import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readConnection, watchConnection } from '../api/call.js';
import { Notice } from '../ui/notice.js';

/** Says that what is shown may be old, as long as the service does not answer. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const connection = useSyncExternalStore(watchConnection, readConnection);
  if (connection === 'there') return null;
  return (
    <Notice tone="bad" isAlert>
      {t(`problems.${connection}`)}
    </Notice>
  );
}
