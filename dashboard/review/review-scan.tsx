import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { prefetchUpcoming, type ReviewOrder } from '../api/review.js';
import { scanQuery } from '../api/scans.js';
import { FeedbackProvider } from '../feedback/feedback-context.js';
import { DecidedElsewhere } from '../scan/decided-elsewhere.js';
import { ReportView } from '../scan/report-view.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { ReviewBar } from './review-bar.js';
import type { Review } from './use-review.js';

/** The scan whose turn it is, with what there is to say about who has it. */
export function ReviewScan({
  id,
  order,
  review,
  onHelp,
}: {
  id: string;
  order: ReviewOrder;
  review: Review;
  onHelp: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { data: scan, error, refetch } = useQuery(scanQuery(id, i18n.language));
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = scan !== undefined;
  useEffect(() => {
    if (!isThere) return;
    window.scrollTo(0, 0);
    // Read out, and where the keyboard goes on: what had the focus belonged to the scan before.
    title.current?.focus({ preventScroll: true });
  }, [id, isThere]);
  useEffect(() => {
    if (!isThere) return;
    prefetchUpcoming(client, { id, order, lang: i18n.language }).catch(() => undefined);
  }, [client, id, order, isThere, i18n.language]);

  if (!scan) {
    return error ? (
      <Problem error={error} onRetry={() => void refetch()} />
    ) : (
      <p>{t('app.loading')}</p>
    );
  }
  const { turn } = review;
  return (
    <>
      <div className="scan-title">
        <h2 ref={title} tabIndex={-1}>
          <bdi>{scan.file.name}</bdi>
        </h2>
        <span className="hint">{t('review.number', { number: review.decided + 1 })}</span>
      </div>
      {turn?.claim && !turn.claim.own && (
        <Notice tone="warn" isAlert>
          <p>{t('review.taken', { name: turn.claim.user.name })}</p>
          <p>{t('review.takenText')}</p>
          <div className="buttons">
            <Button className="button" onPress={review.next}>
              {t('review.next')}
            </Button>
          </div>
        </Notice>
      )}
      {turn && turn.claim === null && (
        <Notice tone="info" isAlert>
          <p>{t('review.gone')}</p>
          <div className="buttons">
            <Button className="button" onPress={review.next}>
              {t('review.next')}
            </Button>
          </div>
        </Notice>
      )}
      <DecidedElsewhere value>
        {scan.report && (
          <FeedbackProvider key={id} scanId={id}>
            <ReportView scan={scan} report={scan.report} />
          </FeedbackProvider>
        )}
      </DecidedElsewhere>
      <ReviewBar key={`bar ${id}`} scan={scan} review={review} onHelp={onHelp} />
    </>
  );
}
