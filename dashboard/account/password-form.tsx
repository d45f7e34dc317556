import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useAccountChange } from '../api/account.js';
import { useSession } from '../session/session.js';
import { NewPasswordFields } from '../ui/new-password.js';
import { Notice } from '../ui/notice.js';
import { TextBox } from '../ui/text-box.js';
import { useSayConfirmation } from './say-confirmation.js';

const EMPTY = { current: '', wanted: '', repeated: '' };

export function PasswordForm() {
  const { t } = useTranslation();
  const { user } = useSession();
  const say = useSayConfirmation();
  const [fields, setFields] = useState(EMPTY);
  const save = useAccountChange<{ current_password: string; new_password: string }>(
    '/password',
    'POST',
  );
  const { current, wanted, repeated } = fields;
  return (
    <section className="card" aria-labelledby="password-title">
      <h2 id="password-title">{t('account.password')}</h2>
      <p className="hint">{t('account.passwordText')}</p>
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== repeated) return;
          save.mutate(
            { current_password: current, new_password: wanted },
            { onSuccess: () => setFields(EMPTY) },
          );
        }}
      >
        {/* Password managers look for whose password it is. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <TextBox
          label={t('account.currentPassword')}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          isRequired
          value={current}
          onChange={(text) => setFields({ ...fields, current: text })}
        />
        <NewPasswordFields given={fields} onChange={setFields} />
        {save.error && (
          <Notice tone="bad" isAlert>
            {say(save.error)}
          </Notice>
        )}
        {save.isSuccess && (
          <Notice tone="good" isAlert>
            {t('account.passwordChanged')}
          </Notice>
        )}
        <div className="buttons">
          <Button type="submit" className="button button-main" isDisabled={save.isPending}>
            {t('account.changePassword')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
