import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationChange } from '../api/organisation.js';
import type { Organization } from '../api/types.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/i18n.js';
import { SelectBox } from '../ui/select-box.js';
import { TextBox } from '../ui/text-box.js';
import { SettingsForm } from './settings-form.js';

export function NameForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const [name, setName] = useState(organization.name);
  const [language, setLanguage] = useState(organization.language);
  const save = useOrganizationChange<Pick<Organization, 'name' | 'language'>>(
    '/organization',
    'PATCH',
  );
  return (
    <SettingsForm
      title={t('organization.general')}
      saving={save}
      onSave={() => save.mutate({ name, language })}
    >
      <TextBox
        label={t('organization.name')}
        isRequired
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <SelectBox
        label={t('organization.language')}
        value={language}
        choices={LANGUAGES.map((id) => ({ id, text: LANGUAGE_NAMES[id] }))}
        onChange={(id) => setLanguage(LANGUAGES.find((one) => one === id) ?? language)}
      />
    </SettingsForm>
  );
}
