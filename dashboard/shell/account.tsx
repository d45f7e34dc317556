import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { call } from '../api/call.js';
import { forgetFeedback } from '../feedback/outbox.js';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';
import { useNarrow } from '../ui/use-narrow.js';
import { forgetQueue } from '../upload/stored-queue.js';
import { Preferences } from './preferences.js';

/** Who one is and how pages are shown: in the header, and on a phone behind a button. */
export function Account() {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  if (!isNarrow) return <AccountPanel />;
  return (
    <DialogTrigger>
      <Button className="icon-button header-menu" aria-label={t('app.account')}>
        <Icon name="person" />
      </Button>
      <Popover className="popover account-popover" placement="bottom end">
        <Dialog className="account-dialog" aria-label={t('app.account')}>
          <AccountPanel />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function AccountPanel() {
  const { t } = useTranslation();
  const { user, organization } = useSession();
  const client = useQueryClient();
  const signOut = async () => {
    await call('/session', { method: 'DELETE' });
    await forgetQueue();
    forgetFeedback();
    client.clear();
    window.location.assign('/');
  };
  return (
    <div className="header-end">
      <Preferences />
      <div className="account">
        <Link href="/account" className="account-name account-link">
          <bdi>{user.name}</bdi>
          <small>
            <bdi>{organization.name}</bdi> · {t(`roles.${user.role}`)}
          </small>
        </Link>
        <Button className="button" onPress={() => void signOut()}>
          {t('app.signOut')}
        </Button>
      </div>
    </div>
  );
}
