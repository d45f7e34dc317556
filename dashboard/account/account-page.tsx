import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.js';
import { useTitle } from '../shell/use-title.js';
import { Notice } from '../ui/notice.js';
import { DetailsForm } from './details-form.js';
import { OwnSessions } from './own-sessions.js';
import { PasswordForm } from './password-form.js';
import { TwoFactor } from './two-factor.js';

/** What a person keeps of their own: name, language, password, second factor and sessions. */
export function AccountPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  useTitle(t('account.title'));
  return (
    <>
      <h1>{t('account.title')}</h1>
      <div className="settings">
        <DetailsForm />
        {user.password ? (
          <>
            <PasswordForm />
            <TwoFactor />
          </>
        ) : (
          <Notice tone="info">{t('account.noPassword')}</Notice>
        )}
        <OwnSessions />
      </div>
    </>
  );
}
