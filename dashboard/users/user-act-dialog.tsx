import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { InvitedUser, User } from '../api/types.js';
import { useChangeUser, useRemoveUser, useReset } from '../api/users.js';
import { DialogBox } from '../ui/dialog-box.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
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
  const error = change.error ?? reset.error ?? remove.error;
  const isPending = change.isPending || reset.isPending || remove.isPending;
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
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          perform();
        }}
      >
        <p>{t(`users.texts.${act}`, { name: user.name })}</p>
        {isSelf && act !== 'resume' && <Notice tone="warn">{t('users.onYourself')}</Notice>}
        {act === 'role' && <RoleBox value={role} onChange={setRole} />}
        {error && <Problem error={error} />}
        <div className="buttons">
          <Button
            type="submit"
            className={`button ${act === 'remove' || act === 'suspend' ? 'button-bad' : 'button-main'}`}
            isDisabled={isPending || (act === 'role' && role === user.role)}
          >
            {t(`users.acts.${act}`)}
          </Button>
          <Button className="button" onPress={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
      </Form>
    </DialogBox>
  );
}
