import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.js';
import { TextBox } from '../ui/text-box.js';
import { useSayConfirmation } from './say-confirmation.js';

/** Asks for the password again, and for a code, before what an open session alone must not do. */
export function ConfirmForm({
  action,
  asksCode = false,
  isDangerous = false,
  isPending,
  error,
  onConfirm,
  onCancel,
}: {
  action: string;
  asksCode?: boolean;
  isDangerous?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: (given: { password: string; code: string }) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const say = useSayConfirmation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <Form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm({ password, code });
      }}
    >
      <TextBox
        label={t('account.currentPassword')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        autoFocus
      />
      {asksCode && (
        <TextBox
          label={t('session.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          value={code}
          onChange={setCode}
        />
      )}
      {error !== null && (
        <Notice tone="bad" isAlert>
          {say(error)}
        </Notice>
      )}
      <div className="buttons">
        <Button
          type="submit"
          className={isDangerous ? 'button button-bad' : 'button button-main'}
          isDisabled={isPending}
        >
          {action}
        </Button>
        <Button className="button" onPress={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </Form>
  );
}
