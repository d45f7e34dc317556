import { placeOf } from '../scan/place.js';
import { useFeedback } from './feedback-context.js';

/** Where people marked what was missed, by its number in the list, and where findings belong. */
export function FeedbackMarks({ page }: { page: number }) {
  const { missed, rightPlaces } = useFeedback();
  return (
    <>
      {missed.map(
        ({ id, box }, index) =>
          box.page === page && (
            <span key={id} className="mark said-mark" style={placeOf(box)} aria-hidden>
              <span className="said-number">{index + 1}</span>
            </span>
          ),
      )}
      {rightPlaces.map(
        ({ findingId, box }) =>
          box.page === page && (
            <span key={findingId} className="mark said-mark" style={placeOf(box)} aria-hidden />
          ),
      )}
    </>
  );
}
