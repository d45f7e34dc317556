import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ownSessionsQuery, useEndOtherSessions } from '../api/account.js';
import { useFormat } from '../i18n/use-format.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';

/** Where the person is signed in, and the way to end that. */
export function OwnSessions() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  const end = useEndOtherSessions();
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('account.sessions')}</h2>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      <ul className="plain-list" aria-labelledby="sessions-title">
        {data?.map(({ signed_in_at: since, last_seen_at: seen, current }) => (
          <li key={since} className="line">
            <span>
              {t('account.signedIn', { time: time(since) })}
              <small> {t('account.lastSeen', { time: time(seen) })}</small>
            </span>
            {current && <span className="badge tone-info">{t('account.thisBrowser')}</span>}
          </li>
        ))}
      </ul>
      {end.error && <Problem error={end.error} />}
      {end.isSuccess && (
        <Notice tone="good" isAlert>
          {t('account.ended')}
        </Notice>
      )}
      <div className="buttons">
        <Button
          className="button"
          isDisabled={end.isPending || (data?.length ?? 0) < 2}
          onPress={() => end.mutate()}
        >
          {t('account.endOthers')}
        </Button>
      </div>
    </section>
  );
}
