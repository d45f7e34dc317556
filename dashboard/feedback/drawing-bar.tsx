import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '../ui/select-box.js';
import { TextBox } from '../ui/text-box.js';
import { DRAWING_KEYS } from './drawing-layer.js';
import { type Drawing, useFeedback } from './feedback-context.js';

const NOTE_MAX_CHARS = 500;
const UNKNOWN = 'unknown';

/** What is being drawn and how, what is said of it, and its end. */
export function DrawingBar() {
  const { drawing } = useFeedback();
  return drawing === null ? null : <Bar drawing={drawing} />;
}

function Bar({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation();
  const { tell, keep, cancel } = useFeedback();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With the page below it: the button that begins it may be far away.
    bar.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { purpose, box, category, note } = drawing;
  const kinds: Record<string, string> = t('feedback.kinds', { returnObjects: true });
  return (
    <div ref={bar} className="card drawing-bar">
      <p>
        <strong>
          {purpose.kind === 'missed'
            ? t('feedback.drawMissed')
            : t('feedback.drawFinding', { title: purpose.title })}
        </strong>
      </p>
      <p id={DRAWING_KEYS} className="hint drawing-keys">
        {t('feedback.drawKeys')}
      </p>
      {purpose.kind === 'missed' && (
        <div className="drawing-about">
          <SelectBox
            label={t('feedback.kind')}
            value={category ?? UNKNOWN}
            choices={[
              { id: UNKNOWN, text: t('feedback.kindUnknown') },
              ...Object.entries(kinds).map(([id, text]) => ({ id, text })),
            ]}
            onChange={(id) => tell({ category: id === UNKNOWN ? null : id })}
          />
          <TextBox
            label={t('feedback.note')}
            value={note}
            onChange={(text) => tell({ note: text })}
            maxLength={NOTE_MAX_CHARS}
          />
        </div>
      )}
      <div className="buttons">
        <Button className="button button-main" isDisabled={box === null} onPress={keep}>
          {t('feedback.keep')}
        </Button>
        <Button className="button" onPress={cancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </div>
  );
}
