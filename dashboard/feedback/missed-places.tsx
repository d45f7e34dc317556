import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { FeedbackChange } from '../api/feedback.js';
import type { Box, DrawnBox } from '../api/types.js';
import { Icon } from '../ui/icon.js';
import { Problem, useSayProblem } from '../ui/problem.js';
import { type Missed, useFeedback } from './feedback-context.js';

const PLACES_MAX = 50;

/** What should have been found: the places that people marked, and a way to mark another. */
export function MissedPlaces({ onShow }: { onShow: (box: Box) => void }) {
  const { t } = useTranslation();
  const { error, missed, drawing, begin } = useFeedback();
  return (
    <section className="card missed-places" aria-labelledby="missed-title">
      <h2 id="missed-title">{t('feedback.missedTitle')}</h2>
      <p className="hint">{t('feedback.missedText')}</p>
      {missed.length > 0 && (
        <ol>
          {missed.map((place, index) => (
            <Place key={place.id} place={place} number={index + 1} onShow={onShow} />
          ))}
        </ol>
      )}
      {missed.length >= PLACES_MAX ? (
        <p>{t('feedback.full', { count: PLACES_MAX })}</p>
      ) : (
        <Button
          className="button"
          isDisabled={drawing !== null}
          onPress={() => begin({ kind: 'missed' })}
        >
          <Icon name="place" />
          {t('feedback.draw')}
        </Button>
      )}
      {error && <Problem error={error} />}
    </section>
  );
}

function Place({
  place: { id, box, category, note, by },
  number,
  onShow,
}: {
  place: Missed;
  number: number;
  onShow: (box: Box) => void;
}) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const { say, discard, unsentOf } = useFeedback();
  const kinds: Partial<Record<string, string>> = t('feedback.kinds', { returnObjects: true });
  const unsent = unsentOf('missed', id);
  const removal: FeedbackChange = { kind: 'missed', id, place: null };
  return (
    <li className="missed-place">
      <span className="missed-text">
        <strong>{t('feedback.place', { number, page: box.page })}</strong>
        {category !== null && <span>{kinds[category] ?? category}</span>}
        {note !== null && <q dir="auto">{note}</q>}
        {by !== undefined && <bdi className="hint">{by}</bdi>}
        {unsent !== null && (
          <span className="hint" role="status">
            {unsent.refused === null ? t('feedback.unsent') : sayProblem(unsent.refused)}
          </span>
        )}
      </span>
      <Button
        className="icon-button"
        aria-label={t('scan.showOnPage')}
        onPress={() => onShow(asBox(box))}
      >
        <Icon name="place" />
      </Button>
      <Button
        className="icon-button"
        aria-label={t('feedback.remove', { number })}
        // What was refused is not there to be removed.
        onPress={() => (unsent?.refused ? discard(removal) : say(removal))}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
}

const asBox = (box: DrawnBox): Box => ({
  ...box,
  box_2d: [box.y, box.x, box.y + box.h, box.x + box.w].map((side) => side * 10),
});
