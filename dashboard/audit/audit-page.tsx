import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { auditList, auditTableAddress } from '../api/audit.js';
import { useTitle } from '../shell/use-title.js';
import { ActButton } from '../ui/act-button.js';
import { DayBox } from '../ui/day-box.js';
import { Problem } from '../ui/problem.js';
import { SelectBox } from '../ui/select-box.js';
import { ActorSelect } from './actor-select.js';
import { AuditItem } from './audit-item.js';
import { useAuditFilters } from './use-audit-filters.js';

const ANY = 'any';

/** Who did which administrative act, when and from where. */
export function AuditPage() {
  const { t, i18n } = useTranslation();
  const { filters, isFiltered, change, clear } = useAuditFilters();
  const log = useInfiniteQuery(auditList(filters));
  const actions = Object.entries(t('auditActions', { returnObjects: true }));
  const pages = log.data?.pages ?? [];
  const isEmpty = log.data !== undefined && pages.every(({ data }) => data.length === 0);
  useTitle(t('audit.title'));
  return (
    <>
      <div className="page-head">
        <h1>{t('audit.title')}</h1>
        <a className="button" href={auditTableAddress(filters, i18n.language)} download>
          {t('audit.export')}
        </a>
      </div>
      <p className="hint">{t('audit.intro')}</p>
      <search className="filters audit-filters">
        <SelectBox
          label={t('audit.action')}
          value={filters.action === '' ? ANY : filters.action}
          choices={[
            { id: ANY, text: t('list.any') },
            ...actions.map(([id, text]) => ({ id, text })),
          ]}
          onChange={(id) => change({ action: id === ANY ? '' : id })}
        />
        <ActorSelect
          value={filters.actor}
          names={Object.assign({}, ...pages.map(({ names }) => names)) as Record<string, string>}
          onChange={(actor) => change({ actor })}
        />
        <DayBox
          label={t('list.from')}
          value={filters.since}
          edge="start"
          onChange={(since) => change({ since })}
        />
        <DayBox
          label={t('list.to')}
          value={filters.until}
          edge="end"
          onChange={(until) => change({ until })}
        />
        {isFiltered && (
          <Button className="button" onPress={clear}>
            {t('list.clear')}
          </Button>
        )}
      </search>
      {log.error && <Problem error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <p role="status">{t('app.loading')}</p>}
      {isEmpty && <p className="card">{t(isFiltered ? 'audit.noMatch' : 'audit.none')}</p>}
      {!isEmpty && log.data && (
        <ul className="cards" aria-label={t('audit.title')}>
          {pages.map((page) => (
            <Fragment key={page.data[0]?.id ?? ''}>
              {page.data.map((event) => (
                <AuditItem
                  key={event.id}
                  event={event}
                  names={page.names}
                  onActor={(actor) => change({ actor })}
                />
              ))}
            </Fragment>
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <ActButton
          className="button"
          isActing={log.isFetchingNextPage}
          onPress={() => void log.fetchNextPage()}
        >
          {t('app.more')}
        </ActButton>
      )}
    </>
  );
}
