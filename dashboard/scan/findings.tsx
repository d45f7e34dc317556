import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../api/types.js';
import { FindingAnswers } from '../feedback/finding-answers.js';
import { useOffset } from '../ui/use-offset.js';
import { DecidedElsewhere } from './decided-elsewhere.js';
import { FindingItem } from './finding-item.js';
import { useNames } from './use-names.js';

/** Of the bar to decide, which lies over the lower edge of the review page. */
const BAR_HEIGHT_PX = 150;
const ITEM_HEIGHT_PX = 130;

/** All findings, the weightiest first as the report has them; only those in view are in the page. */
export function Findings({
  report,
  lang,
  selected,
  onSelect,
}: {
  report: Report;
  lang: string;
  selected: string | null;
  onSelect: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { findings, checks } = report;
  const names = useNames();
  const foundBy = (engine: string | null): string | null => {
    if (engine === null) return null;
    const check = checks.find(({ id }) => id === engine);
    if (check) return t('scan.foundByCheck', { name: check.label });
    return t('scan.foundBy', { name: names.layer(engine) });
  };
  const list = useRef<HTMLDivElement>(null);
  const items = useWindowVirtualizer({
    count: findings.length,
    estimateSize: () => ITEM_HEIGHT_PX,
    overscan: 4,
    scrollPaddingEnd: use(DecidedElsewhere) ? BAR_HEIGHT_PX : 0,
    scrollMargin: useOffset(list),
    getItemKey: (index) => findings[index]?.id ?? index,
  });
  const index = findings.findIndex(({ id }) => id === selected);
  useEffect(() => {
    if (index >= 0) items.scrollToIndex(index, { align: 'auto' });
  }, [index, items]);

  if (findings.length === 0) return <p>{t('scan.noFindings')}</p>;
  return (
    <div ref={list} className="findings">
      <ol aria-label={t('scan.findings')} style={{ height: items.getTotalSize() }}>
        {items.getVirtualItems().map((item) => {
          const finding = findings[item.index];
          if (finding === undefined) return null;
          return (
            <li
              key={item.key}
              ref={items.measureElement}
              data-index={item.index}
              aria-setsize={findings.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start - items.options.scrollMargin}px)` }}
            >
              <FindingItem
                finding={finding}
                foundBy={foundBy(finding.engine)}
                lang={lang}
                isSelected={finding.id === selected}
                onSelect={onSelect}
              />
              <FindingAnswers finding={finding} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
