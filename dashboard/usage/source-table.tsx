import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Usage } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import type { SourceUse } from './sum-usage.js';

/** Scans by key; a key that is chosen is the one whose days are shown. */
export function SourceTable({
  usage,
  sources,
  chosen,
  onChoose,
}: {
  usage: Usage;
  sources: readonly SourceUse[];
  chosen: string | null | undefined;
  onChoose: (source: string | null | undefined) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const there = sources.reduce((sum, { scans }) => sum + scans, 0);
  const deleted = Math.max(0, usage.used - there);
  const nameOf = (source: string | null): string =>
    source === null
      ? t('usage.unknown')
      : source === 'dashboard'
        ? t('usage.dashboard')
        : (usage.keys[source] ?? t('usage.formerKey'));
  return (
    <section className="card item">
      <table className="usage-table">
        <caption>{t('usage.byKey')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('usage.source')}</th>
            <th scope="col">{t('usage.scans')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, scans }) => (
            <tr key={source ?? ''}>
              <th scope="row">
                <ToggleButton
                  className="link-button"
                  isSelected={chosen === source}
                  onChange={(isChosen) => onChoose(isChosen ? source : undefined)}
                >
                  <bdi>{nameOf(source)}</bdi>
                </ToggleButton>
              </th>
              <td>{number(scans)}</td>
            </tr>
          ))}
          {deleted > 0 && (
            <tr>
              <th scope="row">{t('usage.deleted')}</th>
              <td>{number(deleted)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="hint">{t('usage.choose')}</p>
    </section>
  );
}
