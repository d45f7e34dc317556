import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Facts } from '../ui/facts.js';
import { RevokeKey } from './revoke-key.js';
import { RollKey } from './roll-key.js';
import { useScopeWords } from './scopes.js';

/** A key that ends within this time is to be renewed. */
const SOON_MS = 14 * 24 * 3_600_000;

/** One key: what it is, may do, and was last used for; and what can be done with it. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [doing, begin] = useState<'roll' | 'revoke' | null>(null);
  const { state, expires_at: expiresAt } = apiKey;
  const sayScope = useScopeWords();
  const isRolled = apiKey.replaced_by !== null;
  const [now] = useState(() => Date.now());
  const endsSoon = state === 'valid' && expiresAt !== null && Date.parse(expiresAt) - now < SOON_MS;
  return (
    <li className="card item">
      <div className="item-head">
        <h2 className="item-name">
          <bdi>{apiKey.name ?? t('keys.unnamed')}</bdi>
        </h2>
        <code dir="ltr">{apiKey.prefix}…</code>
        {state !== 'valid' && <span className="badge tone-info">{t(`keys.states.${state}`)}</span>}
        {state === 'valid' && isRolled && (
          <span className="badge tone-info">{t('keys.rolled')}</span>
        )}
        {endsSoon && !isRolled && <span className="badge tone-warn">{t('keys.endsSoon')}</span>}
        {state === 'valid' && (
          <div className="buttons item-actions">
            {!isRolled && (
              <Button className="button" onPress={() => begin('roll')}>
                {t('keys.roll')}
              </Button>
            )}
            <Button className="button button-bad" onPress={() => begin('revoke')}>
              {t('keys.revoke')}
            </Button>
          </div>
        )}
      </div>
      <p className="tags">
        {apiKey.scopes.map((scope) => (
          <span key={scope} className="tag">
            {sayScope(scope)}
          </span>
        ))}
      </p>
      <Facts
        facts={[
          [
            t('keys.lastUsed'),
            apiKey.last_used_at === null ? t('keys.notUsed') : time(apiKey.last_used_at),
          ],
          apiKey.revoked_at === null
            ? [t('keys.expires'), expiresAt === null ? t('keys.never') : time(expiresAt)]
            : [t('keys.revokedAt'), time(apiKey.revoked_at)],
          [t('keys.owner'), apiKey.owner ?? t('keys.nobody')],
          [t('keys.created'), time(apiKey.created_at)],
        ]}
      />
      {doing === 'roll' && <RollKey apiKey={apiKey} onClose={() => begin(null)} />}
      {doing === 'revoke' && <RevokeKey apiKey={apiKey} onClose={() => begin(null)} />}
    </li>
  );
}
