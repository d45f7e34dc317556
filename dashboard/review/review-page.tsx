import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../shell/use-title.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { useKeys } from '../ui/use-keys.js';
import { KeysHelp } from './keys-help.js';
import { QueueHead } from './queue-head.js';
import { ReviewScan } from './review-scan.js';
import { useOrder } from './use-order.js';
import { freeIn, useReview } from './use-review.js';

/** The scans that wait for a person, one after another. */
export function ReviewPage({ id }: { id: string | null }) {
  const { t } = useTranslation();
  const [order, setOrder] = useOrder();
  const review = useReview(id, order);
  const [isHelping, setHelping] = useState(false);
  useTitle(t('review.title'));
  const { queue, error, isBusy, did } = review;
  useKeys([
    { codes: ['Slash'], characters: ['?'], shift: true, act: () => setHelping(true) },
    ...(id === null && review.undo ? [{ codes: ['KeyU'], act: review.undo }] : []),
  ]);
  const others = queue?.claims.filter(({ own }) => !own) ?? [];
  return (
    <div className="review">
      <QueueHead queue={queue} order={order} onOrder={setOrder} />
      <p role="status" className="visually-hidden">
        {did === 'undone' && t('review.undone')}
        {did !== null && did !== 'undone' && t('review.decided', { label: t(`labels.${did}`) })}
      </p>
      {error && <Problem error={error} onRetry={review.next} />}
      {id !== null && (
        <ReviewScan id={id} order={order} review={review} onHelp={() => setHelping(true)} />
      )}
      {id === null && queue && freeIn(queue) <= 0 && !isBusy && (
        <Notice tone="good">
          <p role="status">{t('review.empty')}</p>
          <p>
            {others.length > 0
              ? t('review.allTaken', { count: others.length, name: others[0]?.user.name })
              : t('review.emptyText')}
          </p>
          {review.undo && (
            <div className="buttons">
              <Button className="button" onPress={review.undo}>
                {t('review.undo')}
              </Button>
            </div>
          )}
        </Notice>
      )}
      {isHelping && <KeysHelp onClose={() => setHelping(false)} />}
    </div>
  );
}
