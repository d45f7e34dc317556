import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitedUser, User } from '../api/types.js';
import { useChangeUser, useRemoveUser, useReset } from '../api/users.js';
import { DialogBox } from '../ui/dialog-box.js';
import { DialogForm } from '../ui/dialog-form.js';
import { Notice } from '../ui/notice.js';
import { RoleBox } from './role-box.js';

export type UserAct = 'role' | 'link' | 'suspend' | 'resume' | 'remove';

/** Says what an act on a user brings with it, and does it. */
export function UserActDialog({
  act,
  user,
  isSelf,
  onLink,
  onClose,
}: {
  act: UserAct;
  user: User;
  isSelf: boolean;
  onLink: (link: InvitedUser) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [role, setRole] = useState(user.role);
  const change = useChangeUser();
  const reset = useReset();
  const remove = useRemoveUser();
  const done = { onSuccess: onClose };
  const perform = (): void => {
    const { id } = user;
    if (act === 'role') change.mutate({ id, role }, done);
    else if (act === 'remove') remove.mutate(id, done);
    else if (act !== 'link') change.mutate({ id, suspended: act === 'suspend' }, done);
    else {
      reset.mutate(id, {
        onSuccess: (answer) => {
          onClose();
          onLink(answer);
        },
      });
    }
  };
  return (
    <DialogBox title={t(`users.acts.${act}`)} onClose={onClose}>
      <DialogForm
        action={t(`users.acts.${act}`)}
        isDangerous={act === 'remove' || act === 'suspend'}
        isDisabled={act === 'role' && role === user.role}
        isSending={change.isPending || reset.isPending || remove.isPending}
        error={change.error ?? reset.error ?? remove.error}
        onSend={perform}
        onClose={onClose}
      >
        <p>{t(`users.texts.${act}`, { name: user.name })}</p>
        {isSelf && act !== 'resume' && <Notice tone="warn">{t('users.onYourself')}</Notice>}
        {act === 'role' && <RoleBox value={role} onChange={setRole} />}
      </DialogForm>
    </DialogBox>
  );
}
