import { useTranslation } from 'react-i18next';
import type { DeliveryWithContent } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';

type AttemptShape = DeliveryWithContent['attempts'][number];

/** What became of one attempt, and what the receiver answered. */
export function Attempt({ attempt }: { attempt: AttemptShape }) {
  const { t } = useTranslation();
  const { time, number } = useFormat();
  const { outcome, status, answer, duration_ms: durationMs } = attempt;
  return (
    <div className="attempt">
      <p className="item-head">
        <span className={`badge tone-${outcome === 'delivered' ? 'good' : 'bad'}`}>
          {t(`webhooks.outcomes.${outcome}`)}
        </span>
        {status !== null && <bdi>HTTP {status}</bdi>}
        <span>{t('webhooks.took', { ms: number(durationMs) })}</span>
        <time dateTime={attempt.at}>{time(attempt.at)}</time>
      </p>
      {answer !== null && answer !== '' && (
        <figure className="received">
          <figcaption>{t('webhooks.answer')}</figcaption>
          <pre dir="auto" tabIndex={0} aria-label={t('webhooks.answer')}>
            {answer}
          </pre>
        </figure>
      )}
    </div>
  );
}
