import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { TrainingNotice } from '../feedback/training-notice.js';
import { DecisionControls } from './decision-controls.js';
import { Decisions } from './decisions.js';
import { useDeciding } from './use-deciding.js';

/** What the reader decides about the document: genuine or fraud, with a note. */
export function LabelBox({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const deciding = useDeciding(scan);
  return (
    <section className="card label-box" aria-labelledby="label-title">
      <h2 id="label-title">{t('label.title')}</h2>
      <Decisions scan={scan} />
      {scan.label !== null && <TrainingNotice scanId={scan.id} />}
      <DecisionControls scan={scan} deciding={deciding}>
        {deciding.takeBack && (
          <Button className="button" isDisabled={deciding.isPending} onPress={deciding.takeBack}>
            {t('label.undo')}
          </Button>
        )}
      </DecisionControls>
    </section>
  );
}
