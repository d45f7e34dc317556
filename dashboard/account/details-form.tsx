import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useAccountChange } from '../api/account.js';
import { chooseLanguage, type Language, LANGUAGE_NAMES, LANGUAGES } from '../i18n/i18n.js';
import { useSession } from '../session/session.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { SelectBox } from '../ui/select-box.js';
import { TextBox } from '../ui/text-box.js';

export function DetailsForm() {
  const { t } = useTranslation();
  const { user, organization } = useSession();
  const [name, setName] = useState(user.name);
  const [language, setLanguage] = useState<Language>(user.language);
  const save = useAccountChange<{ name: string; language: Language }>('/session', 'PATCH');
  return (
    <section className="card" aria-labelledby="details-title">
      <h2 id="details-title">{t('account.details')}</h2>
      <p className="hint">
        <bdi dir="ltr">{user.email}</bdi> · {t(`roles.${user.role}`)} ·{' '}
        <bdi>{organization.name}</bdi>
      </p>
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ name, language }, { onSuccess: () => chooseLanguage(language) });
        }}
      >
        <TextBox
          label={t('account.name')}
          autoComplete="name"
          isRequired
          maxLength={200}
          value={name}
          onChange={setName}
        />
        <SelectBox
          label={t('account.language')}
          value={language}
          choices={LANGUAGES.map((id) => ({ id, text: LANGUAGE_NAMES[id] }))}
          onChange={(id) => setLanguage(LANGUAGES.find((one) => one === id) ?? language)}
        />
        {save.error && <Problem error={save.error} />}
        {save.isSuccess && (
          <Notice tone="good" isAlert>
            {t('account.saved')}
          </Notice>
        )}
        <div className="buttons">
          <Button type="submit" className="button button-main" isDisabled={save.isPending}>
            {t('account.save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
