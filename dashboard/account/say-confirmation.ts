import { useTranslation } from 'react-i18next';
import { CallError } from '../api/call.js';
import { useSayProblem } from '../ui/problem.js';

/** One sentence about a change that asked for the password again. */
export function useSayConfirmation(): (error: unknown) => string {
  const { t } = useTranslation();
  const say = useSayProblem();
  return (error) => {
    if (!(error instanceof CallError)) return say(error);
    if (error.code === 'SIGN_IN_FAILED') return t('account.notConfirmed');
    if (error.code === 'CODE_REQUIRED') return t('session.codeWanted');
    if (error.code === 'RATE_LIMITED') {
      return t('session.throttled', { seconds: error.retryAfterS ?? 60 });
    }
    return say(error);
  };
}
