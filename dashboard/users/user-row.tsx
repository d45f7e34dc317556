import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { InvitedUser, User } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';
import type { Tone } from '../ui/notice.js';
import { type UserAct, UserActDialog } from './user-act-dialog.js';

const TONES: Record<User['state'], Tone> = { invited: 'info', active: 'good', suspended: 'bad' };

/** A person, with what may be done about them. */
export function UserRow({ user, onLink }: { user: User; onLink: (link: InvitedUser) => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const session = useSession();
  const [act, setAct] = useState<UserAct | null>(null);
  const isSelf = user.id === session.user.id;
  const mayChange = user.role !== 'owner' || session.rights.includes('owners:manage');
  const acts = actsOn(user);
  return (
    <li className="user-row card">
      <div className="user-name">
        <bdi>{user.name}</bdi>
        {isSelf && <span className="tag">{t('users.you')}</span>}
        <small>
          <bdi dir="ltr">{user.email}</bdi>
        </small>
      </div>
      <span>{t(`roles.${user.role}`)}</span>
      <span className={`badge tone-${TONES[user.state]}`}>
        {t(
          user.suspended_by === 'operator'
            ? 'users.suspendedByOperator'
            : `users.states.${user.state}`,
        )}
      </span>
      <span className={user.two_factor ? 'tag' : 'tag tag-none'}>
        {t(user.two_factor ? 'users.twoFactor' : 'users.noTwoFactor')}
      </span>
      <small>
        {user.last_sign_in_at === null
          ? t('users.neverSignedIn')
          : t('users.lastSignIn', { time: time(user.last_sign_in_at) })}
      </small>
      {mayChange ? (
        <MenuTrigger>
          <Button className="button" aria-label={t('users.change', { name: user.name })}>
            {t('users.changeShort')}
            <Icon name="down" />
          </Button>
          <Popover className="popover">
            <Menu
              className="list-box"
              aria-label={t('users.change', { name: user.name })}
              onAction={(key) => setAct(acts.find((one) => one === key) ?? null)}
            >
              {acts.map((one) => (
                <MenuItem key={one} id={one} className="list-box-item">
                  {t(`users.acts.${one}`)}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      ) : (
        <small className="hint">{t('users.ownersOnly')}</small>
      )}
      {act !== null && (
        <UserActDialog
          act={act}
          user={user}
          isSelf={isSelf}
          onLink={onLink}
          onClose={() => setAct(null)}
        />
      )}
    </li>
  );
}

/** Whom the operator suspended, the operator resumes. */
const actsOn = ({ suspended_by: by }: User): UserAct[] => [
  'role',
  'link',
  ...(by === 'operator' ? [] : ([by === null ? 'suspend' : 'resume'] as const)),
  'remove',
];
