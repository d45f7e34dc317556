import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { endpointList } from '../api/webhooks.js';
import { useSession } from '../session/session.js';
import { useTitle } from '../shell/use-title.js';
import { Icon } from '../ui/icon.js';
import { ModeSwitch, useMode } from '../ui/mode-switch.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { AddEndpoint } from './add-endpoint.js';
import { EndpointCard } from './endpoint-card.js';

/** Where the service reports the end of scans to. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const { plan } = useSession().organization;
  const { mode, livemode, choose } = useMode();
  const { data: endpoints, error, isPending, refetch } = useQuery(endpointList(livemode));
  const [isAdding, add] = useState(false);
  useTitle(t('webhooks.title'));
  return (
    <>
      <div className="page-head">
        <h1>{t('webhooks.title')}</h1>
        <ModeSwitch mode={mode} choose={choose} />
        {plan.api_access && (
          <Button className="button button-main" onPress={() => add(true)}>
            <Icon name="plus" />
            {t('webhooks.add')}
          </Button>
        )}
      </div>
      <p className="hint">{t(livemode ? 'webhooks.intro' : 'webhooks.introTest')}</p>
      {!plan.api_access && <Notice tone="info">{t('webhooks.noApi', { plan: plan.name })}</Notice>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <p role="status">{t('app.loading')}</p>}
      {endpoints?.length === 0 && <p className="card">{t('webhooks.none')}</p>}
      {endpoints && endpoints.length > 0 && (
        <ul className="cards" aria-label={t('webhooks.title')}>
          {endpoints.map((endpoint) => (
            <li key={endpoint.id} className="card item">
              <EndpointCard endpoint={endpoint} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddEndpoint livemode={livemode} onClose={() => add(false)} />}
    </>
  );
}
