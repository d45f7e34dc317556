import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { feedbackQuery } from '../api/feedback.js';

/** Of a labelled scan: whether its document is kept for training, where the organization wants that. */
export function TrainingNotice({ scanId }: { scanId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(feedbackQuery(scanId));
  if (!data?.training_copies) return null;
  return (
    <p className="hint" role="status">
      {t(data.training_copy ? 'feedback.copyKept' : 'feedback.copyGone')}
    </p>
  );
}
