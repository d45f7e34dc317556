import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { WebhookEndpoint } from '../api/types.js';
import { useEnable } from '../api/webhooks.js';
import { ActButton } from '../ui/act-button.js';
import { EndpointState } from './endpoint-state.js';
import { Problem } from '../ui/problem.js';
import { DeleteEndpoint } from './delete-endpoint.js';
import { Ping } from './ping.js';
import { RollSecret } from './roll-secret.js';

/**
 * An endpoint: its state, and what can be done with it.
 *
 * @param isAlone on the page of its log, which it would otherwise lead to
 */
export function EndpointCard({
  endpoint,
  isAlone = false,
  onDeleted,
}: {
  endpoint: WebhookEndpoint;
  isAlone?: boolean;
  onDeleted?: () => void;
}) {
  const { t } = useTranslation();
  const [doing, begin] = useState<'ping' | 'roll' | 'delete' | null>(null);
  const enable = useEnable(endpoint);
  const { id, url, state, livemode } = endpoint;
  const end = () => begin(null);
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <>
      <div className="item-head">
        <Title className="item-name">
          <bdi dir="ltr">{url}</bdi>
        </Title>
        <span className={`badge tone-${TONES[state]}`}>{t(`webhooks.states.${state}`)}</span>
      </div>
      <EndpointState endpoint={endpoint} />
      {enable.error && <Problem error={enable.error} />}
      <div className="buttons">
        {!isAlone && (
          <Link href={`/webhooks/${id}${livemode ? '' : '?mode=test'}`} className="button">
            {t('webhooks.log')}
          </Link>
        )}
        <Button className="button" onPress={() => begin('ping')}>
          {t('webhooks.ping')}
        </Button>
        {state !== 'ok' && (
          <ActButton
            className="button"
            isActing={enable.isPending}
            onPress={() => enable.mutate(undefined)}
          >
            {t(state === 'disabled' ? 'webhooks.enable' : 'webhooks.tryNow')}
          </ActButton>
        )}
        <Button className="button" onPress={() => begin('roll')}>
          {t('webhooks.roll')}
        </Button>
        <Button className="button button-bad" onPress={() => begin('delete')}>
          {t('webhooks.delete')}
        </Button>
      </div>
      {doing === 'ping' && <Ping endpoint={endpoint} onClose={end} />}
      {doing === 'roll' && <RollSecret endpoint={endpoint} onClose={end} />}
      {doing === 'delete' && (
        <DeleteEndpoint endpoint={endpoint} onClose={end} onDeleted={onDeleted ?? end} />
      )}
    </>
  );
}

const TONES = { ok: 'good', failing: 'warn', disabled: 'bad' } as const;
