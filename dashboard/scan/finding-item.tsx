import { useTranslation } from 'react-i18next';
import type { Finding } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { ValueChange } from './value-change.js';

/** A finding; pressing it shows its place on the page. */
export function FindingItem({
  finding,
  foundBy,
  lang,
  isSelected,
  onSelect,
}: {
  finding: Finding;
  /** Which layer or check, as a sentence. */
  foundBy: string | null;
  lang: string;
  isSelected: boolean;
  onSelect: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { severity, box, impact, category } = finding;
  const categories: Partial<Record<string, string>> = t('categories', { returnObjects: true });
  return (
    <button
      type="button"
      className={`finding severity-${severity}`}
      aria-pressed={isSelected}
      onClick={() => onSelect(finding.id)}
    >
      <span className="finding-head">
        <span className={`severity severity-${severity}`}>{t(`severities.${severity}`)}</span>
        {impact !== null && impact !== 0 && (
          <span className="finding-points">{t('scan.points', { points: signed(impact) })}</span>
        )}
        <span className="finding-place">
          {box && <Icon name="place" />}
          {box ? t('scan.page', { page: box.page }) : t('scan.noPlace')}
        </span>
      </span>
      <span className="finding-text" lang={lang} dir="auto">
        <strong>{finding.title}</strong>
      </span>
      <span className="finding-text" lang={lang} dir="auto">
        {finding.detail}
      </span>
      {finding.change && <ValueChange change={finding.change} />}
      {finding.evidence !== null && !finding.change && !finding.earlier_scans && (
        <span className="finding-evidence">
          {t('scan.evidence')}: <bdi>{finding.evidence}</bdi>
        </span>
      )}
      <span className="finding-confidence">
        {[
          categories[category],
          foundBy,
          t('scan.confidence', { percent: percent(finding.confidence) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}

const signed = (points: number): string => `${points > 0 ? '+' : ''}${points}`;
