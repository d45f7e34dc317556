import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ConfirmFields } from '../account/confirm-fields.js';
import { useSayConfirmation } from '../account/say-confirmation.js';
import { CallError } from '../api/call.js';
import { deleteOrganization } from '../api/organisation.js';
import type { Organization } from '../api/types.js';
import { useSession } from '../session/session.js';
import { SsoLink } from '../session/sso-link.js';
import { forgetQueue } from '../upload/stored-queue.js';
import { DialogBox } from '../ui/dialog-box.js';
import { DialogForm } from '../ui/dialog-form.js';
import { Notice } from '../ui/notice.js';
import { TextBox } from '../ui/text-box.js';

/** Deletes the organisation: after its name was typed, and the password given once more. */
export function DeleteOrganisation({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card">
      <h2>{t('organization.delete')}</h2>
      <p className="hint">{t('organization.deleteText')}</p>
      <div className="buttons">
        <Button className="button button-bad" onPress={() => setOpen(true)}>
          {t('organization.delete')}
        </Button>
      </div>
      {isOpen && <DeleteDialog organization={organization} onClose={() => setOpen(false)} />}
    </section>
  );
}

function DeleteDialog({
  organization,
  onClose,
}: {
  organization: Organization;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const client = useQueryClient();
  const say = useSayConfirmation();
  const [fields, setFields] = useState({ name: '', password: '', code: '' });
  const remove = useMutation({
    mutationFn: deleteOrganization,
    onSuccess: async () => {
      await forgetQueue();
      client.clear();
      window.location.assign('/');
    },
  });
  const needsSignIn = remove.error instanceof CallError && remove.error.code === 'SIGN_IN_AGAIN';
  return (
    <DialogBox title={t('organization.delete')} onClose={onClose}>
      <Notice tone="bad">{t('organization.deleteWarning', { name: organization.name })}</Notice>
      <DialogForm
        action={t('organization.deleteDo')}
        isDangerous
        isDisabled={fields.name.trim() !== organization.name.trim()}
        isSending={remove.isPending}
        onSend={() =>
          remove.mutate({
            name: fields.name,
            ...(user.password && { password: fields.password }),
            ...(user.two_factor && { code: fields.code }),
          })
        }
        onClose={onClose}
      >
        <TextBox
          label={t('organization.typeName', { name: organization.name })}
          isRequired
          value={fields.name}
          onChange={(name) => setFields({ ...fields, name })}
          autoFocus
        />
        <ConfirmFields
          given={fields}
          onChange={setFields}
          asksPassword={user.password}
          asksCode={user.two_factor}
        />
        {remove.error && (
          <Notice tone="bad" isAlert>
            <p>{needsSignIn ? t('organization.signInAgain') : say(remove.error)}</p>
            {needsSignIn && <SsoLink organization={organization.id} text={t('session.ssoAgain')} />}
          </Notice>
        )}
      </DialogForm>
    </DialogBox>
  );
}
