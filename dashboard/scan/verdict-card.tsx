import { useTranslation } from 'react-i18next';
import { Meter } from 'react-aria-components';
import type { Report, Scan } from '../api/types.js';
import { VERDICT_TONES, VerdictBadge } from '../ui/verdict-badge.js';

/** The verdict at a glance: the score, why, and what to do. */
export function VerdictCard({ scan, report }: { scan: Scan; report: Report }) {
  const { t } = useTranslation();
  const tone = scan.verdict === null ? 'info' : VERDICT_TONES[scan.verdict];
  const score = scan.risk_score ?? 0;
  return (
    <section className={`card verdict-card tone-${tone}`} aria-label={t('list.verdict')}>
      <div className="verdict-line">
        <VerdictBadge scan={scan} />
        <Meter className="meter" value={score} aria-label={t('scan.scoreShort')}>
          {({ percentage }) => (
            <>
              <span className="meter-value">{t('scan.score', { score })}</span>
              <span className="meter-track">
                <span className="meter-fill" style={{ width: `${percentage}%` }} />
              </span>
            </>
          )}
        </Meter>
      </div>
      <div lang={scan.lang} dir="auto">
        <p className="summary">{report.summary}</p>
      </div>
      {report.recommended_actions.length > 0 && (
        <>
          <h2>{t('scan.actions')}</h2>
          <ul className="actions" lang={scan.lang} dir={scan.lang === 'he' ? 'rtl' : 'ltr'}>
            {report.recommended_actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
