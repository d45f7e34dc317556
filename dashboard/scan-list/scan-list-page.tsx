import { useInfiniteQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { scanList } from '../api/scans.js';
import { useTitle } from '../shell/use-title.js';
import { useOffset } from '../ui/use-offset.js';
import { Problem } from '../ui/problem.js';
import { FilterBar } from './filter-bar.js';
import { ScanRow } from './scan-row.js';
import { useFilters } from './use-filters.js';

const ROW_HEIGHT_PX = 64;
const OVERSCAN_ROWS = 8;

export function ScanListPage() {
  const { t } = useTranslation();
  useTitle(t('list.title'));
  const filtering = useFilters();
  const query = useInfiniteQuery(scanList(filtering.filters));
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const scans = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);

  const list = useRef<HTMLDivElement>(null);
  const rows = useWindowVirtualizer({
    count: scans.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: useOffset(list),
    getItemKey: (index) => scans[index]?.id ?? index,
  });
  const inView = rows.getVirtualItems();
  const last = inView.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= scans.length - OVERSCAN_ROWS - 1) {
      void fetchNextPage();
    }
  }, [last, scans.length, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <>
      <h1>{t('list.title')}</h1>
      <FilterBar {...filtering} />
      {error && <Problem error={error} onRetry={() => void query.refetch()} />}
      {isPending && !error && <p role="status">{t('app.loading')}</p>}
      {!isPending && scans.length === 0 && !error && (
        <div className="empty card">
          <p>{t(filtering.isFiltered ? 'list.empty' : 'list.none')}</p>
          {!filtering.isFiltered && (
            <Link href="/upload" className="button button-main">
              {t('list.first')}
            </Link>
          )}
        </div>
      )}
      {scans.length > 0 && (
        <div className="scan-head" aria-hidden="true">
          <span>{t('list.verdict')}</span>
          <span>{t('list.score')}</span>
          <span>{t('list.file')}</span>
          <span>{t('list.issuer')}</span>
          <span>{t('list.reference')}</span>
          <span>{t('list.created')}</span>
          <span>{t('list.label')}</span>
        </div>
      )}
      <div ref={list} className="scan-list">
        <ul aria-label={t('list.results')} style={{ height: rows.getTotalSize() }}>
          {inView.map((item) => {
            const scan = scans[item.index];
            if (scan === undefined) return null;
            return (
              <li
                key={item.key}
                ref={rows.measureElement}
                data-index={item.index}
                aria-setsize={hasNextPage ? -1 : scans.length}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start - rows.options.scrollMargin}px)` }}
              >
                <ScanRow scan={scan} />
              </li>
            );
          })}
        </ul>
      </div>
      {isFetchingNextPage && <p role="status">{t('list.more')}</p>}
    </>
  );
}
