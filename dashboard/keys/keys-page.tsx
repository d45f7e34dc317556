import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { keyList } from '../api/keys.js';
import { useSession } from '../session/session.js';
import { useTitle } from '../shell/use-title.js';
import { CheckBox } from '../ui/check-box.js';
import { Icon } from '../ui/icon.js';
import { ModeSwitch, useMode } from '../ui/mode-switch.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { CreateKey } from './create-key.js';
import { KeyCard } from './key-card.js';

/** The keys by which programs use the service. */
export function KeysPage() {
  const { t } = useTranslation();
  const { plan } = useSession().organization;
  const { mode, livemode, choose } = useMode();
  const [isCreating, create] = useState(false);
  const [showsEnded, showEnded] = useState(false);
  useTitle(t('keys.title'));
  return (
    <>
      <div className="page-head">
        <h1>{t('keys.title')}</h1>
        <ModeSwitch mode={mode} choose={choose} />
        {plan.api_access && (
          <Button className="button button-main" onPress={() => create(true)}>
            <Icon name="plus" />
            {t(livemode ? 'keys.create' : 'keys.createTest')}
          </Button>
        )}
      </div>
      <p className="hint">{t(livemode ? 'keys.intro' : 'keys.introTest')}</p>
      {!plan.api_access && <Notice tone="info">{t('keys.noApi', { plan: plan.name })}</Notice>}
      <Keys livemode={livemode} state="valid" />
      <CheckBox isSelected={showsEnded} onChange={showEnded}>
        {t('keys.showEnded')}
      </CheckBox>
      {showsEnded && <Keys livemode={livemode} state="ended" />}
      {isCreating && <CreateKey livemode={livemode} onClose={() => create(false)} />}
    </>
  );
}

function Keys({ livemode, state }: { livemode: boolean; state: 'valid' | 'ended' }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(keyList(livemode, state));
  const keys = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (query.error) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <p role="status">{t('app.loading')}</p>;
  if (keys.length === 0) {
    return <p className="card">{t(state === 'valid' ? 'keys.none' : 'keys.noneEnded')}</p>;
  }
  return (
    <>
      <ul className="cards" aria-label={t(state === 'valid' ? 'keys.valid' : 'keys.ended')}>
        {keys.map((key) => (
          <KeyCard key={key.id} apiKey={key} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button className="button" onPress={() => void query.fetchNextPage()}>
          {t('app.more')}
        </Button>
      )}
    </>
  );
}
