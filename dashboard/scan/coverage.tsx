import { useTranslation } from 'react-i18next';
import type { Report } from '../api/types.js';
import { Notice } from '../ui/notice.js';
import { LayerName } from './layer-name.js';

/** Layers that had no reason to run hide nothing. */
export const UNFINISHED = new Set(['not_run', 'failed', 'timed_out']);

/** What could not be examined, and why an edit might not show: as prominent as what was found. */
export function Coverage({ report, lang }: { report: Report; lang: string }) {
  const { t } = useTranslation();
  const missed = report.engine.coverage.filter(({ status }) => UNFINISHED.has(status));
  const limits = report.evidence_limits ?? [];
  return (
    <>
      {missed.length > 0 && (
        <Notice tone="warn">
          <h2>{t('scan.notExamined')}</h2>
          <p>{t('scan.notExaminedText')}</p>
          <ul>
            {missed.map((run, index) => (
              <li key={`${run.layer} ${index}`}>
                <LayerName id={run.layer} /> — {t(`layerOutcomes.${run.status}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {limits.length > 0 && (
        <Notice tone="warn">
          <h2>{t('scan.limited')}</h2>
          <ul lang={lang}>
            {limits.map(({ code, detail }) => (
              <li key={code} dir="auto">
                {detail}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
