import { useTranslation } from 'react-i18next';
import { shownValue } from '../../core/texts/shown-value.js';
import type { Finding } from '../api/types.js';

/** A value before and after, with the words for what each of them is. */
export function ValueChange({ change }: { change: NonNullable<Finding['change']> }) {
  const { t } = useTranslation();
  const { kind, before, after } = change;
  return (
    <span className="value-change">
      <Side name={t(`changes.${kind}.before`)} value={before} />
      <span className="value-arrow" aria-hidden="true" />
      <Side name={t(`changes.${kind}.after`)} value={after} />
    </span>
  );
}

function Side({ name, value }: { name: string; value: string | null }) {
  const { t } = useTranslation();
  return (
    <span className="value-side">
      <span className="hint">{name}</span>
      {value === null ? (
        <span className="hint">{t('scan.nothing')}</span>
      ) : (
        <bdi>{shownValue(value)}</bdi>
      )}
    </span>
  );
}
