import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../ui/icon.js';
import { Account } from './account.js';
import { Brand } from './brand.js';
import { ConnectionNotice } from './connection-notice.js';
import { SettingsMenu } from './settings-menu.js';

/** The frame of every page: where one is and who one is. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
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
          <Link href="/review" className={navClass}>
            {t('review.title')}
          </Link>
          <Link href="/upload" className={navClass}>
            <Icon name="plus" />
            {t('app.upload')}
          </Link>
          <SettingsMenu />
        </nav>
        <Account />
      </header>
      <main id="content" className="content" tabIndex={-1}>
        <ConnectionNotice />
        {children}
      </main>
    </>
  );
}

const navClass = (isHere: boolean): string => (isHere ? 'nav-link nav-link-here' : 'nav-link');
