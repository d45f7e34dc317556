import { Button, Group, ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { useSayProblem } from '../ui/problem.js';
import { useFeedback } from './feedback-context.js';

const ANSWERS = ['right', 'wrong', 'misplaced'] as const;

/** Right, wrong, or right in the wrong place: what people say of one finding. */
export function FindingAnswers({ finding: { id, title } }: { finding: Finding }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const sayProblem = useSayProblem();
  const { saidOf, unsentOf, say, begin } = useFeedback();
  const said = saidOf(id);
  const unsent = unsentOf('finding', id);
  const give = (answer: (typeof ANSWERS)[number], isGiven: boolean) => {
    say({ kind: 'finding', id, answer: isGiven ? answer : null, box: null });
    if (isGiven && answer === 'misplaced') begin({ kind: 'finding', id, title });
  };
  return (
    <div className="finding-answers">
      <Group aria-label={t('feedback.question')} className="answer-buttons">
        {ANSWERS.map((answer) => (
          <ToggleButton
            key={answer}
            className={`answer answer-${answer}`}
            isSelected={said?.answer === answer}
            onChange={(isGiven) => give(answer, isGiven)}
          >
            {t(`feedback.answers.${answer}`)}
          </ToggleButton>
        ))}
        {said?.answer === 'misplaced' && (
          <Button className="answer" onPress={() => begin({ kind: 'finding', id, title })}>
            <Icon name="place" />
            {t(said.box === null ? 'feedback.drawRight' : 'feedback.drawAgain')}
          </Button>
        )}
      </Group>
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
}
