import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { deliveryList, type DeliveryState, endpointList } from '../api/webhooks.js';
import { useTitle } from '../shell/use-title.js';
import { ActButton } from '../ui/act-button.js';
import { Icon } from '../ui/icon.js';
import { useMode } from '../ui/mode-switch.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { SelectBox } from '../ui/select-box.js';
import { DeliveryRow } from './delivery-row.js';
import { EndpointCard } from './endpoint-card.js';
import { ReplayAll } from './replay-all.js';

const ANY = 'any';
const STATES: readonly DeliveryState[] = ['pending', 'delivered', 'given_up', 'skipped'];

/** An endpoint and what was sent to it, or will be. */
export function LogPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { livemode } = useMode();
  const [, go] = useLocation();
  const list = `/webhooks${livemode ? '' : '?mode=test'}`;
  const { data: endpoints, error, refetch } = useQuery(endpointList(livemode));
  const endpoint = endpoints?.find((one) => one.id === id);
  const [state, setState] = useState<DeliveryState | null>(null);
  const [isReplaying, replay] = useState(false);
  const log = useInfiniteQuery({
    ...deliveryList(id, livemode, state),
    enabled: endpoint !== undefined,
  });
  const deliveries = log.data?.pages.flatMap((page) => page.data) ?? [];
  useTitle(t('webhooks.log'));
  return (
    <>
      <Link href={list} className="back">
        <Icon name="back" mirrored />
        {t('webhooks.title')}
      </Link>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {endpoints && !endpoint && <Notice tone="bad">{t('problems.gone')}</Notice>}
      {endpoint && (
        <>
          <section className="card item">
            <EndpointCard endpoint={endpoint} isAlone onDeleted={() => go(list)} />
          </section>
          <div className="page-head log-head">
            <h2>{t('webhooks.log')}</h2>
            <SelectBox
              label={t('webhooks.state')}
              value={state ?? ANY}
              choices={[
                { id: ANY, text: t('list.any') },
                ...STATES.map((one) => ({ id: one, text: t(`webhooks.deliveries.${one}`) })),
              ]}
              onChange={(chosen) => setState(STATES.find((one) => one === chosen) ?? null)}
            />
            <Button className="button" onPress={() => replay(true)}>
              {t('webhooks.replayAll')}
            </Button>
          </div>
          {log.error && <Problem error={log.error} onRetry={() => void log.refetch()} />}
          {log.isPending && <p role="status">{t('app.loading')}</p>}
          {log.data && deliveries.length === 0 && (
            <p className="card">{t(state === null ? 'webhooks.emptyLog' : 'webhooks.noMatch')}</p>
          )}
          <ul className="cards" aria-label={t('webhooks.log')}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} livemode={livemode} />
            ))}
          </ul>
          {log.hasNextPage && (
            <ActButton
              className="button"
              isActing={log.isFetchingNextPage}
              onPress={() => void log.fetchNextPage()}
            >
              {t('app.more')}
            </ActButton>
          )}
          {isReplaying && <ReplayAll endpoint={endpoint} onClose={() => replay(false)} />}
        </>
      )}
    </>
  );
}
