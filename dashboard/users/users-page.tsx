import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { usersQuery } from '../api/users.js';
import type { InvitedUser } from '../api/types.js';
import { useTitle } from '../shell/use-title.js';
import { Icon } from '../ui/icon.js';
import { Problem } from '../ui/problem.js';
import { InviteDialog } from './invite-dialog.js';
import { LinkDialog } from './link-dialog.js';
import { UserRow } from './user-row.js';

/** The people of the organization: who they are, what they may do, and how they come in. */
export function UsersPage() {
  const { t } = useTranslation();
  useTitle(t('users.title'));
  const { data, error, isPending, refetch } = useQuery(usersQuery);
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<InvitedUser | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>{t('users.title')}</h1>
        <Button className="button button-main" onPress={() => setInviting(true)}>
          <Icon name="plus" />
          {t('users.invite')}
        </Button>
      </div>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <p role="status">{t('app.loading')}</p>}
      <ul className="user-list" aria-label={t('users.title')}>
        {data?.map((user) => (
          <UserRow key={user.id} user={user} onLink={setInvited} />
        ))}
      </ul>
      {data?.length === 1 && <p className="hint">{t('users.alone')}</p>}
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(answer) => {
            setInviting(false);
            setInvited(answer);
          }}
        />
      )}
      {invited && <LinkDialog invited={invited} onClose={() => setInvited(null)} />}
    </>
  );
}
