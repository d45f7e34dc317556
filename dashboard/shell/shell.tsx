import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { call } from '../api/call.js';
import { useSession } from '../session/session.js';
import { forgetQueue } from '../upload/stored-queue.js';
import { Icon } from '../ui/icon.js';
import { Brand } from './brand.js';
import { ConnectionNotice } from './connection-notice.js';
import { Preferences } from './preferences.js';
import { SettingsMenu } from './settings-menu.js';

/** The frame of every page: where one is, who one is, and how it is shown. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user, organization } = useSession();
  const client = useQueryClient();
  const signOut = async () => {
    await call('/session', { method: 'DELETE' });
    await forgetQueue();
    client.clear();
    window.location.assign('/');
  };
  return (
    <>
      <a className="skip" href="#content">
        {t('app.skip')}
      </a>
      <header className="header">
        <Link href="/" className="header-brand">
          <Brand />
        </Link>
        <nav className="header-nav">
          <Link href="/" className={navClass}>
            {t('app.scans')}
          </Link>
          <Link href="/upload" className={navClass}>
            <Icon name="plus" />
            {t('app.upload')}
          </Link>
          <SettingsMenu />
        </nav>
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
      </header>
      <main id="content" className="content" tabIndex={-1}>
        <ConnectionNotice />
        {children}
      </main>
    </>
  );
}

const navClass = (isHere: boolean): string => (isHere ? 'nav-link nav-link-here' : 'nav-link');
