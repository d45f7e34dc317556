import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Delivery } from '../api/types.js';
import { deliveryQuery, useReplay } from '../api/webhooks.js';
import { useFormat } from '../i18n/use-format.js';
import { ActButton } from '../ui/act-button.js';
import { Icon } from '../ui/icon.js';
import { Problem } from '../ui/problem.js';
import { Attempt } from './attempt.js';

const TONES = { pending: 'info', delivered: 'good', given_up: 'bad', skipped: 'warn' } as const;

/** A delivery; opened, its attempts and what is sent. */
export function DeliveryRow({ delivery, livemode }: { delivery: Delivery; livemode: boolean }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [isOpen, open] = useState(false);
  const { id, endpoint_id: endpointId, state, type, attempts } = delivery;
  const replay = useReplay({ id: endpointId, livemode });
  const types: Partial<Record<string, string>> = t('webhooks.types', { returnObjects: true });
  return (
    <li className="card item">
      <Disclosure isExpanded={isOpen} onExpandedChange={open}>
        <div className="item-head">
          <Heading level={3} className="delivery-name">
            <Button slot="trigger" className="delivery-button">
              <Icon name={isOpen ? 'down' : 'forward'} mirrored />
              <span className={`badge tone-${TONES[state]}`}>
                {t(`webhooks.deliveries.${state}`)}
              </span>
              <span>{types[type.replace('.', '_')] ?? type}</span>
              <time dateTime={delivery.created_at}>{time(delivery.created_at)}</time>
            </Button>
          </Heading>
          <small>{t('webhooks.attempts', { count: attempts.length })}</small>
          {state === 'pending' && delivery.next_attempt_at !== null && attempts.length > 0 && (
            <small>{t('webhooks.nextAttempt', { time: time(delivery.next_attempt_at) })}</small>
          )}
          <div className="buttons item-actions">
            {livemode && delivery.scan_id !== null && (
              <Link href={`/scans/${delivery.scan_id}`} className="button">
                {t('webhooks.scan')}
              </Link>
            )}
            {state !== 'pending' && (
              <ActButton
                className="button"
                isActing={replay.isPending}
                onPress={() => replay.mutate(id)}
              >
                {t('webhooks.replay')}
              </ActButton>
            )}
          </div>
        </div>
        {replay.error && <Problem error={replay.error} />}
        <DisclosurePanel>
          {isOpen && <Content delivery={delivery} livemode={livemode} />}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}

function Content({ delivery, livemode }: { delivery: Delivery; livemode: boolean }) {
  const { t } = useTranslation();
  const { id, endpoint_id: endpointId, attempts } = delivery;
  const { data, error, refetch } = useQuery(
    deliveryQuery(endpointId, id, livemode, attempts.length),
  );
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('app.loading')}</p>;
  return (
    <div className="item">
      {data.attempts.length === 0 && <p>{t('webhooks.noAttempt')}</p>}
      {data.attempts.toReversed().map((attempt) => (
        <Attempt key={attempt.at} attempt={attempt} />
      ))}
      <figure className="received">
        <figcaption>{t('webhooks.body')}</figcaption>
        <pre dir="ltr" tabIndex={0} aria-label={t('webhooks.body')}>
          {pretty(data.body)}
        </pre>
      </figure>
      <small>
        Emet-Delivery: <bdi>{id}</bdi>
      </small>
    </div>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
