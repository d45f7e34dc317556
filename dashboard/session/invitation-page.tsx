import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { call, CallError } from '../api/call.js';
import { useFormat } from '../i18n/use-format.js';
import { Brand } from '../shell/brand.js';
import { Preferences } from '../shell/preferences.js';
import { useTitle } from '../shell/use-title.js';
import { Notice } from '../ui/notice.js';
import { useSayProblem } from '../ui/problem.js';
import { TextBox } from '../ui/text-box.js';

/** Where a one-time link leads: its token is the fragment, which no server sees. */
export function InvitationPage() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const say = useSayProblem();
  const client = useQueryClient();
  const [, go] = useLocation();
  const [token] = useState(() => window.location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  useTitle(t('session.linkTitle'));
  const save = useMutation({
    mutationFn: () =>
      call('/invitations/accept', { method: 'POST', body: { token, password, language } }),
    onSuccess: async () => {
      await client.resetQueries({ queryKey: ['session'] });
      go('/', { replace: true });
    },
  });
  const isDifferent = repeated !== '' && repeated !== password;
  return (
    <main className="entry">
      <Brand />
      <section className="card entry-card">
        <h1>{t('session.linkTitle')}</h1>
        <p>{t('session.linkText')}</p>
        <Form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (password === repeated) save.mutate();
          }}
        >
          <TextBox
            label={t('session.newPassword')}
            type="password"
            dir="ltr"
            autoComplete="new-password"
            isRequired
            minLength={12}
            value={password}
            onChange={setPassword}
            autoFocus
          />
          <TextBox
            label={t('session.repeatPassword')}
            type="password"
            dir="ltr"
            autoComplete="new-password"
            isRequired
            value={repeated}
            onChange={setRepeated}
          />
          {isDifferent && <Notice tone="warn">{t('session.differ')}</Notice>}
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
      </section>
      <Preferences />
    </main>
  );
}
