import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { Icon, type IconName } from './icon.js';
import type { Tone } from './notice.js';

type Verdict = NonNullable<Scan['verdict']>;

export const VERDICT_TONES: Record<Verdict, Tone> = {
  low_risk: 'good',
  review: 'warn',
  high_risk: 'bad',
};

const ICONS: Record<Verdict, IconName> = { low_risk: 'ok', review: 'warn', high_risk: 'alert' };

/** The verdict of a scan, or its status where it has none. */
export function VerdictBadge({ scan }: { scan: Pick<Scan, 'status' | 'verdict' | 'stage'> }) {
  const { t } = useTranslation();
  const { status, verdict, stage } = scan;
  if (verdict !== null) {
    return (
      <span className={`badge tone-${VERDICT_TONES[verdict]}`}>
        <Icon name={ICONS[verdict]} />
        {t(`verdicts.${verdict}`)}
      </span>
    );
  }
  const isFailed = status === 'failed';
  return (
    <span className={isFailed ? 'badge tone-bad' : 'badge tone-info'}>
      <Icon name={isFailed ? 'close' : 'clock'} />
      {stage === undefined || status === 'queued' ? t(`statuses.${status}`) : t(`stages.${stage}`)}
    </span>
  );
}
