import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { call, CallError } from '../api/call.js';
import type { Invitation } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { NewPasswordFields } from '../ui/new-password.js';
import { Notice } from '../ui/notice.js';
import { useSayProblem } from '../ui/problem.js';
import { TextBox } from '../ui/text-box.js';

/** The user of a one-time link chooses a password, and the name that others see. */
export function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const say = useSayProblem();
  const client = useQueryClient();
  const [, go] = useLocation();
  const [name, setName] = useState(invitation.name);
  const [given, setGiven] = useState({ wanted: '', repeated: '' });
  const save = useMutation({
    mutationFn: () =>
      call('/invitations/accept', {
        method: 'POST',
        body: { token, password: given.wanted, language, name: name.trim() },
      }),
    onSuccess: async () => {
      await client.resetQueries({ queryKey: ['session'] });
      go('/', { replace: true });
    },
  });
  return (
    <>
      <p>{t('session.linkText', { organization: invitation.organization.name })}</p>
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (given.wanted === given.repeated) save.mutate();
        }}
      >
        <TextBox
          label={t('session.email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          isReadOnly
          value={invitation.email}
        />
        <TextBox
          label={t('session.name')}
          autoComplete="name"
          isRequired
          maxLength={200}
          value={name}
          onChange={setName}
        />
        <NewPasswordFields given={given} onChange={setGiven} autoFocus />
        {save.error && (
          <Notice tone="bad" isAlert>
            {save.error instanceof CallError && save.error.code === 'LINK_INVALID'
              ? t('session.linkGone')
              : say(save.error)}
          </Notice>
        )}
        <Button type="submit" className="button button-main" isDisabled={save.isPending}>
          {t('session.save')}
        </Button>
      </Form>
    </>
  );
}
