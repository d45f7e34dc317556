import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationQuery } from '../api/organisation.js';
import type { InvitedUser } from '../api/types.js';
import { type NewUser, useInvite } from '../api/users.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/i18n.js';
import { useSession } from '../session/session.js';
import { DialogBox } from '../ui/dialog-box.js';
import { DialogForm } from '../ui/dialog-form.js';
import { SelectBox } from '../ui/select-box.js';
import { TextBox } from '../ui/text-box.js';
import { RoleBox } from './role-box.js';

export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: (invited: InvitedUser) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const session = useSession();
  const { data: organization } = useQuery(organizationQuery);
  const [user, setUser] = useState<Omit<NewUser, 'language'> & Partial<NewUser>>({
    ...{ email: '', name: '', role: 'analyst' },
  });
  const language = user.language ?? organization?.language ?? session.user.language;
  const invite = useInvite();
  return (
    <DialogBox title={t('users.invite')} onClose={onClose}>
      <DialogForm
        action={t('users.makeLink')}
        isSending={invite.isPending}
        error={invite.error}
        onSend={() => invite.mutate({ ...user, language }, { onSuccess: onInvited })}
        onClose={onClose}
      >
        <TextBox
          label={t('session.email')}
          type="email"
          dir="ltr"
          isRequired
          maxLength={254}
          value={user.email}
          onChange={(email) => setUser({ ...user, email })}
          autoFocus
        />
        <TextBox
          label={t('account.name')}
          isRequired
          maxLength={200}
          value={user.name}
          onChange={(name) => setUser({ ...user, name })}
        />
        <RoleBox value={user.role} onChange={(role) => setUser({ ...user, role })} />
        <SelectBox
          label={t('account.language')}
          value={language}
          choices={LANGUAGES.map((id) => ({ id, text: LANGUAGE_NAMES[id] }))}
          onChange={(id) =>
            setUser({ ...user, language: LANGUAGES.find((one) => one === id) ?? language })
          }
        />
        <p className="hint">{t('users.noMail')}</p>
      </DialogForm>
    </DialogBox>
  );
}
