import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { SessionDetails } from '../api/types.js';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';

type Right = SessionDetails['rights'][number];

/** Pages of the group "Settings", in its order; each is shown to those who have its right. */
const PAGES = [
  { path: '/usage', title: 'usage.title', right: 'usage:read' },
  { path: '/keys', title: 'keys.title', right: 'keys:manage' },
  { path: '/users', title: 'users.title', right: 'users:manage' },
  { path: '/organization', title: 'organization.title', right: 'organization:manage' },
  { path: '/webhooks', title: 'webhooks.title', right: 'webhooks:manage' },
  { path: '/audit', title: 'audit.title', right: 'audit:read' },
] as const satisfies readonly { path: string; title: string; right: Right }[];

/** The pages by which an organisation is kept, behind one button. */
export function SettingsMenu() {
  const { t } = useTranslation();
  const { rights } = useSession();
  const [here] = useLocation();
  const pages = PAGES.filter(({ right }) => rights.includes(right));
  if (pages.length === 0) return null;
  const isHere = (path: string) => here === path || here.startsWith(`${path}/`);
  return (
    <MenuTrigger>
      <Button
        className={pages.some(({ path }) => isHere(path)) ? 'nav-link nav-link-here' : 'nav-link'}
      >
        {t('app.settings')}
        <Icon name="down" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu className="list-box" aria-label={t('app.settings')}>
          {pages.map(({ path, title }) => (
            <MenuItem
              key={path}
              id={path}
              href={path}
              className="list-box-item menu-item"
              {...(isHere(path) && { 'aria-current': 'page' as const })}
            >
              {t(title)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
