import { use } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { TrainingNotice } from '../feedback/training-notice.js';
import { DecidedElsewhere } from './decided-elsewhere.js';
import { DecisionControls } from './decision-controls.js';
import { Decisions } from './decisions.js';
import { useDeciding } from './use-deciding.js';

/** What is decided about the document, by whom, and what the reader decides. */
export function LabelBox({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const isElsewhere = use(DecidedElsewhere);
  if (isElsewhere && scan.label === null && scan.past_decisions.length === 0) return null;
  return (
    <section className="card label-box" aria-labelledby="label-title">
      <h2 id="label-title">{isElsewhere ? t('label.decisions') : t('label.title')}</h2>
      <Decisions scan={scan} />
      {scan.label !== null && <TrainingNotice scanId={scan.id} />}
      {!isElsewhere && <Deciding scan={scan} />}
    </section>
  );
}

function Deciding({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const deciding = useDeciding(scan);
  return (
    <DecisionControls scan={scan} deciding={deciding}>
      {deciding.takeBack && (
        <Button className="button" isDisabled={deciding.isPending} onPress={deciding.takeBack}>
          {t('label.undo')}
        </Button>
      )}
    </DecisionControls>
  );
}
