import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useDecide } from '../api/scans.js';
import type { Scan } from '../api/types.js';
import { TrainingNotice } from '../feedback/training-notice.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { Problem } from '../ui/problem.js';
import { TextBox } from '../ui/text-box.js';

const NOTE_MAX_CHARS = 2000;

/** What the reader decides about the document: genuine or fraud, with a note. */
export function LabelBox({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const decide = useDecide(scan.id);
  const [note, setNote] = useState('');
  const { label, decision } = scan;
  const give = (given: 'genuine' | 'fraud' | null) =>
    decide.mutate(
      { label: given, note: given === null || note.trim() === '' ? null : note.trim() },
      { onSuccess: () => setNote('') },
    );
  return (
    <section className="card label-box" aria-labelledby="label-title">
      <h2 id="label-title">{t('label.title')}</h2>
      {label !== null && (
        <p className="label-given">
          <span className={`tag tag-${label}`}>{t(`labels.${label}`)}</span>
          {decision && (
            <span>
              <bdi>{decision.by.name}</bdi> ·{' '}
              <time dateTime={decision.at}>{time(decision.at)}</time>
            </span>
          )}
          {decision?.note && <q dir="auto">{decision.note}</q>}
        </p>
      )}
      {label !== null && <TrainingNotice scanId={scan.id} />}
      <TextBox label={t('label.note')} value={note} onChange={setNote} maxLength={NOTE_MAX_CHARS} />
      <div className="buttons">
        <Button
          className="button button-good"
          isDisabled={decide.isPending || (label === 'genuine' && note === '')}
          onPress={() => give('genuine')}
        >
          <Icon name="ok" />
          {t('labels.genuine')}
        </Button>
        <Button
          className="button button-bad"
          isDisabled={decide.isPending || (label === 'fraud' && note === '')}
          onPress={() => give('fraud')}
        >
          <Icon name="alert" />
          {t('labels.fraud')}
        </Button>
        {label !== null && (
          <Button className="button" isDisabled={decide.isPending} onPress={() => give(null)}>
            {t('label.undo')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {decide.isSuccess ? t('label.saved') : ''}
      </p>
      {decide.error && <Problem error={decide.error} />}
    </section>
  );
}
