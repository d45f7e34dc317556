import { useTranslation } from 'react-i18next';
import type { ReviewOrder } from '../api/review.js';
import type { ReviewQueue } from '../api/types.js';
import { SelectBox } from '../ui/select-box.js';
import { ORDERS } from './use-order.js';

/** How many wait, who has how many, and the order. */
export function QueueHead({
  queue,
  order,
  onOrder,
}: {
  queue: ReviewQueue | null;
  order: ReviewOrder;
  onOrder: (order: string) => void;
}) {
  const { t } = useTranslation();
  const own = queue?.claims.filter((claim) => claim.own).length ?? 0;
  const others = (queue?.claims.length ?? 0) - own;
  return (
    <div className="review-head">
      <h1>{t('review.title')}</h1>
      {queue && (
        <p className="review-counts">
          <strong>{t('review.waiting', { count: queue.waiting })}</strong>
          <span>{t('review.mine', { count: own })}</span>
          <span>{t('review.others', { count: others })}</span>
        </p>
      )}
      <SelectBox
        label={t('review.order')}
        value={order}
        choices={ORDERS.map((id) => ({ id, text: t(`review.orders.${id}`) }))}
        onChange={onOrder}
      />
    </div>
  );
}
