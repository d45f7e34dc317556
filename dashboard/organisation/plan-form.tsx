import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationChange } from '../api/organisation.js';
import type { Organization } from '../api/types.js';
import { Notice } from '../ui/notice.js';
import { SelectBox } from '../ui/select-box.js';
import { SettingsForm } from './settings-form.js';

/** The plan: changed here where the operator leaves that to owners, else shown. */
export function PlanForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const { plan, plans } = organization;
  const [chosen, setChosen] = useState(plan.id);
  const save = useOrganizationChange<{ plan: string }>('/organization/plan', 'POST');
  const others = plans.filter(({ id }) => id !== plan.id);
  if (others.length === 0) {
    return (
      <section className="card">
        <h2>{t('organization.plan')}</h2>
        <p>
          <strong>{plan.name}</strong>
        </p>
        <p className="hint">{t('organization.planByOperator')}</p>
      </section>
    );
  }
  return (
    <SettingsForm
      title={t('organization.plan')}
      saving={save}
      isDisabled={chosen === plan.id}
      onSave={() => save.mutate({ plan: chosen })}
    >
      <SelectBox
        label={t('organization.plan')}
        hideLabel
        value={chosen}
        choices={[plan, ...others].map(({ id, name }) => ({ id, text: name }))}
        onChange={(id) => setChosen(plans.find((one) => one.id === id)?.id ?? plan.id)}
      />
      {chosen !== plan.id && <Notice tone="warn">{t(`organization.planTexts.${chosen}`)}</Notice>}
    </SettingsForm>
  );
}
