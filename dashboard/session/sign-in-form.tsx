import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { call, CallError } from '../api/call.js';
import { CodeBox } from '../ui/code-box.js';
import { Notice } from '../ui/notice.js';
import { useSayProblem } from '../ui/problem.js';
import { TextBox } from '../ui/text-box.js';

/** @param email of the user whose session ended; asked for where there is none */
export function SignInForm({ email: known, onDone }: { email?: string; onDone: () => void }) {
  const { t } = useTranslation();
  const say = useSayProblem();
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () =>
      call('/session', {
        method: 'POST',
        body: { email, password, ...(code !== '' && { code }) },
      }),
    onSuccess: onDone,
  });
  const wantsCode = signIn.error instanceof CallError && signIn.error.code === 'CODE_REQUIRED';
  const [isCodeShown, showCode] = useState(false);
  if (wantsCode && !isCodeShown) showCode(true);

  return (
    <Form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate();
      }}
    >
      <TextBox
        label={t('session.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        isRequired
        value={email}
        onChange={setEmail}
        autoFocus={known === undefined}
        isReadOnly={known !== undefined}
      />
      <TextBox
        label={t('session.password')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        autoFocus={known !== undefined}
      />
      {isCodeShown && <CodeBox value={code} onChange={setCode} autoFocus />}
      {signIn.error && (
        <Notice tone={wantsCode ? 'info' : 'bad'} isAlert>
          {sayRefusal(signIn.error)}
        </Notice>
      )}
      <Button type="submit" className="button button-main" isDisabled={signIn.isPending}>
        {t('session.signIn')}
      </Button>
    </Form>
  );

  function sayRefusal(error: unknown): string {
    if (!(error instanceof CallError)) return say(error);
    if (error.code === 'CODE_REQUIRED') return t('session.codeWanted');
    if (error.code === 'RATE_LIMITED') {
      return t('session.throttled', { seconds: error.retryAfterS ?? 60 });
    }
    return error.status === 401 ? t('session.refused') : say(error);
  }
}
