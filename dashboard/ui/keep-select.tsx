import { useTranslation } from 'react-i18next';
import { SelectBox } from './select-box.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/**
 * How long what is rolled stays valid beside the new one.
 *
 * @param choices seconds: 0, whole hours below a day, or whole days
 */
export function KeepSelect({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: number;
  choices: readonly number[];
  onChange: (seconds: number) => void;
}) {
  const { t } = useTranslation();
  const say = (seconds: number): string =>
    seconds === 0
      ? t('durations.none')
      : seconds < DAY_S
        ? t('durations.hours', { count: seconds / HOUR_S })
        : t('durations.days', { count: seconds / DAY_S });
  return (
    <SelectBox
      label={label}
      value={String(value)}
      choices={choices.map((seconds) => ({ id: String(seconds), text: say(seconds) }))}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
