import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { DecisionControls } from '../scan/decision-controls.js';
import { useDeciding } from '../scan/use-deciding.js';
import { Icon } from '../ui/icon.js';
import { useKeys } from '../ui/use-keys.js';
import type { Review } from './use-review.js';

/** Decides about the scan that is shown, by button and by key. */
export function ReviewBar({
  scan,
  review,
  onHelp,
}: {
  scan: Scan;
  review: Review;
  onHelp: () => void;
}) {
  const { t } = useTranslation();
  const deciding = useDeciding(scan, review.finish);
  const isBusy = review.isBusy || deciding.isPending;
  const undo = review.undo ?? deciding.takeBack;
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  useKeys([
    { codes: ['KeyG'], act: unlessBusy(() => deciding.give('genuine')) },
    { codes: ['KeyF'], act: unlessBusy(() => deciding.give('fraud')) },
    { codes: ['KeyN'], act: unlessBusy(review.next) },
    { codes: ['KeyU'], act: unlessBusy(() => undo?.()) },
  ]);
  return (
    <section className="review-bar" aria-label={t('review.bar')}>
      <DecisionControls scan={scan} deciding={{ ...deciding, isPending: isBusy }}>
        <Button className="button" aria-keyshortcuts="N" isDisabled={isBusy} onPress={review.next}>
          <Icon name="forward" mirrored />
          {t('review.skip')}
        </Button>
        <Button
          className="button"
          aria-keyshortcuts="U"
          isDisabled={isBusy || undo === null}
          onPress={() => undo?.()}
        >
          <Icon name="again" />
          {t('review.undo')}
        </Button>
        <span className="toolbar-gap" />
        <Button className="button review-help" aria-keyshortcuts="?" onPress={onHelp}>
          <kbd aria-hidden="true">?</kbd>
          {t('review.help')}
        </Button>
      </DecisionControls>
    </section>
  );
}
