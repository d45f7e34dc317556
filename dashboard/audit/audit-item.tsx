import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { AuditEvent } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Facts } from '../ui/facts.js';
import { useDetails } from './use-details.js';

/** One act: what was done by whom and to what, and what changed by it. */
export function AuditItem({
  event,
  names,
  onActor,
}: {
  event: AuditEvent;
  names: Record<string, string>;
  onActor: (actor: string) => void;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const details = useDetails(event);
  const words: Partial<Record<string, string>> = t('auditActions', { returnObjects: true });
  const kinds: Partial<Record<string, string>> = t('audit.kinds', { returnObjects: true });
  const { actor, target } = event;
  const id = actor.id ?? actor.type;
  const known = names[id];
  const given = actor.email ?? (actor.prefix === undefined ? undefined : `${actor.prefix}…`);
  return (
    <li className="card item">
      <div className="item-head">
        <h2 className="item-name">{words[event.action] ?? event.action}</h2>
        {!event.livemode && <span className="tag">{t('modes.test')}</span>}
        {event.outcome === 'unconfirmed' && (
          <span className="badge tone-warn">{t('audit.unconfirmed')}</span>
        )}
        <time className="audit-time" dateTime={event.created_at}>
          {time(event.created_at)}
        </time>
      </div>
      {event.outcome === 'unconfirmed' && <p className="hint">{t('audit.unconfirmedText')}</p>}
      <Facts
        facts={[
          [
            t('audit.actor'),
            <>
              {t(`audit.actors.${actor.type}`)}{' '}
              {given !== undefined && (
                <Button className="link-button" onPress={() => onActor(id)}>
                  <bdi>{known === undefined ? given : `${known} (${given})`}</bdi>
                </Button>
              )}
            </>,
          ],
          ...(target === null
            ? []
            : ([
                [
                  t('audit.target'),
                  <>
                    {kinds[target.type] ?? target.type} <bdi>{names[target.id] ?? target.id}</bdi>
                  </>,
                ],
              ] as const)),
          ...details,
          ...(event.client_address === null
            ? []
            : ([[t('audit.address'), event.client_address]] as const)),
        ]}
      />
    </li>
  );
}
