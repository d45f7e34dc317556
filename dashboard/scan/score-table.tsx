import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../api/types.js';
import { explainScore, HIGH_RISK_MIN, REVIEW_MIN, type ScorePart } from './score.js';
import { UNFINISHED } from './coverage.js';
import { useNames } from './use-names.js';

/** Titles of findings shown for a part; the others are in the list of findings. */
const TITLES_MAX = 3;

/** Every point of the score: which part of the analysis gives it, and what limits it. */
export function ScoreTable({
  report,
  lang,
  onSelect,
}: {
  report: Report;
  lang: string;
  onSelect: (findingId: string) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { parts, sum, score } = useMemo(() => explainScore(report), [report]);
  const isIncomplete = report.engine.coverage.some(({ status }) => UNFINISHED.has(status));
  const nameOf = ({ engine }: ScorePart): string =>
    report.checks.find(({ id }) => id === engine)?.label ?? names.layer(engine ?? '');
  return (
    <>
      <p>{t('scan.scoreRule')}</p>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('scan.scoreTitle')}>
        <table className="table score-table">
          <thead>
            <tr>
              <th scope="col">{t('scan.scorePart')}</th>
              <th scope="col">{t('scan.scoreAlone')}</th>
              <th scope="col">{t('scan.scoreCounted')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.engine}>
                <th scope="row">
                  <bdi>{nameOf(part)}</bdi>
                  <ul className="score-findings">
                    {part.findings.slice(0, TITLES_MAX).map(({ id, title }) => (
                      <li key={id}>
                        <button type="button" className="link-button" onClick={() => onSelect(id)}>
                          <span lang={lang} dir="auto">
                            {title}
                          </span>
                        </button>
                      </li>
                    ))}
                    {part.findings.length > TITLES_MAX && (
                      <li className="hint">
                        {t('scan.scoreMore', { count: part.findings.length - TITLES_MAX })}
                      </li>
                    )}
                  </ul>
                  {part.limits.map((limit) => (
                    <p key={limit} className="hint">
                      {t(`impactLimits.${limit}`)}
                    </p>
                  ))}
                </th>
                <td className="number">
                  <bdi>{part.alone}</bdi>
                </td>
                <td className="number">
                  <bdi>{part.points}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sum !== score && (
              <>
                <tr>
                  <th scope="row">{t('scan.scoreSum')}</th>
                  <td />
                  <td className="number">
                    <bdi>{sum}</bdi>
                  </td>
                </tr>
                <tr>
                  <th scope="row">{t('scan.scoreCeiling')}</th>
                  <td />
                  <td className="number">
                    <bdi>{score - sum}</bdi>
                  </td>
                </tr>
              </>
            )}
            <tr>
              <th scope="row">{t('scan.scoreShort')}</th>
              <td />
              <td className="number">
                <strong>{score}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="hint">
        {t('scan.scoreThresholds', {
          low: REVIEW_MIN - 1,
          review: REVIEW_MIN,
          high: HIGH_RISK_MIN,
        })}
      </p>
      {isIncomplete && <p>{t('scan.scoreIncomplete')}</p>}
    </>
  );
}
