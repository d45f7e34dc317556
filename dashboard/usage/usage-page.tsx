import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Meter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { usageQuery } from '../api/usage.js';
import type { Usage } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { useTitle } from '../shell/use-title.js';
import { ModeSwitch, useMode } from '../ui/mode-switch.js';
import { Problem } from '../ui/problem.js';
import { DayChart } from './day-chart.js';
import { SourceTable } from './source-table.js';
import { bySource, daysOf, type SourceUse } from './sum-usage.js';

/** What was used of the allowance this month, by day and key. */
export function UsagePage() {
  const { t } = useTranslation();
  const { mode, livemode, choose } = useMode();
  const { data, error, isPending, refetch } = useQuery(usageQuery(livemode));
  useTitle(t('usage.title'));
  return (
    <>
      <div className="page-head">
        <h1>{t('usage.title')}</h1>
        <ModeSwitch mode={mode} choose={choose} />
      </div>
      <p className="hint">{t(livemode ? 'usage.intro' : 'usage.introTest')}</p>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <p role="status">{t('app.loading')}</p>}
      {data && <Month key={mode} usage={data} />}
    </>
  );
}

function Month({ usage }: { usage: Usage }) {
  const { t } = useTranslation();
  const { number, day } = useFormat();
  const [chosen, choose] = useState<SourceUse['source'] | undefined>(undefined);
  const { used, limit, remaining, period } = usage;
  const sources = bySource(usage);
  const last = new Date(Date.parse(period.end) - 1).toISOString();
  const share = limit === null || limit === 0 ? 0 : used / limit;
  return (
    <>
      <section className="card item" aria-labelledby="usage-period">
        <h2 id="usage-period">{t('usage.period', { from: day(period.start), to: day(last) })}</h2>
        {limit === null ? (
          <p className="usage-used">{t('usage.usedUnlimited', { count: used })}</p>
        ) : (
          <Meter
            className={`meter tone-${share >= 1 ? 'bad' : share >= 0.9 ? 'warn' : 'info'}`}
            aria-label={t('usage.title')}
            value={Math.min(used, limit)}
            maxValue={Math.max(1, limit)}
            valueLabel={t('usage.used', { used: number(used), limit: number(limit) })}
          >
            {({ percentage, valueText }) => (
              <>
                <span className="usage-used">{valueText}</span>
                <span className="meter-track">
                  <span className="meter-fill" style={{ width: `${percentage}%` }} />
                </span>
                <span className="meter-value">
                  {t('usage.remaining', { count: remaining ?? 0 })}
                </span>
              </>
            )}
          </Meter>
        )}
      </section>
      {sources.length === 0 ? (
        <p className="card">{t('usage.none')}</p>
      ) : (
        <>
          <SourceTable usage={usage} sources={sources} chosen={chosen} onChoose={choose} />
          <DayChart days={daysOf(usage, chosen)} />
        </>
      )}
    </>
  );
}
