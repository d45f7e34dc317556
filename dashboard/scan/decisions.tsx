import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';

type Past = Scan['past_decisions'][number];

/** The decision that holds, and those before it: who, when, why, and how each ended. */
export function Decisions({ scan: { label, decision, past_decisions: past } }: { scan: Scan }) {
  const { t } = useTranslation();
  return (
    <>
      {label !== null && <Given label={label} decision={decision} />}
      {past.length > 0 && (
        <details className="label-history">
          <summary>{t('label.history', { count: past.length })}</summary>
          <ol>
            {past.toReversed().map((one) => (
              <li key={one.ended.at}>
                <Given label={one.label} decision={one} />
                <Ended ended={one.ended} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Given({
  label,
  decision,
}: {
  label: Past['label'];
  decision: Pick<Past, 'by' | 'at' | 'note'> | null;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { by = null, at = null, note = null } = decision ?? {};
  return (
    <p className="label-given">
      <span className={`tag tag-${label}`}>{t(`labels.${label}`)}</span>
      {by !== null && at !== null && (
        <span>
          <bdi>{by.name}</bdi> · <time dateTime={at}>{time(at)}</time>
        </span>
      )}
      {note !== null && <q dir="auto">{note}</q>}
    </p>
  );
}

function Ended({ ended: { as, by, at } }: Pick<Past, 'ended'>) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return <p className="hint">{t(`label.ended.${as}`, { name: by.name, time: time(at) })}</p>;
}
