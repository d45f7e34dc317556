import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components';
import { CallError } from '../api/call.js';
import { Notice } from './notice.js';

/** What went wrong with a call, in the reader's language, and a way to try it again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const say = useSayProblem();
  return (
    <Notice tone="bad" isAlert>
      <p>{say(error)}</p>
      {onRetry && (
        <Button className="button" onPress={onRetry}>
          {t('app.retry')}
        </Button>
      )}
    </Notice>
  );
}

/** One sentence about an error of a call. Messages of the service are English. */
export function useSayProblem(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof CallError)) return t('problems.service', { requestId: '-' });
    const words: Partial<Record<string, string>> = t('problems.codes', { returnObjects: true });
    const known = words[error.code];
    if (known !== undefined) return known;
    switch (error.code) {
      case 'OFFLINE':
        return t('problems.offline');
      case 'NOT_FOUND':
        return t('problems.gone');
      case 'NOT_PERMITTED':
      case 'FORGED_REQUEST':
        return t('problems.forbidden');
      case 'RATE_LIMITED':
        return t('problems.busy', { seconds: error.retryAfterS ?? 60 });
      default:
        return error.status >= 500 || error.message === ''
          ? t('problems.service', { requestId: error.requestId ?? '-' })
          : error.message;
    }
  };
}
