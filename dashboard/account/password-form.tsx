import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useAccountChange } from '../api/account.js';
import { useSession } from '../session/session.js';
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
  const isDifferent = repeated !== '' && repeated !== wanted;
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
        <TextBox
          label={t('session.newPassword')}
          type="password"
          dir="ltr"
          autoComplete="new-password"
          isRequired
          minLength={12}
          value={wanted}
          onChange={(text) => setFields({ ...fields, wanted: text })}
        />
        <TextBox
          label={t('session.repeatPassword')}
          type="password"
          dir="ltr"
          autoComplete="new-password"
          isRequired
          value={repeated}
          onChange={(text) => setFields({ ...fields, repeated: text })}
        />
        {isDifferent && <Notice tone="warn">{t('session.differ')}</Notice>}
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
