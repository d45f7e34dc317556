import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { TextBox } from '../ui/text-box.js';
import type { Deciding } from './use-deciding.js';

const NOTE_MAX_CHARS = 2000;

/** Note and buttons to decide about a document; `children` are more buttons. */
export function DecisionControls({
  scan,
  deciding,
  children,
}: {
  scan: Scan;
  deciding: Deciding;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { note, setNote, give, doubt, isPending, isSaved, error } = deciding;
  const { label } = scan;
  return (
    <>
      {doubt && (
        <Notice tone="warn" isAlert>
          <p>
            {t('label.otherDecided', {
              name: doubt.other.by.name,
              label: t(`labels.${doubt.other.label}`),
              time: time(doubt.other.at),
            })}
          </p>
          <div className="buttons">
            <Button className="button" isDisabled={isPending} onPress={doubt.confirm}>
              {t('label.allTheSame', { label: t(`labels.${doubt.label}`) })}
            </Button>
            <Button className="button" onPress={doubt.leave}>
              {t('label.leave')}
            </Button>
          </div>
        </Notice>
      )}
      <TextBox label={t('label.note')} value={note} onChange={setNote} maxLength={NOTE_MAX_CHARS} />
      <div className="buttons">
        <Button
          className="button button-good"
          aria-keyshortcuts="G"
          isDisabled={isPending || (label === 'genuine' && note === '')}
          onPress={() => give('genuine')}
        >
          <Icon name="ok" />
          {t('labels.genuine')}
        </Button>
        <Button
          className="button button-bad"
          aria-keyshortcuts="F"
          isDisabled={isPending || (label === 'fraud' && note === '')}
          onPress={() => give('fraud')}
        >
          <Icon name="alert" />
          {t('labels.fraud')}
        </Button>
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {isSaved ? t('label.saved') : ''}
      </p>
      {error && <Problem error={error} />}
    </>
  );
}
