import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { useSayProblem } from '../ui/problem.js';
import { useFeedback } from './feedback-context.js';

const ANSWERS = ['right', 'wrong', 'misplaced'] as const;

/**
 * Right, wrong, or right in the wrong place: what people say of one finding. Plain buttons, and
 * drawn only when something is said: hundreds of findings scroll by.
 */
export const FindingAnswers = memo(function FindingAnswers({
  finding: { id, title },
}: {
  finding: Finding;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const sayProblem = useSayProblem();
  const { saidOf, unsentOf, say, begin } = useFeedback();
  const said = saidOf(id);
  const unsent = unsentOf('finding', id);
  const press = (answer: (typeof ANSWERS)[number]) => {
    const isGiven = said?.answer !== answer;
    say({ kind: 'finding', id, answer: isGiven ? answer : null, box: null });
    if (isGiven && answer === 'misplaced') begin({ kind: 'finding', id, title });
  };
  return (
    <div className="finding-answers">
      <div role="group" aria-label={t('feedback.question')} className="answer-buttons">
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            className={`answer answer-${answer}`}
            aria-pressed={said?.answer === answer}
            onClick={() => press(answer)}
          >
            {t(`feedback.answers.${answer}`)}
          </button>
        ))}
        {said?.answer === 'misplaced' && (
          <button
            type="button"
            className="answer"
            onClick={() => begin({ kind: 'finding', id, title })}
          >
            <Icon name="place" />
            {t(said.box === null ? 'feedback.drawRight' : 'feedback.drawAgain')}
          </button>
        )}
      </div>
      {said?.at !== undefined && (
        <small className="hint">{t('feedback.by', { name: said.by, time: time(said.at) })}</small>
      )}
      {unsent !== null && (
        <small className="hint" role="status">
          {unsent.refused === null ? t('feedback.unsent') : sayProblem(unsent.refused)}
        </small>
      )}
    </div>
  );
});
